import type { noteRoutes } from '../routes/note.ts'
import type { CallDoc } from './call-doc.ts'

const newNote = { type: 'occupation', reference: '4711/occupation', color: 'good' }
const note = { id: 1, ...newNote }

export const noteDocs: Readonly<Record<keyof typeof noteRoutes, CallDoc>> = {
  getNotepad: { summary: 'The notes on a candidate', answer: [note] },
  setNote: {
    summary: 'Pin a fact of a candidate',
    description:
      'A fact has one note: the same again changes nothing, another colour changes the colour. `color` is `good`, `bad` or `neutral`, or their values `#00ef8e`, `#925844` and `#94a9ba` in small or capital letters; answers have the name.',
    body: { ...newNote, color: '#00ef8e' },
    answer: note,
  },
  deleteNote: { summary: 'Remove a note on a candidate' },
  getCouncillorNotepad: { summary: 'The notes on a member of a parliament, government or court', answer: [note] },
  setCouncillorNote: {
    summary: 'Pin a fact of a member of a parliament, government or court',
    description: 'As `setNote`.',
    body: newNote,
    answer: note,
  },
  changeCouncillorNote: {
    summary: 'Give a note another colour',
    description: '`type` and `reference` may be sent along, but only as they are; `color` as in `setNote`.',
    body: { color: 'bad' },
    answer: { ...note, color: 'bad' },
  },
  deleteCouncillorNote: { summary: 'Remove a note on a member of a parliament, government or court' },
}
