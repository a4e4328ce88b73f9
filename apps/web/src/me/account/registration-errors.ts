import type { ErrorCode } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { emailError, passwordErrors, usernameError } from '@plenara/contract/registration'

export interface RegistrationForm {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly repeated: string
  readonly terms: boolean
}

/** The id of the text that belongs to each field in error. */
export type FieldErrors = { readonly [Field in keyof RegistrationForm]?: string }

/** The fields that break a rule, by the same rules as on the server [VALID-1 to VALID-7]. */
export function registrationErrors(form: RegistrationForm): FieldErrors {
  return {
    ...textOf('username', usernameError(form.username)),
    ...textOf('email', emailError(form.email)),
    ...newPasswordErrors(form.password, form.repeated),
    ...(form.terms ? {} : { terms: 'account.termsRequired' }),
  }
}

/** The fields of a new password that break a rule [VALID-12]. */
export function newPasswordErrors(password: string, repeated: string): Pick<FieldErrors, 'password' | 'repeated'> {
  const [first] = passwordErrors(password)
  return { ...textOf('password', first ?? null), ...(password === repeated ? {} : { repeated: 'account.passwordsDiffer' }) }
}

/** The fields that the server refused; empty if the error belongs to no field. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'email_in_use') return { email: 'errors.email_in_use' }
  const named = error.errors.map(({ path, code }) => [fieldOf(path, code), `errors.${code}`] as const)
  const fields = named.length > 0 ? named : [[fieldOf('', error.code), `errors.${error.code}`] as const]
  return Object.fromEntries(fields.filter(([field]) => field !== null).toReversed())
}

function fieldOf(path: string, code: ErrorCode): 'username' | 'email' | 'password' | null {
  const hint = `${path} ${code}`
  if (hint.includes('password')) return 'password'
  if (hint.includes('username')) return 'username'
  return hint.includes('email') ? 'email' : null
}

function textOf<Field extends keyof RegistrationForm>(field: Field, code: ErrorCode | null): FieldErrors {
  return code === null ? {} : { [field]: `errors.${code}` }
}
