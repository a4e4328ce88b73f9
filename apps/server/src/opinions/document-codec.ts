import { FIRST_NOTE_ID, FIRST_OWN_LIST_ID, type ListCollection, type Opinions } from '@plenara/api'
import type { ProgressionEntry } from '@plenara/contract'
import { EMPTY_PROFILE } from '@plenara/domain'
import type { NoteCollection, OpinionProfile, UserVotes } from '@plenara/domain'
import { decodeOpinions, encodeOpinions } from './opinions-codec.ts'
import { decodeProfile, encodeProfile } from './profile-codec.ts'
import { decodeUserVotes, encodeUserVotes } from './user-votes-codec.ts'

/** Encodes a record of a user as bytes, before they are sealed. */
export interface DocumentCodec<T> {
  readonly kind: string
  /** The value of a record that was never written. */
  readonly empty: T
  encode(value: T): Buffer
  /** Throws if the bytes are not such a record. */
  decode(bytes: Buffer): T
}

export const opinionsCodec: DocumentCodec<Opinions> = {
  kind: 'opinions',
  empty: { responses: [], matches: [] },
  encode: encodeOpinions,
  decode: decodeOpinions,
}

/** Null stands for a record that was never written, and is never encoded. */
export const profileCodec: DocumentCodec<OpinionProfile | null> = {
  kind: 'profile',
  empty: null,
  encode: (profile) => encodeProfile(profile ?? EMPTY_PROFILE),
  decode: decodeProfile,
}

export const listsCodec: DocumentCodec<ListCollection> = jsonCodec('lists', {
  nextId: FIRST_OWN_LIST_ID,
  lists: [],
  choices: [],
  creations: [],
})

const NO_NOTES: NoteCollection = { nextId: FIRST_NOTE_ID, notes: [] }

export const notesCodec: DocumentCodec<NoteCollection> = jsonCodec('notes', NO_NOTES)

export const councillorNotesCodec: DocumentCodec<NoteCollection> = jsonCodec('councillor-notes', NO_NOTES)

export const userVotesCodec: DocumentCodec<UserVotes> = { kind: 'votes', empty: [], encode: encodeUserVotes, decode: decodeUserVotes }

export const progressionCodec: DocumentCodec<readonly ProgressionEntry[]> = jsonCodec('progression', [])

function jsonCodec<T>(kind: string, empty: T): DocumentCodec<T> {
  return {
    kind,
    empty,
    encode: (value) => Buffer.from(JSON.stringify(value)),
    decode: (bytes) => JSON.parse(bytes.toString('utf8')) as T,
  }
}
