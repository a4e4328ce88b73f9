import { type Catalogue, createApp, type UserStore } from '@plenara/api'
import { createDeviceCalls, type DeviceCall } from '@plenara/api/device-calls'
import { calls, deviceRoutes, type Route } from '@plenara/contract'
import { type AnyInput, ApiError, answeringClient, type Client, createClient } from '@plenara/contract/client'
import { LOCALE_CODES, MATCH_METHODS, MATCH_TYPES, WEIGHTS } from '@plenara/contract/constants'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createDeviceParliament } from './catalogue/device-parliament.ts'
import { createMemoryUserStore } from './preview/memory-user-store.ts'
import { emptyUser } from './store/empty-user.ts'
import { common, ELECTION, election, localities, QUESTIONS } from './support/small-catalogue.ts'

const USER = 7
const TOKEN = 'token'
const START = Date.parse('2027-09-01T08:00:00Z')
const FIRST_LIST = 1_000_000_000
const CANDIDATES = [11, 12, 13]
/** Longer than any body but a whole document may be. */
const LONG = 'x'.repeat(300_000)

const whole = election('Nationalratswahl')
const shared = common('Nationalratswahl')
const catalogue: Catalogue = {
  dataVersion: async () => 1,
  common: async () => shared,
  election: async (id) => (id === ELECTION ? whole : null),
  everyLocality: async () => localities,
  localities: async (zip) => localities.filter((one) => one.zip === zip),
  knownCandidates: async (ids) => new Set(ids.filter((id) => CANDIDATES.includes(id))),
  candidaciesOf: async () => [],
  portraits: async () => new Map(),
  picture: async () => null,
}

const names = Object.keys(createDeviceCalls(servicesOf(createMemoryUserStore(emptyUser(USER)), () => START))) as DeviceCall[]

/** What neither way expects. */
const unexpected: unknown[] = []

/** What both ways work with. */
function servicesOf(users: UserStore, now: () => number) {
  return {
    ...{ catalogue, users, parliament: createDeviceParliament(), now: () => new Date(now()) },
    ...{ version: '', compatibility: { android: '*', ios: '*', web: '*' } },
    authenticate: async (token: string) => (token === TOKEN ? USER : null),
    log: (error: unknown) => void unexpected.push(error),
  }
}

/** A user's records that are asked for by requests, and the same asked for by names. */
function twoWorlds({ asksConsent, now }: { readonly asksConsent: boolean; readonly now: () => number }) {
  let token: string | null = TOKEN
  const storeOf = (): UserStore => {
    const { consent: _, ...store } = createMemoryUserStore(emptyUser(USER))
    return asksConsent ? store : { ...store, consent: 'not-needed' }
  }
  const [byRequest, byName] = [storeOf(), storeOf()]
  const server = createApp(servicesOf(byRequest, now))
  const own = createDeviceCalls(servicesOf(byName, now))
  return {
    stores: [byRequest, byName],
    clients: [
      createClient({ baseUrl: 'https://plenara.example/api', fetch: async (request) => server.fetch(request), token: () => token }),
      answeringClient((name, input) => own[name as DeviceCall](input, token)),
    ],
    signIn: (present: string | null) => {
      token = present
    },
  }
}

/** What a caller has of a call: the answer, or how it failed. */
async function outcomeOf(client: Client, name: DeviceCall, input: AnyInput): Promise<unknown> {
  try {
    return { answer: await (client[name] as (input: unknown) => Promise<unknown>)(input) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, status, errors, retryAfterSeconds } = error
    return { code, status, errors, retryAfterSeconds }
  }
}

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const rarely = one(true, ...Array.from({ length: 11 }, () => false))
const IDS: Readonly<Record<string, fc.Arbitrary<number>>> = {
  eid: one(...Array.from({ length: 12 }, () => ELECTION), 999),
  cid: one(...CANDIDATES, 99),
  candidateId: one(...CANDIDATES, 99),
  questionId: one(...QUESTIONS, 99),
  partyId: one(1, 2),
  lid: one(1, FIRST_LIST, FIRST_LIST + 1, 99),
  nid: one(1, 2, 99),
  vid: one(71, 72, 99),
  block: one(1, 2),
}
const noId = one(0, -1, 1.5, 2 ** 53)
const QUERIES: Readonly<Record<string, fc.Arbitrary<string | undefined>>> = {
  lang: one(undefined, ...LOCALE_CODES),
  view: one(undefined, 'card', 'full'),
  method: one(undefined, ...MATCH_METHODS),
  zip: one('4055', '1085', '9999'),
  mode: one(undefined, 'add'),
  only: one(undefined, '1'),
}

