import type { DeskErrorCode, ErrorCode } from '@plenara/contract'
import { ApiError, createDeskClient } from '@plenara/contract/desk-client'

/** The calls of the desk, on this origin. Looked up at each call, so that a test can answer in place of the server. */
export const desk = createDeskClient({ baseUrl: '/api', fetch: (request) => fetch(request) })

/** The code of a call that failed; `internal` for whatever else went wrong. */
export function codeOf(error: unknown): ErrorCode | DeskErrorCode {
  return error instanceof ApiError ? (error.code as ErrorCode | DeskErrorCode) : 'internal'
}

/** The places of a body that broke a rule, e.g. `answers.3`. */
export function placesOf(error: unknown): readonly string[] {
  return error instanceof ApiError ? error.errors.map(({ path }) => path) : []
}
