import { type Route, routes } from '@plenara/contract'
import { seededRandom } from '@plenara/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION, OFFICIAL_LIST } from './fixture-catalogue.ts'

const SEED = 20271024
const ROUNDS = 3_000
const IDS = [
  0,
  1,
  6,
  26,
  45,
  ELECTION.nationalBasel,
  ELECTION.past,
  ELECTION.executive,
  OFFICIAL_LIST.basel,
  1001,
  1002,
  1_000_000_000,
  999_999,
]
const STRANGE_IDS = [
  '-1',
  '01',
  '1.0',
  '1e9',
  'NaN',
  '%00',
  '٣',
  '9007199254740993',
  "1' or '1'='1",
  '..%2f',
  'constructor',
  'x'.repeat(4000),
]
const QUERIES = [
  'lang=de',
  'lang=ch_BE',
  'lang=xx',
  'lang=de&lang=fr',
  'view=card',
  'zip=4051',
  'zip=9999',
  'method=euclid',
  'method=',
  '__proto__=1',
  '%',
]
const VALUES: readonly unknown[] = [
  ...[null, true, 0, 1, 2, 0.5, 25, 100, -1, 1.5, 1e300, 2 ** 53, 1001, 6, 45, 90],
  ...['', 'like', 'love', 'none', 'de', 'auto', '1', 'a', "'; drop table app_user; --", '%_\\', '\u202e', '👩‍👩‍👧', 'x'.repeat(130)],
  ...[
    [],
    [[]],
    {},
    { state: 'c' },
    { id: 1001, pos: 1 },
    [{ id: 1001, pos: 1 }],
    [
      { id: 1001, pos: 1 },
      { id: 1001, pos: 2 },
      { id: 1001, pos: 3 },
    ],
  ],
]
const FIELDS = [
  'value',
  'weight',
  'type',
  'rank',
  'name',
  'candidates',
  'updated',
  'cantonId',
  'id',
  'constructor',
  'toString',
  '__proto__',
]
/** A body that each call takes; the mixtures change some of its fields. */
const BODIES: Readonly<Record<string, object>> = {
  changeUser: { username: 'A', language: 'fr', languageContent: 'it', cantonId: 6, constituencyId: 45 },
  giveConsent: { version: '1' },
  importUser: {
    format: 'plenara',
    version: 1,
    account: { email: 'a@example.ch' },
    settings: {
      username: 'A',
      language: 'fr',
      languageContent: 'it',
      cantonId: 6,
      constituencyId: 45,
      locationChosen: true,
      consent: { version: '1', at: '2026-11-21T08:00:00.000Z' },
    },
    progression: [{ electionId: null, key: 'a', data: {} }],
    elections: [
      {
        electionId: ELECTION.nationalBasel,
        responses: [{ questionId: 1, value: 100, weight: 2 }],
        matches: [{ candidateId: 1001, type: 'love', rank: 1 }],
      },
    ],
    lists: [],
    choices: [{ electionId: ELECTION.nationalBasel, listId: OFFICIAL_LIST.basel }],
  },
  setProgression: { key: 'a', data: {} },
  setElectionProgression: { key: 'a', data: {} },
  setResponse: { value: 100, weight: 2 },
  setMatch: { type: 'like' },
  matchAll: { type: 'like' },
  createList: { name: 'A', adapted: true, officialListId: OFFICIAL_LIST.basel, candidates: [{ id: 1001, pos: 1 }] },
  changeList: { name: 'B', candidates: [{ id: 1001, pos: 1 }] },
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('no mixture of paths, queries and bodies ends in an error that the contract does not name', async () => {
  const random = seededRandom(SEED)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const id = await api.newUser()
  const all = Object.entries<Route>(routes).filter(([name, { call }]) => call.offline !== 'server-only' && name !== 'deleteUser')
  const bodyOf = (name: string): unknown => {
    if (random() < 0.05) return pick(VALUES)
    const entries = Object.entries(BODIES[name] ?? {}).map(([key, value]) => [key, random() < 0.2 ? pick(VALUES) : value] as const)
    const kept = entries.filter(() => random() < 0.95)
    return Object.fromEntries(random() < 0.1 ? [...kept, [pick(FIELDS), pick(VALUES)]] : kept)
  }
  const pathOf = ({ call }: Route) =>
    call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (random() < 0.05) return encodeURI(pick(STRANGE_IDS))
      return String(name === 'id' && call.auth === 'user' ? id : name === 'eid' && random() < 0.7 ? ELECTION.nationalBasel : pick(IDS))
    })
  const statuses = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const [name, route] = pick(all)
    const path = pathOf(route) + (random() < 0.2 ? `?${pick(QUERIES)}` : '')
    const body = route.body ? { body: JSON.stringify(bodyOf(name)) } : {}
    const { status } = await api.call(route.call.method, path, { ...(random() < 0.95 ? { as: id } : {}), ...body })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(api.logged, `seed ${SEED}`).toEqual([])
  expect([...statuses.keys()].toSorted()).toEqual([200, 201, 400, 401, 403, 404, 422])
  expect((await api.call('GET', `/user/${id}`, { as: id })).status).toBe(200)
})
