import { readDevice, writeDevice } from './device-storage.ts'

/** A request that this device has sent without an account. */
export interface SentRequest {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Path and query: all that such a request says. */
  readonly address: string
  /** Bytes of method and address; there is no body. */
  readonly sent: number
  /** Bytes of the answer as it travelled; null where it says none, or where none came. */
  readonly received: number | null
  /** The status of the answer, null without one. */
  readonly status: number | null
}

const KEY = 'sent-log'
const MAX_ENTRIES = 200
/** Where data/session/account-type.ts keeps the type of the account. What an online one sends is another matter, and is not written down. */
const TYPE_KEY = 'account-type'

/** What this device remembers of it, newest first; forgotten with logging off. */
export function sentRequests(): readonly SentRequest[] {
  try {
    return JSON.parse(readDevice(KEY) ?? '[]') as readonly SentRequest[]
  } catch {
    return []
  }
}

export function clearSentRequests(): void {
  writeDevice(KEY, null)
}

/**
 * Asks the server for public data as somebody without an account, and keeps on this device that it did: no cookie, no token, no referrer.
 * Rejects as `fetch` does.
 */
export async function askOpenly(url: string, init: Pick<RequestInit, 'signal' | 'headers' | 'cache' | 'priority'> = {}): Promise<Response> {
  const at = Date.now()
  try {
    const answer = await fetch(url, { ...init, method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' })
    note(at, url, answer)
    return answer
  } catch (error) {
    note(at, url, null)
    throw error
  }
}

function note(at: number, url: string, answer: Response | null): void {
  if ((readDevice(TYPE_KEY) ?? 'online') === 'online') return
  const { pathname, search } = new URL(url, 'https://app.invalid')
  const address = pathname + search
  const length = answer?.headers.get('Content-Length')
  const entry: SentRequest = {
    at,
    address,
    sent: new TextEncoder().encode(`GET ${address}`).length,
    received: length ? Number(length) : null,
    status: answer?.status ?? null,
  }
  writeDevice(KEY, JSON.stringify([entry, ...sentRequests()].slice(0, MAX_ENTRIES)))
}
