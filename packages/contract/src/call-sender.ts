import type { z } from 'zod'
import type { ErrorCode, FieldProblem, Problem } from './errors.ts'
import type { AnyCall, AnyRoute } from './route.ts'

type Empty<T> = string extends keyof T ? true : false
type Body<R extends AnyRoute> = z.input<NonNullable<R['body']>>
/** What the call of a route is given. */
export type InputOf<R extends AnyRoute> = (Empty<z.output<R['params']>> extends true
  ? unknown
  : { readonly params: z.output<R['params']> }) & {
  readonly query?: z.input<R['query']>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
} & (undefined extends Body<R> ? { readonly body?: Body<R> } : { readonly body: Body<R> })

export interface ApiErrorOptions extends ErrorOptions {
  readonly retryAfterSeconds?: number
}

/** A call that failed: `code` of the problem document, or `offline` where no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** The HTTP status, 0 where no answer came. */
  readonly status: number
  /** The fields that break a rule. */
  readonly errors: readonly FieldProblem[]
  /** Seconds after which the server takes such a call again, as it says; 0 where it does not say. */
  readonly retryAfterSeconds: number

  constructor(code: ErrorCode, status: number, errors: readonly FieldProblem[] = [], options: ApiErrorOptions = {}) {
    super(code, options)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0
  }
}

export interface SenderOptions {
  /** Where the API stands, e.g. `/api` or `https://host/api`. */
  readonly baseUrl: string
  /** `fetch`, or the app that answers on the device. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The value of the header `Authorization` of a call, or null. */
  readonly authorization: (call: AnyCall) => string | null
}

/** A browser lets 64 kB at once outlive a page, for all writes together; in UTF-16 units. */
const SHORT_BODY = 8_000

export interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** Sends a call and answers its JSON. Every failure is an `ApiError`. */
export async function sendCall(options: SenderOptions, call: AnyCall, input: AnyInput): Promise<unknown> {
  const sent = new Request(callAddress(options.baseUrl, call, input), request(options, call, input))
  const answer = await reached(() => options.fetch(sent), input.signal)
  if (answer.ok) return answer.status === 204 ? undefined : answer.json()
  throw await apiErrorIn(answer)
}

/** The answer of whoever is asked; where none came although nobody gave up waiting, `offline`. */
export async function reached<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause
    throw new ApiError('offline', 0, [], { cause })
  }
}

/** The error that an answer names which is none of success. */
export async function apiErrorIn(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => null)) as Problem | null
  const fields = body?.errors?.filter((error) => 'path' in error)
  const code = body?.code ?? (answer.status >= 502 ? 'unavailable' : 'internal')
  return new ApiError(code, answer.status, fields, { retryAfterSeconds: retryAfterOf(answer) })
}

/** `Retry-After` in seconds, as this API says it; the form with a date is none of its own. */
function retryAfterOf({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? ''
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : 0
}

function request(options: SenderOptions, call: AnyCall, input: AnyInput): RequestInit {
  const headers = new Headers(input.headers)
  const authorization = options.authorization(call)
  if (authorization !== null) headers.set('Authorization', authorization)
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  // Without a body it gives `undefined`, which is none.
  const body: string | undefined = JSON.stringify(input.body)
  // A short write arrives even where its page is left meanwhile.
  const keepalive = call.method !== 'GET' && (body?.length ?? 0) <= SHORT_BODY
  return { method: call.method, headers, body, signal: input.signal ?? null, keepalive }
}

/** The address of a call: path filled, query behind it. `baseUrl` without an origin stands on that of the page. */
export function callAddress(baseUrl: string, call: AnyCall, input: Pick<AnyInput, 'params' | 'query'>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, String(value))
  const base = /^https?:/.test(baseUrl) ? baseUrl : new URL(baseUrl, pageOrigin() ?? 'http://localhost').href
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** The origin of the page, where there is one: the client runs in Node as well. */
function pageOrigin(): string | undefined {
  return (globalThis as { readonly location?: { readonly origin: string } }).location?.origin
}
