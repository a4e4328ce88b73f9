import ky, { type KyInstance } from 'ky'

/** What differs between the product and its tests; everything has a default. */
export interface HttpOptions {
  readonly fetch?: typeof fetch
  /** For one attempt to answer and, apart from it, to deliver its body, in milliseconds. */
  readonly timeout?: number
  /** How often an attempt is repeated that failed by the network, by the time or with 408, 429, 500, 502, 503 or 504. */
  readonly retries?: number
  /** The wait before the first repetition in milliseconds; it doubles with each. A `Retry-After` of the server counts instead. */
  readonly delay?: number
}

export interface Answer {
  readonly isUnchanged: boolean
  readonly bytes: Uint8Array
  readonly etag: string | null
}

/** A source that did not answer as it should after all repetitions. */
export class SourceUnreachable extends Error {
  readonly url: string

  constructor(url: string, cause: unknown) {
    super(`${url} did not answer: ${cause instanceof Error ? cause.message : 'unknown error'}`, { cause })
    this.name = 'SourceUnreachable'
    this.url = url
  }
}

const DEFAULTS = { timeout: 60_000, retries: 5, delay: 1_000 }
const MAX_WAIT = 120_000
const NOT_MODIFIED = 304

/**
 * Fetches a source; with an ETag only if it has changed since. Throws `SourceUnreachable` for an address that is not http or https,
 * and when the source has not answered after all repetitions.
 */
export async function fetchSource(url: string, etag: string | null, options: HttpOptions = {}): Promise<Answer> {
  const { retries, timeout } = { ...DEFAULTS, ...options }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new SourceUnreachable(url, new Error('no web address'))
  const client = clientOf(options)
  for (let broken = 0; ; broken++) {
    try {
      return await fetchOnce(client, { url, etag, timeout })
    } catch (error) {
      if (!(error instanceof BrokenBody) || broken >= retries) throw new SourceUnreachable(url, error)
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

async function fetchOnce(
  client: KyInstance,
  { url, etag, timeout }: { url: string; etag: string | null; timeout: number },
): Promise<Answer> {
  const controller = new AbortController()
  const response = await client.get(url, { signal: controller.signal, headers: etag ? { 'if-none-match': etag } : {} })
  if (response.status === NOT_MODIFIED) return { isUnchanged: true, bytes: new Uint8Array(), etag: response.headers.get('etag') ?? etag }
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    return { isUnchanged: false, bytes: new Uint8Array(await response.arrayBuffer()), etag: response.headers.get('etag') }
  } catch (error) {
    throw new BrokenBody('the answer broke off', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
