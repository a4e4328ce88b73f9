// @module-tag alone

import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../../src/db/database.ts'
import type { Account } from '../support/accounts.ts'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

const SLOW_HEADERS = 60
const SLOW_BODIES = 40
const CUT_MS = 15_000
/** Slow clients send one byte as often as this. */
const DRIP_MS = 1_000
/** Generous, because other programs share the machine. */
const NORMAL_MS = 1_500

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
})
afterAll(() => server.close())

/** Sends a beginning and then byte after byte; answers after how many milliseconds the server cut the connection, and what it said. */
function drip(start: string, forMs: number): Promise<{ ms: number; answer: string }> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    const finish = () => {
      clearInterval(dripping)
      clearTimeout(end)
      socket.destroy()
      resolve({ ms: performance.now() - begin, answer })
    }
    const dripping = setInterval(() => socket.write('a'), DRIP_MS)
    const end = setTimeout(finish, forMs)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', finish)
    socket.write(start)
  })
}

// Fails when `headersTimeout`, `requestTimeout` or `connectionsCheckingInterval` (http-server.ts) is taken out: Node's own are 60 and 300 seconds.
test('slow headers and slow bodies are cut within 15 seconds, others are answered meanwhile', async () => {
  const body = `PUT /api/user/${voter.id}/progression HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${voter.token}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`
  const slow = [
    ...Array.from({ length: SLOW_HEADERS }, () => drip('GET /api/canton HTTP/1.1\r\nHost: localhost\r\nX-A: ', 20_000)),
    ...Array.from({ length: SLOW_BODIES }, () => drip(body, 20_000)),
  ]
  const times: number[] = []
  for (let count = 0; count < 20; count++) {
    const begin = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/user/${voter.id}`, {
      headers: { Authorization: `Bearer ${voter.token}` },
    })
    expect(answer.status).toBe(200)
    times.push(performance.now() - begin)
    await sleep(200)
  }
  const ends = await Promise.all(slow)
  expect(Math.max(...times)).toBeLessThan(NORMAL_MS)
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(CUT_MS)
  expect(new Set(ends.map(({ answer }) => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]))).toEqual(new Set(['408']))
  expect(server.logged).toEqual([])
})

// Fails when `rethrow` (db/database.ts) passes the cause on: 500 without a time to come back.
test('without its database the server says when to come back', async () => {
  const away = composeApp(createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' }))
  for (const [method, path, call] of [
    ['GET', '/canton', {}],
    ['GET', `/user/${voter.id}`, { token: voter.token }],
    ['POST', '/authenticate', { body: { email: 'anna@example.ch', password: 'Sommer12!!' } }],
  ] as const) {
    const answer = await createCallApp(away.app)(method, path, call)
    expect([answer.status, Number(answer.headers.get('Retry-After')) >= 1], path).toEqual([503, true])
  }
  await away.stop()
})
