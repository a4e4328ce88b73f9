import { passwordErrors } from '@plenara/contract/registration'
import { codeOf } from '../../data/client.ts'

/** The ids of the sentences that belong to each field of a new password. */
export interface FieldErrors {
  readonly current?: string
  readonly password?: string
  readonly repeated?: string
}

/** What is wrong with a new password, by the rules that the server has too. */
export function newPasswordErrors(password: string, repeated: string): FieldErrors {
  const [first] = passwordErrors(password)
  return { ...(first && { password: `errors.${first}` }), ...(password !== repeated && { repeated: 'claim.differ' }) }
}

/** Whether what the server refused is the password that was typed. */
export function isOfPassword(error: unknown): boolean {
  return error !== null && /^password_|^credentials_wrong$/.test(codeOf(error))
}
