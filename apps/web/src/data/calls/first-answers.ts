/** As long as the other early answers count as fresh. */
const FRESH_MS = 10_000

/** An address of the contract with `{id}`, `{eid}` and `{lang}` in the places of what is known at start. */
export interface StartAddress {
  readonly path: string
  /** Asked for as anybody. */
  readonly isPublic?: true
}

/** What the page of HTML asks for itself, from the table of start-calls.ts. */
export interface StartAddresses {
  readonly session: readonly StartAddress[]
  readonly deck: readonly StartAddress[]
}

export interface FirstAnswers {
  /** When they were asked for, in milliseconds since 1970. */
  readonly at: number
  /** By `Authorization` (empty where it was asked as anybody) and address, with a space between. */
  readonly answers: Map<string, Promise<Response>>
  /** Something was written, or they are of the past: the page asks on for nothing. */
  isOver?: true
}

/**
 * The answer that the page of HTML asked for itself (app/first.ts), once; undefined where it asked for nothing of the kind. After a write, after ten
 * seconds, and with another session, there is none.
 */
export function takeFirst(request: Request): Promise<Response> | undefined {
  const first = Reflect.get(globalThis, 'plenaraFirst') as FirstAnswers | undefined
  if (!first) return undefined
  if (request.method !== 'GET' || Date.now() - first.at > FRESH_MS) {
    first.isOver = true
    first.answers.clear()
    return undefined
  }
  const { pathname, search } = new URL(request.url)
  const authorization = request.headers.get('Authorization') ?? ''
  // The page asks by the path, in the mobile apps by the whole address of their server.
  for (const address of [request.url, pathname + search]) {
    const answer = first.answers.get(`${authorization} ${address}`)
    first.answers.delete(`${authorization} ${address}`)
    if (answer) return answer
  }
  return undefined
}
