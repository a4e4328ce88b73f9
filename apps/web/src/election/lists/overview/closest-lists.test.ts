import { expect, test } from 'vitest'
import { closestLists } from './closest-lists.ts'
import type { ListSummary } from './list-summary.ts'

const summary = (id: number, value: number | null, kind: ListSummary['kind'] = 'official'): ListSummary => ({
  list: {
    id,
    electionId: 1,
    name: `Liste ${id}`,
    number: String(id),
    adapted: null,
    officialListId: null,
    candidates: [],
    updated: '2027-01-01T00:00:00Z',
  },
  ...{ kind, number: String(id), party: null, filled: 4, match: { value, known: 4, total: 4 }, average: value, rate: null },
  ...{ connected: { numbers: [], subNumbers: [] }, isFollowed: false, isLast: false },
})
const lists = (...values: (number | null)[]) => values.map((value, index) => summary(index + 1, value))
const idsOf = (summaries: readonly ListSummary[]) => closestLists(summaries).lists.map(({ list }) => list.id)

// Fails when own lists are included, or when the order of the numbers decides.
test('the three official lists with the best match are selected; own ones are not included [ROUTE-22]', () => {
  expect(idsOf([...lists(40, 70, null, 60, 50, 80), summary(9, 99, 'custom')])).toEqual([6, 2, 4])
})

test('without matches, or with few lists, none is selected', () => {
  expect(idsOf(lists(null, null, null, null, null, null))).toEqual([])
  expect(idsOf(lists(40, 70, 30, 60, 50))).toEqual([])
})

// Fails when the note follows the rounded percents.
test('a fourth list that is as close as the third is reported [MATCH-10]', () => {
  expect(closestLists(lists(90, 80, 70, 69.4, 50, 40)).hasTies).toBe(true)
  expect(closestLists(lists(90, 80, 70, 69, 50, 40)).hasTies).toBe(false)
})
