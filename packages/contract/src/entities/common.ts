import { z } from 'zod'

/** A public identifier: a positive integer below 2^53. */
export const id = z.int().positive()
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date()
/** A moment in UTC, RFC 3339. */
export const moment = z.iso.datetime()
/** An answer without content. */
export const nothing = z.strictObject({})
