import type { Handlers } from '../handler.ts'
import { deleteNote, getNotepad, setNote } from '../services/note.ts'

export const noteHandlers = {
  getNotepad: ({ params }, services) => getNotepad(services, params),
  setNote: ({ params, body }, services) => setNote(services, params, body),
  deleteNote: ({ params }, services) => deleteNote(services, params),
} satisfies Partial<Handlers>
