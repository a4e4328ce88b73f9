import { BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** The address of the caller: the peer of the connection, or what a trusted proxy in front says of it; empty where there is none. */
export type ClientAddress = (request: Request, env: unknown) => string

/**
 * `X-Forwarded-For` is believed from right to left as long as the one who says it is a trusted proxy. `trusted`: addresses or networks
 * (`10.0.0.0/8`).
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (request, env) => {
    let address = plain(peerOf(env))
    if (trusted.length === 0) return address
    const said =
      request.headers
        .get('X-Forwarded-For')
        ?.split(',')
        .map((part) => plain(part.trim())) ?? []
    while (said.length > 0 && isTrusted(address)) address = said.pop() || address
    return address
  }
}

/** What `@hono/node-server` hands over beside the request. */
function peerOf(env: unknown): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
}

/** IPv4 as IPv4, also where the socket is an IPv6 one. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[0-9.]+$)/i, '')
}
