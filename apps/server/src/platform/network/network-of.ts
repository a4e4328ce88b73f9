import { isIP, isIPv6 } from 'node:net'

/** The size of an IPv6 network: what one home gets (RFC 6177), what one site gets at most. */
export type NetworkSize = 'home' | 'site'

/** The network that an address counts for: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177: a site has many addresses). */
export function networkOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(':') ?? plainOf(address)
}

/** A network that an address lies in; without a size, that of `networkOf`. */
export interface Network {
  readonly of: string
  readonly network?: NetworkSize
}

/** All networks that a limit counts for: whoever has an IPv6 /56 or /48 has 256 or 65,536 networks of `networkOf`. */
export function networksOf(address: string): Network[] {
  const groups = groupsOf(address)
  if (!groups) return [{ of: plainOf(address) }]
  const [first = '0', second = '0', third = '0', fourth = '0'] = groups
  const home = fourth.padStart(4, '0').slice(0, 2)
  const site = `${first}:${second}:${third}`
  return [{ of: networkOf(address) }, { of: `${site}:${home}/56`, network: 'home' }, { of: `${site}/48`, network: 'site' }]
}

/** What is no address counts as one network: a spelling of one's own must not be a network of one's own. */
function plainOf(address: string): string {
  const plain = unmapped(address)
  return isIP(plain) === 0 ? '' : plain
}

function unmapped(address: string): string {
  return /^::ffff:([0-9.]+)$/i.exec(address)?.[1] ?? address
}

/** The eight groups of an IPv6 address without leading zeros; null for an IPv4 address, in either spelling. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(unmapped(address))) return null
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}
