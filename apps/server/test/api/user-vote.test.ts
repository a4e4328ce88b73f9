import { type CouncillorAgreement, MAX_USER_VOTES, type UserDecision, type UserVote } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { PERSON, parliamentSample, sampleVote, VOTE } from '../support/parliament-sample.ts'
import type { TestApi } from './api-client.ts'
import { UNKNOWN_ID } from './fixture-catalogue.ts'
import { openParliamentApi } from './parliament-api.ts'

const TIE_BREAK = 10_000_006_713
/** Twelve more votes of the National Council, from this id on. */
const MORE = 201
const moreIds = Array.from({ length: 12 }, (_, index) => MORE + index)
let api: TestApi
beforeAll(async () => {
  const [question] = parliamentSample.peopleVotes ?? []
  if (!question) throw new Error('The sample has no vote of the people')
  const more = {
    peopleVotes: [{ ...question, key: 'people-vote/6713', id: TIE_BREAK, number: 6713, kind: 'tie-break' as const }],
    parliamentVotes: moreIds.map((id) => sampleVote(id)),
    decisions: moreIds.flatMap((id) => [
      { voteKey: `parliament/${id}`, councillorKey: `councillor/${PERSON.abel}`, decision: 'yes' as const },
      {
        voteKey: `parliament/${id}`,
        councillorKey: `councillor/${PERSON.caduff}`,
        decision: id % 2 === 0 ? ('no' as const) : ('absent' as const),
      },
    ]),
  }
  api = await openParliamentApi(more)
})
afterAll(() => api.close())

const decide = (id: number, parliamentVoteId: unknown, decision: unknown = 'yes') =>
  api.call<UserVote>('PUT', `/user/${id}/vote`, { as: id, body: { parliamentVoteId, decision } })
const withdraw = (id: number, voteId: number | string) => api.call('DELETE', `/user/${id}/vote/${voteId}`, { as: id })
const votesOf = async (id: number) => (await api.call<UserVote[]>('GET', `/user/${id}/vote`, { as: id })).json
const agreementOf = async (id: number) =>
  (await api.call<CouncillorAgreement[]>('GET', `/user/${id}/councillor-agreement`, { as: id })).json

test('a vote is decided, decided anew and taken back [API-25] [ENTITY-17]', async () => {
  const id = await api.newUser()
  expect(await votesOf(id)).toEqual([])
  expect(await decide(id, VOTE.second, 'no')).toMatchObject({ status: 200, json: { parliamentVoteId: VOTE.second, decision: 'no' } })
  await decide(id, VOTE.first)
  await decide(id, VOTE.second, 'yes')
  await decide(id, VOTE.people, 'no')
  expect(await votesOf(id)).toEqual([
    { parliamentVoteId: VOTE.first, decision: 'yes' },
    { parliamentVoteId: VOTE.second, decision: 'yes' },
    { parliamentVoteId: VOTE.people, decision: 'no' },
  ])
  for (let time = 0; time < 2; time++) expect(await withdraw(id, VOTE.second)).toMatchObject({ status: 200, json: {} })
  expect((await votesOf(id)).map(({ parliamentVoteId }) => parliamentVoteId)).toEqual([VOTE.first, VOTE.people])
})

test('an upcoming vote of the people can be decided, a tie-break question has no yes or no [API-25]', async () => {
  const id = await api.newUser()
  expect((await decide(id, VOTE.upcoming)).status).toBe(200)
  const errors = [{ path: 'parliamentVoteId', code: 'invalid' }]
  expect(await decide(id, TIE_BREAK)).toMatchObject({ status: 422, json: { code: 'invalid', errors } })
})

test('a vote that there is not is not found [API-25]', async () => {
  const id = await api.newUser()
  const notFound = { status: 404, json: { code: 'vote_not_found' } }
  for (const voteId of [UNKNOWN_ID, Number.MAX_SAFE_INTEGER]) {
    expect(await decide(id, voteId)).toMatchObject(notFound)
    expect(await withdraw(id, voteId)).toMatchObject(notFound)
  }
  expect(await votesOf(id)).toEqual([])
})

test.each([
  ['maybe', 422, 'invalid'],
  ['abstain', 422, 'invalid'],
  ['', 422, 'invalid'],
  [null, 400, 'bad_request'],
  [1, 400, 'bad_request'],
])('the decision %s is refused [API-25]', async (decision, status, code) => {
  const id = await api.newUser()
  expect(await decide(id, VOTE.first, decision)).toMatchObject({ status, json: { code } })
  expect(await votesOf(id)).toEqual([])
})

test('ids and bodies of another form are refused [API-25]', async () => {
  const id = await api.newUser()
  for (const voteId of [0, -1, 1.5, 2 ** 53]) expect((await decide(id, voteId)).status, String(voteId)).toBe(422)
  for (const voteId of ['1', null, undefined, [1]]) expect((await decide(id, voteId)).status, String(voteId)).toBe(400)
  const extra = { parliamentVoteId: VOTE.first, decision: 'yes', note: 'x' }
  for (const body of [{}, [], extra]) expect((await api.call('PUT', `/user/${id}/vote`, { as: id, body })).status).toBe(400)
  for (const voteId of ['0', '01', 'x', '1e3']) expect((await withdraw(id, voteId)).status, voteId).toBe(400)
})

