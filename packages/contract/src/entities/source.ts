import { z } from 'zod'
import { day, id, moment } from './common.ts'

/**
 * What every record tells of where it comes from: `sourceId` leads to `GET /source/{id}` and is left out where the source is not known;
 * `fictional` is true where the record is invented and left out of real ones, so that answers stay small.
 */
export const sourced = { sourceId: id.optional(), fictional: z.boolean().optional() } as const

/** What a snapshot tells of the source of a record. */
export interface Sourced {
  readonly sourceId?: number | null | undefined
  readonly fictional?: boolean | undefined
}

/** Sources without a known publisher; the interface describes them in the language of the reader. Of `format` the name is that of the format. */
export const SOURCE_KINDS = ['demonstration', 'candidates', 'questions', 'news', 'surveys', 'operator', 'format'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** A source as an import brought it. Null where that is not known. */
export const source = z.object({
  id,
  /** Whose data it is, or in which format, a proper name that is the same in every language; null where `kind` tells it. */
  name: z.string().nullable(),
  kind: z.enum(SOURCE_KINDS).nullable(),
  /** Where it is published. */
  address: z.string().nullable(),
  licence: z.string().nullable(),
  /** SHA-256 over the files, in hex. */
  fileHash: z.string().nullable(),
  /** The day on which it was written, where it says so, else of the youngest fact in it that is not to come. */
  dataDate: day.nullable(),
  importedAt: moment.nullable(),
  fictional: z.boolean(),
})
export type DataSource = z.infer<typeof source>

/** Part of the public data, as an operator brings them one after the other. */
export const SET_UP_PARTS = [
  'places',
  'parties',
  'elections',
  'questions',
  'answers',
  'results',
  'councils',
  'people',
  'votes',
  'peopleVotes',
  'articles',
] as const
const count = z.int().nonnegative()
export const setUpPart = z.object({ part: z.enum(SET_UP_PARTS), real: count, fictional: count })
export type SetUpPart = z.infer<typeof setUpPart>
