import type { Candidate, CandidateCard, Election, PortraitBlock } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ANSWERED_CANDIDATE, CANDIDATE_COUNT, ELECTION, PORTRAIT_ADDRESS, UNKNOWN_ID } from './fixture-catalogue.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('an election with its rules [API-4, ENTITY-3]', async () => {
  const { json } = await api.call('GET', `/election/${ELECTION.nationalBasel}?lang=fr`)
  expect(json).toEqual({
    id: ELECTION.nationalBasel,
    level: 'federal',
    type: 'legislative',
    name: 'Conseil national',
    council: 'national-council',
    cantonId: 6,
    constituencyId: null,
    municipality: null,
    year: 2027,
    seats: 4,
    bodySeats: null,
    electionDate: '2027-10-24',
    nextElectionDate: '2031-10-26',
    languages: ['de', 'fr'],
    lines: 4,
    maxRepetitions: 2,
    seatMethod: 'hagenbach-bischoff',
    followUntil: '2027-10-24T10:00:00.000Z',
    resultsPublic: false,
    resultWithdrawn: null,
    fictional: true,
  })
})

// Fails when `nextElectionDateOf` looks only at the record, or not at council and place.
test('the next election of the same council and place is known from the data, where the source does not tell it [ENTITY-3]', async () => {
  const { json } = await api.call('GET', `/election/${ELECTION.past}`)
  expect(json).toMatchObject({ electionDate: '2023-10-22', nextElectionDate: '2027-10-24' })
  const id = await api.newUser()
  const own = await api.call<Election[]>('GET', `/user/${id}/election`, { as: id })
  expect(own.json.find((election) => election.id === ELECTION.past)?.nextElectionDate).toBe('2027-10-24')
})

test('a text that is missing in a language says which one stands in', async () => {
  const { json } = await api.call('GET', `/election/${ELECTION.cantonalWest}?lang=rm_CH`)
  expect(json).toMatchObject({ name: 'Grosser Rat', fallback: { name: 'de' } })
  const party = await api.call('GET', '/party?lang=fr')
  expect(party.json).toMatchObject([{ name: 'Le Centre' }, { name: 'Der Rand', fallback: { name: 'de', shortName: 'de' } }])
  expect(party.json).not.toHaveProperty('0.fallback')
})

test('parties with names and colour [API-5, ENTITY-4]', async () => {
  const { json } = await api.call('GET', '/party')
  expect(json).toMatchObject([{ id: 1, shortName: 'Mitte', color: '#336699' }, { id: 2 }])
})

test('an unknown election is 404 at every call about it', async () => {
  const paths = [
    '',
    '/candidate',
    '/candidate/1',
    '/category',
    '/question',
    '/list',
    '/result',
    '/response/1',
    '/smart-spider/1',
    '/party-spider/1',
  ]
  for (const path of paths) {
    const reply = await api.call('GET', `/election/${UNKNOWN_ID}${path}`)
    expect(reply, path).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  }
})

