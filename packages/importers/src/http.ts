import ky, { isHTTPError, type KyInstance } from 'ky'

/** What differs between the product and its tests; everything has a default. */
export interface HttpOptions {
  readonly fetch?: typeof fetch
  /** For one attempt to answer and, apart from it, to deliver its body, in milliseconds. */
  readonly timeout?: number
  /** How often an attempt is repeated that failed by the network, by the time or with 408, 429, 500, 502, 503 or 504. */
  readonly retries?: number
  /** The wait before the first repetition in milliseconds; it doubles with each. A `Retry-After` of the server counts instead. */
  readonly delay?: number
  /** The longest body, in bytes. */
  readonly maxBytes?: number
  /** Ends the call and its repetitions. */
  readonly signal?: AbortSignal
}

export interface Answer {
  readonly isUnchanged: boolean
  readonly bytes: Uint8Array
  readonly etag: string | null
}

/** A source that did not answer as it should after all repetitions. */
export class SourceUnreachable extends Error {
  readonly url: string
  /** Of the last answer, null where there was none. */
  readonly status: number | null

  constructor(url: string, cause: unknown) {
    super(`${url} did not answer: ${cause instanceof Error ? cause.message : 'unknown error'}`, { cause })
    this.name = 'SourceUnreachable'
    this.url = url
    this.status = isHTTPError(cause) ? cause.response.status : null
  }
}

const DEFAULTS = { timeout: 60_000, retries: 5, delay: 1_000, maxBytes: 200_000_000 }
const MAX_WAIT = 120_000
const NOT_MODIFIED = 304
const FIRST_ROOM = 65_536

/**
 * Fetches a source; with an ETag only if it has changed since. Throws `SourceUnreachable` for an address that is not http or https,
 * and when the source has not answered after all repetitions.
 */
export async function fetchSource(url: string, etag: string | null, options: HttpOptions = {}): Promise<Answer> {
  const { retries, timeout, maxBytes, signal } = { ...DEFAULTS, ...options }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new SourceUnreachable(url, new Error('no web address'))
  const client = clientOf(options)
  for (let broken = 0; ; broken++) {
    try {
      return await fetchOnce(client, { url, etag, timeout, maxBytes, signal })
    } catch (error) {
      if (!(error instanceof BrokenBody) || broken >= retries || signal?.aborted) throw new SourceUnreachable(url, error)
    }
  }
}

/** A body that stopped before its end: the client repeats only what has not answered at all. */
class BrokenBody extends Error {}

function clientOf(options: HttpOptions): KyInstance {
  const { timeout, retries, delay } = { ...DEFAULTS, ...options }
  return ky.create({
    ...(options.fetch && { fetch: options.fetch }),
    timeout,
    throwHttpErrors: (status) => status !== NOT_MODIFIED,
    headers: { 'user-agent': 'Plenara', accept: '*/*' },
    retry: {
      limit: retries,
      retryOnTimeout: true,
      maxRetryAfter: MAX_WAIT,
      backoffLimit: MAX_WAIT,
      delay: (attempt) => delay * 2 ** (attempt - 1),
    },
  })
}

interface Attempt {
  readonly url: string
  readonly etag: string | null
  readonly timeout: number
  readonly maxBytes: number
  readonly signal: AbortSignal | undefined
}

async function fetchOnce(client: KyInstance, { url, etag, timeout, maxBytes, signal }: Attempt): Promise<Answer> {
  const controller = new AbortController()
  const signals = AbortSignal.any([controller.signal, ...(signal ? [signal] : [])])
  const response = await client.get(url, { signal: signals, headers: etag ? { 'if-none-match': etag } : {} })
  if (response.status === NOT_MODIFIED) return { isUnchanged: true, bytes: new Uint8Array(), etag: response.headers.get('etag') ?? etag }
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    return { isUnchanged: false, bytes: await bytesOf(response, maxBytes), etag: response.headers.get('etag') }
  } catch (error) {
    throw error instanceof LongBody ? error : new BrokenBody('the answer broke off', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** A body beyond what any source sends: it would only fill the memory, and is not asked for again. */
class LongBody extends Error {}

/** The room for a body grows by doubling: parts that are joined at the end would need the memory twice. */
async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  let bytes = new Uint8Array(roomFor(response, maxBytes))
  let size = 0
  for await (const chunk of response.body ?? []) {
    const needed = size + chunk.length
    if (needed > maxBytes) throw new LongBody(`the answer is longer than ${maxBytes} bytes`)
    if (needed > bytes.length) {
      const larger = new Uint8Array(Math.max(needed, bytes.length * 2))
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(chunk, size)
    size = needed
  }
  return bytes.subarray(0, size)
}

/** What the answer says of its length, where it comes as it is. */
function roomFor({ headers }: Response, maxBytes: number): number {
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  return length > 0 && length <= maxBytes ? length : FIRST_ROOM
}
