import { BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { createProxyWatch } from './proxy-watch.ts'

/** The address of the caller: the peer of the connection, or the one reported by a trusted proxy; empty if unknown. */
export type ClientAddress = (request: Request, env: unknown) => string

/**
 * `X-Forwarded-For` is read from right to left as long as the entry comes from a trusted proxy. `trusted`: addresses or networks
 * (`10.0.0.0/8`). `onIgnored` is called once, when calls show a proxy although none is trusted: then all that come through it count as one.
 */
export function createClientAddress(trusted: readonly string[], onIgnored: () => void = () => undefined): ClientAddress {
  const isTrusted = createTrust(trusted)
  const watch = createProxyWatch(onIgnored)
  return ({ headers }, env) => {
    const peer = plain(peerOf(env))
    if (trusted.length > 0) return senderOf(headers.get('X-Forwarded-For') ?? '', peer, isTrusted)
    watch(peer, headers.has('X-Forwarded-For') || headers.has('Forwarded'))
    return peer
  }
}

/** What is no address ends the search: all that stands further left may be the caller's own. */
function senderOf(forwarded: string, peer: string, isTrusted: (address: string) => boolean): string {
  let address = peer
  for (const entry of forwarded.split(',').toReversed()) {
    const named = isTrusted(address) ? addressIn(entry.trim()) : null
    if (named === null) return address
    address = named
  }
  return address
}

/** The address of an entry, which some proxies write in brackets or with the port of the caller; null where there is none. */
function addressIn(entry: string): string | null {
  const [, address = entry] = /^\[(.*)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry) ?? []
  return isIP(address) === 0 ? null : plain(address)
}

/** Whether an address is one of a list of addresses and networks. A network of IPv6 holds no address of IPv4. */
export function createTrust(trusted: readonly string[]): (address: string) => boolean {
  const proxies = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(plain(address))
    if (bits === undefined) proxies[family].addAddress(plain(address), family)
    else proxies[family].addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plainAddress = plain(address)
    const family = familyOf(plainAddress)
    return isIP(plainAddress) !== 0 && proxies[family].check(plainAddress, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** The peer's address from the bindings of `@hono/node-server`. */
function peerOf(env: unknown): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
}

/** An IPv4 address stays IPv4, also on an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[0-9.]+$)/i, '')
}
