import { FIRST_NOTE_ID, FIRST_OWN_LIST_ID, type ListCollection, type Opinions } from '@plenara/api'
import type { ProgressionEntry, User } from '@plenara/contract'
import type { OpinionProfile } from '@plenara/domain/opinions'
import type { UserVotes } from '@plenara/domain/parliament'
import type { NoteCollection } from '@plenara/domain/people'
import { RECORD_KINDS, type RecordKind } from './kinds.ts'

/** What a record holds, and what stands for one that was never written. */
export interface RecordType<T> {
  readonly kind: RecordKind
  readonly empty: T
}

/** Which record of which user; `scope` is the election that it belongs to, 0 for none. */
export interface RecordPlace {
  readonly userId: number
  readonly kind: RecordKind
  readonly scope: number
}

/** A record with its place, opened. */
export interface OpenRecord {
  readonly place: RecordPlace
  readonly value: unknown
}

const NO_NOTES: NoteCollection = { nextId: FIRST_NOTE_ID, notes: [] }

export const userType: RecordType<User | null> = { kind: 'user', empty: null }
export const progressionType: RecordType<readonly ProgressionEntry[]> = { kind: 'progression', empty: [] }
export const opinionsType: RecordType<Opinions> = { kind: 'opinions', empty: { responses: [], matches: [] } }
export const profileType: RecordType<OpinionProfile | null> = { kind: 'profile', empty: null }
export const listsType: RecordType<ListCollection> = {
  kind: 'lists',
  empty: { nextId: FIRST_OWN_LIST_ID, lists: [], choices: [], creations: [] },
}
export const notesType: RecordType<NoteCollection> = { kind: 'notes', empty: NO_NOTES }
export const councillorNotesType: RecordType<NoteCollection> = { kind: 'councillor-notes', empty: NO_NOTES }
export const votesType: RecordType<UserVotes> = { kind: 'votes', empty: [] }

/** Whether a record is stored under consent to political opinions. */
export function isOpinion(kind: RecordKind): boolean {
  return kind !== 'user' && kind !== 'progression'
}

export function isRecordKind(value: unknown): value is RecordKind {
  return RECORD_KINDS.some((kind) => kind === value)
}
