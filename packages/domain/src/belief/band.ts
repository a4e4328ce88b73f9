import type { AnswerMatrix } from '../match/answer-matrix.ts'
import type { Belief } from './belief.ts'
import { ascendingPercents, deviationOf, type ExpectedPercent, type QuestionTable } from './expected-percents.ts'

/** Whole percents between which the percent after all questions lies in about eight of ten cases. */
export interface Band {
  readonly from: number
  readonly to: number
}

/** How many of the best a group is about. */
const BEST = 10
/** Standard deviations to each side. */
const WIDTH = 1.5

/** How much the voter's answers leave open about the candidates of a matrix. */
export interface Uncertainty {
  readonly matrix: AnswerMatrix
  readonly belief: Belief
  readonly tables: readonly (QuestionTable | null)[]
}

/** The band of one candidate. */
export function bandOf({ expected, row }: ExpectedPercent, uncertainty: Uncertainty): Band {
  return bandAround(expected, halfWidthOf([row], uncertainty))
}

/** Whole percents, outwards. @param halfWidth in points */
export function bandAround(expected: number, halfWidth: number): Band {
  return { from: Math.max(0, Math.floor(expected - halfWidth)), to: Math.min(100, Math.ceil(expected + halfWidth)) }
}

/**
 * Half the width of the band of the mean of these rows before it is cut and rounded, in points; half a point more, because a percent is rounded.
 */
export function halfWidthOf(rows: readonly number[], { matrix, belief, tables }: Uncertainty): number {
  return WIDTH * deviationOf(matrix, { belief, tables, rows }) + 0.5
}

/** How inexact a band is; null for exact bands, which need no warning. */
export type Precision = 'rough' | 'fair' | null

/** The word for half a width in points: above 7 rough, from 4.5 fair, below none. */
export function precisionOf(halfWidth: number): Precision {
  if (halfWidth > 7) return 'rough'
  return halfWidth >= 4.5 ? 'fair' : null
}

/** The candidates who may still belong to the ten best once everything is answered, in the order of `expected`. */
export function groupInQuestion(expected: readonly ExpectedPercent[], { matrix, ...rest }: Uncertainty): ExpectedPercent[] {
  const last = placedBest(expected, Math.min(BEST, expected.length))
  if (!last) return []
  const least = last.expected - deviationOf(matrix, { ...rest, rows: [last.row] })
  return expected.filter((percent) => percent.expected >= least)
}

/** The candidate at a place, 1 for the best; equal percents keep their order. */
function placedBest(expected: readonly ExpectedPercent[], place: number): ExpectedPercent | undefined {
  const value = ascendingPercents(expected)[expected.length - place]
  if (value === undefined) return undefined
  const better = expected.reduce((count, percent) => count + (percent.expected > value ? 1 : 0), 0)
  return expected.filter((percent) => percent.expected === value)[place - better - 1]
}

/** A group of candidates, such as a list. */
export interface GroupOfRows {
  /** Rows of candidates with answers; a repeated row counts twice. */
  readonly rows: readonly number[]
}

/** The groups (lists) that may still be the best on average, with their mean, 0 to 100; groups without answers are left out. */
export function listsInQuestion<Group extends GroupOfRows>(
  groups: readonly Group[],
  expected: readonly ExpectedPercent[],
  { matrix, ...rest }: Uncertainty,
): (Group & { readonly expected: number })[] {
  const byRow = new Map(expected.map((percent) => [percent.row, percent.expected]))
  const means = groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({ ...group, expected: group.rows.reduce((sum, row) => sum + (byRow.get(row) ?? 0), 0) / group.rows.length }))
  const best = means.toSorted((a, b) => b.expected - a.expected)[0]
  if (!best) return []
  const least = best.expected - deviationOf(matrix, { ...rest, rows: best.rows })
  return means.filter((group) => group.expected >= least)
}
