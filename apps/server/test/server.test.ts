import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError, type Client, createClient } from '@plenara/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '../src/platform/audit/read-audit.ts'
import { verifyAudit } from '../src/platform/audit/verify-audit.ts'
import { readBrowserErrors } from '../src/http/browser-errors/stored-browser-errors.ts'
import { runProcess, type TestProcess } from './support/child-process.ts'
import { DEMONSTRATION } from './support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from './support/test-database.ts'

const PASSWORD = 'Gletscher12!!'
let database: TestDatabase
let dataDir: string
const running = new Set<TestProcess>()

beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION, { statementMs: 0 })
  dataDir = await mkdtemp(join(tmpdir(), 'plenara-server-'))
})
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) => {
  const server = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...env })
  running.add(server)
  return server
}
const addressOf = async (server: TestProcess) => /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''

interface Caller {
  readonly api: Client
  token: string | null
}
function callerOf(address: string): Caller {
  const caller: { token: string | null } = { token: null }
  return Object.assign(caller, { api: createClient({ baseUrl: `${address}/api`, fetch, token: () => caller.token }) })
}

async function newVoter(address: string, email: string) {
  const caller = callerOf(address)
  const { registration } = await caller.api.register({ body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })
  const secret = await expect
    .poll(() => secretTo(email))
    .not.toBeNull()
    .then(() => secretTo(email))
  await caller.api.confirm({ params: { secret: secret ?? '' }, body: { registration } })
  const { token, user } = await caller.api.authenticate({ body: { email, password: PASSWORD } })
  caller.token = token
  return Object.assign(caller, { id: user.id, email })
}

async function secretTo(email: string): Promise<string | null> {
  const folder = join(dataDir, 'outbox')
  for (const name of (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))) {
    const text = await readFile(join(folder, name), 'utf8')
    if (text.includes(`To: ${email}`)) return /\/confirm\/de\/([\w-]{43})/.exec(text)?.[1] ?? null
  }
  return null
}

test('an account over HTTP: register, mail, confirm, sign in, answer, sign out [API-1, API-2, API-8]', { tags: ['slow'] }, async () => {
  const server = start()
  const address = await addressOf(server)
  const voter = await newVoter(address, 'anna@example.ch')
  await voter.api.giveConsent({ params: { id: voter.id }, body: { version: '1' } })
  const elections = await voter.api.getUserElections({ params: { id: voter.id } })
  const eid = elections[0]?.id ?? 0
  const [question] = await voter.api.getQuestions({ params: { eid } })
  const spider = await voter.api.setResponse({ params: { id: voter.id, eid, questionId: question?.id ?? 0 }, body: { value: 100 } })
  expect(spider.axes.some((axis) => axis.value !== null)).toBe(true)
  await voter.api.logout({})
  await expect(voter.api.getUser({ params: { id: voter.id } })).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  expect(await server.end()).toBe(0)
})

test('what was acknowledged is there after kill -9, in the audit log too [API-8]', { tags: ['slow'] }, async () => {
  const first = start()
  const voter = await newVoter(await addressOf(first), 'beat@example.ch')
  await voter.api.giveConsent({ params: { id: voter.id }, body: { version: '1' } })
  const elections = await voter.api.getUserElections({ params: { id: voter.id } })
  const eid = elections.find((election) => election.level === 'federal')?.id ?? 0
  const questions = (await voter.api.getQuestions({ params: { eid } })).slice(0, 20)
  for (const { id: questionId } of questions) await voter.api.setResponse({ params: { id: voter.id, eid, questionId }, body: { value: 0 } })
  await first.end('SIGKILL')
  const second = start()
  const again = callerOf(await addressOf(second))
  again.token = voter.token
  expect(await again.api.getResponses({ params: { id: voter.id, eid } })).toHaveLength(questions.length)
  await second.end()
  // Fails when the server is made without its audit log.
  const events = await readEvents(join(dataDir, 'audit'), ({ whose, what }) => whose === voter.id && what.endsWith('Response'))
  expect(events).toHaveLength(questions.length)
  expect((await verifyAudit(join(dataDir, 'audit'), new Date())).faults).toEqual([])
})

test('bad calls are answered with a problem document and nothing internal', { tags: ['slow'] }, async () => {
  const server = start()
  const address = await addressOf(server)
  const json = { 'Content-Type': 'application/json' }
  const post = (body: string) => fetch(`${address}/api/authenticate`, { method: 'POST', headers: json, body })
  for (const [answer, status, code] of [
    [await post('{"email":'), 400, 'bad_json'],
    [await post('{"email":"a@b.ch"}'), 400, 'bad_request'],
    [await post(JSON.stringify({ email: 'a@b.ch', password: 'x'.repeat(70_000) })), 413, 'body_too_large'],
    [await fetch(`${address}/api/election/999999`), 404, 'election_not_found'],
    [await fetch(`${address}/api/nothing`), 404, 'not_found'],
  ] as const) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toMatch('application/problem+json')
    const problem: object = await answer.json().then(Object)
    expect(problem).toMatchObject({ status, code })
    expect(Object.keys(problem)).not.toContain('stack')
  }
  await server.end()
  expect(server.lines.join('\n')).not.toMatch(/a@b\.ch|xxxx/)
})

// Fails when the server is made without `countBrowserError`, or does not save at its end.
test('errors of browsers are counted and saved at the end', { tags: ['slow'] }, async () => {
  const body = { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError' } as const
  const server = start()
  const { api } = callerOf(await addressOf(server))
  await api.reportBrowserError({ body })
  expect(await api.getStatus({})).toMatchObject({ browserErrors: true })
  expect(await server.end()).toBe(0)
  const saved = await readBrowserErrors(database.db, '2000-01-01')
  expect(saved).toEqual([{ ...body, day: expect.any(String), count: 1 }])
})

test('errors of a client carry the code of the problem', async () => {
  const server = start()
  const { api } = callerOf(await addressOf(server))
  const failure = await api.authenticate({ body: { email: 'nobody@example.ch', password: PASSWORD } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 401, code: 'email_unknown' })
  await server.end()
})

test('a data folder that belongs to somebody else is refused', async () => {
  if (process.getuid?.() === 0) return
  const closed = await mkdtemp(join(tmpdir(), 'plenara-closed-'))
  await chmod(closed, 0o500)
  const server = start({ DATA_DIR: closed })
  expect(await server.exit).toBe(1)
  expect(server.lines[0]).toMatch(/^✗ DATA_DIR cannot be written: EACCES/)
})
