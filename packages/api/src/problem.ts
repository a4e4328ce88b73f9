import { ERRORS, type Problem } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { DomainError } from '@plenara/domain'
import { BadRequestError } from './bad-request-error.ts'
import { RetryLaterError } from './retry-later-error.ts'

/** Seconds to wait where the error does not say. */
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** The problem document of an error (RFC 9457). Whatever is not a `DomainError` is logged and answered without any detail. */
export function problemResponse(error: unknown, log: (error: unknown) => void): Response {
  return documentOf(expected(error, log))
}

/** The same for whoever calls without a request: what the client throws that reads such a document. */
export function apiErrorOf(error: unknown, log: (error: unknown) => void): ApiError {
  const failure = expected(error, log)
  const [status] = ERRORS[failure.code]
  const retryAfterSeconds = retryAfterOf(failure, status)
  return new ApiError(failure.code, status, failure.errors, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}

/** The answer to a method that a path does not have. @param allowed those that it has */
export function methodNotAllowed(...allowed: readonly string[]): Response {
  const response = documentOf(new DomainError('method_not_allowed'))
  response.headers.set('Allow', allowed.join(', '))
  return response
}

function expected(error: unknown, log: (error: unknown) => void): DomainError {
  if (error instanceof DomainError) return error
  log(error)
  return new DomainError('internal')
}

/** Seconds after which a caller may come again; undefined where waiting changes nothing. */
function retryAfterOf(error: DomainError, status: number): number | undefined {
  return error instanceof RetryLaterError ? error.retryAfterSeconds : RETRY_AFTER[status]
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
  const seconds = retryAfterOf(error, status)
  if (seconds !== undefined) headers['Retry-After'] = String(seconds)
  return headers
}
