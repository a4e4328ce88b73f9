import { networksOf } from '../platform/network/network-of.ts'
import { isPublicAddress } from '../platform/network/public-lookup.ts'

/** Calls in a row that have to agree, so that one call to a server without a proxy, or one among others, says nothing. */
const CALLS = 10
/** Networks of the internet that have to agree: whoever has one address, or an IPv6 /48, is one of them. A proxy in the own network may be alone. */
const NETWORKS = 3

/**
 * Looks at who calls and whether the call names its sender, and calls `onProxy` once, when that shows a proxy: every call names its sender, and
 * all come from the own network or from several others.
 */
export function createProxyWatch(onProxy: () => void): (peer: string, namesSender: boolean) => void {
  let peers: string[] = []
  let isTold = false
  return (peer, namesSender) => {
    if (isTold) return
    peers = namesSender ? [...peers, peer].slice(-CALLS) : []
    if (peers.length < CALLS || !showProxy(peers)) return
    isTold = true
    onProxy()
  }
}

function showProxy(peers: readonly string[]): boolean {
  const outer = peers.filter(isPublicAddress)
  return outer.length === 0 || new Set(outer.map((peer) => networksOf(peer).at(-1)?.of)).size >= NETWORKS
}
