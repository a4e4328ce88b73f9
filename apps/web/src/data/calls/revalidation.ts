let until = 0

/** For so many milliseconds answers of the browser's HTTP cache are not taken as they are: the server is asked whether they still hold. */
export function revalidateAnswers(milliseconds: number): void {
  until = Math.max(until, Date.now() + milliseconds)
}

/** The request as it is to be sent now. */
export function withRevalidation(request: Request): Request {
  return request.method === 'GET' && Date.now() < until ? new Request(request, { cache: 'no-cache' }) : request
}
