import 'fake-indexeddb/auto'
import type { Catalogue } from '@plenara/api'
import { createApp } from '@plenara/api'
import { deleteDB } from 'idb'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCAL_SESSION, markLocalAccount, setAccountType } from '../../session/account-type.ts'
import { CATALOGUE_DATABASE } from '../catalogue/catalogue-database.ts'
import { createDeviceParliament } from '../catalogue/device-parliament.ts'
import { createLocalApi, forgetPublicAnswers, localStore } from '../local-api.ts'
import { LOCAL_DATABASE } from '../store/local-database.ts'
import { common, ELECTION, election, localities, QUESTIONS } from '../support/small-catalogue.ts'
import { answerOf, namedCall } from '../test-support/named-call.ts'

const ORIGIN = 'https://plenara.example'
const ID = LOCAL_SESSION.userId

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('location', { search: '', origin: ORIGIN })

/** The server's application over the small catalogue, whose candidates say something. */
const data = said()
const server = createApp({
  catalogue: {
    dataVersion: async () => 3,
    common: async () => common('Nationalratswahl'),
    election: async (id) => (id === ELECTION ? data : null),
    everyLocality: async () => localities,
    localities: async (zip) => localities.filter((one) => one.zip === zip),
    knownCandidates: async () => new Set(),
    candidaciesOf: async () => [],
    portraits: async () => new Map(),
    picture: async () => null,
  } satisfies Catalogue,
  parliament: createDeviceParliament(),
  users: localStore,
  authenticate: async () => null,
  log: (error) => console.error(error),
  now: () => new Date(),
  version: '',
  compatibility: { android: '*', ios: '*', web: '*' },
})

function said() {
  const whole = election('Nationalratswahl')
  const [first, ...others] = whole.answers
  const [answer, ...rest] = first?.answers ?? []
  const comment = { de: 'Weil es nötig ist.' }
  return { ...whole, answers: [{ candidateId: 11, answers: [{ ...answer!, comment }, ...rest] }, ...others] }
}

const log: string[] = []
let isAway = false
vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
  if (isAway) throw new TypeError('no network')
  const { pathname, search } = new URL(address)
  log.push(`${init.method} ${pathname}${search} ${init.credentials} ${[...new Headers(init.headers)].join(' ')}`)
  return server.fetch(new Request(address, { method: 'GET' }))
})

const local = createLocalApi(() => LOCAL_SESSION.token)
const call = (method: string, path: string, body?: unknown) => answerOf(local, namedCall(method, path, { body }))
const own = (path = '') => `/user/${ID}${path}`
const paths = () => log.map((line) => line.split(' ')[1])

beforeEach(async () => {
  log.length = 0
  isAway = false
  kept.clear()
  setAccountType('guest')
  markLocalAccount('guest')
  await localStore.close()
  await deleteDB(LOCAL_DATABASE)
  await deleteDB(CATALOGUE_DATABASE)
  await forgetPublicAnswers()
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await localStore.close()
  await deleteDB(LOCAL_DATABASE)
  await deleteDB(CATALOGUE_DATABASE)
  vi.unstubAllGlobals()
})

/** From the place to a list, with these opinions. */
async function vote(value: number, liked: number): Promise<void> {
  expect((await call('GET', '/canton-lookup?zip=4055')).body).toMatchObject({ code: 'BS', municipalities: [{ name: 'Basel' }] })
  expect((await call('PATCH', own(), { cantonId: 6, constituencyId: 45 })).status).toBe(200)
  const [first] = (await call('GET', own('/election?lang=de'))).body
  expect(first).toMatchObject({ id: ELECTION, name: 'Nationalratswahl' })
  const base = own(`/election/${ELECTION}`)
  for (const question of QUESTIONS) {
    const answered = await call('PUT', `${base}/response/${question}?lang=de`, { value })
    expect(answered).toMatchObject({ status: 200, body: { axes: [{ name: 'Offene Aussenpolitik' }] } })
  }
  expect((await call('GET', `${base}/match-percent`)).body).toHaveLength(3)
  expect((await call('PUT', `${base}/match/${liked}`, { type: 'like' })).body).toEqual([{ candidateId: liked, type: 'like', rank: 1 }])
  // Fails when whoever is not among the candidates that were asked for counts as gone (`standing` in services/match.ts).
  expect((await call('GET', `${base}/match`)).body).toEqual([{ candidateId: liked, type: 'like', rank: 1 }])
  const list = { name: 'Meine', adapted: false, candidates: [{ id: liked, pos: 1 }] }
  expect((await call('PUT', `${base}/list`, list)).status).toBe(201)
  expect((await call('GET', `/election/${ELECTION}/candidate/${liked}?lang=de`)).body).toMatchObject({ id: liked })
  expect((await call('GET', `/election/${ELECTION}/response/${liked}?lang=de`)).body).toHaveLength(QUESTIONS.length)
  expect(
    (await call('POST', own(`/candidate/${liked}/note`), { type: 'city', reference: `${liked}/city`, color: 'good' })).status,
  ).toBeLessThan(300)
}

