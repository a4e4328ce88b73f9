import { z } from 'zod'
import { id } from './common.ts'

/** Somebody who stood in an election and no longer does; lists of voters may still name them. */
export const formerCandidate = z.object({ id, number: z.string().nullable(), firstName: z.string(), lastName: z.string() })
export type FormerCandidate = z.infer<typeof formerCandidate>
