import { ApiError } from '@plenara/contract/client'

/** The catalogue id of an error: `errors.<code>`. */
export function errorTextId(error: unknown): string {
  return `errors.${error instanceof ApiError ? error.code : 'internal'}`
}
