import { setTimeout as sleep } from 'node:timers/promises'
import ky, { isHTTPError, type KyInstance } from 'ky'
import { readBody } from './body.ts'
import { takeTurn } from './host-turns.ts'

/** What differs between the product and its tests; everything has a default. */
export interface HttpOptions {
  readonly fetch?: typeof fetch
  /** For one attempt to answer and, apart from it, to deliver its body, in milliseconds. */
  readonly timeout?: number
  /** How often an attempt is repeated that failed by the network, by the time, with 408, 429, 500, 502, 503 or 504, or by its body. */
  readonly retries?: number
  /** The wait before the first repetition in milliseconds; it doubles with each. A `Retry-After` of the server counts instead. */
  readonly delay?: number
  /** Between the end of a call and the next one to the same host, in milliseconds. */
  readonly pause?: number
  /** The longest body, in bytes. */
  readonly maxBytes?: number
  /** Whom a source may write to about the calls: a mail or web address, sent in the `User-Agent`. */
  readonly contact?: string | null
  /** Ends the call and its repetitions. */
  readonly signal?: AbortSignal
}

/** What a source says of the state of an answer, by which it is asked later whether that has changed. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface Answer extends Validators {
  readonly isUnchanged: boolean
  readonly bytes: Uint8Array
}

/** Says why a body is no answer of the source, null where it is one. */
export type Refusal = (bytes: Uint8Array) => string | null

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

const DEFAULTS = { timeout: 60_000, retries: 5, delay: 1_000, pause: 250, maxBytes: 100_000_000 }
const MAX_WAIT = 120_000
const OK = 200
const NOT_MODIFIED = 304
const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_REDIRECTS = 5

interface Asked {
  readonly url: string
  readonly known: Validators | null
  readonly refuse: Refusal
  readonly options: HttpOptions
}

/**
 * Fetches a source; what is known of its last answer asks only for what has changed since. A host is called by one call at a time. Throws
 * `SourceUnreachable` for an address that is not http or https, that leads to another site, and when the source has not answered after all
 * repetitions, or only with bodies that `refuse` refuses.
 */
export async function fetchSource(
  url: string,
  known: Validators | null,
  options: HttpOptions = {},
  refuse: Refusal = () => null,
): Promise<Answer> {
  const { pause } = { ...DEFAULTS, ...options }
  const host = URL.parse(url)
  if (!host || !/^https?:$/.test(host.protocol)) throw new SourceUnreachable(url, new Error('no web address'))
  return takeTurn(host.host, pause, () => fetchRepeatedly({ url, known, refuse, options }))
}

async function fetchRepeatedly({ url, known, refuse, options }: Asked): Promise<Answer> {
  const { retries, delay } = { ...DEFAULTS, ...options }
  const { signal } = options
  const client = clientOf(options)
  for (let broken = 0; ; broken++) {
    try {
      return await fetchOnce(client, { url, known, refuse, options })
    } catch (error) {
      if (!(error instanceof BrokenBody) || broken >= retries || signal?.aborted) throw new SourceUnreachable(url, error)
      await sleep(Math.min(delay * 2 ** broken, MAX_WAIT), null, { ...(signal && { signal }) }).catch(() => undefined)
    }
  }
}

/** A body that stopped before its end or is no answer of the source: the client repeats only what has not answered at all. */
class BrokenBody extends Error {}

function clientOf(options: HttpOptions): KyInstance {
  const { timeout, retries, delay, contact } = { ...DEFAULTS, ...options }
  return ky.create({
    ...(options.fetch && { fetch: options.fetch }),
    timeout,
    redirect: 'manual',
    throwHttpErrors: (status) => status !== NOT_MODIFIED && !REDIRECTS.includes(status),
    headers: { 'user-agent': contact ? `Plenara (+${contact})` : 'Plenara', accept: '*/*' },
    retry: {
      limit: retries,
      retryOnTimeout: true,
      maxRetryAfter: MAX_WAIT,
      backoffLimit: MAX_WAIT,
      delay: (attempt) => delay * 2 ** (attempt - 1),
    },
  })
}

async function fetchOnce(client: KyInstance, { url, known, refuse, options }: Asked): Promise<Answer> {
  const { timeout, maxBytes, signal } = { ...DEFAULTS, ...options }
  const controller = new AbortController()
  const signals = AbortSignal.any([controller.signal, ...(signal ? [signal] : [])])
  const response = await follow(client, url, { signal: signals, headers: conditionsOf(known) })
  const { headers, status } = response
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  if (status === NOT_MODIFIED) {
    const { etag, lastModified } = validators
    return {
      isUnchanged: true,
      bytes: new Uint8Array(),
      etag: etag ?? known?.etag ?? null,
      lastModified: lastModified ?? known?.lastModified ?? null,
    }
  }
  if (status !== OK) throw new Error(`answered with status ${status}`)
  const timer = setTimeout(() => controller.abort(), timeout)
  const body = await readBody(response, maxBytes).finally(() => clearTimeout(timer))
  if (body === 'broken') throw new BrokenBody('the answer broke off')
  const refused = refuse(body)
  if (refused !== null) throw new BrokenBody(refused)
  return { isUnchanged: false, bytes: body, ...validators }
}

function conditionsOf(known: Validators | null): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
}

/** Follows an address that has moved within its site. */
async function follow(client: KyInstance, url: string, init: { signal: AbortSignal; headers: Record<string, string> }): Promise<Response> {
  let address = url
  for (let moved = 0; moved <= MAX_REDIRECTS; moved++) {
    const response = await client.get(address, init)
    const location = response.headers.get('location')
    if (!REDIRECTS.includes(response.status) || location === null) return response
    await response.body?.cancel()
    const next = URL.parse(location, address)
    if (!next || !isSameSite(new URL(address), next)) throw new Error(`it has moved to ${next?.href ?? location}, which is another site`)
    address = next.href
  }
  throw new Error('it moves in a circle')
}

/** Whether an address belongs to whom the other belongs: the same host, or hosts of one domain; never from https back to http. */
function isSameSite(from: URL, to: URL): boolean {
  if (to.protocol !== 'https:' && to.protocol !== from.protocol) return false
  if (from.hostname === to.hostname) return from.port === to.port || to.port === ''
  const isNumber = /^[\d.]+$|:/
  const domainOf = ({ hostname }: URL) => (isNumber.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.'))
  return to.port === '' && domainOf(from) === domainOf(to)
}
