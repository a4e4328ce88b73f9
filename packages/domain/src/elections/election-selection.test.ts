import { expect, test } from 'vitest'
import { electionsOf, isNewCurrentElection, selectElection, sortElections, stepLevel, yearsOf } from './election-selection.ts'

const election = (
  id: number,
  level: 'federal' | 'cantonal' | 'communal',
  year: number,
  seats: number,
  type: 'executive' | 'legislative',
) => ({
  id,
  level,
  electionDate: `${year}-10-20`,
  seats,
  type,
})
const ELECTIONS = [
  election(1, 'cantonal', 2024, 34, 'legislative'),
  election(2, 'cantonal', 2028, 34, 'legislative'),
  election(3, 'cantonal', 2028, 100, 'legislative'),
  election(4, 'cantonal', 2028, 7, 'executive'),
  election(5, 'federal', 2027, 4, 'legislative'),
]

test('elections are sorted executive first, then by seats [ELECT-4]', () => {
  expect(sortElections(ELECTIONS).map(({ id }) => id)).toEqual([4, 3, 1, 2, 5])
  expect(electionsOf(ELECTIONS, 'cantonal', 2028).map(({ id }) => id)).toEqual([4, 3, 2])
})

test('the active election is chosen from year and level, the newest year by default [ELECT-1]', () => {
  expect(yearsOf(ELECTIONS, 'cantonal')).toEqual([2028, 2024])
  const select = (year?: number) => selectElection({ elections: ELECTIONS, level: 'cantonal', year, rememberedIndex: 0 })
  expect(select()).toMatchObject({ election: { id: 4 }, year: 2028 })
  expect(select(2024)).toMatchObject({ election: { id: 1 }, year: 2024 })
  expect(select(2027)).toMatchObject({ election: { id: 4 }, year: 2028 })
  expect(selectElection({ elections: ELECTIONS, level: 'communal', rememberedIndex: 2 })).toMatchObject({
    election: null,
    index: 0,
    year: null,
  })
})

// Fails when the federal level is the default although it has no election: its page would be empty.
test('without a chosen level, it is the widest one that has an election', () => {
  const levelOf = (elections: typeof ELECTIONS) => selectElection({ elections, rememberedIndex: 0 }).level
  expect(levelOf(ELECTIONS)).toBe('federal')
  expect(levelOf(ELECTIONS.slice(0, 4))).toBe('cantonal')
  expect(levelOf([election(6, 'communal', 2028, 40, 'legislative')])).toBe('communal')
  expect(levelOf([])).toBe('federal')
})

test('the remembered index selects the election, clamped to the existing ones [ELECT-2]', () => {
  const indexOf = (rememberedIndex: number) => selectElection({ elections: ELECTIONS, level: 'cantonal', rememberedIndex })
  expect(indexOf(1)).toMatchObject({ election: { id: 3 }, index: 1 })
  expect(indexOf(9)).toMatchObject({ election: { id: 2 }, index: 2 })
  expect(indexOf(-3)).toMatchObject({ election: { id: 4 }, index: 0 })
  expect(indexOf(Number.NaN)).toMatchObject({ election: { id: 4 }, index: 0 })
})

test('the level steps up to federal and down to communal and stays at the ends [ELECT-2]', () => {
  expect(stepLevel('cantonal', 'up')).toBe('federal')
  expect(stepLevel('cantonal', 'down')).toBe('communal')
  expect(stepLevel('federal', 'up')).toBe('federal')
  expect(stepLevel('communal', 'down')).toBe('communal')
})

test('a new current election lies in the future and its match step is not completed [ELECT-5]', () => {
  const next = { nextElectionDate: '2027-10-24' }
  expect(isNewCurrentElection(next, false, new Date('2027-10-23T21:59:59Z'))).toBe(true)
  expect(isNewCurrentElection(next, false, new Date('2027-10-23T22:00:00Z'))).toBe(false)
  expect(isNewCurrentElection(next, true, new Date('2027-01-01T00:00:00Z'))).toBe(false)
  expect(isNewCurrentElection({ nextElectionDate: null }, false, new Date('2027-01-01T00:00:00Z'))).toBe(false)
})
