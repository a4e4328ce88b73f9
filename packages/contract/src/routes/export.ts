import { z } from 'zod'
import { calls } from '../calls.ts'
import { EXPORT_FORMAT } from '../constants.ts'
import { id } from '../entities/common.ts'
import { defineRoute, pathIds } from '../route.ts'

/** A version of the data that the device has: digits without sign, leading zero or fraction, below 2^53. */
const since = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,15})$/, 'not_a_number')
  .transform(Number)
  .pipe(z.int())

/** The first line of an export. */
export const exportHead = z.strictObject({
  part: z.literal('head'),
  format: z.literal(EXPORT_FORMAT),
  dataVersion: z.int().min(0),
  lines: z.int().min(0),
  replaces: z.array(z.string()),
})
const items = z.array(z.looseObject({}))
const commonLine = z.strictObject({ part: z.enum(['cantons', 'constituencies', 'parties', 'elections', 'localities']), items })
const electionLine = z.strictObject({
  part: z.enum(['election', 'questions', 'candidates', 'answers', 'lists']),
  election: id,
  items,
})

/** Each item of the answer is a line; `export-line.ts` has their types. */
export const exportRoutes = {
  exportCommon: defineRoute(calls.exportCommon, {
    query: z.strictObject({ since: since.optional() }),
    response: z.tuple([exportHead], commonLine),
    mediaType: 'application/x-ndjson',
  }),
  exportCanton: defineRoute(calls.exportCanton, {
    params: pathIds('id'),
    query: z.strictObject({ since: since.optional() }),
    response: z.tuple([exportHead], electionLine),
    errors: ['canton_not_found'],
    mediaType: 'application/x-ndjson',
  }),
}
