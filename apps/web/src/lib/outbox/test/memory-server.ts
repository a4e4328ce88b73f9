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
import type { NoteCollection, UserVotes } from '@plenara/domain'

export const ELECTION = 1
export const QUESTIONS = [1, 2, 3]
export const CANDIDATES = [1, 2, 3, 4, 5]
export const OFFICIAL_LISTS = [11, 12]
export const VOTES = [1, 2]
/** The users' ids; the token of each is `t` and the id. */
export const USERS = [1, 2]

const NAME = { de: 'x', fr: 'x', it: 'x', rm: 'x' }
const entry = {
  id: ELECTION,
  cantonId: 1,
  council: 'national-council',
  electionDate: '2027-10-24',
  municipality: null,
  lines: 4,
  maxRepetitions: 2,
  followUntil: null,
}
const election = {
  election: entry,
  categories: [],
  axes: [],
  questions: QUESTIONS.map((id) => ({ id, type: 'Standard-4', axes: [], text: NAME })),
  lists: OFFICIAL_LISTS.map((id) => ({ id, number: String(id), name: NAME, candidateIds: [] })),
  candidates: CANDIDATES.map((id) => ({ id })),
  answers: [],
  result: null,
} as unknown as ElectionSnapshot
const common = { cantons: [], constituencies: [], parties: [], elections: [entry] } as unknown as CommonSnapshot

const catalogue = {
  dataVersion: async () => 1,
  common: async () => common,
  election: async (id: number) => (id === ELECTION ? election : null),
  knownCandidates: async () => new Set(CANDIDATES),
} as unknown as Catalogue
const parliament = { voteKinds: async (ids: readonly number[]) => new Map(ids.map((id) => [id, null])) } as unknown as ParliamentCatalogue

interface Records {
  opinions: Opinions
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

/** The real application over a store in memory, with one election. */
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
  const changeOpinions = change('opinions')
  const users = {
    getUser: async (id: number) => ({ id, consent: { version: '1' } }) as unknown as User,
    getOpinions: async (id: number) => of(id).opinions,
    changeOpinions: (id: number, _eid: number, apply: (record: Opinions) => Opinions) => changeOpinions(id, apply),
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
    lists: { nextId: FIRST_OWN_LIST_ID, lists: [], choices: [], creations: [] },
    notes: { nextId: FIRST_NOTE_ID, notes: [] },
    votes: [],
  }
}
