import type { CandidateCard, OfficialList } from '@plenara/contract'
import {
  type Band,
  bandAround,
  groupInFairOrder,
  halfWidthOf,
  listsInQuestion,
  type Outlook,
  outlookOf,
  type Precision,
  precisionOf,
} from '@plenara/domain/belief'
import { seededOrder } from '@plenara/domain/fair-order'
import type { AnswerMatrix } from '@plenara/domain/match'
import type { FrameAnswer } from './first-questions.ts'

/** The range in which a percent will lie once everything is answered. */
export interface ShownBand extends Band {
  /** The expected percent, 0 to 100; only for the mark in the bar, never as a number. */
  readonly middle: number
  readonly precision: Precision
}

/** The result of three answers: no percent, no rank. */
export interface FrameResult {
  /** How many candidates may still belong to the ten best, and the number of all. */
  readonly group: number
  readonly total: number
  /** The average precision of the bands of that group. */
  readonly precision: Precision
  /** Three of the group, chosen and ordered by the seed alone. */
  readonly people: readonly { readonly card: CandidateCard; readonly band: ShownBand }[]
  /** All lists that may still fit best, in the order of the seed. */
  readonly lists: readonly { readonly list: OfficialList; readonly band: ShownBand }[]
  readonly listCount: number
}

const SHOWN = 3

/** The result for the answers; null if too few candidates have answered for an estimate. */
export function frameResult(request: {
  readonly matrix: AnswerMatrix
  readonly answers: readonly FrameAnswer[]
  readonly cards: readonly CandidateCard[]
  readonly lists: readonly OfficialList[]
  readonly seed: number
}): FrameResult | null {
  const { matrix, answers, cards, lists, seed } = request
  const outlook = outlookOf(matrix, answers)
  if (!outlook) return null
  const cardById = new Map(cards.map((card) => [card.id, card]))
  const people = groupInFairOrder(outlook, seed).flatMap(({ candidateId, expected, row }) => {
    const card = cardById.get(candidateId)
    return card ? [{ card, band: bandOfRows([row], expected, outlook) }] : []
  })
  const widths = outlook.group.map(({ row }) => halfWidthOf([row], outlook))
  return {
    group: outlook.group.length,
    total: outlook.expected.length,
    precision: precisionOf(widths.reduce((sum, width) => sum + width, 0) / Math.max(widths.length, 1)),
    people: people.slice(0, SHOWN),
    lists: shownLists(lists, outlook, seed),
    listCount: lists.length,
  }
}

function shownLists(lists: readonly OfficialList[], outlook: Outlook, seed: number): FrameResult['lists'] {
  const rowById = new Map(outlook.expected.map(({ candidateId, row }) => [candidateId, row]))
  const groups = lists.map((list) => ({ list, rows: list.candidates.flatMap(({ id }) => rowById.get(id) ?? []) }))
  const found = listsInQuestion(groups, outlook.expected, outlook)
  return seededOrder(found, seed, ({ list }) => list.id).map(({ list, rows, expected }) => ({
    list,
    band: bandOfRows(rows, expected, outlook),
  }))
}

function bandOfRows(rows: readonly number[], middle: number, outlook: Outlook): ShownBand {
  const halfWidth = halfWidthOf(rows, outlook)
  return { ...bandAround(middle, halfWidth), middle, precision: precisionOf(halfWidth) }
}
