import { z } from 'zod'
import { NOTE_TYPES, PIN_COLORS, type PinColor } from '../constants.ts'
import { id } from './common.ts'

export const noteType = z.enum(NOTE_TYPES)
export type NoteType = z.infer<typeof noteType>

/** The name of a colour; `PIN_COLORS` has its value. */
export const pinColor = z.enum(Object.keys(PIN_COLORS) as [PinColor, ...PinColor[]])

/** `personId/key`: the candidate or councillor and the fact of theirs, e.g. `4711/occupation`, or `4711/12` for the answer to question 12. */
const noteReference = z.string().regex(/^[1-9][0-9]{0,15}\/[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)

export const newNote = z.strictObject({ type: noteType, reference: noteReference, color: pinColor })
export type NewNote = z.infer<typeof newNote>

/** Another colour for a note. Another fact is another note: `type` and `reference` may be sent along, but only as they are. */
export const noteChange = z.strictObject({ type: noteType.optional(), reference: noteReference.optional(), color: pinColor })
export type NoteChange = z.infer<typeof noteChange>

/** An entry of the notepad: a pin on one fact of a candidate or councillor [ENTITY-8]. */
export const note = z.object({ id, ...newNote.shape })
export type Note = z.infer<typeof note>
