// @module-tag slow

import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitConnections } from '../../../src/http/load/connection-limits.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

const PER_ADDRESS = 20
const FLOOD = 200

/** Linux takes every address of 127.0.0.0/8 for its own; other systems have the two loopback addresses without being set up. */
const HAS_MANY = process.platform === 'linux'
const FLOODING = '127.0.0.1'
const OTHER = HAS_MANY ? '127.0.0.2' : '::1'
const PROXY = HAS_MANY ? '127.0.0.9' : '::1'

let server: SecurityServer
const sockets: Socket[] = []
/** The application behind a listener that has both loopback addresses. */
const listener = createServer((incoming, answer) => void server.server.emit('request', incoming, answer))
beforeAll(async () => {
  server = await openSecurityServer()
  listener.maxConnections = 100
  // Idle ones would end after a few seconds anyway, and with them what is to be shown here.
  limitConnections(listener, { perAddress: PER_ADDRESS, isTrusted: (address) => address === PROXY, many: 60, idleMs: 120_000 })
  await once(listener.listen(0, HAS_MANY ? '127.0.0.1' : '::'), 'listening')
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  listener.close()
  await server.close()
})

/** Where a client of that address finds the listener. */
function placeOf(localAddress: string, of = listener) {
  const { port } = of.address() as AddressInfo
  return { port, localAddress, host: localAddress.includes(':') ? '::1' : '127.0.0.1' }
}

function openIdle(localAddress: string, of = listener): Socket {
  const socket = connect(placeOf(localAddress, of))
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

/** A call from an address of its own, on a connection of its own; answers its status, 0 where the connection ended. */
function call(localAddress: string): Promise<number> {
  return new Promise((resolve) => {
    const options = { ...placeOf(localAddress), path: '/api/canton', agent: false }
    request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })
}

// Fails when `limitConnections` does not count by address: the flood then takes every connection.
test('idle connections of one address lock nobody out, not even others behind it [ATTACK-7]', async () => {
  for (let count = 0; count < FLOOD; count++) openIdle(FLOODING)
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(PER_ADDRESS)
  expect(await call(OTHER)).toBe(200)
  expect(await call(FLOODING)).toBe(200)
})

// Fails when proxies are counted as one address.
test('a trusted proxy may have any number [ATTACK-7]', async () => {
  const before = sockets.length
  for (let count = 0; count < 2 * PER_ADDRESS; count++) openIdle(PROXY)
  await sleep(300)
  expect(sockets.slice(before).filter((socket) => socket.closed)).toEqual([])
})

// Fails when `endIdle` is taken out, ends those that call, or does not wait until there are many.
test('where there are many connections the idle ones end early, those with a call under way stay [ATTACK-7]', async () => {
  const crowded = createServer((_, answer) => void setTimeout(() => answer.end('done'), 20_000).unref())
  limitConnections(crowded, { perAddress: 100, isTrusted: () => false, many: 10, idleMs: 200 })
  await once(crowded.listen(0, HAS_MANY ? '127.0.0.1' : '::'), 'listening')
  const busy = openIdle(FLOODING, crowded)
  busy.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const few = Array.from({ length: 5 }, () => openIdle(OTHER, crowded))
  await sleep(1_500)
  expect(few.filter((socket) => socket.closed)).toEqual([])
  const idle = [...few, ...Array.from({ length: 10 }, () => openIdle(FLOODING, crowded))]
  await expect.poll(() => idle.filter((socket) => !socket.closed).length, { timeout: 5_000 }).toBe(0)
  expect(busy.closed).toBe(false)
  crowded.closeAllConnections()
  crowded.close()
})
