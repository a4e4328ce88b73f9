import {
  type Catalogue,
  createApp,
  FIRST_NOTE_ID,
  FIRST_OWN_LIST_ID,
  type ListCollection,
  type Opinions,
  type ParliamentCatalogue,
  type UserStore,
} from '@plenara/api'
import type { CommonSnapshot, ElectionSnapshot, User } from '@plenara/contract'
import type { OpinionProfile } from '@plenara/domain/opinions'
import type { UserVotes } from '@plenara/domain/parliament'
import type { NoteCollection } from '@plenara/domain/people'
import { CANDIDATES, ELECTION, ELECTIONS, OFFICIAL_LISTS, QUESTIONS, USERS } from './model-ids.ts'

const NAME = { de: 'x', fr: 'x', it: 'x', rm: 'x' }
const entry = (id: number) => ({
  id,
  cantonId: 1,
  council: 'national-council',
  electionDate: '2027-10-24',
  municipality: null,
  lines: 4,
  maxRepetitions: 2,
  followUntil: null,
})
const election = (id: number) =>
  ({
    election: entry(id),
    categories: [],
    axes: [],
    questions: QUESTIONS.map((id) => ({ id, type: 'Standard-4', axes: [], text: NAME })),
    lists: OFFICIAL_LISTS.map((id) => ({ id, number: String(id), name: NAME, candidateIds: [] })),
    candidates: CANDIDATES.map((id) => ({ id })),
    answers: [],
    result: null,
  }) as unknown as ElectionSnapshot
const elections = new Map(ELECTIONS.map((id) => [id, election(id)]))
const common = { cantons: [], constituencies: [], parties: [], elections: ELECTIONS.map(entry) } as unknown as CommonSnapshot

const catalogue = {
  dataVersion: async () => 1,
  common: async () => common,
  election: async (id: number) => elections.get(id) ?? null,
  knownCandidates: async () => new Set(CANDIDATES),
} as unknown as Catalogue
const parliament = { voteKinds: async (ids: readonly number[]) => new Map(ids.map((id) => [id, null])) } as unknown as ParliamentCatalogue

export interface Records {
  /** Of the first election. */
  opinions: Opinions
  otherOpinions: Opinions
  profile: OpinionProfile | null
  lists: ListCollection
  notes: NoteCollection
  votes: UserVotes
}

export interface MemoryServer {
  readonly fetch: (request: Request) => Promise<Response>
  /** What is stored of a user. */
  readonly of: (userId: number) => Records
  /** Forgets everything. */
  readonly reset: () => void
}

/** The real application over a store in memory, with two elections that ask the same. */
export function createMemoryServer(now: () => Date): MemoryServer {
  const records = new Map<number, Records>()
  const reset = () => {
    for (const id of USERS) {
      records.set(id, emptyRecords())
    }
  }
  reset()
  const of = (userId: number) => records.get(userId) ?? emptyRecords()
  const change = <Key extends keyof Records>(key: Key) => {
    return async (userId: number, apply: (record: Records[Key]) => Records[Key]) => {
      const stored = of(userId)
      stored[key] = apply(stored[key])
      return stored[key]
    }
  }
  const recordOf = (eid: number) => (eid === ELECTION ? 'opinions' : 'otherOpinions')
  const users = {
    getUser: async (id: number) => ({ id, consent: { version: '1' } }) as unknown as User,
    getOpinions: async (id: number, eid: number) => of(id)[recordOf(eid)],
    changeOpinions: (id: number, eid: number, apply: (record: Opinions) => Opinions) => change(recordOf(eid))(id, apply),
    getContent: async () => null,
    getProfile: async (id: number) => of(id).profile,
    changeProfile: change('profile'),
    getLists: async (id: number) => of(id).lists,
    changeLists: change('lists'),
    getNotes: async (id: number) => of(id).notes,
    changeNotes: change('notes'),
    getVotes: async (id: number) => of(id).votes,
    changeVotes: change('votes'),
  } as unknown as UserStore
  const app = createApp({
    catalogue,
    parliament,
    users,
    now,
    version: '0',
    compatibility: {} as never,
    authenticate: async (token) => USERS.find((id) => token === `t${id}`) ?? null,
    log: (error) => {
      throw error
    },
  })
  return { fetch: async (request) => app.fetch(request), of, reset }
}

function emptyRecords(): Records {
  return {
    opinions: { responses: [], matches: [] },
    otherOpinions: { responses: [], matches: [] },
    profile: null,
    lists: { nextId: FIRST_OWN_LIST_ID, lists: [], choices: [], creations: [] },
    notes: { nextId: FIRST_NOTE_ID, notes: [] },
    votes: [],
  }
}
