/** Registration, its link, sign-in and a forgotten password: what makes or opens an account on the server. None of them names a user. */
const ENTRY = /\/api\/(register|confirm|reset|authenticate)(\/|$)/

/** Whether a call is part of the way to an account on the server, which an account on this device goes too, without a word of its own. */
export function isEntryCall({ url }: Pick<Request, 'url'>): boolean {
  return ENTRY.test(new URL(url).pathname)
}

/** The same without the token of the account on this device, and without cookies. */
export function asNobody(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  return new Request(request, { headers, credentials: 'omit', referrerPolicy: 'no-referrer' })
}
