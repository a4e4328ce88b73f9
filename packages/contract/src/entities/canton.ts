import { z } from 'zod'
import { CANTON_CODES } from '../constants.ts'
import { id } from './common.ts'

export const cantonCode = z.enum(CANTON_CODES)
export type CantonCode = z.infer<typeof cantonCode>

export const constituency = z.object({ id, cantonId: id, name: z.string(), seats: z.int().nullable() })
export type Constituency = z.infer<typeof constituency>

/** `coatOfArms` is the path of a picture on the same origin, or null. */
export const canton = z.object({
  id,
  code: cantonCode,
  name: z.string(),
  coatOfArms: z.string().nullable(),
  constituencies: z.array(id),
})
export type Canton = z.infer<typeof canton>

/** A municipality with the constituencies in which it may vote. */
export const placeOfVote = z.object({
  name: z.string(),
  cantonCode,
  constituencyId: id.nullable(),
  constituencyIds: z.array(id).optional(),
})

/**
 * What a postcode says about the place of a vote. `code` is null where the postcode spans several cantons, `constituencyId` where the municipality is
 * divided; `constituencyIds` are all in which it may vote, none where that is not known. Cantons and municipalities come by their share of the addresses,
 * the largest first.
 */
export const cantonLookup = z.object({
  code: cantonCode.nullable(),
  cantons: z.array(cantonCode),
  municipalities: z.array(placeOfVote),
})
export type CantonLookup = z.infer<typeof cantonLookup>

/** All postcodes of Switzerland, to look one up without telling it. `postcodes` name their municipalities by index, in the order of the lookup. */
export const places = z.object({
  municipalities: z.array(placeOfVote),
  postcodes: z.record(z.string().regex(/^[0-9]{4}$/), z.array(z.int().min(0))),
})
export type Places = z.infer<typeof places>