// Fails when `changeVotes` loads and saves in two steps.
test('votes that are decided at the same time are all there, once each [API-25]', async () => {
  const id = await api.newUser()
  await Promise.all([...moreIds, ...moreIds].map((voteId) => decide(id, voteId)))
  expect((await votesOf(id)).map(({ parliamentVoteId }) => parliamentVoteId)).toEqual(moreIds)
})

test('without consent no vote is kept, and withdrawn consent takes the votes along [API-25]', async () => {
  const without = await api.newUser({ consent: false })
  expect(await decide(without, VOTE.first)).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  const id = await api.newUser()
  await decide(id, VOTE.first)
  await api.call('DELETE', `/user/${id}/consent`, { as: id })
  expect(await votesOf(id)).toEqual([])
  expect(await agreementOf(id)).toEqual([])
})

test('the votes of another user are like those of nobody [API-25]', async () => {
  const [id, other] = [await api.newUser(), await api.newUser()]
  await decide(id, VOTE.first)
  for (const [method, path] of [
    ['GET', `/user/${id}/vote`],
    ['DELETE', `/user/${id}/vote/${VOTE.first}`],
    ['GET', `/user/${id}/councillor-agreement`],
  ] as const) {
    expect(await api.call(method, path, { as: other })).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
  expect(await votesOf(id)).toHaveLength(1)
})

test(`an account holds ${MAX_USER_VOTES} votes at most, and then still changes them [API-25]`, async () => {
  const id = await api.newUser()
  const many = Array.from({ length: MAX_USER_VOTES }, (_, index) => sampleVote(1_000 + index))
  await writeParliament(api.db, { parliamentVotes: many }, { format: 'sample', source: '' })
  const exported = (await api.call<object>('GET', `/user/${id}/export`, { as: id })).json
  const votes = many.map((vote) => ({ parliamentVoteId: vote.id, decision: 'yes' }))
  expect((await api.call('PUT', `/user/${id}/import`, { as: id, body: { ...exported, votes } })).status).toBe(200)
  expect(await decide(id, VOTE.first)).toMatchObject({ status: 422, json: { code: 'too_many_votes' } })
  expect((await decide(id, 1_000, 'no')).status).toBe(200)
  await withdraw(id, 1_001)
  expect((await decide(id, VOTE.first)).status).toBe(200)
})

const numbersOf = ({ councillor, ...counts }: CouncillorAgreement) => [councillor.lastName, counts]
const counts = (change: Partial<Omit<CouncillorAgreement, 'councillor'>>) => ({
  ...{ value: null, shared: 0, same: 0, different: 0, abstain: 0, absent: 0, excused: 0, president: 0, ...change },
})

test('the agreement tells apart what was said and what was not [API-25]', async () => {
  const id = await api.newUser()
  for (const [voteId, decision] of [
    [VOTE.first, 'no'],
    [VOTE.second, 'yes'],
    [VOTE.third, 'yes'],
    [VOTE.people, 'yes'],
  ] as [number, UserDecision][])
    await decide(id, voteId, decision)
  expect((await agreementOf(id)).map(numbersOf)).toEqual([
    ['Abel', counts({ shared: 2, same: 1, different: 1, abstain: 1 })],
    ['Berger', counts({ shared: 1, same: 1 })],
    ['Damals', counts({ excused: 1 })],
  ])
})

test('from ten shared votes on there is a percent, and those without one come last [API-25]', async () => {
  const id = await api.newUser()
  for (const voteId of moreIds) await decide(id, voteId, voteId < MORE + 3 ? 'no' : 'yes')
  expect((await agreementOf(id)).map(numbersOf)).toEqual([
    ['Abel', counts({ value: 75, shared: 12, same: 9, different: 3 })],
    ['Caduff', counts({ shared: 6, same: 1, different: 5, absent: 6 })],
  ])
  const [first] = await agreementOf(id)
  expect(first?.councillor).toMatchObject({ id: PERSON.abel, firstName: 'Anna', cantonCode: 'BS', partyId: 1, active: true })
})

// Fails when what was read is kept over an import (read-decisions.ts).
test('decisions that an import brings count at once [API-25]', async () => {
  const id = await api.newUser()
  await decide(id, VOTE.third)
  expect((await agreementOf(id)).map(numbersOf)).toEqual([['Abel', counts({ shared: 1, same: 1 })]])
  const decisions = [PERSON.abel, PERSON.berger].map((person) => ({
    ...{ voteKey: `parliament/${VOTE.third}`, councillorKey: `councillor/${person}`, decision: 'no' as const },
  }))
  await writeParliament(api.db, { decisions }, { format: 'sample', source: '' })
  api.catalogue.importAgain()
  expect((await agreementOf(id)).map(numbersOf)).toEqual([
    ['Abel', counts({ shared: 1, different: 1 })],
    ['Berger', counts({ shared: 1, different: 1 })],
  ])
})
