import { ApiError } from '@plenara/contract/client'

/**
 * Whether a failed call says that the session is over: the token is refused, or the user is gone. A server that is away or a
 * missing network says nothing about the session, so the token stays [SESSION-2].
 */
export function endsSession(error: unknown, call: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'unauthorized' || (call === 'getUser' && (error.status === 401 || error.status === 404))
}
