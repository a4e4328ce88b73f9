import { passwordErrors } from '@plenara/contract/registration'
import { codeOf } from '../../data/client.ts'

/** The catalogue ids of the errors of each field of a new password. */
export interface FieldErrors {
  readonly current?: string
  readonly password?: string
  readonly repeated?: string
}

/** Validates a new password by the same rules as the server. */
export function newPasswordErrors(password: string, repeated: string): FieldErrors {
  const [first] = passwordErrors(password)
  return { ...(first && { password: `errors.${first}` }), ...(password !== repeated && { repeated: 'claim.differ' }) }
}

/** Whether the server refused the typed password. */
export function isOfPassword(error: unknown): boolean {
  return error !== null && /^password_|^credentials_wrong$/.test(codeOf(error))
}
