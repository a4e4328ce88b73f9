import { MAX_NOTES, type NewNote, type Note } from '@plenara/contract'
import { candidateOfReference, DomainError, noteOfFact, notesOfCandidate, pinFact, removeNote } from '@plenara/domain'
import type { Services } from '../handler.ts'
import type { Catalogue } from '../store.ts'
import { requireConsent } from './user.ts'

interface Place {
  readonly id: number
  readonly cid: number
}

/** The user's notes on a candidate, also on one who is no longer known. Throws `candidate_not_found` where there is neither. */
export async function getNotepad({ catalogue, users }: Services, { id, cid }: Place): Promise<Note[]> {
  const notes = notesOfCandidate((await users.getNotes(id)).notes, cid)
  if (notes.length === 0) await requireCandidate(catalogue, cid)
  return notes
}

/**
 * Pins a fact of the candidate in a colour, or gives its note this colour; the same again answers the same note.
 * Throws `candidate_not_found`, `invalid` where the reference names another candidate, `consent_missing`, `too_many_notes`.
 */
export async function setNote({ catalogue, users }: Services, { id, cid }: Place, note: NewNote): Promise<Note> {
  await requireCandidate(catalogue, cid)
  if (candidateOfReference(note.reference) !== cid) throw new DomainError('invalid', [{ path: 'reference', code: 'invalid' }])
  await requireConsent(users, id)
  const { notes } = await users.changeNotes(id, (collection) => pinFact(collection, note, MAX_NOTES))
  const stored = noteOfFact(notes, note)
  if (!stored) throw new Error('The store did not keep the note')
  return stored
}

/** Also of a candidate who is no longer known. Throws `note_not_found`. */
export async function deleteNote({ users }: Services, { id, cid, nid }: Place & { readonly nid: number }): Promise<Record<string, never>> {
  await users.changeNotes(id, (collection) => removeNote(collection, cid, nid))
  return {}
}

async function requireCandidate(catalogue: Catalogue, candidateId: number): Promise<void> {
  if (!(await catalogue.knownCandidates([candidateId])).has(candidateId)) throw new DomainError('candidate_not_found')
}
