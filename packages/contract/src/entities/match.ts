import { z } from 'zod'
import { MATCH_METHODS, MATCH_TYPES } from '../constants.ts'
import { id } from './common.ts'

export const matchType = z.enum(MATCH_TYPES)
export type MatchType = z.infer<typeof matchType>

/** A rating; `rank` is 1..n over all liked and loved candidates of the election, null for a dislike. */
export const match = z.object({ candidateId: id, type: matchType, rank: z.int().positive().nullable() })
export type Match = z.infer<typeof match>

export const matchMethod = z.enum(MATCH_METHODS)
export type MatchMethod = z.infer<typeof matchMethod>

/** `value` 0-100 with one decimal, null under the minimum of shared answers; `shared` = questions both answered. */
export const matchPercent = z.object({
  candidateId: id,
  value: z.number().min(0).max(100).nullable(),
  shared: z.int().nonnegative(),
})
export type MatchPercent = z.infer<typeof matchPercent>