const scale = one(0, 25, 50, 75, 100, null)
const moment = one('2027-08-31T08:00:00.000Z', '2027-09-01T08:00:20.000Z', '2031-01-01T00:00:00.000Z')
const entry = fc.record({ key: one('welcome', 'step-1', 'Bad'), data: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }) })
const note = fc.record({ type: one('city', 'occupation'), reference: one('11/city', '12/city', '99/x'), color: one('good', 'bad', 'pink') })
const lines = fc.array(fc.record({ id: one(...CANDIDATES, 99), pos: fc.integer({ min: 1, max: 5 }) }), { maxLength: 4 })
const listName = one('Meine', '  Meine ', 'Me\u0301me', '', ' ', '\ud800')
const BODIES: Partial<Record<DeviceCall, fc.Arbitrary<unknown>>> = {
  changeUser: fc.record(
    {
      ...{ username: one('Lea', ' Léa', 'a@b.ch', ''), language: one('de', 'gsw', 'en'), languageContent: one('auto', 'fr') },
      ...{ cantonId: one(6, 6, 7), constituencyId: one(45, 45, 1), constituencyOpen: one(true), email: one('a@b.ch'), password: one('x') },
    },
    { requiredKeys: [] },
  ),
  giveConsent: fc.record({ version: one('1', '2', '') }),
  setProgression: entry,
  setElectionProgression: entry,
  setResponse: fc.record({ value: scale, weight: one(...WEIGHTS), answeredAt: moment, only: fc.boolean() }, { requiredKeys: ['value'] }),
  setCarrying: fc.record({ on: fc.boolean() }),
  setMatch: fc.oneof(fc.record({ type: one(...MATCH_TYPES) }), fc.record({ rank: fc.integer({ min: 0, max: 4 }) })),
  matchAll: fc.record(
    { type: one('like', 'none', 'order'), candidateIds: fc.array(one(...CANDIDATES, 99), { maxLength: 4 }) },
    { requiredKeys: ['type'] },
  ),
  createList: fc.record(
    { name: listName, adapted: fc.boolean(), officialListId: one(1, 2, null), headingId: one(1, 2, null), candidates: lines },
    { requiredKeys: ['name', 'candidates'] },
  ),
  changeList: fc.record(
    { name: listName, officialListId: one(1, null), headingId: one(1, null), candidates: lines, updated: moment },
    { requiredKeys: [] },
  ),
  setNote: note,
  setCouncillorNote: note,
  changeCouncillorNote: fc.record({ color: one('good', 'bad', 'pink') }),
  setUserVote: fc.record({ parliamentVoteId: one(71, 72), decision: one('yes', 'no', 'perhaps') }),
}

