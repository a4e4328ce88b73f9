import { GRACE_MS } from '@plenara/domain'
import { expect, test } from 'vitest'
import { findFaults, type SentSave, type SentSubmission, type StoredCandidacy } from '../../bench/season/check-season.ts'

const UNTIL = Date.parse('2027-08-15T00:00:00+02:00')
const LATE = Date.parse('2027-08-22T00:00:00+02:00')
const DATES = { submitUntil: UNTIL, lateUntil: LATE }

const save = (value: number, answer: SentSave['answer'], more: Partial<SentSave> = {}): SentSave => ({
  ...{ candidacyId: 1, field: 'answer/5', base: 0, sentAt: UNTIL - 60_000, value, answer },
  ...more,
})
const submission = (answer: SentSubmission['answer'], sentAt = UNTIL - 60_000): SentSubmission => ({ candidacyId: 1, sentAt, answer })
const receipt = (revision: number) => ({ revision, sha256: `sum-${revision}` })
const stored = (value: number | null, revisions: readonly (readonly [number: number, submittedAt: number])[] = []): StoredCandidacy => ({
  candidacyId: 1,
  fields: new Map(value === null ? [] : [['answer/5', value]]),
  revisions: revisions.map(([number, submittedAt]) => ({ number, submittedAt, sha256: `sum-${number}` })),
})
const faults = (saves: readonly SentSave[], found: StoredCandidacy) => findFaults({ saves, submissions: [] }, [found], DATES)
const faultsOfSubmissions = (submissions: readonly SentSubmission[], found: StoredCandidacy) =>
  findFaults({ saves: [], submissions }, [found], DATES)

// Fails when the season does not notice an acknowledged save that is gone.
test('an acknowledged save that is not stored is lost', () => {
  expect(faults([save(25, 3)], stored(25)).lostSaves).toEqual([])
  expect(faults([save(25, 3)], stored(null)).lostSaves).toEqual(['candidacy 1, answer/5: version 3 said 25'])
  expect(faults([save(25, 3)], stored(75)).lostSaves).toHaveLength(1)
  expect(findFaults({ saves: [save(25, 3)], submissions: [] }, [], DATES).lostSaves).toHaveLength(1)
})

test('of several acknowledged saves that of the highest version counts, in whatever order their answers came', () => {
  const saves = [save(75, 7, { base: 6 }), save(25, 3)]
  expect(faults(saves, stored(75)).lostSaves).toEqual([])
  expect(faults(saves.toReversed(), stored(75)).lostSaves).toEqual([])
  expect(faults(saves, stored(25)).lostSaves).toHaveLength(1)
})

test('what was refused, or nobody knows of, is not lost', () => {
  expect(faults([save(25, 'refused'), save(50, 'none')], stored(null)).lostSaves).toEqual([])
})

// Fails when a lost connection excuses whatever is stored.
test('a save without an answer explains what is stored only where it could follow the last acknowledged one', () => {
  const acknowledged = save(75, 7, { base: 6 })
  expect(faults([acknowledged, save(25, 'none', { base: 7 })], stored(25)).lostSaves).toEqual([])
  expect(faults([acknowledged, save(25, 'none', { base: 6 })], stored(25)).lostSaves).toHaveLength(1)
  expect(faults([acknowledged, save(50, 'none', { base: 7 })], stored(25)).lostSaves).toHaveLength(1)
})

test('texts are compared as they are kept', () => {
  const text = { ...save(0, 1), field: 'text/motto/de', value: ' Cafe\u0301 ' }
  const found = { ...stored(null), fields: new Map([['text/motto/de', 'Caf\u00e9']]) }
  expect(faults([text], found).lostSaves).toEqual([])
})

test('an acknowledged submission that is not stored, or another one, is lost', () => {
  expect(faultsOfSubmissions([submission(receipt(1))], stored(null, [[1, UNTIL - 60_000]])).lostSubmissions).toEqual([])
  expect(faultsOfSubmissions([submission(receipt(1))], stored(null)).lostSubmissions).toEqual(['candidacy 1, revision 1'])
  const other = submission({ revision: 1, sha256: 'sum-of-another' })
  expect(faultsOfSubmissions([other], stored(null, [[1, UNTIL - 60_000]])).lostSubmissions).toHaveLength(1)
})

// Fails when the season does not notice a submission after the deadline.
test('a first submission may come until its own end, a further one until that of changes, each with a minute of grace', () => {
  const late = (...revisions: [number, number][]) => faultsOfSubmissions([], stored(null, revisions)).lateSubmissions
  expect(late([1, LATE + GRACE_MS - 1])).toEqual([])
  expect(late([1, LATE + GRACE_MS])).toEqual(['candidacy 1, revision 1, by the clock of the server'])
  expect(late([1, UNTIL - 60_000], [2, UNTIL + GRACE_MS - 1])).toEqual([])
  expect(late([1, UNTIL - 60_000], [2, UNTIL + GRACE_MS])).toEqual(['candidacy 1, revision 2, by the clock of the server'])
})

// Fails when a server whose clock is slow is believed.
test('a submission that a device sent too late and has a receipt of is late, but for a receipt that it gets again', () => {
  const found = stored(null, [[1, LATE]])
  const afterwards = LATE + GRACE_MS
  const late = (...sent: SentSubmission[]) => faultsOfSubmissions(sent, found).lateSubmissions
  expect(late(submission(receipt(1), afterwards))).toEqual(['candidacy 1, revision 1, by the clock of the device'])
  expect(late(submission(receipt(1), afterwards - 1))).toEqual([])
  expect(late(submission('none', afterwards - 1), submission(receipt(1), afterwards))).toEqual([])
  expect(late(submission('refused', afterwards - 1), submission(receipt(1), afterwards))).toHaveLength(1)
  expect(late(submission('refused', afterwards))).toEqual([])
})

test('a save that was acknowledged after the end is late, earlier for whoever has submitted', () => {
  const at = (sentAt: number, answer: SentSave['answer'], found = stored(25)) => faults([save(25, answer, { sentAt })], found).lateSaves
  expect(at(UNTIL + GRACE_MS, 3)).toEqual([])
  expect(at(UNTIL + GRACE_MS, 3, stored(25, [[1, UNTIL - 60_000]]))).toEqual(['candidacy 1, answer/5'])
  expect(at(LATE + GRACE_MS, 3)).toEqual(['candidacy 1, answer/5'])
  expect(at(LATE + GRACE_MS, 'refused')).toEqual([])
})
