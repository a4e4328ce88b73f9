/** An address: a regular expression, or a pattern in which `*` stands for what has no slash and `**` for anything. */
export type RequestPattern = RegExp | string

/** Whether a request to this address is meant. */
export function matches(pattern: RequestPattern, url: string): boolean {
  return (typeof pattern === 'string' ? fromGlob(pattern) : pattern).test(url)
}

function fromGlob(glob: string): RegExp {
  const source = glob.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
  return new RegExp(`^${source}$`)
}

interface Fulfilment {
  readonly status?: number
  readonly json?: unknown
  readonly body?: string
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that was intercepted: whoever handles it answers, aborts, or lets it through. */
export class RouteStep {
  readonly #request: Request
  readonly #ask: (request: Request) => Promise<Response>
  #settle: (answer: Response | null | Error) => void = () => undefined

  constructor(request: Request, ask: (request: Request) => Promise<Response>) {
    this.#request = request
    this.#ask = ask
  }

  /** Null where the next handler, or else the application, is to answer. A handler that never does leaves the request unanswered. */
  async run(handler: (step: RouteStep) => unknown): Promise<Response | null> {
    const settled = new Promise<Response | null | Error>((resolve) => {
      this.#settle = resolve
    })
    Promise.resolve(handler(this)).catch((error: unknown) => this.#settle(error instanceof Error ? error : new Error(String(error))))
    const answer = await settled
    if (answer instanceof Error) throw answer
    return answer
  }

  request() {
    const { method, url, headers, keepalive } = this.#request
    return {
      method: () => method,
      url: () => url,
      headers: () => Object.fromEntries(headers),
      postDataJSON: () => this.#request.clone().json(),
      keepalive: () => keepalive,
    }
  }

  fulfill({ status = 200, json, body, contentType, headers }: Fulfilment): void {
    const text = body ?? JSON.stringify(json)
    const type = contentType ?? (status < 400 ? 'application/json' : 'application/problem+json')
    this.#settle(new Response(text, { status, headers: { ...headers, 'Content-Type': type } }))
  }

  abort(): void {
    this.#settle(new TypeError('Failed to fetch'))
  }

  continue(): void {
    this.#settle(null)
  }

  fallback(): void {
    this.#settle(null)
  }

  /** What the application answers. */
  fetch(): Promise<Response> {
    return this.#ask(this.#request.clone())
  }
}
