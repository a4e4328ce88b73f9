import type { DeskErrorCode, ErrorCode } from '@plenara/contract'
import { ApiError, createDeskClient } from '@plenara/contract/desk-client'

/** The calls of the desk on this origin. `fetch` is looked up at each call, so that tests can replace it. */
export const desk = createDeskClient({ baseUrl: '/api', fetch: (request) => fetch(request) })

/** The error code of a failed call; `internal` for any other error. */
export function codeOf(error: unknown): ErrorCode | DeskErrorCode {
  return error instanceof ApiError ? (error.code as ErrorCode | DeskErrorCode) : 'internal'
}

/** The paths of invalid parts of the body, e.g. `answers.3`. */
export function placesOf(error: unknown): readonly string[] {
  return error instanceof ApiError ? error.errors.map(({ path }) => path) : []
}
