import { z } from 'zod'
import { BROWSER_ERROR_KINDS } from '../constants.ts'

/**
 * An error that the app met in a browser, to be counted. It says which part of the program failed and how, never with what content: no message, no
 * stack, no account, no address. `route` is the pattern of the screen (`/election/:electionId/compare`), never its path, so that no id and with it
 * no opinion leaves the device. A device with a guest's or a local account sends none at all.
 */
export const browserError = z.strictObject({
  route: z
    .string()
    .max(60)
    .regex(/^\/[A-Za-z/:?-]*$/),
  /** The version of the app. */
  release: z.string().regex(/^[A-Za-z0-9.-]{1,40}$/),
  /** The event of the browser that told of the error. */
  kind: z.enum(BROWSER_ERROR_KINDS),
  /** The name of the constructor of what was thrown, e.g. `TypeError`. */
  class: z.string().regex(/^[A-Za-z]{1,40}$/),
})
export type BrowserError = z.infer<typeof browserError>
