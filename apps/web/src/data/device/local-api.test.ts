import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLoss, dismissLoss } from '../loss/store-loss.ts'
import { LOCAL_SESSION, markLocalAccount } from '../session/account-type.ts'
import { CATALOGUE_DATABASE, openCatalogue } from './catalogue/catalogue-database.ts'
import { createLocalApi, localStore } from './local-api.ts'
import { createIndexedDbUserStore } from './store/indexed-db-user-store.ts'
import { LOCAL_DATABASE } from './store/local-database.ts'
import { common, ELECTION, election, localities, QUESTIONS } from './support/small-catalogue.ts'
import { answerOf, namedCall } from './test-support/named-call.ts'

const ORIGIN = 'https://plenara.example'
const ID = LOCAL_SESSION.userId
const CANARY = 'Kanarienvogel'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('location', { search: '', origin: ORIGIN })
const network = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', network)

async function fillCatalogue(dataVersion = 3, name = 'Nationalratswahl'): Promise<void> {
  const db = await openCatalogue()
  const transaction = db.transaction(['catalogue', 'catalogueMeta'], 'readwrite')
  const [catalogue, meta] = [transaction.objectStore('catalogue'), transaction.objectStore('catalogueMeta')]
  await catalogue.put(common(name), 'common')
  await catalogue.put(localities, 'localities')
  await catalogue.put(election(name), `election:${ELECTION}`)
  await meta.put({ dataVersion }, 'state')
  await transaction.done
  db.close()
}

beforeEach(async () => {
  kept.set('plenara-local.exists', '1')
  await localStore.close()
  await deleteDB(LOCAL_DATABASE)
  await deleteDB(CATALOGUE_DATABASE)
  await fillCatalogue()
})
afterEach(() => network.mockReset())

let token: string | null
const local = createLocalApi(() => token)
function call(method: string, path: string, body?: unknown, shown: string | null = LOCAL_SESSION.token) {
  token = shown
  return answerOf(local, namedCall(method, path, { body }))
}
const user = (path = '') => `/user/${ID}${path}`
const giveConsent = () => call('PUT', user('/consent'), { version: '1' })

// Fails when the store of the device asks for consent (`consent: 'not-needed'` in local-api.ts).
test('the account begins with its first call and keeps what it is told, without consent and without one request [SESSION-6]', async () => {
  expect((await call('GET', user())).body).toMatchObject({ id: ID, consent: null, locationChosen: false })
  expect((await call('PATCH', user(), { username: CANARY })).body).toMatchObject({ username: CANARY })
  for (const question of QUESTIONS) {
    expect((await call('PUT', user(`/election/${ELECTION}/response/${question}`), { value: 100 })).status).toBe(200)
  }
  expect((await call('GET', user(`/election/${ELECTION}/response`))).body).toHaveLength(QUESTIONS.length)
  expect((await call('GET', user(`/election/${ELECTION}/match-percent`))).status).toBe(200)
  expect((await call('GET', user('/election'))).body).toHaveLength(1)
  expect((await call('GET', user('/export'))).body).toMatchObject({ settings: { username: CANARY, consent: null } })
  expect(network).not.toHaveBeenCalled()
})

test('public data of the election is answered from the device, in the version that was imported last', async () => {
  expect((await call('GET', `/election/${ELECTION}`, undefined, null)).body).toMatchObject({ name: 'Nationalratswahl' })
  expect((await call('GET', '/canton-lookup?zip=4055', undefined, null)).status).toBe(200)
  expect((await call('GET', '/place', undefined, null)).body).toMatchObject({ postcodes: { '4055': [0] } })
  await fillCatalogue(4, 'Ständeratswahl')
  expect((await call('GET', `/election/${ELECTION}`, undefined, null)).body).toMatchObject({ name: 'Ständeratswahl' })
  expect(network).not.toHaveBeenCalled()
})

// Fails when `byZip` of the device's catalogue orders the municipalities of a postcode.
test('an account on this device is told the canton with the most addresses of a postcode first [VALID-10]', async () => {
  const { body } = await call('GET', '/canton-lookup?zip=1085', undefined, null)
  expect(body).toMatchObject({ code: null, cantons: ['VD', 'FR'], municipalities: [{ name: 'Vulliens' }, { name: 'Rue' }] })
})

test('without an import the public data is named as missing, and the account works', async () => {
  await deleteDB(CATALOGUE_DATABASE)
  expect((await call('GET', '/canton', undefined, null)).body).toMatchObject({ code: 'catalogue_missing' })
  expect((await call('GET', user())).status).toBe(200)
  await fillCatalogue()
  expect((await call('GET', '/canton', undefined, null)).body).toHaveLength(1)
})

