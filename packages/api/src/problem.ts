import { ERRORS, type Problem } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { BadRequestError } from './bad-request-error.ts'
import { RetryLaterError } from './retry-later-error.ts'

/** Seconds to wait where the error does not say. */
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** The problem document of an error (RFC 9457). Whatever is not a `DomainError` is logged and answered without any detail. */
export function problemResponse(error: unknown, log: (error: unknown) => void): Response {
  if (error instanceof DomainError) return documentOf(error)
  log(error)
  return documentOf(new DomainError('internal'))
}

/** The answer to a method that a path does not have. @param allowed those that it has */
export function methodNotAllowed(...allowed: readonly string[]): Response {
  const response = documentOf(new DomainError('method_not_allowed'))
  response.headers.set('Allow', allowed.join(', '))
  return response
}

function documentOf(error: DomainError): Response {
  const [status, title] = ERRORS[error.code]
  const errors = error instanceof BadRequestError ? error.parameters : error.errors
  const problem: Problem = {
    type: `urn:plenara:problem:${error.code}`,
    title,
    status,
    code: error.code,
    ...(errors ? { errors } : {}),
  }
  return new Response(JSON.stringify(problem), { status, headers: headersOf(error, status) })
}

function headersOf(error: DomainError, status: number): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer'
  const seconds = error instanceof RetryLaterError ? error.retryAfterSeconds : RETRY_AFTER[status]
  if (seconds !== undefined) headers['Retry-After'] = String(seconds)
  return headers
}
