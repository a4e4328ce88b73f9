/** Registration, its link, sign-in and a forgotten password, and what a reader reports of a candidate. None of them names a user. */
const ENTRY = /\/api\/(register|confirm|reset|authenticate|election\/\d+\/candidate\/\d+\/report)(\/|$)/

/** Whether a call goes to the server from an account on this device, too, without a word of its own: it is part of the way to an account there, or a report. */
export function isEntryCall({ url }: Pick<Request, 'url'>): boolean {
  return ENTRY.test(new URL(url).pathname)
}

/** The same without the token of the account on this device, and without cookies. */
export function asNobody(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  return new Request(request, { headers, credentials: 'omit', referrerPolicy: 'no-referrer' })
}
