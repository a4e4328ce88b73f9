/** As long as the other early answers count as fresh. */
const FRESH_MS = 10_000

interface FirstAnswers {
  readonly token: string
  /** When they were asked for, in milliseconds since 1970. */
  readonly at: number
  /** By path and query of what was asked. */
  readonly answers: Map<string, Promise<Response>>
}

/**
 * The answer that the page of HTML asked for itself (app/first.js), once; undefined where it asked for nothing of the kind. After a write, after ten
 * seconds, and with another session, there is none.
 */
export function takeFirst(request: Request): Promise<Response> | undefined {
  const first = Reflect.get(globalThis, 'plenaraFirst') as FirstAnswers | undefined
  if (!first) return undefined
  if (request.method !== 'GET' || Date.now() - first.at > FRESH_MS) first.answers.clear()
  if (request.headers.get('Authorization') !== `Bearer ${first.token}`) return undefined
  const { pathname, search } = new URL(request.url)
  // The page asks by the path, in the mobile apps by the whole address of their server.
  const asked = first.answers.has(request.url) ? request.url : pathname + search
  const answer = first.answers.get(asked)
  first.answers.delete(asked)
  return answer
}
