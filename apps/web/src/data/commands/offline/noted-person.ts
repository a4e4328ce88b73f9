import type { Note } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import type { NotedFact } from '@plenara/domain/people'

/** On whom a notepad is: each kind of person has one of its own [NOTE-4]. */
export type NotedPerson = 'candidate' | 'councillor'

/** The calls about the notes on a person. */
export const NOTE_CALLS = {
  candidate: { read: 'getNotepad', set: 'setNote', remove: 'deleteNote' },
  councillor: { read: 'getCouncillorNotepad', set: 'setCouncillorNote', remove: 'deleteCouncillorNote' },
} as const satisfies Record<NotedPerson, Record<string, keyof Client>>

/** A note that waits for its id from the server. */
export const NO_ID = 0

export function isOn(note: Note, { type, reference }: NotedFact): boolean {
  return note.type === type && note.reference === reference
}
