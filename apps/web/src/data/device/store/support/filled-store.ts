import type { Opinions } from '@plenara/api'
import { seededRandom } from '@plenara/domain/fair-order'
import { emptyUser } from '../empty-user.ts'
import { createIndexedDbUserStore, type LocalUserStore } from '../indexed-db-user-store.ts'
import type { RecordKind } from '../kinds.ts'
import { LOCAL_DATABASE } from '../local-database.ts'

export const USER = 7
const NOW = new Date('2026-11-21T08:00:00.000Z')
const CONSENT = { version: '1', at: NOW.toISOString() }

/** A number from 0 to below `below`. */
export type Pick = (below: number) => number
export function picker(seed: number): Pick {
  const random = seededRandom(seed)
  return (below) => Math.floor(random() * below)
}

/** What each record of the user holds, read through the store: the parts that a damage may take away one by one. */
const READS: readonly {
  readonly kind: RecordKind
  readonly electionId: number | null
  readonly read: (store: LocalUserStore) => Promise<unknown>
}[] = [
  { kind: 'user', electionId: null, read: (store) => store.getUser(USER) },
  { kind: 'progression', electionId: null, read: (store) => store.getProgression(USER, null) },
  { kind: 'progression', electionId: 101, read: (store) => store.getProgression(USER, 101) },
  { kind: 'opinions', electionId: 101, read: (store) => store.getOpinions(USER, 101) },
  { kind: 'opinions', electionId: 102, read: (store) => store.getOpinions(USER, 102) },
  { kind: 'profile', electionId: null, read: (store) => store.getProfile(USER) },
  { kind: 'lists', electionId: null, read: (store) => store.getLists(USER) },
  { kind: 'notes', electionId: null, read: (store) => store.getNotes(USER) },
  { kind: 'councillor-notes', electionId: null, read: (store) => store.getCouncillorNotes(USER) },
  { kind: 'votes', electionId: null, read: (store) => store.getVotes(USER) },
]

/** The name of a record in the reports of tests. */
export function partName({ kind, electionId }: { readonly kind: RecordKind | null; readonly electionId: number | null }): string {
  return `${kind}/${electionId ?? 0}`
}

/** Everything that the store reads, by record. */
export async function readParts(store: LocalUserStore): Promise<Map<string, unknown>> {
  return new Map(await Promise.all(READS.map(async (part) => [partName(part), await part.read(store)] as const)))
}

export const answered = (questionId: number) => (opinions: Opinions) => ({
  ...opinions,
  responses: [...opinions.responses, { questionId, value: 100, weight: 1 } as const],
})

export function openStore(): LocalUserStore {
  return createIndexedDbUserStore({ now: () => NOW })
}

/** A database with one record of every kind, begun from nothing. Answers what it holds. */
export async function fillDatabase(): Promise<Map<string, unknown>> {
  const { deleteDB } = await import('idb')
  await deleteDB(LOCAL_DATABASE)
  const store = openStore()
  await store.createUser({ ...emptyUser(USER), username: 'Léa', consent: CONSENT })
  const notes = { nextId: 2, notes: [{ id: 1, type: 'city', reference: '12/city', color: 'good' } as const] }
  await store.replaceContent(USER, () => ({
    settings: { ...emptyUser(USER), username: 'Léa', consent: CONSENT },
    progression: [
      { electionId: null, entries: [{ key: 'welcome', data: {} }] },
      { electionId: 101, entries: [{ key: 'match', data: { state: 'c' } }] },
    ],
    opinions: [101, 102].map((electionId) => ({ electionId, ...answered(electionId)({ responses: [], matches: [] }) })),
    profile: { answers: [], off: [102], held: [], apart: [], since: 7 },
    lists: { nextId: 1_000_000_001, lists: [], choices: [{ electionId: 101, listId: 3 }], creations: [] },
    notes,
    councillorNotes: notes,
    votes: [{ parliamentVoteId: 5, decision: 'no' }],
  }))
  const parts = await readParts(store)
  await store.close()
  return parts
}
