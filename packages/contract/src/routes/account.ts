import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { interfaceLanguage } from '../entities/language.ts'
import { user } from '../entities/user.ts'
import { defineRoute, pathIds, secretParams } from '../route.ts'

const line = z.string().max(1000)
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
    response: nothing,
    errors: ['email_in_use', 'invalid', 'username_required', 'username_too_long', 'email_invalid', ...passwordRules, 'too_many_attempts'],
  }),
  resendConfirmation: defineRoute(calls.resendConfirmation, {
    body: z.strictObject({ email: line }),
    status: 202,
    response: nothing,
    errors: ['too_many_attempts'],
  }),
  confirm: defineRoute(calls.confirm, {
    params: secretParams,
    response: z.object({ language: interfaceLanguage }),
    errors: ['secret_invalid'],
  }),
  requestReset: defineRoute(calls.requestReset, {
    body: z.strictObject({ email: line }),
    status: 202,
    response: nothing,
    errors: ['too_many_attempts'],
  }),
  resetPassword: defineRoute(calls.resetPassword, {
    params: secretParams,
    body: z.strictObject({ password: line }),
    response: nothing,
    errors: ['secret_invalid', 'invalid', ...passwordRules],
  }),
  authenticate: defineRoute(calls.authenticate, {
    body: z.strictObject({ email: line, password: line }),
    response: z.object({ token: z.string(), user }),
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
