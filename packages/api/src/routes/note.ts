import type { Handlers } from '../handler.ts'
import { candidateNotepad, changeNote, councillorNotepad, deleteNote, getNotepad, setNote } from '../services/note.ts'

export const noteHandlers = {
  getNotepad: ({ params }, services) => getNotepad(services, candidateNotepad, params),
  setNote: ({ params, body }, services) => setNote(services, candidateNotepad, { ...params, note: body }),
  deleteNote: ({ params }, services) => deleteNote(services, candidateNotepad, params),
  getCouncillorNotepad: ({ params }, services) => getNotepad(services, councillorNotepad, params),
  setCouncillorNote: ({ params, body }, services) => setNote(services, councillorNotepad, { ...params, note: body }),
  changeCouncillorNote: ({ params, body }, services) => changeNote(services, councillorNotepad, { ...params, change: body }),
  deleteCouncillorNote: ({ params }, services) => deleteNote(services, councillorNotepad, params),
} satisfies Partial<Handlers>
