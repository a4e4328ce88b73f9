import type { Election } from '@plenara/contract'
import { expect, test } from 'vitest'
import { chooseElection, electionsOfLevel, levelsOf } from './choose-election.ts'

const election = (id: number, level: Election['level'], electionDate: string, resultsPublic = false) => ({
  id,
  level,
  electionDate,
  resultsPublic,
})
const coming = election(1, 'federal', '2027-10-24')
const past = election(2, 'federal', '2023-10-22', true)
const older = election(3, 'federal', '2019-10-20', true)
const canton = election(4, 'cantonal', '2024-10-20', true)
const all = [coming, past, older, canton]
const before = new Date('2027-10-24T09:00:00Z')
const after = new Date('2027-10-24T10:01:00Z')
const choose = (active: typeof coming | undefined, now = before, wantedId = 0) => chooseElection(all, { wantedId, active, now })?.id

test('the election of the address, else the active one from the closing of the polls in Swiss time on [ROUTE-27]', () => {
  expect(choose(coming, before, 3)).toBe(3)
  expect(choose(coming, before, 99)).toBe(2)
  expect(choose(coming, after)).toBe(1)
  expect(choose(older)).toBe(3)
})

test('before that the newest published result of the level, else of any level, else the date of the coming one', () => {
  expect(choose(coming)).toBe(2)
  expect(choose({ ...coming, level: 'communal' })).toBe(4)
  expect(chooseElection([coming], { wantedId: 0, active: undefined, now: before })?.id).toBe(1)
  expect(chooseElection([], { wantedId: 0, active: undefined, now: before })).toBeUndefined()
})

test('levels and their elections, the newest first', () => {
  expect(levelsOf(all)).toEqual(['federal', 'cantonal'])
  expect(electionsOfLevel([older, coming, past], 'federal').map(({ id }) => id)).toEqual([1, 2, 3])
})
