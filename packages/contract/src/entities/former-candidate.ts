import { z } from 'zod'
import { id } from './common.ts'

/** What became of a candidacy; votes for who died count (BPR Art. 36), names that were annulled are struck (Art. 27, 38). */
export const standing = z.enum(['withdrawn', 'deceased', 'annulled'])
export type Standing = z.infer<typeof standing>

/** Somebody who stood in an election and no longer does; lists of voters may still name them. */
export const formerPerson = z.object({ id, number: z.string().nullable(), firstName: z.string(), lastName: z.string() })
export type FormerPerson = z.infer<typeof formerPerson>

/** A list that stood once; the name is in one of the languages in which it is known. */
export const formerList = z.object({ id, number: z.string(), name: z.string() })
