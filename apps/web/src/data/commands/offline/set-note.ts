import type { NewNote, Note } from '@plenara/contract'
import { MAX_NOTES } from '@plenara/contract/constants'
import { noteOfFact, pinFact } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'
import { isOn, NO_ID, NOTE_CALLS, type NotedPerson } from './noted-person.ts'

export interface SetNoteInput {
  readonly person: NotedPerson
  readonly cid: number
  readonly note: NewNote
}

/** Pins a fact in a colour, or changes its colour. The note that the server answers takes the place of the one shown meanwhile. */
export const setNote = defineCommand<SetNoteInput, Note>({
  kind: 'setNote',
  scope: 'notes',
  apply: {
    getNotepad: (notes, input) => (input.person === 'candidate' ? pinned(notes, input) : notes),
    getCouncillorNotepad: (notes, input) => (input.person === 'councillor' ? pinned(notes, input) : notes),
  },
  confirm: {
    getNotepad: (notes, stored, input) => (input.person === 'candidate' ? withStored(notes, stored, input) : notes),
    getCouncillorNotepad: (notes, stored, input) => (input.person === 'councillor' ? withStored(notes, stored, input) : notes),
  },
  send: ({ person, cid, note }, { client, userId: id }) => client[NOTE_CALLS[person].set]({ params: { id, cid }, body: note }),
  offline: {
    register: ({ person, note }) => `note/${person}/${note.type}/${note.reference}`,
    describe: () => ({ what: 'note' }),
  },
})

function pinned(notes: Note[], { note }: SetNoteInput): Note[] {
  return [...pinFact({ nextId: NO_ID, notes }, note, MAX_NOTES).notes]
}

function withStored(notes: Note[], stored: Note, { note }: SetNoteInput): Note[] {
  return noteOfFact(notes, note) ? notes.map((known) => (isOn(known, note) ? stored : known)) : [...notes, stored]
}
