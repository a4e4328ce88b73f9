import { accountCalls, calls } from '@plenara/contract/calls'
import type { ClientCall } from '@plenara/contract/client'

/**
 * Whether a call goes to the server from an account on this device, too, without a word of its own: registration, its link, sign-in and a forgotten password,
 * and what a reader reports of a candidate. None of them names a user.
 */
export function isEntryCall(name: ClientCall): boolean {
  return name === 'reportStatement' || (name in accountCalls && calls[name].auth === 'none')
}

/** The same without the token of the account on this device, and without cookies. */
export function asNobody(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  return new Request(request, { headers, credentials: 'omit', referrerPolicy: 'no-referrer' })
}
