import type { NewUserContent, UserContent, UserStore } from '@plenara/api'
import type { User } from '@plenara/contract'
import { DomainError } from '@plenara/domain/domain-error'
import type { OpinionProfile } from '@plenara/domain/opinions'
import type { RecordKind } from './kinds.ts'
import type { Connection } from './local-database.ts'
import type { KeyHolder } from './record-key.ts'
import {
  councillorNotesType,
  isOpinion,
  listsType,
  notesType,
  type OpenRecord,
  opinionsType,
  profileType,
  progressionType,
  type RecordType,
  userType,
  votesType,
} from './record-kinds.ts'
import { createRecords, type Records, type RecordsOptions } from './records.ts'
import { createStorageReport, type StorageReport } from './storage-report.ts'

export interface LocalUserStore extends UserStore {
  /** Keeps a new user; where there is one with this id already, that one stays and is answered. */
  createUser(user: User): Promise<User>
  /**
   * Keeps a user where there is none with this id. Looks once per mark and connection, because every call of an account comes here; `deleteUser` in this
   * tab makes it look again. Answers whether the user begins now.
   */
  ensureUser(mark: string, user: User): Promise<boolean>
  /** Deletes a user with everything of theirs where it is still what was read before, as one step. False where it was changed meanwhile. */
  deleteUnchanged(userId: number, known: UserContent | null): Promise<boolean>
  /** From now on the tabs alone hold the key of everything, or the database does again. */
  changeKey(userId: number, holder: KeyHolder): Promise<void>
  readonly report: StorageReport
  /** Ends the connection to the database, which opens again when it is needed. */
  close(): Promise<void>
}

export interface LocalStoreOptions extends RecordsOptions, Pick<UserStore, 'consent'> {}

/**
 * The adapter of the storage port on the device: sealed records in IndexedDB. Writes of all tabs come one after another, each in one transaction.
 * Throws `storage_full` and `storage_unavailable` besides what the port names.
 */
export function createIndexedDbUserStore({ consent, ...options }: LocalStoreOptions = {}): LocalUserStore {
  const records = createRecords(options)
  const get = <T>(type: RecordType<T>, userId: number, scope = 0) => readOr(records, type, { userId, scope })
  const change = <T>(type: RecordType<T>, userId: number, work: Work<T>, scope = 0) =>
    records.alone(() => changeRecord(records, { type, userId, scope, consent }, work))
  /** The mark of the user who was seen over a connection. */
  const seen = new WeakMap<Connection, string>()
  const forgetSeen = () =>
    records.use(
      async ({ connection }) => void seen.delete(connection),
      () => undefined,
    )
  return {
    ...(consent && { consent }),
    getUser: (userId) => get(userType, userId),
    createUser: (user) => records.alone(() => createUser(records, user)),
    changeUser: (userId, changes) => records.alone(() => changeUser(records, userId, changes)),
    ensureUser: (mark, user) =>
      records.use(
        async ({ connection }) => {
          if (seen.get(connection) === mark) return false
          const isMissing = (await readUser(records, user.id)) === null
          const isNew = isMissing && (await records.alone(() => createUser(records, user))) === user
          seen.set(connection, mark)
          return isNew
        },
        () => false,
      ),
    deleteUser: async (userId) => {
      await records.alone(() => records.replace(userId, [], () => true))
      await forgetSeen()
    },
    withdrawConsent: (userId) => records.alone(() => withdrawConsent(records, userId)),
    getProgression: (userId, electionId) => get(progressionType, userId, electionId ?? 0),
    changeProgression: (userId, electionId, work) => change(progressionType, userId, work, electionId ?? 0),
    getOpinions: (userId, electionId) => get(opinionsType, userId, electionId),
    changeOpinions: (userId, electionId, work) => change(opinionsType, userId, work, electionId),
    getProfile: (userId) => get(profileType, userId),
    changeProfile: async (userId, work) => writtenProfile(await change(profileType, userId, work)),
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
    changeContent: (userId, change) => records.alone(() => changeContent(records, userId, change)),
    deleteUnchanged: async (userId, known) => {
      const isDeleted = await records.alone(() => deleteUnchanged(records, userId, known))
      await forgetSeen()
      return isDeleted
    },
    changeKey: (userId, holder) => records.alone(() => records.changeKey(userId, holder)),
    report: createStorageReport(records),
    close: records.close,
  }
}

