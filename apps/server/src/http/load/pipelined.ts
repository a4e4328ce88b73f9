import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Calls under way on one connection; browsers and proxies send the next one once the last is answered. */
const AT_ONCE = 16

const underWay = new WeakMap<Socket, number>()

/**
 * Counts a call of a connection, and ends a connection that sends many without waiting for their answers: those that one packet holds would all begin
 * before any other connection has its turn, a thousand and more. False where the call is to be left alone.
 */
export function isInTurn({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const calls = underWay.get(socket) ?? 0
  if (calls >= AT_ONCE || socket.destroyed) {
    socket.destroy()
    return false
  }
  underWay.set(socket, calls + 1)
  response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  return true
}
