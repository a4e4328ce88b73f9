import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../platform/network/network-of.ts'

/** A school behind one address has fewer at once; a proxy in front bounds them earlier (`deploy`). */
export const CONNECTIONS_PER_ADDRESS = 300

export interface ConnectionLimitsOptions {
  /** Connections of one network: an IPv4 address, or an IPv6 /64. */
  readonly perAddress: number
  /** Addresses that stand for many others. */
  readonly isTrusted: (address: string) => boolean
  /** How many there may be in all before idle ones end early. */
  readonly many: number
  /** How long a connection may idle then, in milliseconds; 5,000 where absent. */
  readonly idleMs?: number
}

const IDLE_MS = 5_000
const CHECK_MS = 1_000

interface Connection {
  readonly socket: Socket
  readonly network: string
  /** Calls under way. */
  calls: number
  idleSince: number
}

/**
 * Bounds the connections of one address. One more than that takes the place of the one that idles longest: a whole school behind one address
 * passes, as long as not all of them call at the same moment. Where all are busy, the new one ends.
 */
export function limitConnections(server: Server, options: ConnectionLimitsOptions): void {
  const byNetwork = new Map<string, Set<Connection>>()
  const bySocket = new WeakMap<Socket, Connection>()
  let total = 0

  const forget = (connection: Connection) => {
    const all = byNetwork.get(connection.network)
    if (!all?.delete(connection)) return
    total -= 1
    if (all.size === 0) byNetwork.delete(connection.network)
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = options.isTrusted(address) ? 'proxies' : networkOf(address)
    const all = byNetwork.get(network) ?? new Set()
    if (network !== 'proxies' && all.size >= options.perAddress) {
      const idle = longestIdle(all)
      idle?.socket.destroy()
      if (!idle) {
        socket.destroy()
        return
      }
      forget(idle)
    }
    const connection = { socket, network, calls: 0, idleSince: performance.now() }
    byNetwork.set(network, all.add(connection))
    bySocket.set(socket, connection)
    total += 1
    socket.once('close', () => forget(connection))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = bySocket.get(request.socket)
    if (!connection) return
    connection.calls += 1
    response.once('close', () => {
      connection.calls -= 1
      connection.idleSince = performance.now()
    })
  })
  const timer = setInterval(() => {
    if (total > options.many) for (const [network, all] of byNetwork) if (network !== 'proxies') endIdle(all, options.idleMs ?? IDLE_MS)
  }, CHECK_MS).unref()
  server.once('close', () => clearInterval(timer))
}

function longestIdle(connections: ReadonlySet<Connection>): Connection | null {
  let longest: Connection | null = null
  for (const connection of connections) {
    if (connection.calls === 0 && (!longest || connection.idleSince < longest.idleSince)) longest = connection
  }
  return longest
}

function endIdle(connections: ReadonlySet<Connection>, idleMs: number): void {
  const since = performance.now() - idleMs
  for (const { socket, calls, idleSince } of connections) if (calls === 0 && idleSince < since) socket.destroy()
}
