import { z } from 'zod'
import { NOTE_TYPES, PIN_COLORS, type PinColor } from '../constants.ts'
import { id } from './common.ts'

export const noteType = z.enum(NOTE_TYPES)
export type NoteType = z.infer<typeof noteType>

const pinColors = Object.keys(PIN_COLORS) as [PinColor, ...PinColor[]]
/** The name of a colour, as answers have it; `PIN_COLORS` has its value. */
export const pinColor = z.enum(pinColors)

const nameByHex = new Map(pinColors.flatMap((name) => [PIN_COLORS[name], PIN_COLORS[name].toUpperCase()].map((hex) => [hex, name])))
/** A colour as it may be sent: by its name, or as the hex value of the specification in small or capital letters [ENTITY-9]. */
export const sentPinColor = z.enum([...pinColors, ...nameByHex.keys()]).transform((sent) => nameByHex.get(sent) ?? pinColor.parse(sent))

/** `personId/key`: the candidate or councillor and the fact of theirs, e.g. `4711/occupation`, or `4711/12` for the answer to question 12. */
export const noteReference = z.string().regex(/^[1-9][0-9]{0,15}\/[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)

export const newNote = z.strictObject({ type: noteType, reference: noteReference, color: sentPinColor })
export type NewNote = z.infer<typeof newNote>

/** Another colour for a note. Another fact is another note: `type` and `reference` may be sent along, but only as they are. */
export const noteChange = z.strictObject({ type: noteType.optional(), reference: noteReference.optional(), color: sentPinColor })
export type NoteChange = z.infer<typeof noteChange>

/** An entry of the notepad: a pin on one fact of a candidate or councillor [ENTITY-8]. */
export const note = z.object({ id, type: noteType, reference: noteReference, color: pinColor })
export type Note = z.infer<typeof note>
