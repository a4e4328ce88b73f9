import { expect, test } from 'vitest'
import { holdsSeat, teamResult } from './team-result.ts'

const elected = (candidateId: number, votes: number, change: { byLot?: boolean; replacedById?: number } = {}) => ({
  candidateId,
  votes,
  byLot: false,
  replacedById: null,
  ...change,
})
const waiting = (candidateId: number, votes: number, rank: number) => ({ candidateId, votes, rank })
const people = (...ids: number[]) => ids.map((id) => ({ id }))
const outcomes = (...members: ReturnType<typeof teamResult>) => members.map(({ candidateId, outcome }) => [candidateId, outcome])

test('the elected candidates of the list, each once, most votes first [SCREEN-12, SCREEN-13]', () => {
  const result = { final: true, elected: [elected(2, 900), elected(5, 1200), elected(1, 1000)], lists: [] }
  const team = teamResult(people(1, 1, 2, 3), result)
  expect(outcomes(...team)).toEqual([
    [1, 'elected'],
    [2, 'elected'],
    [3, 'not-elected'],
  ])
  expect(team.filter(holdsSeat)).toHaveLength(2)
})

test('the next candidates of a list with a seat are replacements, those further back are not', () => {
  const lists = [{ replacements: [waiting(1, 90, 1), waiting(2, 80, 2), waiting(3, 80, 2), waiting(4, 20, 4)] }]
  const team = teamResult(people(4, 3, 2, 1), { final: true, elected: [], lists })
  expect(team.map(({ candidateId, outcome, place, votes }) => [candidateId, outcome, place, votes])).toEqual([
    [1, 'replacement', 1, 90],
    [3, 'replacement', 2, 80],
    [2, 'replacement', 2, 80],
    [4, 'not-elected', null, 20],
  ])
})

test('the person who left and the successor are named, and only the successor holds the seat', () => {
  const team = teamResult(people(1, 2), { final: true, elected: [elected(1, 90, { replacedById: 2 })], lists: [] })
  expect(team.map(({ candidateId, outcome, otherId }) => [candidateId, outcome, otherId])).toEqual([
    [2, 'successor', 1],
    [1, 'replaced', 2],
  ])
  expect(team.filter(holdsSeat).map(({ candidateId }) => candidateId)).toEqual([2])
})

test('an election by lot is reported, and during the count nobody is "not elected"', () => {
  const lot = { final: true, elected: [elected(1, 50, { byLot: true })], lists: [] }
  expect(outcomes(...teamResult(people(1), lot))).toEqual([[1, 'elected-by-lot']])
  expect(outcomes(...teamResult(people(1, 2), { ...lot, final: false }))).toEqual([
    [1, 'elected-by-lot'],
    [2, 'open'],
  ])
})
