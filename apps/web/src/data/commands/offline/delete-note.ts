import type { Note } from '@plenara/contract'
import { type NotedFact, noteOfFact } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'
import { isOn, NO_ID, NOTE_CALLS, type NotedPerson } from './noted-person.ts'
import { unlessGone } from './unless-gone.ts'

export interface DeleteNoteInput {
  readonly person: NotedPerson
  readonly cid: number
  readonly fact: NotedFact
}

/** Takes the pin off a fact. One that is gone already, e.g. because another tab took it off, is no failure [NOTE-2]. */
export const deleteNote = defineCommand<DeleteNoteInput>({
  kind: 'deleteNote',
  scope: 'notes',
  apply: {
    getNotepad: (notes, input) => (input.person === 'candidate' ? without(notes, input) : notes),
    getCouncillorNotepad: (notes, input) => (input.person === 'councillor' ? without(notes, input) : notes),
  },
  send: async ({ person, cid, fact }, { client, userId: id, current }) => {
    const { read, remove } = NOTE_CALLS[person]
    const params = { id, cid }
    const shown = noteOfFact(await current(read, { params }), fact)
    // A note that was kept on the device has its id on the server only.
    const note = shown?.id === NO_ID ? noteOfFact(await client[read]({ params }), fact) : shown
    if (!note) return undefined
    return unlessGone('note_not_found', client[remove]({ params: { ...params, nid: note.id } }))
  },
  offline: {
    // The same as that of setNote: pinning and taking off set one value.
    register: ({ person, fact }) => `note/${person}/${fact.type}/${fact.reference}`,
    describe: () => ({ what: 'note' }),
  },
})

function without(notes: Note[], { fact }: DeleteNoteInput): Note[] {
  return notes.filter((note) => !isOn(note, fact))
}
