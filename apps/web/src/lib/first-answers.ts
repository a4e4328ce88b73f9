interface FirstAnswers {
  readonly token: string
  /** By path and query of what was asked. */
  readonly answers: Map<string, Promise<Response>>
}

/**
 * The answer that the page of HTML asked for itself (app/first.js), once; undefined where it asked for nothing of the kind. After a write, and with
 * another session, there is none.
 */
export function takeFirst(request: Request): Promise<Response> | undefined {
  const first = Reflect.get(globalThis, 'plenaraFirst') as FirstAnswers | undefined
  if (!first) return undefined
  const isOfSession = request.headers.get('Authorization') === `Bearer ${first.token}`
  if (request.method !== 'GET' || !isOfSession) {
    if (request.method !== 'GET') first.answers.clear()
    return undefined
  }
  const { pathname, search } = new URL(request.url)
  const answer = first.answers.get(pathname + search)
  first.answers.delete(pathname + search)
  return answer
}
