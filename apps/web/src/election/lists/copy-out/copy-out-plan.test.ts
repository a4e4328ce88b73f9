import type { Election, List, OfficialList } from '@plenara/contract'
import { expect, test } from 'vitest'
import { copyOutPlan, HEADING_STEP, TAKE_STEP } from './copy-out-plan.ts'

const election = { lines: 5, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff', council: 'national-council' } as Election
const listOf = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const official = [
  { id: 1, number: '01', name: 'Föhre', officialListId: 1, candidates: listOf(11, 12, 13, 14) },
  { id: 2, number: '02', name: 'Ahorn', officialListId: 2, candidates: listOf(21, 22) },
] as unknown as OfficialList[]
const listOnBallot = (officialListId: number | null, ...ids: number[]) =>
  ({ id: 99, officialListId, candidates: listOf(...ids) }) as unknown as List

test('unchanged lines are grouped, changes listed line by line, and a name written again is marked [ROUTE-24]', () => {
  const { printed } = copyOutPlan(election, listOnBallot(1, 11, 12, 12, 14), official)
  expect(printed?.printed?.name).toBe('Föhre')
  expect(printed?.rows).toEqual([
    { kind: 'kept', from: 1, to: 2 },
    { kind: 'edit', line: { line: 3, state: 'written', candidateId: 12, struckId: 13, again: true } },
    { kind: 'kept', from: 4, to: 4 },
    { kind: 'blank', from: 5, to: 5 },
  ])
  expect(printed?.steps).toEqual([TAKE_STEP, 3])
  expect(printed?.emptyLines).toBe(1)
})

test('on the empty ballot the heading and every name is a step; a repeated name is marked the second time', () => {
  const { empty } = copyOutPlan(election, listOnBallot(2, 11, 11), official)
  expect(empty.heading?.name).toBe('Ahorn')
  expect(empty.steps).toEqual([HEADING_STEP, 1, 2])
  expect(empty.rows.map((row) => (row.kind === 'edit' ? row.line.again : row.kind))).toEqual([false, true, 'blank'])
})

test('an unchanged official list is one step', () => {
  const { printed } = copyOutPlan(election, official[1]!, official)
  expect(printed?.edits.total).toBe(0)
  expect(printed?.steps).toEqual([TAKE_STEP])
})

test('a heading that must change on the printed ballot is a separate step', () => {
  expect(copyOutPlan(election, listOnBallot(null, 11, 12, 13, 14), official).printed?.steps).toEqual([TAKE_STEP, HEADING_STEP])
})

test('a heading that the voter struck or replaced is struck or replaced on paper [ROUTE-24]', () => {
  const list = listOnBallot(1, 11, 12, 13, 14)
  expect(copyOutPlan(election, { ...list, headingId: null }, official).printed?.edits.heading).toBe('strike')
  expect(copyOutPlan(election, { ...list, headingId: 2 }, official).printed?.edits).toMatchObject({ heading: 'replace', headingId: 2 })
})

test('a majority election has neither a printed ballot nor a heading', () => {
  const plan = copyOutPlan({ ...election, seatMethod: 'majority' }, listOnBallot(null, 11), [])
  expect(plan).toMatchObject({ hasHeading: false, printed: null, empty: { steps: [1] } })
})
