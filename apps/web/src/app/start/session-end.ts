import { ApiError } from '@plenara/contract/client'

/**
 * Whether a failed call means that the session is over: the token is refused, or the user is deleted. An unreachable server or a
 * missing network does not end the session, so that the token stays [SESSION-2].
 */
export function endsSession(error: unknown, call: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'unauthorized' || (call === 'getUser' && (error.status === 401 || error.status === 404))
}
