import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { OWN } from './test-support/two-places.ts'
import { withoutPlaces } from './without-places.ts'

test('nothing named, nothing taken', () => {
  expect(withoutPlaces(OWN, [])).toBe(OWN)
  expect(withoutPlaces(OWN, ['settings.cantonId', 'progression', 'lists'])).toEqual(OWN)
})

// Fails when ranks are left with a gap, which an import refuses.
test('the thing that a place lies in goes, and ranks stay 1 to n', () => {
  const left = withoutPlaces(OWN, ['elections.0.responses.0.value', 'elections.0.matches.0.candidateId', 'notes.0.reference'])
  expect(left.elections[0]?.responses).toEqual(OWN.elections[0]?.responses.slice(1))
  expect(left.elections[0]?.matches).toEqual([{ candidateId: 12, type: 'like', rank: 1 }])
  expect(left.notes).toEqual([])
  expect(left.votes).toEqual(OWN.votes)
})

test('a list goes whole where one of its names is refused, and is not followed any more', () => {
  const left = withoutPlaces(OWN, ['lists.1.candidates.0.id'])
  expect(left.lists).toEqual(OWN.lists.slice(0, 1))
  expect(left.choices).toEqual([])
  expect(withoutPlaces(OWN, ['elections.0.electionId']).elections).toEqual([])
})
