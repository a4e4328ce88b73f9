import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** What no push service has: this machine, its network, and what is set apart (IANA special-purpose address registries). */
const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Global unicast is `2000::/3`; of it these are set apart or lead into IPv4. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']
const MAPPED = /^::ffff:/i

const refused = listOf(V4, 'ipv4')
const apart = listOf(V6, 'ipv6')
const unicast = listOf(['2000::/3'], 'ipv6')

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(MAPPED, '')
  if (!isIPv6(plain)) return !MAPPED.test(address) && !refused.check(plain, 'ipv4')
  return unicast.check(plain, 'ipv6') && !apart.check(plain, 'ipv6')
}

/** A host name without a public address. */
export class NotPublicError extends Error {}

/**
 * Looks a host up like Node, but finds public addresses alone. The connection goes to the very address that was looked at, so that a name that
 * answers another one a moment later leads nowhere else.
 */
export function createPublicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
      if (error) return callback(error, [])
      const found = addresses.filter(({ address }) => isPublicAddress(address))
      const [first] = found
      if (!first) return callback(new NotPublicError(`${hostname} has no public address`), [])
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
}
