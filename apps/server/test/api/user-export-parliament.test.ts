import { MAX_NOTES, MAX_USER_VOTES, type Problem, type UserExport } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSON, parliamentSample, sampleVote, VOTE } from '../support/parliament-sample.ts'
import { placesOf, type TestApi } from './api-client.ts'
import { openParliamentApi } from './parliament-api.ts'

const TIE_BREAK = 10_000_006_713
let api: TestApi
beforeAll(async () => {
  const [question] = parliamentSample.peopleVotes ?? []
  if (!question) throw new Error('The sample has no vote of the people')
  const tieBreak = { ...question, key: 'people-vote/6713', id: TIE_BREAK, number: 6713, kind: 'tie-break' as const }
  const many = Array.from({ length: MAX_USER_VOTES }, (_, index) => sampleVote(1_000 + index))
  api = await openParliamentApi({ peopleVotes: [tieBreak], parliamentVotes: many })
})
afterAll(() => api.close())

const exportOf = async (id: number) => (await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })).json
const importTo = (id: number, body: unknown) => api.call<Problem>('PUT', `/user/${id}/import`, { as: id, body })
const note = { id: 1, type: 'city', reference: `${PERSON.abel}/city`, color: 'good' }
const yes = (parliamentVoteId: number) => ({ parliamentVoteId, decision: 'yes' })

async function newVoter(): Promise<number> {
  const id = await api.newUser()
  const { id: _, ...newNote } = note
  await api.call('POST', `/user/${id}/councillor/${PERSON.abel}/notepad`, { as: id, body: newNote })
  for (const vote of [VOTE.third, VOTE.people, VOTE.first]) await api.call('PUT', `/user/${id}/vote`, { as: id, body: yes(vote) })
  return id
}

test('notes on councillors and votes stand in the document, and go on where it is imported [API-15] [API-25]', async () => {
  const document = await exportOf(await newVoter())
  expect(document).toMatchObject({ notes: [], councillorNotes: [note], votes: [VOTE.first, VOTE.third, VOTE.people].map(yes) })
  const fresh = await api.newUser({ consent: false })
  expect((await importTo(fresh, { ...document, votes: document.votes?.toReversed() })).status).toBe(200)
  expect(await exportOf(fresh)).toEqual({ ...document, account: { email: `user${fresh}@example.ch` } })
  const body = { type: 'budget', reference: `${PERSON.abel}/budget`, color: 'bad' }
  const added = await api.call('POST', `/user/${fresh}/councillor/${PERSON.abel}/notepad`, { as: fresh, body })
  expect(added.json).toEqual({ id: 2, ...body })
  expect((await api.call('GET', `/user/${fresh}/vote`, { as: fresh })).json).toEqual(document.votes)
})

test('an import replaces them, and a document without them stands for none', async () => {
  const id = await newVoter()
  const { votes: _, councillorNotes: __, ...earlier } = await exportOf(id)
  expect((await importTo(id, earlier)).status).toBe(200)
  expect(await exportOf(id)).toEqual({ ...earlier, councillorNotes: [], votes: [] })
})

// Fails when `hasOpinions` leaves one of them out.
test.each([{ votes: [yes(VOTE.first)] }, { councillorNotes: [note] }])('they need consent as every opinion: %j', async (opinions) => {
  const id = await api.newUser({ consent: false })
  const empty = await exportOf(id)
  expect(await importTo(id, { ...empty, ...opinions })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  expect(await exportOf(id)).toEqual(empty)
})

const many = Array.from({ length: MAX_USER_VOTES + 1 }, (_, index) => yes(1_000 + index))
test.each([
  [{ votes: [yes(TIE_BREAK)] }, 'votes.0.parliamentVoteId', 'invalid'],
  [{ votes: [yes(VOTE.first), { ...yes(VOTE.first), decision: 'no' }] }, 'votes.1.parliamentVoteId', 'invalid'],
  [{ votes: [{ ...yes(VOTE.first), decision: 'abstain' }] }, 'votes.0.decision', 'invalid'],
  [{ votes: many }, 'votes', 'invalid'],
  [{ councillorNotes: [{ ...note, id: 2 ** 53 - 1 }] }, 'councillorNotes.0.id', 'invalid'],
  [{ councillorNotes: [note, { ...note, id: 2 }] }, 'councillorNotes.1.reference', 'invalid'],
])('a document that breaks a rule is refused with the place', async (change, path, code) => {
  const id = await newVoter()
  const before = await exportOf(id)
  const reply = await importTo(id, { ...before, ...change })
  expect(reply).toMatchObject({ status: 422, json: { code: 'invalid' } })
  expect(placesOf(reply.json.errors)).toContainEqual({ path, code })
  expect(await exportOf(id)).toEqual(before)
})

test('a body of up to a mebibyte is taken, that of an account full of notes and votes fits', async () => {
  const id = await newVoter()
  const document = await exportOf(id)
  const entries = (bytes: number) =>
    Array.from({ length: 10 }, (_, index) => ({ electionId: null, key: `k${index}`, data: { text: 'x'.repeat(bytes / 10) } }))
  const notes = Array.from({ length: MAX_NOTES }, (_, index) => ({
    ...{ id: index + 1, type: 'candidate_response', color: 'neutral' },
    reference: `${PERSON.canton}/politicalExperience-${index}`,
  }))
  const full = { ...document, councillorNotes: notes, votes: many.slice(0, -1), progression: entries(60_000) }
  expect(JSON.stringify({ ...full, notes }).length).toBeLessThan(800_000)
  expect(await importTo(id, full)).toMatchObject({ status: 200 })
  expect(await importTo(id, { ...document, progression: entries(1_048_576) })).toMatchObject({
    status: 413,
    json: { code: 'body_too_large' },
  })
})
