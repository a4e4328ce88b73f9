import type { NewUserContent, UserContent, UserStore } from '@plenara/api'
import type { User } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { RecordKind } from './kinds.ts'
import type { Connection } from './local-database.ts'
import {
  councillorNotesType,
  isOpinion,
  listsType,
  notesType,
  opinionsType,
  progressionType,
  type RecordType,
  userType,
  votesType,
} from './record-kinds.ts'
import { createRecords, type OpenRecord, type Records, type RecordsOptions } from './records.ts'
import { createStorageReport, type StorageReport } from './storage-report.ts'

export interface LocalUserStore extends UserStore {
  /** Keeps a new user; where there is one with this id already, that one stays and is answered. */
  createUser(user: User): Promise<User>
  /**
   * Keeps a user where there is none with this id. Looks once per mark and connection, because every call of an account comes here; `deleteUser` in this
   * tab makes it look again.
   */
  ensureUser(mark: string, user: User): Promise<void>
  readonly report: StorageReport
  /** Ends the connection to the database, which opens again when it is needed. */
  close(): Promise<void>
}

/**
 * The adapter of the storage port on the device: sealed records in IndexedDB. Writes of all tabs come one after another, each in one transaction.
 * Throws `storage_full` and `storage_unavailable` besides what the port names.
 */
export function createIndexedDbUserStore(options: RecordsOptions = {}): LocalUserStore {
  const records = createRecords(options)
  const get = <T>(type: RecordType<T>, userId: number, scope = 0) => readOr(records, type, { userId, scope })
  const change = <T>(type: RecordType<T>, userId: number, work: Work<T>, scope = 0) =>
    records.alone(() => changeRecord(records, { type, userId, scope }, work))
  const removeWhere = (userId: number, isRemoved: (kind: RecordKind) => boolean) =>
    records.alone(() => records.replace(userId, [], ({ kind }) => isRemoved(kind)))
  /** The mark of the user who was seen over a connection. */
  const seen = new WeakMap<Connection, string>()
  return {
    getUser: (userId) => get(userType, userId),
    createUser: (user) => records.alone(() => createUser(records, user)),
    changeUser: (userId, changes) => records.alone(() => changeUser(records, userId, changes)),
    ensureUser: (mark, user) =>
      records.use(async ({ connection }) => {
        if (seen.get(connection) === mark) return
        if ((await readUser(records, user.id)) === null) await records.alone(() => createUser(records, user))
        seen.set(connection, mark)
      }),
    deleteUser: async (userId) => {
      await removeWhere(userId, () => true)
      await records.use(async ({ connection }) => void seen.delete(connection))
    },
    deleteOpinions: (userId) => removeWhere(userId, isOpinion),
    getProgression: (userId, electionId) => get(progressionType, userId, electionId ?? 0),
    changeProgression: (userId, electionId, work) => change(progressionType, userId, work, electionId ?? 0),
    getOpinions: (userId, electionId) => get(opinionsType, userId, electionId),
    changeOpinions: (userId, electionId, work) => change(opinionsType, userId, work, electionId),
    getLists: (userId) => get(listsType, userId),
    changeLists: (userId, work) => change(listsType, userId, work),
    getNotes: (userId) => get(notesType, userId),
    changeNotes: (userId, work) => change(notesType, userId, work),
    getCouncillorNotes: (userId) => get(councillorNotesType, userId),
    changeCouncillorNotes: (userId, work) => change(councillorNotesType, userId, work),
    getVotes: (userId) => get(votesType, userId),
    changeVotes: (userId, work) => change(votesType, userId, work),
    getContent: (userId) => getContent(records, userId),
    replaceContent: (userId, replace) => records.alone(() => replaceContent(records, userId, replace)),
    report: createStorageReport(records),
    close: records.close,
  }
}

type Work<T> = (value: T) => T

interface Target<T> {
  readonly type: RecordType<T>
  readonly userId: number
  readonly scope: number
}