// Fails when `passOn` hands the request on as it is.
test('what the device does not hold is asked for as somebody without an account [SESSION-6]', async () => {
  network.mockImplementation(async () => Response.json([]))
  expect((await call('GET', '/vote?page=1&lang=fr')).status).toBe(200)
  expect(network).toHaveBeenCalledTimes(1)
  const [address, init] = network.mock.calls[0]!
  expect(address).toBe(`${ORIGIN}/api/vote?page=1&lang=fr`)
  expect(init).toMatchObject({ method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(init?.body).toBeUndefined()
  expect([...new Headers(init?.headers)]).toEqual([['accept', 'application/json']])
  network.mockRejectedValue(new TypeError('no network'))
  expect(await call('GET', '/vote/7')).toMatchObject({ status: 0, body: { code: 'offline' } })
})

test.each([
  ['PUT', '/register'],
  ['POST', '/authenticate'],
  ['POST', '/logout'],
  ['PUT', user('/password')],
  ['GET', user('/councillor-agreement')],
])('%s %s is refused with a code and goes nowhere [SESSION-6]', async (method, path) => {
  expect(await call(method, path, method === 'GET' ? undefined : { email: 'a@example.ch' })).toMatchObject({
    status: 403,
    body: { code: 'online_account_needed' },
  })
  expect(network).not.toHaveBeenCalled()
})

test('notes on members of parliament and votes are kept without asking the server what exists [SESSION-6]', async () => {
  await giveConsent()
  expect((await call('PUT', user('/vote'), { parliamentVoteId: 77, decision: 'yes' })).status).toBe(200)
  const note = { type: 'city', reference: '12/city', color: 'good' }
  expect((await call('POST', user('/councillor/12/notepad'), note)).status).toBeLessThan(300)
  expect((await call('GET', user('/vote'))).body).toEqual([{ parliamentVoteId: 77, decision: 'yes' }])
  expect(network).not.toHaveBeenCalled()
})

test('no other token and no other user is let in, and a deleted account stays deleted [SESSION-5, SESSION-7]', async () => {
  expect((await call('GET', user(), undefined, 'other')).status).toBe(401)
  expect((await call('GET', '/user/1')).status).toBe(404)
  await giveConsent()
  expect((await call('DELETE', user())).status).toBeLessThan(300)
  expect((await call('GET', user())).status).toBe(401)
  expect(kept.has('plenara-local.exists')).toBe(false)
  kept.set('plenara-local.exists', '1')
  expect((await call('GET', user())).body).toMatchObject({ id: ID, consent: null })
})

// Fails when the user is remembered for the connection alone.
test('an account that another tab deleted and began anew is there at the next call [SESSION-6]', async () => {
  await giveConsent()
  const other = createIndexedDbUserStore()
  await other.deleteUser(ID)
  await other.close()
  expect((await call('GET', user())).status).toBe(404)
  markLocalAccount(null)
  expect((await call('GET', user())).status).toBe(401)
  markLocalAccount('local')
  expect((await call('GET', user())).body).toMatchObject({ id: ID, consent: null })
})

// Fails when the orders begin with the id, which all accounts of devices share (`seed: id` in packages/api/src/services/match.ts).
test('two accounts of devices order ties each in its own way, and an export says nothing of it [MATCH-10]', async () => {
  const orders = new Set<string>()
  for (let account = 1; account <= 8; account++) {
    kept.set('plenara-local.exists', `guest:${account}:${account}`)
    const { seed } = (await call('GET', user())).body
    expect(seed).toBeLessThan(2 ** 32)
    expect((await call('GET', user())).body.seed).toBe(seed)
    const percents: { candidateId: number }[] = (await call('GET', user(`/election/${ELECTION}/match-percent`))).body
    orders.add(percents.map(({ candidateId }) => candidateId).join())
    expect(JSON.stringify((await call('GET', user('/export'))).body)).not.toContain('seed')
    await localStore.deleteUser(ID)
  }
  expect(orders.size).toBeGreaterThan(1)
})

// Fails when an account whose records are gone begins anew in silence (`hasRecords` in local-api.ts).
test('an account whose records went while no tab was open is said to be gone, one that begins is not [SESSION-6]', async () => {
  dismissLoss()
  expect((await call('GET', user())).status).toBe(200)
  expect(currentLoss()).toBeNull()
  await localStore.close()
  await deleteDB(LOCAL_DATABASE)
  expect((await call('GET', user())).body).toMatchObject({ locationChosen: false })
  expect(currentLoss()).toBe('gone')
  dismissLoss()
})

test('public data that went under an open tab stay as far as they were read', async () => {
  expect((await call('GET', `/election/${ELECTION}/question`)).status).toBe(200)
  await deleteDB(CATALOGUE_DATABASE)
  const questions = async () => (await call('GET', `/election/${ELECTION}/question`)).body
  expect(await questions()).toHaveLength(QUESTIONS.length)
  // While they are imported again, too.
  const db = await openCatalogue()
  await db.put('catalogueMeta', { dataVersion: 0, running: {} }, 'state')
  db.close()
  expect(await questions()).toHaveLength(QUESTIONS.length)
})