// Fails when a call about one person is handed on (`BY_PROFILES` in guest-api.ts emptied and passed on), or a token is sent.
test('what a guest asks for is the same whatever the guest thinks, and names nobody [SESSION-6]', async () => {
  await vote(100, 11)
  const one = [...log]
  await localStore.deleteUser(ID)
  await localStore.close()
  await deleteDB(CATALOGUE_DATABASE)
  await forgetPublicAnswers()
  log.length = 0
  await vote(0, 13)
  expect(log).toEqual(one)
  expect(one.length).toBeGreaterThan(5)
  for (const line of one) {
    expect(line).toMatch(
      /^GET \/api\/(canton|constituency|place|party|election\/101)(\/(6\/)?[a-z-]+)?(\?[a-z=&]+)? omit accept,application\/json$/,
    )
  }
})

// Fails when all calls look at whole elections: candidates, lists and answers then come before the first question.
test('the first question waits for the questions alone', async () => {
  await call('PATCH', own(), { cantonId: 6, constituencyOpen: true })
  await call('GET', own('/election?lang=de'))
  await call('GET', `/election/${ELECTION}/question?lang=de`)
  await call('GET', own(`/election/${ELECTION}/response`))
  await call('PUT', own(`/election/${ELECTION}/response/1?lang=de`), { value: 100 })
  expect(
    paths()
      .filter((path) => path?.startsWith('/api/election/'))
      .toSorted(),
  ).toEqual([`/api/election/${ELECTION}/axis?lang=de`, `/api/election/${ELECTION}/question?lang=de`])
})

// Fails when the answers of all elections are told without their topics.
test('what a guest answered stands under its topic', async () => {
  await call('PATCH', own(), { cantonId: 6, constituencyId: 45 })
  await call('PUT', own(`/election/${ELECTION}/response/1?lang=de`), { value: 100 })
  expect((await call('GET', own('/opinion?lang=de'))).body).toMatchObject([{ questionId: 1, category: 'Umwelt', elections: [ELECTION] }])
})

// Fails when a part is missing in snapshot-of-answers.ts.
test.each([
  `/election/${ELECTION}?lang=fr`,
  `/election/${ELECTION}/question?lang=fr`,
  `/election/${ELECTION}/candidate?lang=fr`,
  `/election/${ELECTION}/candidate/11?lang=fr`,
  `/election/${ELECTION}/response/11?lang=fr`,
  `/election/${ELECTION}/smart-spider/12?lang=fr`,
  `/election/${ELECTION}/party-spider/1?lang=fr`,
  `/election/${ELECTION}/list?lang=fr`,
  '/canton-lookup?zip=4055',
  '/canton-lookup?zip=1085',
  '/canton-lookup?zip=9999',
])('a guest is answered %s as the server answers it', async (path) => {
  const answer = await server.fetch(new Request(`${ORIGIN}/api${path}`))
  const body = await answer.json()
  expect(await call('GET', path)).toEqual({ status: answer.status, body: answer.ok ? body : { code: body.code, errors: [] } })
})

test('each answer is asked for once in half an hour, and taken from the device where there is no network', async () => {
  const path = `/election/${ELECTION}/question?lang=de`
  const questions = (await call('GET', path)).body
  await call('GET', path)
  expect(log).toHaveLength(1)
  await forgetPublicAnswers()
  isAway = true
  await vi.waitFor(async () => expect((await call('GET', path)).body).toEqual(questions))
  expect(await call('GET', `/election/${ELECTION}/category?lang=de`)).toMatchObject({ status: 0, body: { code: 'offline' } })
  isAway = false
  expect((await call('GET', '/election/999/question?lang=de')).body).toMatchObject({ code: 'election_not_found' })
})

// Fails when `presentPlaces` or `localitiesOf` changes the order.
test("a guest's table names the canton with the most addresses of a postcode first [VALID-10]", async () => {
  const { body } = await call('GET', '/canton-lookup?zip=1085')
  expect(body).toMatchObject({ code: null, cantons: ['VD', 'FR'], municipalities: [{ name: 'Vulliens' }, { name: 'Rue' }] })
})

// Fails without `constituencyOpen` in getUserElections.
test('with an open constituency the elections by constituency are left out until it is chosen', async () => {
  const open = await call('PATCH', own(), { cantonId: 6, constituencyOpen: true })
  expect(open.body).toMatchObject({ cantonId: 6, constituencyId: 45, locationChosen: true, constituencyOpen: true })
  expect((await call('GET', own('/export'))).body.settings).toMatchObject({ locationChosen: false })
  const chosen = await call('PATCH', own(), { constituencyId: 45 })
  expect(chosen.body).toMatchObject({ constituencyId: 45, constituencyOpen: false })
  expect((await call('GET', own('/export'))).body.settings).toMatchObject({ locationChosen: true })
})
