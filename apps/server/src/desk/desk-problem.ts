import { problemResponse } from '@plenara/api'
import { DESK_ERRORS } from '@plenara/contract'
import { DeskError } from './candidacies/desk-error.ts'

/** The problem document of an error at the desk (RFC 9457). Whatever is not expected is logged and answered without any detail. */
export function deskProblem(error: unknown, log: (error: unknown) => void): Response {
  if (!(error instanceof DeskError)) return problemResponse(error, log)
  const [status, title] = DESK_ERRORS[error.deskCode]
  const errors = error.places.length > 0 ? { errors: error.places } : {}
  const problem = { type: `urn:plenara:problem:${error.deskCode}`, title, status, code: error.deskCode, ...errors }
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
  return new Response(JSON.stringify(problem), { status, headers })
}
