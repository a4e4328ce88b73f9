import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyLimitsOf, readBody } from '../../../../../packages/api/src/request-body.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

let server: SecurityServer
const connections: Socket[] = []
beforeAll(async () => {
  const never = new Promise<never>(() => undefined)
  server = await openSecurityServer({ before: (request) => (request.headers.has('Test-Hang') ? (never as never) : null) })
  server.server.on('connection', (socket: Socket) => connections.push(socket))
})
afterAll(() => server.close())

/** Sends it all on one connection; answers what came back once the connection has ended, or after two seconds. */
async function sendAll(bytes: string): Promise<{ answers: string; isEnded: boolean; read: number }> {
  connections.length = 0
  const socket = connect(server.port, '127.0.0.1')
  let answers = ''
  let isEnded = false
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    answers += data.toString('latin1')
  })
  socket.on('close', () => {
    isEnded = true
  })
  socket.write(bytes)
  for (const end = Date.now() + 2_000; !isEnded && Date.now() < end; ) await sleep(10)
  socket.destroy()
  return { answers, isEnded, read: connections[0]?.bytesRead ?? 0 }
}
const upload = (part: string, count: number, header = 'Content-Type: application/json') =>
  `PUT /api/register HTTP/1.1\r\nHost: localhost\r\n${header}\r\nTransfer-Encoding: chunked\r\n\r\n${part.repeat(count)}`
const BYTE = '1\r\n \r\n'

// Fails when `cutSmallParts` is taken out of `createHttpServer`: they then wait in the memory for a call that does not come to read them.
test('a body in thousands of parts of a byte ends its connection before it fills the memory [ATTACK-N1]', async () => {
  const { answers, isEnded, read } = await sendAll(upload(BYTE, 60_000, 'Test-Hang: 1'))
  expect([answers, isEnded]).toEqual(['', true])
  expect(read).toBeLessThan(BYTE.length * 60_000)
})

// Fails when `SMALL_PARTS` is larger.
test('a body in hundreds of parts of a byte ends its connection before all of it is read [ATTACK-N1]', async () => {
  expect(await sendAll(`${upload(BYTE, 1_500)}0\r\n\r\n`)).toMatchObject({ answers: '', isEnded: true })
})

test('a body in a few hundred parts of a byte is read [ATTACK-N1]', async () => {
  expect((await sendAll(`${upload(BYTE, 400)}2\r\n{}\r\n0\r\n\r\n`)).answers).toMatch(/^HTTP\/1\.1 400 [\s\S]*"missing"/)
})

test('a body in parts of a usual size is read however many there are [ATTACK-N1]', async () => {
  const part = `${(80).toString(16)}\r\n${' '.repeat(80)}\r\n`
  expect((await sendAll(`${upload(part, 800)}2\r\n{}\r\n0\r\n\r\n`)).answers).toMatch(/^HTTP\/1\.1 400 [\s\S]*"missing"/)
})

// Fails when `grown` does not keep what it had, or the rest of the last buffer is taken along.
test('a body whose length is not told is read as it came', async () => {
  const text = JSON.stringify({ x: 'ä'.repeat(20_000) })
  const bytes = new TextEncoder().encode(text)
  const parts = Array.from({ length: Math.ceil(bytes.length / 1_001) }, (_, index) => bytes.slice(index * 1_001, (index + 1) * 1_001))
  const body = new ReadableStream({
    pull: (controller) => {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request('http://localhost/', { method: 'PUT', headers, body, duplex: 'half' } as RequestInit)
  expect(await readBody(request, bodyLimitsOf('setProgression'))).toEqual(bytes)
})

const GET = 'GET /api/canton HTTP/1.1\r\nHost: localhost\r\n\r\n'

// Fails when `isInTurn` is taken out of `createHttpServer`: all of them then begin at once.
test('a connection that sends hundreds of calls without waiting for an answer ends [ATTACK-N2]', async () => {
  const { answers, isEnded } = await sendAll(GET.repeat(1_000))
  expect(isEnded).toBe(true)
  expect(answers.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(100)
})

test('a few calls that follow each other without waiting are all answered [ATTACK-N2]', async () => {
  const { answers, isEnded } = await sendAll(GET.repeat(10))
  expect([answers.match(/HTTP\/1\.1 200/g)?.length, isEnded]).toEqual([10, false])
})
