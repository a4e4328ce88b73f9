import { createApp, type ParliamentCatalogue } from '@plenara/api'
import type { UserExport } from '@plenara/contract'
import { type Client, createClient } from '@plenara/contract/client'
import { deleteDB } from 'idb'
import { vi } from 'vitest'
import { LOCAL_SESSION, markLocalAccount } from '../../../session/account-type.ts'
import { CATALOGUE_DATABASE, openCatalogue } from '../../catalogue/catalogue-database.ts'
import { createDeviceCatalogue } from '../../catalogue/device-catalogue.ts'
import { createLocalApi, localStore } from '../../local-api.ts'
import { emptyUser } from '../../store/empty-user.ts'
import { createIndexedDbUserStore } from '../../store/indexed-db-user-store.ts'
import { LOCAL_DATABASE } from '../../store/local-database.ts'
import { common, ELECTION, election, localities, QUESTIONS } from '../../support/small-catalogue.ts'
import type { MovePlaces } from '../move-places.ts'
import { realPlaces } from '../real-places.ts'
import { interrupted } from './interrupted.ts'

const ORIGIN = 'https://plenara.example'
export const ACCOUNT = { userId: 7, token: 'seven' } as const
const NOW = '2026-11-20T08:00:00.000Z'

/** What this browser keeps beside its databases. */
export const kept = new Map<string, string>()
/** The records of the server: the real application over the store that the tests of the port hold for both adapters. */
const users = createIndexedDbUserStore()
const server = createApp({
  catalogue: createDeviceCatalogue(),
  parliament: {
    voteKinds: async (ids: readonly number[]) => new Map(ids.map((id) => [id, null])),
    knownCouncillors: async (ids: readonly number[]) => new Set(ids),
  } as unknown as ParliamentCatalogue,
  users,
  authenticate: async (token) => (token === ACCOUNT.token && (await users.getUser(ACCOUNT.userId)) ? ACCOUNT.userId : null),
  log: (error) => {
    throw error
  },
  now: () => new Date(NOW),
  version: '',
  compatibility: { android: '*', ios: '*', web: '*' },
})
/** Methods and addresses that reached the server. */
export const requests: string[] = []