test.each(['0', '-1', '01', '1.0', '1e3', '%201', '１', '9007199254740993', '99999999999999999999', 'abc', '%00'])(
  'an election id %s is malformed',
  async (id) => {
    expect(await api.call('GET', `/election/${id}`)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  },
)

test('the elections of canton and constituency: newest day first, executive first, then by seats [API-4, ELECT-4]', async () => {
  const id = await api.newUser()
  const { json } = await api.call<Election[]>('GET', `/user/${id}/election?lang=de`, { as: id })
  expect(json.map((election) => election.id)).toEqual([ELECTION.executive, ELECTION.cantonalWest, ELECTION.nationalBasel, ELECTION.past])
})

test('the elections follow a change of place [API-4]', async () => {
  const id = await api.newUser()
  await api.call('PATCH', `/user/${id}`, { as: id, body: { cantonId: 26, constituencyId: 90 } })
  const { json } = await api.call<Election[]>('GET', `/user/${id}/election`, { as: id })
  expect(json.map((election) => election.id)).toEqual([ELECTION.nationalZurich])
})

test('all candidates with profiles, or as lean cards [API-10]', async () => {
  const full = await api.call<Candidate[]>('GET', `/election/${ELECTION.nationalBasel}/candidate?lang=fr`)
  const cards = await api.call<CandidateCard[]>('GET', `/election/${ELECTION.nationalBasel}/candidate?lang=fr&view=card`)
  expect(full.json).toHaveLength(CANDIDATE_COUNT)
  expect(cards.json).toHaveLength(CANDIDATE_COUNT)
  expect(cards.json[0]).toEqual({
    id: ANSWERED_CANDIDATE,
    electionId: ELECTION.nationalBasel,
    firstName: 'Anna',
    lastName: 'Muster 1',
    birthYear: 1980,
    sex: 'female',
    partyId: 2,
    listId: 201,
    listNumber: '01',
    listPosition: 1,
    number: '01.01',
    place: 'Basel',
    occupation: 'Paysanne',
    incumbent: false,
    portrait: PORTRAIT_ADDRESS,
  })
  expect(full.json[0]).toMatchObject({ ...cards.json[0], mainGoals: 'Objectifs', hobbies: 'Lettura', fallback: { hobbies: 'it' } })
  expect(await api.call('GET', `/election/${ELECTION.nationalBasel}/candidate?view=all`)).toMatchObject({ status: 400 })
})

test('one candidate, and none of another election [API-10]', async () => {
  const { json } = await api.call('GET', `/election/${ELECTION.nationalBasel}/candidate/${ANSWERED_CANDIDATE}`)
  expect(json).toMatchObject({ id: ANSWERED_CANDIDATE, mainGoals: 'Ziele', motivation: null, vestedInterests: [] })
  for (const path of [
    `/election/${ELECTION.past}/candidate/${ANSWERED_CANDIDATE}`,
    `/election/${ELECTION.nationalBasel}/candidate/${UNKNOWN_ID}`,
  ]) {
    expect(await api.call('GET', path)).toMatchObject({ status: 404, json: { code: 'candidate_not_found' } })
  }
})

test('a portrait may run nothing', async () => {
  const path = PORTRAIT_ADDRESS.replace('/api', '')
  const reply = await api.call('GET', path)
  expect(reply.text).toContain('<svg')
  expect(reply.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(reply.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; .*frame-ancestors 'none'$/,
  )
  // Fails without `immutable` in portraitHeaders: the address names the content.
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const held = await api.call('GET', path, { headers: { 'If-None-Match': reply.headers.get('ETag') ?? '' } })
  expect(held.status).toBe(304)
  for (const wrong of [path.replace('small', 'huge'), path.replace('0a', '0b'), path.replace('0a', 'ZZ'), '/portrait/x/small']) {
    expect(await api.call('GET', wrong)).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
})

test('the portraits of an election come in blocks, of which the first is there always', async () => {
  const first = await api.call('GET', `/election/${ELECTION.nationalBasel}/portrait/1`)
  expect(first).toMatchObject({ status: 200, json: { blocks: 1 } })
  expect((first.json as PortraitBlock).portraits).toEqual([
    { address: PORTRAIT_ADDRESS, image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) },
  ])
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=1800')
  const past = await api.call('GET', `/election/${ELECTION.past}/portrait/1`)
  expect(past).toMatchObject({ status: 200, json: { blocks: 0, portraits: [] } })
  expect(await api.call('GET', `/election/${ELECTION.nationalBasel}/portrait/2`)).toMatchObject({
    status: 404,
    json: { code: 'not_found' },
  })
  expect(await api.call('GET', `/election/${UNKNOWN_ID}/portrait/1`)).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  expect(await api.call('GET', `/election/${ELECTION.nationalBasel}/portrait/0`)).toMatchObject({ status: 400 })
})

test('who was elected, once results are public [SCREEN-12, SCREEN-13]', async () => {
  const { json } = await api.call('GET', `/election/${ELECTION.past}/result`)
  expect(json).toMatchObject({
    electionId: ELECTION.past,
    final: true,
    source: 'https://example.ch',
    asOf: null,
    areas: null,
    ballots: null,
  })
  expect(json).toMatchObject({
    elected: [{ votes: 900, rank: 1, byLot: false, replacedById: null }],
    lists: [{ votes: 1200, additionalVotes: null, seats: 1, vacant: 0, replacements: [] }, { seats: null }],
  })
  for (const electionId of [ELECTION.executive, ELECTION.nationalBasel]) {
    expect(await api.call('GET', `/election/${electionId}/result`)).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
})
