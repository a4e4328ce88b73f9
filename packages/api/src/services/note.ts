import { MAX_NOTES, type NewNote, type Note, type NoteChange } from '@plenara/contract'
import {
  DomainError,
  type NoteCollection,
  noteOfFact,
  notesOnPerson,
  personOfReference,
  pinFact,
  recolorNote,
  removeNote,
} from '@plenara/domain'
import type { Services } from '../handler.ts'
import type { UserStore } from '../store.ts'
import { requireConsent } from './user.ts'

interface Place {
  readonly id: number
  readonly cid: number
}
interface NotePlace extends Place {
  readonly nid: number
}
type Change = (notes: NoteCollection) => NoteCollection

/** A notepad of a user: where its notes lie, and on whom they are. */
export interface Notepad {
  readonly load: (users: UserStore, userId: number) => Promise<NoteCollection>
  readonly change: (users: UserStore, userId: number, change: Change) => Promise<NoteCollection>
  /** Throws where there is no such person. */
  readonly requirePerson: (services: Services, personId: number) => Promise<void>
}

export const candidateNotepad: Notepad = {
  load: (users, userId) => users.getNotes(userId),
  change: (users, userId, change) => users.changeNotes(userId, change),
  requirePerson: async ({ catalogue }, candidateId) => {
    if (!(await catalogue.knownCandidates([candidateId])).has(candidateId)) throw new DomainError('candidate_not_found')
  },
}

/** On members of parliaments, governments and courts [NOTE-4]. */
export const councillorNotepad: Notepad = {
  load: (users, userId) => users.getCouncillorNotes(userId),
  change: (users, userId, change) => users.changeCouncillorNotes(userId, change),
  requirePerson: async ({ parliament }, councillorId) => {
    if (!(await parliament.knownCouncillors([councillorId])).has(councillorId)) throw new DomainError('councillor_not_found')
  },
}

/**
 * The user's notes on a person, also on one who is no longer known. Throws `candidate_not_found` or `councillor_not_found` where there is
 * neither.
 */
export async function getNotepad(services: Services, notepad: Notepad, { id, cid }: Place): Promise<Note[]> {
  const notes = notesOnPerson((await notepad.load(services.users, id)).notes, cid)
  if (notes.length === 0) await notepad.requirePerson(services, cid)
  return notes
}

/**
 * Pins a fact of the person in a colour, or gives its note this colour; the same again answers the same note.
 * Throws `candidate_not_found` or `councillor_not_found`, `invalid` where the reference names another person, `consent_missing`, `too_many_notes`.
 */
export async function setNote(services: Services, notepad: Notepad, { id, cid, note }: Place & { readonly note: NewNote }): Promise<Note> {
  await notepad.requirePerson(services, cid)
  if (personOfReference(note.reference) !== cid) throw new DomainError('invalid', [{ path: 'reference', code: 'invalid' }])
  await requireConsent(services.users, id)
  const { notes } = await notepad.change(services.users, id, (collection) => pinFact(collection, note, MAX_NOTES))
  return kept(noteOfFact(notes, note))
}

/** Gives a note another colour, also on a person who is no longer known. Throws `note_not_found`, `invalid`, `consent_missing`. */
export async function changeNote(
  { users }: Services,
  notepad: Notepad,
  { id, cid, nid, change }: NotePlace & { readonly change: NoteChange },
): Promise<Note> {
  await requireConsent(users, id)
  const { notes } = await notepad.change(users, id, (collection) => recolorNote(collection, { personId: cid, noteId: nid }, change))
  return kept(notes.find((note) => note.id === nid))
}

/** Also of a person who is no longer known. Throws `note_not_found`. */
export async function deleteNote({ users }: Services, notepad: Notepad, { id, cid, nid }: NotePlace): Promise<Record<string, never>> {
  await notepad.change(users, id, (collection) => removeNote(collection, { personId: cid, noteId: nid }))
  return {}
}

function kept(note: Note | null | undefined): Note {
  if (!note) throw new Error('The store did not keep the note')
  return note
}
