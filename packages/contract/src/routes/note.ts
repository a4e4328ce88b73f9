import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { newNote, note, noteChange } from '../entities/note.ts'
import { defineRoute, pathIds } from '../route.ts'

export const noteRoutes = {
  getNotepad: defineRoute(calls.getNotepad, { params: pathIds('id', 'cid'), response: z.array(note), errors: ['candidate_not_found'] }),
  setNote: defineRoute(calls.setNote, {
    params: pathIds('id', 'cid'),
    body: newNote,
    status: 201,
    response: note,
    errors: ['candidate_not_found', 'too_many_notes', 'consent_missing'],
  }),
  deleteNote: defineRoute(calls.deleteNote, { params: pathIds('id', 'cid', 'nid'), response: nothing, errors: ['note_not_found'] }),
  getCouncillorNotepad: defineRoute(calls.getCouncillorNotepad, {
    params: pathIds('id', 'cid'),
    response: z.array(note),
    errors: ['councillor_not_found'],
  }),
  setCouncillorNote: defineRoute(calls.setCouncillorNote, {
    params: pathIds('id', 'cid'),
    body: newNote,
    status: 201,
    response: note,
    errors: ['councillor_not_found', 'too_many_notes', 'consent_missing'],
  }),
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