/** A browser at the server's address. Stubbed before each test, because files share their modules and another one may have taken it away. */
function stubBrowser(): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('location', { search: '', origin: ORIGIN })
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname.replace(/^\/api\/user\/\d+/, '')}`)
    return server.fetch(request)
  })
}

export const onDevice: Client = createLocalApi(() => LOCAL_SESSION.token)
const onServer: Client = createClient({
  baseUrl: `${ORIGIN}/api`,
  fetch: async (request) => server.fetch(request),
  token: () => ACCOUNT.token,
})
const DEVICE = { params: { id: LOCAL_SESSION.userId } }
const SERVER = { params: { id: ACCOUNT.userId } }

/** What other tests find. */
export async function endPlaces(): Promise<void> {
  await Promise.all([localStore.close(), users.close()])
  await Promise.all([deleteDB(LOCAL_DATABASE), deleteDB(CATALOGUE_DATABASE)])
  kept.clear()
  vi.unstubAllGlobals()
}

/** Both places with nothing in them: a browser without an account, and an account that has given nothing. */
export async function freshPlaces(): Promise<void> {
  await endPlaces()
  stubBrowser()
  const db = await openCatalogue()
  await db.put('catalogue', common('Nationalratswahl'), 'common')
  await db.put('catalogue', localities, 'localities')
  await db.put('catalogue', election('Nationalratswahl'), `election:${ELECTION}`)
  await db.put('catalogueMeta', { dataVersion: 3 }, 'state')
  db.close()
  await users.createUser({ ...emptyUser(ACCOUNT.userId), username: 'Mira', email: 'mira@example.ch' })
  requests.length = 0
}

/** A document with one thing of every kind; `shift` makes another voter's, half of it about the same things. */
function documentOf(shift = 0): UserExport {
  const list = { electionId: ELECTION, name: `Liste ${shift}`, adapted: false, officialListId: null, updated: NOW }
  return {
    format: 'plenara',
    version: 1,
    account: { email: '' },
    settings: {
      ...{ username: '', language: 'de', languageContent: 'auto', cantonId: 6, constituencyId: 45, locationChosen: true },
      consent: { version: '1', at: NOW },
    },
    progression: [
      { electionId: null, key: 'welcome', data: { shift } },
      { electionId: ELECTION, key: `step-${shift}`, data: { b: 1, a: [2] } },
    ],
    elections: [
      {
        electionId: ELECTION,
        responses: QUESTIONS.slice(shift * 4, shift * 4 + 8).map((questionId) => ({
          questionId,
          value: shift === 0 ? 100 : 0,
          weight: 2 as const,
        })),
        matches: [
          { candidateId: 11, type: shift === 0 ? 'love' : 'dislike', rank: shift === 0 ? 1 : null },
          { candidateId: 12 + shift, type: 'like', rank: 2 - shift },
        ],
      },
    ],
    lists: [
      { ...list, id: 1_000_000_000, candidates: [{ id: 11, pos: 1 }] },
      { ...list, id: 1_000_000_001, name: 'Gleich', candidates: [] },
    ],
    choices: [{ electionId: ELECTION, listId: 1_000_000_001 }],
    notes: [{ id: 1, type: 'city', reference: `${11 + shift}/city`, color: 'good' }],
    councillorNotes: [{ id: 1, type: 'city', reference: `${20 + shift}/city`, color: 'bad' }],
    votes: [{ parliamentVoteId: 5 + shift, decision: 'yes' }],
  }
}

export async function fillDevice(document: UserExport): Promise<void> {
  markLocalAccount('guest')
  await onDevice.importUser({ ...DEVICE, body: document })
}

/** As somebody who has given the consent. */
export async function fillServer(document: UserExport): Promise<void> {
  await onServer.importUser({ ...SERVER, body: { ...document, settings: { ...document.settings, username: 'Mira' } } })
}

/** What the device holds; null where there is nothing of an account, not even a trace. */
export async function deviceHolds(): Promise<UserExport | null> {
  if (kept.has('plenara-local.exists')) return onDevice.getUserExport(DEVICE)
  return (await localStore.getContent(LOCAL_SESSION.userId)) === null ? null : Promise.reject(new Error('records without an account'))
}

/** What the account holds; null where it was deleted. */
export async function serverHolds(): Promise<UserExport | null> {
  return (await users.getUser(ACCOUNT.userId)) && onServer.getUserExport(SERVER)
}

/** A voter's document, another's, and none. */
export const [OWN, OTHER] = [documentOf(0), documentOf(1)]
export const EMPTY: UserExport = {
  ...OWN,
  progression: [],
  elections: [],
  lists: [],
  choices: [],
  notes: [],
  councillorNotes: [],
  votes: [],
}

/** Both places as the product has them, with a catalogue that is there already. */
export const places = (session: { readonly userId: number; readonly token: string | null } = ACCOUNT): MovePlaces => ({
  ...realPlaces(session, { createLocalApi, localStore }),
  fetchCatalogue: async () => undefined,
})

/** What is in the account, nothing where it was deleted. */
export async function inAccount(): Promise<UserExport> {
  return (await serverHolds()) ?? EMPTY
}

export function withoutAccount(document: UserExport | null): Partial<UserExport> {
  const { account: _, settings: __, ...content } = document ?? EMPTY
  return content
}

/** Every step of a move, and whether what it did happened before the end. */
export async function points(move: (places: MovePlaces) => Promise<unknown>, kind: 'kill' | 'cut', prepare: () => Promise<void>) {
  await freshPlaces()
  await prepare()
  const counted = interrupted(places(), { at: -1, isDone: false, kind })
  await move(counted.places)
  const all = Array.from({ length: counted.steps() }, (_, index) => index + 1)
  return all.flatMap((at) => [false, true].map((isDone) => ({ at, isDone, kind })))
}
