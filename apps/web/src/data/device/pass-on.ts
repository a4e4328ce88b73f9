import { type Call, type CallName, calls, type Offline } from '@plenara/contract/calls'
import { askOpenly } from '../../platform/sent-log.ts'

interface Pattern {
  readonly name: CallName
  readonly method: Call['method']
  readonly path: RegExp
  readonly offline: Offline
}

const patterns: readonly Pattern[] = Object.entries(calls).map(([name, { method, path, offline }]) => ({
  name: name as CallName,
  method,
  path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  offline,
}))

/** Which call a request is, and who answers it for a local account; what stands in no contract is answered, or refused, on the device. */
export function callOf({ method, url }: Request): { readonly name?: CallName; readonly offline: Offline } {
  const { pathname } = new URL(url)
  return patterns.find((one) => one.method === method && one.path.test(pathname)) ?? { offline: 'snapshot' }
}

/**
 * Asks the server for public data as somebody without an account: method, path and query, nothing else of the request [SESSION-6]. Rejects without a
 * network, which the client reads as `offline`.
 */
export function passOn({ url, signal }: Request): Promise<Response> {
  return askOpenly(url, { headers: { Accept: 'application/json' }, signal })
}