type Work<T> = (value: T) => T

interface Target<T> {
  readonly type: RecordType<T>
  readonly userId: number
  readonly scope: number
  readonly consent: UserStore['consent']
}

async function readOr<T>(records: Records, type: RecordType<T>, { userId, scope }: { userId: number; scope: number }): Promise<T> {
  return (await records.read<T>({ userId, kind: type.kind, scope })) ?? type.empty
}

function writtenProfile(profile: OpinionProfile | null): OpinionProfile {
  if (profile === null) throw new Error('A record was changed to none')
  return profile
}

const userPlace = (userId: number) => ({ userId, kind: userType.kind, scope: 0 })
const readUser = (records: Records, userId: number) => records.read<User>(userPlace(userId))

function changeRecord<T>(records: Records, { type, userId, scope, consent }: Target<T>, work: Work<T>): Promise<T> {
  const place = { userId, kind: type.kind, scope }
  return records.change([place, userPlace(userId)], ([stored, user]) => {
    const value = (stored as T | null) ?? type.empty
    const changed = work(value)
    if (changed === value) return { answer: value, records: [] }
    if (user === null) throw new DomainError('unauthorized')
    const needsConsent = consent !== 'not-needed' && stored === null && isOpinion(type.kind)
    if (needsConsent && (user as User).consent === null) throw new DomainError('consent_missing')
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

async function withdrawConsent(records: Records, userId: number): Promise<User | null> {
  const user = await readUser(records, userId)
  if (user === null) return null
  const changed: User = { ...user, consent: null }
  await records.replace(userId, [{ place: userPlace(userId), value: changed }], ({ kind }) => isOpinion(kind))
  return changed
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
    profile: oneOf(profileType),
    lists: oneOf(listsType),
    notes: oneOf(notesType),
    councillorNotes: oneOf(councillorNotesType),
    votes: oneOf(votesType),
  }
}

async function replaceContent(records: Records, userId: number, replace: (user: User) => NewUserContent): Promise<User | null> {
  const user = await readUser(records, userId)
  if (user === null) return null
  return write(records, user, replace(user))
}

async function changeContent(records: Records, userId: number, change: (content: UserContent) => NewUserContent): Promise<User | null> {
  const content = await getContent(records, userId)
  return content && write(records, content.user, change(content))
}

async function write(records: Records, user: User, { settings, ...content }: NewUserContent): Promise<User> {
  const changed: User = { ...user, ...settings }
  await records.replace(user.id, [{ place: userPlace(user.id), value: changed }, ...recordsOf(user.id, content)], () => true)
  return changed
}

async function deleteUnchanged(records: Records, userId: number, known: UserContent | null): Promise<boolean> {
  if (JSON.stringify(await getContent(records, userId)) !== JSON.stringify(known)) return false
  await records.replace(userId, [], () => true)
  return true
}

function recordsOf(userId: number, content: Omit<NewUserContent, 'settings'>): OpenRecord[] {
  const record = <T>({ kind }: RecordType<T>, value: T, scope = 0): OpenRecord => ({ place: { userId, kind, scope }, value })
  const { progression, opinions, profile, lists, notes, councillorNotes, votes } = content
  return [
    ...progression.map(({ electionId, entries }) => record(progressionType, entries, electionId ?? 0)),
    ...opinions.map(({ electionId, ...rest }) => record(opinionsType, rest, electionId)),
    record(profileType, profile),
    record(listsType, lists),
    record(notesType, notes),
    record(councillorNotesType, councillorNotes),
    record(votesType, votes),
  ].filter(({ place: { kind }, value }) => isWorthKeeping(kind, value))
}

/** What was never written has no record, so that consent is asked for before the first one. */
function isWorthKeeping(kind: RecordKind, value: unknown): boolean {
  if (value === null) return false
  const empty = [listsType, notesType, councillorNotesType, votesType].find((type) => type.kind === kind)?.empty
  return empty === undefined || JSON.stringify(value) !== JSON.stringify(empty)
}
