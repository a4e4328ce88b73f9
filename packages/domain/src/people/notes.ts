import type { NewNote, Note, NoteChange, PinColor } from '@plenara/contract'
import { DomainError } from '../domain-error.ts'

/** All notes of a user on candidates, or all on councillors; a fact has one note at most. */
export interface NoteCollection {
  /** The id of the next note. */
  readonly nextId: number
  readonly notes: readonly Note[]
}

/** The fact to which a note is pinned. */
export type NotedFact = Pick<NewNote, 'type' | 'reference'>

/** The candidate or councillor of a reference `personId/key`. */
export function personOfReference(reference: string): number {
  return Number(reference.slice(0, reference.indexOf('/')))
}

/** The notes on a person, in the order in which they were pinned. */
export function notesOnPerson(notes: readonly Note[], personId: number): Note[] {
  return notes.filter(({ reference }) => reference.startsWith(`${personId}/`))
}

/** The note on a fact, or null. */
export function noteOfFact(notes: readonly Note[], { type, reference }: NotedFact): Note | null {
  return notes.find((note) => note.type === type && note.reference === reference) ?? null
}

/**
 * The effect of choosing a colour for a fact (specification section 4, "Pinning"): its present colour unpins it, which has to be confirmed
 * first; any other colour pins it or changes its pin.
 */
export function chooseColor(
  notes: readonly Note[],
  fact: NotedFact,
  color: PinColor,
): { readonly set: NewNote } | { readonly remove: Note } {
  const note = noteOfFact(notes, fact)
  if (note?.color === color) return { remove: note }
  return { set: { type: fact.type, reference: fact.reference, color } }
}

/**
 * Pins a fact in a colour, or gives its note this colour; the note keeps its id. The same note again changes nothing, so that a request may
 * be sent twice.
 * @throws DomainError `too_many_notes` if a new note would be one more than `maxNotes`
 */
export function pinFact(collection: NoteCollection, { type, reference, color }: NewNote, maxNotes: number): NoteCollection {
  const { nextId, notes } = collection
  const existing = noteOfFact(notes, { type, reference })
  if (existing?.color === color) return collection
  if (existing) return { nextId, notes: notes.map((note) => (note === existing ? { ...note, color } : note)) }
  if (notes.length >= maxNotes) throw new DomainError('too_many_notes')
  return { nextId: nextId + 1, notes: [...notes, { id: nextId, type, reference, color }] }
}

/** Identifies a note on a person. */
export interface NoteRef {
  readonly personId: number
  readonly noteId: number
}

/**
 * Changes the colour of a note; the colour that it already has changes nothing.
 * @throws DomainError `note_not_found` if the person has no note with this id, `invalid` if type or reference are not those of the note
 */
export function recolorNote(collection: NoteCollection, ref: NoteRef, { color, ...fact }: NoteChange): NoteCollection {
  const existing = requireNote(collection, ref)
  const moved = (['type', 'reference'] as const).filter((field) => fact[field] !== undefined && fact[field] !== existing[field])
  if (moved.length > 0)
    throw new DomainError(
      'invalid',
      moved.map((path) => ({ path, code: 'invalid' })),
    )
  if (existing.color === color) return collection
  return { ...collection, notes: collection.notes.map((note) => (note === existing ? { ...note, color } : note)) }
}

/**
 * Removes a note on a person.
 * @throws DomainError `note_not_found` if the person has no note with this id
 */
export function removeNote(collection: NoteCollection, ref: NoteRef): NoteCollection {
  const removed = requireNote(collection, ref)
  return { ...collection, notes: collection.notes.filter((note) => note !== removed) }
}

function requireNote({ notes }: NoteCollection, { personId, noteId }: NoteRef): Note {
  const note = notesOnPerson(notes, personId).find(({ id }) => id === noteId)
  if (!note) throw new DomainError('note_not_found')
  return note
}
