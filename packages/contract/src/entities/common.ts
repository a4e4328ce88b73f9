import { z } from 'zod'
import { isVisible } from '../visible-text.ts'

/** A public identifier: a positive integer below 2^53. */
export const id = z.int().positive()
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date()
/** A moment in UTC, RFC 3339. */
export const moment = z.iso.datetime()
/** An answer without content. */
export const nothing = z.strictObject({})

/** A name as it is sent, of which something is seen. @param longest in UTF-16 units, without the spaces around it */
export function visibleName(longest: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text === '' || isVisible(text))
}