/** What nobody sends who uses the typed client: another shape, another type, or what could do harm further in. */
function spoilt(body: unknown): fc.Arbitrary<unknown> {
  const object = Object(body)
  return fc.oneof(
    fc.jsonValue(),
    one(undefined, LONG, { text: LONG }, JSON.parse('{"__proto__":{"a":1}}'), JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`)),
    fc.tuple(fc.string(), fc.jsonValue()).map(([key, value]) => ({ ...object, [key]: value })),
    fc
      .tuple(one(...Object.keys(object), 'none'), one<unknown>(null, 'x', -1, 1.5, {}, [], 'a\0b'))
      .map(([key, value]) => ({ ...object, [key]: value })),
  )
}

/** A whole document, whose import takes another way than that of a change. */
const DOCUMENT = {
  ...{ format: 'plenara', version: 1, account: { email: '' }, progression: [{ electionId: null, key: 'welcome', data: { a: 1 } }] },
  settings: {
    ...{ username: 'Lea', language: 'de', languageContent: 'auto', cantonId: 6, constituencyId: 45, locationChosen: true },
    consent: { version: '1', at: '2027-08-01T08:00:00.000Z' },
  },
  elections: [{ electionId: ELECTION, responses: [{ questionId: 1, value: 100, weight: 1 }], matches: [] }],
  ...{ lists: [], choices: [], notes: [], councillorNotes: [], votes: [{ parliamentVoteId: 71, decision: 'yes' }] },
}

interface Step {
  readonly name: DeviceCall
  readonly input: AnyInput
  readonly token: string | null
}

function stepOf(name: DeviceCall): fc.Arbitrary<Step> {
  const route: Route = deviceRoutes[name]
  const { auth, path } = calls[name]
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const owner = auth === 'user' ? one(...Array.from({ length: 15 }, () => USER), 8) : one(6, 6, 7)
  const idOf = (key: string) => fc.tuple(rarely, noId, key === 'id' ? owner : (IDS[key] ?? one(1)))
  const queryKeys = Object.keys(QUERIES).filter((key) => key in (route.query as unknown as { shape: object }).shape)
  const valid: fc.Arbitrary<unknown> | undefined =
    name === 'importUser' ? one(DOCUMENT, { ...DOCUMENT, votes: [{ parliamentVoteId: 71, decision: 'perhaps' }] }) : BODIES[name]
  const body = valid ? valid.chain((good) => fc.tuple(rarely, spoilt(good)).map(([isBad, bad]) => (isBad ? bad : good))) : one(undefined)
  const header = fc.record(
    { 'if-match': one('"x"', '*'), 'Idempotency-Key': one('first', 'second', 'not one key', 'ü') },
    { requiredKeys: [] },
  )
  return fc
    .record({
      params: fc.record(Object.fromEntries(ids.map((key) => [key, idOf(key).map(([isBad, bad, good]) => (isBad ? bad : good))]))),
      query: fc.record(Object.fromEntries(queryKeys.map((key) => [key, QUERIES[key] ?? one(undefined)]))),
      body,
      headers: header,
      token: one<string | null>(...Array.from({ length: 15 }, () => TOKEN), 'other', null),
    })
    .map(({ token, ...input }) => ({ name, token, input: input as AnyInput }))
}

/** Asks both ways the same, one call after another, and finds the same answers, the same failures, and in the end the same records. */
async function expectSame(runs: number): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  const steps = fc.array(fc.oneof(...names.map(stepOf)), { minLength: 40, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, asksConsent) => {
      let clock = START
      const { stores, clients, signIn } = twoWorlds({ asksConsent, now: () => clock })
      for (const { name, input, token } of all) {
        clock += 1_000
        signIn(token)
        const [byRequest, byName] = await Promise.all(clients.map((client) => outcomeOf(client, name, input)))
        expect(byName, name).toEqual(byRequest)
        asked.add(name)
      }
      const [byRequest, byName] = await Promise.all(stores.map((store) => store.getContent(USER)))
      expect(byName).toEqual(byRequest)
      expect(unexpected).toEqual([])
    }),
    { numRuns: runs },
  )
  return asked
}

// Fails when a call by name checks less or other than a request: whose it is, ids, the body and its limits, or says another code.
test('whatever a device is asked by name it answers as by a request: the same answers, the same codes, the same records', async () => {
  expect([...(await expectSame(25))].toSorted()).toEqual(names.toSorted())
})

test('the same for a thousand inputs of each call', { tags: ['slow'] }, async () => {
  await expectSame(Math.ceil((1_000 * names.length) / 40))
})

test('all that a local account is answered by its device is answered by name [SESSION-6]', () => {
  const onDevice = Object.entries(calls).flatMap(([name, { offline }]) => (offline === 'snapshot' ? [name] : []))
  expect(names).toEqual(expect.arrayContaining(onDevice))
  expect(onDevice.length).toBeGreaterThan(50)
})

test('what is unexpected is told to nobody but the log', async () => {
  const broken = new Error('broken')
  const log = vi.fn()
  const users = { ...createMemoryUserStore(emptyUser(USER)), getUser: () => Promise.reject(broken) }
  const own = createDeviceCalls({ ...servicesOf(users, () => START), log })
  await expect(own.getUser({ params: { id: USER } }, TOKEN)).rejects.toMatchObject({ name: 'ApiError', code: 'internal', status: 500 })
  expect(log).toHaveBeenCalledExactlyOnceWith(broken)
})