async function readOr<T>(records: Records, type: RecordType<T>, { userId, scope }: { userId: number; scope: number }): Promise<T> {
  return (await records.read<T>({ userId, kind: type.kind, scope })) ?? type.empty
}

const userPlace = (userId: number) => ({ userId, kind: userType.kind, scope: 0 })
const readUser = (records: Records, userId: number) => records.read<User>(userPlace(userId))

function changeRecord<T>(records: Records, { type, userId, scope }: Target<T>, work: Work<T>): Promise<T> {
  const place = { userId, kind: type.kind, scope }
  return records.change([place, userPlace(userId)], ([stored, user]) => {
    const value = (stored as T | null) ?? type.empty
    const changed = work(value)
    if (changed === value) return { answer: value, records: [] }
    if (user === null) throw new DomainError('unauthorized')
    if (stored === null && isOpinion(type.kind) && (user as User).consent === null) throw new DomainError('consent_missing')
    return { answer: changed, records: [{ place, value: changed }] }
  })
}

function createUser(records: Records, user: User): Promise<User> {
  const place = userPlace(user.id)
  return records.change([place], ([present]) =>
    present === null ? { answer: user, records: [{ place, value: user }] } : { answer: present as User, records: [] },
  )
}

function changeUser(records: Records, userId: number, changes: Parameters<UserStore['changeUser']>[1]): Promise<User | null> {
  const place = userPlace(userId)
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return records.change([place], ([user]) => {
    if (user === null) return { answer: null, records: [] }
    const changed: User = { ...(user as User), ...named }
    return { answer: changed, records: [{ place, value: changed }] }
  })
}

async function getContent(records: Records, userId: number): Promise<UserContent | null> {
  const user = await readUser(records, userId)
  if (user === null) return null
  const all = await records.readAll(userId)
  const manyOf = <T>({ kind }: RecordType<T>) =>
    all.flatMap(({ place, value }) => (place.kind === kind ? [{ electionId: place.scope, value: value as T }] : []))
  const oneOf = <T>(type: RecordType<T>) => manyOf(type)[0]?.value ?? type.empty
  return {
    user: oneOf(userType) ?? user,
    progression: manyOf(progressionType).map(({ electionId, value }) => ({ electionId: electionId || null, entries: value })),
    opinions: manyOf(opinionsType).map(({ electionId, value }) => ({ electionId, ...value })),
    lists: oneOf(listsType),
    notes: oneOf(notesType),
    councillorNotes: oneOf(councillorNotesType),
    votes: oneOf(votesType),
  }
}

async function replaceContent(records: Records, userId: number, replace: (user: User) => NewUserContent): Promise<User | null> {
  const user = await readUser(records, userId)
  if (user === null) return null
  const { settings, ...content } = replace(user)
  const changed: User = { ...user, ...settings }
  await records.replace(userId, [{ place: userPlace(userId), value: changed }, ...recordsOf(userId, content)], () => true)
  return changed
}

function recordsOf(userId: number, content: Omit<NewUserContent, 'settings'>): OpenRecord[] {
  const record = <T>({ kind }: RecordType<T>, value: T, scope = 0): OpenRecord => ({ place: { userId, kind, scope }, value })
  const { progression, opinions, lists, notes, councillorNotes, votes } = content
  return [
    ...progression.map(({ electionId, entries }) => record(progressionType, entries, electionId ?? 0)),
    ...opinions.map(({ electionId, ...rest }) => record(opinionsType, rest, electionId)),
    record(listsType, lists),
    record(notesType, notes),
    record(councillorNotesType, councillorNotes),
    record(votesType, votes),
  ].filter(({ place: { kind }, value }) => isWorthKeeping(kind, value))
}

/** What was never written has no record, so that consent is asked for before the first one. */
function isWorthKeeping(kind: RecordKind, value: unknown): boolean {
  const empty = [listsType, notesType, councillorNotesType, votesType].find((type) => type.kind === kind)?.empty
  return empty === undefined || JSON.stringify(value) !== JSON.stringify(empty)
}
