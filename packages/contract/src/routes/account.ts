import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { interfaceLanguage } from '../entities/language.ts'
import { signedIn, user } from '../entities/user.ts'
import { defineRoute, pathIds, secretParams } from '../route.ts'

const line = z.string().max(1000)
/** A token that a browser makes for itself at its first sign-in: 256 random bits, base64url. Accounts that it signed in to know it again. */
const device = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .optional()
const linkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const passwordRules = [
  'password_too_short',
  'password_needs_digits',
  'password_needs_symbols',
  'password_too_long',
  'password_too_common',
] as const

/** Values are checked by `rules/registration.ts`, so that each broken rule is answered with its own code. */
export const registration = z.strictObject({ email: line, username: line, password: line, language: interfaceLanguage })
export type Registration = z.infer<typeof registration>

export const accountRoutes = {
  register: defineRoute(calls.register, {
    body: registration,
    status: 201,
    /** `registration` proves the browser that registered when the link of the mail is opened. */
    response: z.object({ registration: z.string().optional() }),
    errors: [
      'email_in_use',
      'invalid',
      'username_required',
      'username_too_long',
      'username_invalid',
      'email_invalid',
      ...passwordRules,
      'too_many_attempts',
    ],
  }),
  resendConfirmation: defineRoute(calls.resendConfirmation, {
    body: z.strictObject({ email: line }),
    status: 202,
    response: nothing,
    errors: ['too_many_attempts'],
  }),
  confirm: defineRoute(calls.confirm, {
    params: secretParams,
    body: z
      .strictObject({
        registration: linkSecret.optional(),
        password: line.optional(),
        /** Without a password: a passkey is made right after, and a mailed link stays the way back. */
        passwordless: z.literal(true).optional(),
        device,
      })
      .optional(),
    response: z.object({
      language: interfaceLanguage,
      purpose: z.literal('email-change').optional(),
      /** The address that a password has to be chosen for with this link; nothing is confirmed then. */
      passwordFor: z.string().optional(),
      token: z.string().optional(),
      user: user.optional(),
    }),
    errors: ['secret_invalid', 'email_in_use', 'invalid', ...passwordRules, 'too_many_attempts'],
  }),
  requestReset: defineRoute(calls.requestReset, {
    body: z.strictObject({ email: line, device }),
    status: 202,
    response: nothing,
    errors: ['too_many_attempts'],
  }),
  resetPassword: defineRoute(calls.resetPassword, {
    params: secretParams,
    body: z.strictObject({ password: line, device }),
    response: nothing,
    errors: ['secret_invalid', 'invalid', ...passwordRules, 'too_many_attempts'],
  }),
  authenticate: defineRoute(calls.authenticate, {
    body: z.strictObject({ email: line, password: line, device }),
    response: signedIn,
    errors: ['email_unknown', 'credentials_wrong', 'email_unconfirmed', 'too_many_attempts'],
  }),
  logout: defineRoute(calls.logout, { status: 204, response: z.undefined() }),
  changePassword: defineRoute(calls.changePassword, {
    params: pathIds('id'),
    body: z.strictObject({ current: line, password: line }),
    response: nothing,
    errors: ['credentials_wrong', 'invalid', ...passwordRules, 'too_many_attempts'],
  }),
}
