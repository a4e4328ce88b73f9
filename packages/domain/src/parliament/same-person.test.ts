import { expect, test } from 'vitest'
import { type CandidacyFacts, certainCandidacies, type PersonFacts } from './same-person.ts'

const person = (change: Partial<PersonFacts> = {}): PersonFacts => ({
  ...{ id: 1, firstName: 'Anna-Lena', lastName: 'Müller', birthYear: 1970, cantonCode: 'BS', ...change },
})
const candidacy = (change: Partial<CandidacyFacts> = {}): CandidacyFacts => ({ ...person({ id: 90 }), electionId: 5, ...change })

// Fails when one of the four facts is no longer compared.
test.each([
  ['the same facts', {}, true],
  ['the same name in another spelling', { firstName: 'anna lena', lastName: 'Mueller' }, true],
  ['a first name less', { firstName: 'Anna' }, false],
  ['a double name', { lastName: 'Müller-Meier' }, false],
  ['another year of birth', { birthYear: 1971 }, false],
  ['an unknown year of birth', { birthYear: null }, false],
  ['another canton', { cantonCode: 'BL' }, false],
  ['first and last name exchanged', { firstName: 'Müller', lastName: 'Anna-Lena' }, false],
] as const)('a candidacy with %s', (_, change, isCertain) => {
  expect(certainCandidacies(person(), [], [candidacy(change)])).toHaveLength(isCertain ? 1 : 0)
})

test.each([
  ['year of birth', { birthYear: null }],
  ['canton', { cantonCode: null }],
] as const)('without a %s of the councillor nothing is certain', (_, change) => {
  expect(certainCandidacies(person(change), [], [candidacy(change)])).toEqual([])
})

// Fails when namesakes in the parliament are ignored.
test('where two councillors have the same facts, none of them is certain', () => {
  expect(certainCandidacies(person(), [person(), person({ id: 2 })], [candidacy()])).toEqual([])
  expect(certainCandidacies(person(), [person(), person({ id: 2, birthYear: 1971 })], [candidacy()])).toHaveLength(1)
})

// Fails when each election is checked by itself: either of the two may have stood in the other election.
test('where two candidates of an election have the same facts, no candidacy is certain', () => {
  const other = candidacy({ id: 91, electionId: 6 })
  expect(certainCandidacies(person(), [], [candidacy(), other])).toHaveLength(2)
  expect(certainCandidacies(person(), [], [candidacy(), candidacy({ id: 92 }), other])).toEqual([])
})
