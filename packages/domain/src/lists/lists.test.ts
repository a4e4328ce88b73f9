import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '../domain-error.ts'
import {
  addCandidate,
  changedHeading,
  checkListCandidates,
  copyOf,
  fillLines,
  headingIdOf,
  isFollowingOpen,
  kindOfList,
  lastUpdatedList,
  moveLine,
  removeLine,
  renumberPositions,
  repetitionsOf,
} from './lists.ts'

const linesOf = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const RULES = { lines: 4, maxRepetitions: 2, eligibleIds: [1, 2, 3, 4, 5] }

function errorOf(run: () => unknown): DomainError {
  try {
    run()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}

test('the most recently updated list is the last one [LIST-1]', () => {
  const lists = [
    { id: 1, updated: '2026-11-21T10:00:00Z' },
    { id: 2, updated: '2026-11-21T10:00:00.500Z' },
    { id: 3, updated: '2026-11-20T23:00:00Z' },
  ]
  expect(lastUpdatedList(lists)?.id).toBe(2)
  expect(lastUpdatedList([{ id: 4, updated: '2026-11-21T10:00:00.5Z' }, ...lists])?.id).toBe(4)
  expect(lastUpdatedList([])).toBeNull()
})

test('adapted null is an official list, true an edited copy, false a custom one [LIST-2]', () => {
  expect([null, true, false].map((adapted) => kindOfList({ adapted }))).toEqual(['official', 'adapted', 'custom'])
})

test('positions are renumbered from 1 if they are not contiguous [LIST-3]', () => {
  expect(
    renumberPositions([
      { id: 7, pos: 9 },
      { id: 5, pos: 2 },
      { id: 7, pos: 4 },
    ]),
  ).toEqual(linesOf(5, 7, 7))
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.nat(), pos: fc.integer({ min: 1, max: 50 }) })), (candidates) => {
      const lines = renumberPositions(candidates)
      expect(lines.map(({ pos }) => pos)).toEqual(candidates.map((_, index) => index + 1))
      expect(lines.map(({ id }) => id)).toEqual(candidates.toSorted((a, b) => a.pos - b.pos).map(({ id }) => id))
    }),
  )
})

test('a copy of an official or adapted list is adapted, of a custom one custom [LIST-4]', () => {
  const list = { id: 12, name: 'Linde', officialListId: null, candidates: [{ id: 3, pos: 5 }] }
  expect(copyOf({ ...list, adapted: null })).toEqual({ name: 'Linde', adapted: true, officialListId: 12, candidates: linesOf(3) })
  expect(copyOf({ ...list, adapted: true, officialListId: 8 })).toMatchObject({ adapted: true, officialListId: 8 })
  expect(copyOf({ ...list, adapted: false })).toMatchObject({ adapted: false, officialListId: null })
})

test('more repetitions than the election allows are refused [LIST-7]', () => {
  checkListCandidates(linesOf(1, 1, 2), RULES)
  const error = errorOf(() => checkListCandidates(linesOf(1, 1, 2, 1), RULES))
  expect([error.code, error.errors]).toEqual(['too_many_repetitions', [{ path: 'candidates.3', code: 'too_many_repetitions' }]])
  expect(errorOf(() => checkListCandidates(linesOf(1, 1), { ...RULES, maxRepetitions: 1 })).code).toBe('too_many_repetitions')
  expect(errorOf(() => addCandidate(linesOf(1, 1), 1, RULES)).code).toBe('too_many_repetitions')
  checkListCandidates(linesOf(1, 1, 1), { ...RULES, maxRepetitions: 3 })
})

test('more names than lines and candidates of another ballot are refused [LIST-7]', () => {
  checkListCandidates(linesOf(1, 2, 3, 4), RULES)
  expect(errorOf(() => checkListCandidates(linesOf(1, 2, 3, 4, 5), RULES)).errors).toEqual([
    { path: 'candidates.4', code: 'too_many_lines' },
  ])
  expect(errorOf(() => addCandidate(linesOf(1, 2, 3, 4), 5, RULES)).code).toBe('too_many_lines')
  expect(errorOf(() => checkListCandidates(linesOf(1, 9, 9, 9), RULES)).code).toBe('candidate_not_eligible')
})

test('a name is added on the first free line, removed and moved without gaps [LIST-3]', () => {
  expect(addCandidate([{ id: 2, pos: 3 }], 1, RULES)).toEqual(linesOf(2, 1))
  expect(removeLine(linesOf(1, 2, 1), 1)).toEqual(linesOf(2, 1))
  expect(removeLine(linesOf(1, 2), 5)).toEqual(linesOf(1, 2))
  expect(moveLine(linesOf(1, 2, 3, 4), 1, 3)).toEqual(linesOf(2, 3, 1, 4))
  expect(moveLine(linesOf(1, 2, 3, 4), 4, 0)).toEqual(linesOf(4, 1, 2, 3))
  expect(moveLine(linesOf(1, 2), 1, 99)).toEqual(linesOf(2, 1))
  expect(moveLine(linesOf(1, 2), 7, 1)).toEqual(linesOf(1, 2))
})

test('repetitions of a candidate are counted [LIST-7]', () => {
  expect([1, 2, 3].map((id) => repetitionsOf(linesOf(1, 2, 1), id))).toEqual([2, 1, 0])
})

test('a list can be followed up to and including the deadline', () => {
  const election = { followUntil: '2027-10-12T10:00:00Z' }
  expect(isFollowingOpen(election, new Date('2027-10-12T10:00:00Z'))).toBe(true)
  expect(isFollowingOpen(election, new Date('2027-10-12T10:00:00.001Z'))).toBe(false)
  expect(isFollowingOpen({ followUntil: null }, new Date('2099-01-01T00:00:00Z'))).toBe(true)
})

test('free lines are filled with favourites in their order, each once, and only with candidates of the ballot [LIST-7, SCREEN-8]', () => {
  expect(fillLines([], [3, 1, 2], RULES)).toEqual(linesOf(3, 1, 2))
  expect(fillLines(linesOf(1), [3, 1, 3, 99, 2, 5, 4], RULES)).toEqual(linesOf(1, 3, 2, 5))
  expect(fillLines(linesOf(1, 1, 2, 2), [3], RULES)).toEqual(linesOf(1, 1, 2, 2))
  const ids = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 9 })
  fc.assert(fc.property(ids, (favorites) => checkListCandidates(fillLines(linesOf(2, 2), favorites, RULES), RULES)))
})

test('the heading is the official list unless the voter strikes or replaces it; only a change is stored [API-12]', () => {
  expect(headingIdOf({ officialListId: 7 })).toBe(7)
  expect(headingIdOf({ officialListId: 7, headingId: null })).toBeNull()
  expect(headingIdOf({ officialListId: null, headingId: 8 })).toBe(8)
  expect(changedHeading({ officialListId: 7, headingId: 7 })).toEqual({})
  expect(changedHeading({ officialListId: 7, headingId: null })).toEqual({ headingId: null })
  expect(copyOf({ id: 1, name: 'A', adapted: true, officialListId: 7, headingId: null, candidates: [] }).headingId).toBeNull()
})
