import { FIRST_NOTE_ID, FIRST_OWN_LIST_ID, type ListCollection, type Opinions } from '@plenara/api'
import type { ProgressionEntry } from '@plenara/contract'
import type { NoteCollection, UserVotes } from '@plenara/domain'
import { decodeOpinions, encodeOpinions } from './opinions-codec.ts'
import { decodeUserVotes, encodeUserVotes } from './user-votes-codec.ts'

/** How a record of a user becomes bytes, before they are sealed. */
export interface DocumentCodec<T> {
  readonly kind: string
  /** What stands for a record that was never written. */
  readonly empty: T
  encode(value: T): Buffer
  /** Throws where the bytes are not such a record. */
  decode(bytes: Buffer): T
}

export const opinionsCodec: DocumentCodec<Opinions> = {
  kind: 'opinions',
  empty: { responses: [], matches: [] },
  encode: encodeOpinions,
  decode: decodeOpinions,
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
