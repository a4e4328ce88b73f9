import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess } from '../support/child-process.ts'
import type { Account } from './support/accounts.ts'
import { TEST_KEY } from './support/compose-app.ts'
import { rawRequest } from './support/raw-http.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'

const KIB = 1_024
const UPLOADS = 100
const MAX_GROWTH_KIB = 50 * KIB
/** Far more than any limit, in case that nobody ends the upload. */
const ENOUGH_BYTES = 8 * KIB * KIB

let server: SecurityServer
let voter: Account
const connections: Socket[] = []
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
  server.server.on('connection', (socket: Socket) => connections.push(socket))
})
afterAll(() => server.close())

const head = (method: string, path: string, ...lines: string[]) =>
  [
    `${method} /api${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${voter.token}`,
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')

/** Sends chunks without end until the connection ends; answers what came back and how many bytes the server has read. */
async function uploadEndlessly(port: number, start: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunk = Buffer.from(`4000\r\n${' '.repeat(16 * KIB)}\r\n`)
  let answer = ''
  let isOver = false
  const over = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isOver = true
      resolve()
    })
  })
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    answer += data.toString('latin1')
  })
  socket.write(start)
  for (let sent = 0; !isOver && sent < ENOUGH_BYTES; sent += chunk.length) {
    if (!socket.write(chunk)) await Promise.race([over, new Promise((resolve) => socket.once('drain', resolve)), sleep(3_000)])
  }
  await Promise.race([over, sleep(5_000)])
  socket.destroy()
  return answer
}

const LIMITS = [
  ['PUT', (id: number) => `/user/${id}/progression`, 64],
  ['PUT', (id: number, eid: number) => `/user/${id}/election/${eid}/list`, 256],
  ['PUT', (id: number) => `/user/${id}/import`, 1_024],
] as const

// Fails when `endAfterAnswer` (http-server.ts) is taken out: the rest is then read and thrown away; or the limit in `readStream`.
test.each(LIMITS)('%s %s: an upload without end is 413 and cut before twice the limit is read', async (method, path, kib) => {
  connections.length = 0
  const answer = await uploadEndlessly(
    server.port,
    head(method, path(voter.id, server.ids.elections[0] ?? 0), 'Transfer-Encoding: chunked'),
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(connections).toHaveLength(1)
  expect(connections[0]?.bytesRead).toBeGreaterThan(kib * KIB)
  expect(connections[0]?.bytesRead).toBeLessThan(2 * kib * KIB)
})

// Fails when `announced` is not looked at in `readBytes`.
test.each(LIMITS)('%s %s: what is announced too long is 413 unread', async (method, path, kib) => {
  connections.length = 0
  const start = head(method, path(voter.id, server.ids.elections[0] ?? 0), `Content-Length: ${kib * KIB + 1}`)
  const answer = await rawRequest(server.port, start, { waitMs: 10_000 })
  expect([answer.status, answer.closed]).toEqual([413, true])
  expect(connections[0]?.bytesRead).toBe(start.length)
})

test.each(LIMITS)('%s %s: what is as long as allowed is read', async (method, path, kib) => {
  const body = `{"x":"${' '.repeat(kib * KIB - 8)}"}`
  const start = head(method, path(voter.id, server.ids.elections[0] ?? 0), 'Connection: close', `Content-Length: ${body.length}`)
  expect(JSON.parse((await rawRequest(server.port, start + body, { waitMs: 10_000 })).body)).toMatchObject({
    status: 400,
    code: 'bad_request',
  })
})

// Fails when `authorize` comes after `readJson` in `check` (app.ts).
test('whoever has no token is refused without a look at the body', async () => {
  connections.length = 0
  const start = head('PUT', `/user/${voter.id}/progression`, 'Transfer-Encoding: chunked').replace(voter.token, 'x')
  expect(await uploadEndlessly(server.port, start)).toMatch(/^HTTP\/1\.1 401 /)
  expect(connections[0]?.bytesRead).toBeLessThan(128 * KIB)
})

// Fails when the failure to read is no longer caught in `readBytes`: it is then logged as something unexpected.
test('an upload that breaks off is nobody’s failure', async () => {
  for (const part of ['', '{"key":"a"']) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(head('PUT', `/user/${voter.id}/progression`, 'Content-Length: 100') + part)
    await sleep(100)
    socket.destroy()
  }
  await sleep(300)
  expect(server.logged).toEqual([])
})

/** The memory that a process holds, in KiB; `ps` where there is no /proc. */
async function rssOf(pid: number): Promise<number> {
  if (process.platform === 'linux') return Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
}

// Fails when the limit in `readStream` (request-body.ts) is taken out.
test(`${UPLOADS} uploads without end at once cost at most 50 MiB`, { tags: ['slow'] }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bodies-'))
  await writeFile(join(dataDir, 'data.key'), `${TEST_KEY.toString('hex')}\n`, { mode: 0o600 })
  const running = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: server.url })
  const port = Number(/:(\d+)$/.exec(await running.line(/runs on http/))?.[1])
  const pid = running.child.pid ?? 0
  const uploadAll = () =>
    Promise.all(
      Array.from({ length: UPLOADS }, (_, index) =>
        uploadEndlessly(port, head('PUT', index % 2 === 0 ? `/user/${voter.id}/progression` : '/register', 'Transfer-Encoding: chunked')),
      ),
    )
  await uploadAll()
  const before = await rssOf(pid)
  let peak = before
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await rssOf(pid))
  }, 20)
  const answers = await uploadAll()
  clearInterval(sampling)
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 413 '))).toHaveLength(UPLOADS)
  console.info(`memory of the server: ${Math.round(before / KIB)} MiB before, ${Math.round(peak / KIB)} MiB at most`)
  expect(peak - before).toBeLessThan(MAX_GROWTH_KIB)
  await running.end()
  await rm(dataDir, { recursive: true })
})
