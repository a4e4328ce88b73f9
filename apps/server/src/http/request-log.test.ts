import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpServer, drain, listen } from './http-server.ts'
import { describeError } from '../platform/log.ts'
import { presentRequestId } from './request-log.ts'

let lines: Record<string, unknown>[]
const output = new PassThrough()
output.on('data', (line) => lines.push(JSON.parse(String(line))))
const log = pino(
  { level: 'info', base: null, mixin: () => ({ request: presentRequestId() }), serializers: { error: describeError } },
  output,
)
const server = createHttpServer({
  api: {
    fetch: async ({ url }: Request) => {
      if (url.includes('/election/')) throw new Error('broken')
      if (url.endsWith('/canton')) await new Promise((resolve) => setTimeout(resolve, 1_100))
      return new Response('{}', { status: url.endsWith('/party') ? 503 : 200 })
    },
  },
  web: async () => new Response('page'),
  health: { ready: async () => [], write: async () => [] },
  corsOrigins: [],
  log,
})
let origin: string
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
})
beforeEach(() => {
  lines = []
})
afterAll(() => drain(server))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// Fails when the id of a client is taken over, or an answer carries none.
test('every answer of the API has an id of the server’s own, whatever the client sends', async () => {
  const headers = { 'Request-Id': 'chosen', 'X-Request-Id': 'chosen', traceparent: '00-chosen' }
  const ids = await Promise.all(
    ['/api/status', '/api/status', '/api/nothing', '/api/election/77'].map(async (path) =>
      (await fetch(origin + path, { headers })).headers.get('Request-Id'),
    ),
  )
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(4)
  expect((await fetch(origin)).headers.get('Request-Id')).toBeNull()
  expect(JSON.stringify(lines)).not.toMatch('chosen')
})

// Fails when the id is lost on the way to what logs an error, or when a path gets into the line.
test('the lines of a failed call carry its id, its name, status and time, and nothing of its path', async () => {
  const answer = await fetch(`${origin}/api/election/918273645?q=geheimnis`)
  expect(answer.status).toBe(500)
  const id = answer.headers.get('Request-Id')
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ request: id, msg: 'error', error: { message: 'broken' } })
  expect(lines[1]).toMatchObject({ request: id, msg: 'call failed', call: 'getElection', status: 500, milliseconds: expect.any(Number) })
  expect(JSON.stringify(lines[1])).not.toMatch(/918273645|geheimnis/)
})

test('a slow call has a line, a quick one and one that is told to come back have none', async () => {
  await fetch(`${origin}/api/status`)
  await fetch(`${origin}/api/party`)
  const answer = await fetch(`${origin}/api/canton`)
  await expect
    .poll(() => lines)
    .toMatchObject([{ msg: 'call was slow', call: 'getCantons', status: 200, request: answer.headers.get('Request-Id') }])
  expect(lines[0]?.milliseconds).toBeGreaterThan(1_000)
})

// Fails when `createRation` lets every line through.
test('a flood of failed calls writes at most sixty lines of them a minute', async () => {
  for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 10 }, () => fetch(`${origin}/api/election/77`)))
  await expect.poll(() => lines.filter(({ msg }) => msg === 'error').length).toBe(80)
  expect(lines.filter(({ msg }) => msg === 'call failed').length).toBeLessThan(60)
})
