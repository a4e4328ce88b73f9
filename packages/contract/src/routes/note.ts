import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { newNote, note, noteChange } from '../entities/note.ts'
import { defineRoute, pathIds } from '../route.ts'

export const noteRoutes = {
  getNotepad: defineRoute(calls.getNotepad, { params: pathIds('id', 'cid'), response: z.array(note), errors: ['candidate_not_found'] }),
  /** A fact has one note: the same again changes nothing, another colour changes the colour. */
  setNote: defineRoute(calls.setNote, {
    params: pathIds('id', 'cid'),
    body: newNote,
    status: 201,
    response: note,
    errors: ['candidate_not_found', 'too_many_notes', 'consent_missing'],
  }),
  deleteNote: defineRoute(calls.deleteNote, { params: pathIds('id', 'cid', 'nid'), response: nothing, errors: ['note_not_found'] }),
  /** The notepad on members of parliaments, governments and courts [NOTE-4]. */
  getCouncillorNotepad: defineRoute(calls.getCouncillorNotepad, {
    params: pathIds('id', 'cid'),
    response: z.array(note),
    errors: ['councillor_not_found'],
  }),
  /** As `setNote`. */
  setCouncillorNote: defineRoute(calls.setCouncillorNote, {
    params: pathIds('id', 'cid'),
    body: newNote,
    status: 201,
    response: note,
    errors: ['councillor_not_found', 'too_many_notes', 'consent_missing'],
  }),
  /** Gives a note another colour. */
  changeCouncillorNote: defineRoute(calls.changeCouncillorNote, {
    params: pathIds('id', 'cid', 'nid'),
    body: noteChange,
    response: note,
    errors: ['note_not_found', 'consent_missing'],
  }),
  deleteCouncillorNote: defineRoute(calls.deleteCouncillorNote, {
    params: pathIds('id', 'cid', 'nid'),
    response: nothing,
    errors: ['note_not_found'],
  }),
}
