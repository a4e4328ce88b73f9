import type { VoteCard } from '@plenara/contract'
import { expect, test } from 'vitest'
import { resultText, sharesOf } from './vote-result.ts'

const TODAY = '2026-11-21'
const totals = (yes: number, no: number) => ({ yes, no, abstain: 2, absent: 4 })
const parliament = (yes: number, no: number, accepted: boolean | null) =>
  resultText({ kind: null, date: '2026-09-25', totals: totals(yes, no), yesPercent: null, accepted }, TODAY)
const people = (vote: Partial<VoteCard>) =>
  resultText({ kind: 'initiative', date: '2026-09-27', totals: null, yesPercent: null, accepted: null, ...vote }, TODAY)

test('a vote of a parliament shows the verdict first, then the larger number first [SCREEN-18]', () => {
  expect(parliament(120, 74, true)).toEqual({
    verdict: 'votes.accepted',
    numbers: { id: 'votes.majority', values: { more: 120, less: 74 } },
  })
  expect(parliament(74, 120, false)).toEqual({
    verdict: 'votes.rejected',
    numbers: { id: 'votes.majority', values: { more: 120, less: 74 } },
  })
})

test('yes and no are named after a qualified majority and after a tie', () => {
  const named = (yes: number, no: number) => ({ id: 'votes.verdictCounts', values: { yes, no } })
  expect(parliament(99, 90, false)).toEqual({ verdict: 'votes.rejected', numbers: named(99, 90) })
  expect(parliament(22, 22, true)).toEqual({ verdict: 'votes.accepted', numbers: named(22, 22) })
  expect(parliament(22, 20, null)).toEqual({ verdict: null, numbers: { id: 'votes.counts', values: { yes: 22, no: 20 } } })
})

test("people's votes show percents; a tie-break question those of both proposals; coming ones that they are coming [SCREEN-19]", () => {
  expect(people({ yesPercent: 64.32, accepted: true })).toEqual({
    verdict: 'votes.accepted',
    numbers: { id: 'votes.yesPercent', values: { yes: 64.3 } },
  })
  expect(people({ kind: 'tie-break', yesPercent: 47.79 }).numbers).toEqual({
    id: 'votes.tieBreak',
    values: { initiative: 47.8, counter: 52.2 },
  })
  expect(people({ date: TODAY })).toEqual({ verdict: null, numbers: { id: 'votes.upcoming', values: {} } })
  expect(people({ date: '2026-11-20' }).numbers.id).toBe('votes.noResult')
  expect(people({ accepted: false })).toEqual({ verdict: 'votes.rejected', numbers: { id: 'votes.noNumbers', values: {} } })
})

test('the shown sides of a tie-break add up', () => {
  expect(people({ kind: 'tie-break', yesPercent: 38.55 }).numbers.values).toEqual({ initiative: 38.6, counter: 61.4 })
})

test('shares of the bar leave out members who did not take part [SCREEN-18]', () => {
  expect(sharesOf({ totals: totals(10, 5), yesPercent: null })).toEqual({ yes: 10, no: 5, abstain: 2 })
  expect(sharesOf({ totals: null, yesPercent: 40 })).toEqual({ yes: 40, no: 60 })
  expect(sharesOf({ totals: null, yesPercent: null })).toBeNull()
})
