import { type Call, calls, type Offline } from '@plenara/contract/calls'

interface Pattern {
  readonly method: Call['method']
  readonly path: RegExp
  readonly offline: Offline
}

const patterns: readonly Pattern[] = Object.values(calls).map(({ method, path, offline }) => ({
  method,
  path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  offline,
}))

/** Who answers a request of a local account; what stands in no contract is answered, or refused, on the device. */
export function offlineOf({ method, url }: Request): Offline {
  const { pathname } = new URL(url)
  return patterns.find((one) => one.method === method && one.path.test(pathname))?.offline ?? 'snapshot'
}

/**
 * Asks the server for public data as somebody without an account: method, path and query, nothing else of the request [SESSION-6]. Rejects without a
 * network, which the client reads as `offline`.
 */
export function passOn({ url, signal }: Request): Promise<Response> {
  return fetch(url, { method: 'GET', headers: { Accept: 'application/json' }, credentials: 'omit', referrerPolicy: 'no-referrer', signal })
}
