import { readDevice, writeDevice } from './device-storage.ts'

/** A request that this device sent without an account. */
export interface SentRequest {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Path and query, which is all that such a request contains. */
  readonly address: string
  /** Bytes of method and address; there is no body. */
  readonly sent: number
  /** Bytes of the response on the wire; null if its headers do not contain them, or without a response. */
  readonly received: number | null
  /** The status of the answer, null without one. */
  readonly status: number | null
}

const KEY = 'sent-log'
const MAX_ENTRIES = 200
/** The key under which data/session/account-type.ts stores the type of the account. Requests of an online account are not logged. */
const TYPE_KEY = 'account-type'

/** The log of this device, newest first; logging off clears it. */
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
 * Requests public data from the server without an account (no cookie, no token, no referrer), and logs the request on this device.
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
