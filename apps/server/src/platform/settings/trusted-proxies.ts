import { isIP, isIPv6 } from 'node:net'
import { isPublicAddress } from '../network/public-lookup.ts'
import { StartError } from '../start-error.ts'

/** A network of the internet with fewer bits than this holds callers; with fewer than the second it is told of. */
const REFUSED_BITS = { ipv4: 8, ipv6: 16 }
const WIDE_BITS = { ipv4: 16, ipv6: 32 }
/** The bits of `fc00::/7`, the own networks of IPv6. */
const OWN_BITS = 7

/** An address or network of `TRUST_PROXY`. Throws `StartError` where it is none, or so wide that callers would name their own sender. */
export function trustedProxy(value: string): string {
  const [address = '', bits, ...more] = value.split('/')
  const kind = isIP(address)
  const isNetwork = bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (kind === 6 ? 128 : 32) && !isMapped(address))
  if (kind === 0 || address.includes('%') || !isNetwork || more.length > 0) {
    throw new StartError(`TRUST_PROXY is "${value}", but must be IP addresses or networks, separated by commas`)
  }
  const fewest = isIPv6(address) ? (/^f[cd]/i.test(address) ? OWN_BITS : REFUSED_BITS.ipv6) : REFUSED_BITS.ipv4
  if (bits !== undefined && Number(bits) < fewest) {
    throw new StartError(
      `TRUST_PROXY is "${value}", which holds a large part of the internet, but must be the addresses of your own proxies`,
    )
  }
  return value
}

/** Those of `TRUST_PROXY` that are wide networks of the internet. */
export function wideNetworks(trustProxy: readonly string[]): string[] {
  return trustProxy.filter((entry) => {
    const [address = '', bits = '128'] = entry.split('/')
    if (isIPv6(address)) return Number(bits) < WIDE_BITS.ipv6 && !/^f[cde]/i.test(address)
    return Number(bits) < WIDE_BITS.ipv4 && endsOf(address, Number(bits)).some(isPublicAddress)
  })
}

/** An address of IPv4 that is written as one of IPv6; callers are known by the former. */
function isMapped(address: string): boolean {
  return isIPv6(address) && /^::ffff:|^(0+:){5}ffff:/i.test(address)
}

/** The first and the last address of a network of IPv4. */
function endsOf(address: string, bits: number): string[] {
  const size = 2 ** (32 - bits)
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  const first = Math.floor(number / size) * size
  return [first, first + size - 1].map((end) => [24, 16, 8, 0].map((shift) => (end >>> shift) & 255).join('.'))
}
