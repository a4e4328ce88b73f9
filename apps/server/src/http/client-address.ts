import { BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** The address of the caller: the peer of the connection, or the one reported by a trusted proxy; empty if unknown. */
export type ClientAddress = (request: Request, env: unknown) => string

/**
 * `X-Forwarded-For` is read from right to left as long as the entry comes from a trusted proxy. `trusted`: addresses or networks
 * (`10.0.0.0/8`). `onIgnored` is called once, when a call names its sender although no proxy is trusted: then all that come through it count as one.
 */
export function createClientAddress(trusted: readonly string[], onIgnored: () => void = () => undefined): ClientAddress {
  let isTold = false
  const isTrusted = createTrust(trusted)
  return (request, env) => {
    let address = plain(peerOf(env))
    if (trusted.length === 0) {
      if (!isTold && (request.headers.has('X-Forwarded-For') || request.headers.has('Forwarded'))) {
        isTold = true
        onIgnored()
      }
      return address
    }
    const forwarded =
      request.headers
        .get('X-Forwarded-For')
        ?.split(',')
        .map((part) => plain(part.trim())) ?? []
    while (forwarded.length > 0 && isTrusted(address)) address = forwarded.pop() || address
    return address
  }
}

/** Whether an address is one of a list of addresses and networks. */
export function createTrust(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plainAddress = plain(address)
    return isIP(plainAddress) !== 0 && proxies.check(plainAddress, isIPv6(plainAddress) ? 'ipv6' : 'ipv4')
  }
}

/** The peer's address from the bindings of `@hono/node-server`. */
function peerOf(env: unknown): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
}

/** An IPv4 address stays IPv4, also on an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[0-9.]+$)/i, '')
}
