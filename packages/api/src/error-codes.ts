import type { ErrorCode, Route } from '@plenara/contract'

/** Errors that any call may answer, besides those that its route names. */
const ALWAYS = ['bad_request', 'too_many_attempts', 'internal', 'unavailable'] as const
const WITH_TOKEN = ['unauthorized', 'not_found'] as const
const WITH_BODY = ['bad_json', 'invalid', 'body_too_large', 'media_type'] as const

/** Every error code that a call may answer. */
export function codesOf(route: Route): ReadonlySet<ErrorCode> {
  const withToken = route.call.auth === 'none' ? [] : WITH_TOKEN
  const withBody = route.body ? WITH_BODY : []
  return new Set<ErrorCode>([...route.errors, ...ALWAYS, ...withToken, ...withBody])
}
