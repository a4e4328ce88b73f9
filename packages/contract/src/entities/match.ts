import { z } from 'zod'
import { MATCH_METHODS, MATCH_TYPES, UNCOUNTED_REASONS } from '../constants.ts'
import { id } from './common.ts'
import { weight } from './question.ts'

export const matchType = z.enum(MATCH_TYPES)
export type MatchType = z.infer<typeof matchType>

/** A rating; `rank` is 1..n over all liked and loved candidates of the election, null for a dislike. */
export const match = z.object({ candidateId: id, type: matchType, rank: z.int().positive().nullable() })
export type Match = z.infer<typeof match>

export const matchMethod = z.enum(MATCH_METHODS)
export type MatchMethod = z.infer<typeof matchMethod>

const percent = z.number().min(0).max(100)

/** `value` 0-100 with one decimal, null under the minimum of shared answers; `shared` = questions both answered. */
export const matchPercent = z.object({
  candidateId: id,
  value: percent.nullable(),
  shared: z.int().nonnegative(),
})
export type MatchPercent = z.infer<typeof matchPercent>

export const uncountedReason = z.enum(UNCOUNTED_REASONS)
export type UncountedReason = z.infer<typeof uncountedReason>

const answerValue = z.int().min(0).max(100)
const points = z.int().nonnegative()

/** One question: `points` given of those `possible`, both 0 where it is not counted, for the reason in `uncounted`. */
export const matchContribution = z.object({
  questionId: id,
  voterValue: answerValue.nullable(),
  candidateValue: answerValue.nullable(),
  weight,
  points,
  possible: points,
  uncounted: uncountedReason.nullable(),
})
export type MatchContribution = z.infer<typeof matchContribution>

/**
 * What every question gives to a match percent. `points` and `possible` are the sums over `questions`; City Block: 100 * points / possible is
 * the percent; Euclid, whose points are squares: 100 * (1 - sqrt((possible - points) / possible)). `required` = shared answers that a percent needs.
 */
export const matchContributions = z.object({
  ...matchPercent.shape,
  method: matchMethod,
  required: z.int().positive(),
  points,
  possible: points,
  questions: z.array(matchContribution),
})
export type MatchContributions = z.infer<typeof matchContributions>

/** The mean of several match percents, 0-100 with one decimal; `known` of `total` have one, with none of them `value` is null. */
export const meanMatch = z.object({ value: percent.nullable(), known: z.int().nonnegative(), total: z.int().nonnegative() })
export type MeanMatch = z.infer<typeof meanMatch>

/** The match of an official or own list over its lines. */
export const listMatch = meanMatch.extend({ listId: id })
export type ListMatch = z.infer<typeof listMatch>
