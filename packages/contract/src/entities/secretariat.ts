import { z } from 'zod'
import { id, moment } from './common.ts'

/** The office of a party or a group that looks after people of its lists. */
export const secretariat = z.object({ id, name: z.string() })

/** Which secretariats look after the list of somebody. `since`: they may prepare the statement since then; null: they may not. */
export const grants = z.object({ secretariats: z.array(secretariat.extend({ since: moment.nullable() })) })
export type Grants = z.infer<typeof grants>

/**
 * A field of a statement as a secretariat wrote it, e.g. `answer/12`. `by`: its name; null where it is no longer there. `isSeen`: the person has looked at it
 * and left it as it is.
 */
export const preparedField = z.object({ field: z.string(), by: z.string().nullable(), isSeen: z.boolean() })
