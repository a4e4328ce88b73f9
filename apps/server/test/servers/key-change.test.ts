import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishKey, prepareKey, switchKey } from '../../src/keys/change-key.ts'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { newVoter, type Voter } from '../support/voters.ts'
import { patiently } from './support/patiently.ts'

const VOTERS = 6
let folder: string
let database: TestDatabase
const running: TestProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-key-change-'))
  chmodSync(folder, 0o711)
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
})
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = (name: string) => join(folder, name)
const fileOf = (name: string) => join(dataDir(name), 'data.key')
const linesOf = (name: string) => readFileSync(fileOf(name), 'utf8').trim().split('\n')
function copyKey(from: string, to: string): void {
  mkdirSync(dataDir(to), { recursive: true, mode: 0o700 })
  cpSync(fileOf(from), fileOf(to))
}
const envOf = (name: string) => ({
  DATA_DIR: dataDir(name),
  DATABASE_URL: database.url,
  DEMO: 'off',
  PORT: '0',
  LIMITS: 'calls-per-account=10000',
})

async function start(name: string): Promise<string> {
  const server = runProcess('src/main.ts', [], envOf(name))
  running.push(server)
  return /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
}

/** Writes on one server and reads on the other, in turn, until it is told to stop; answers what failed. */
function keepCalling(addresses: readonly string[], { id, token }: Voter) {
  const failed: string[] = []
  let isOver = false
  let count = 0
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const call = async (address: string, init: RequestInit) => {
    count += 1
    const answer = await patiently(() => fetch(`${address}/api/user/${id}/progression`, { headers, ...init }))
    if (!answer.ok) failed.push(`${init.method ?? 'GET'} ${address}: ${answer.status}`)
    return answer.json()
  }
  const run = async () => {
    for (let n = 1; !isOver; n++) {
      const [one = '', other = ''] = n % 2 === 0 ? addresses : addresses.toReversed()
      await call(one, { method: 'PUT', body: JSON.stringify({ key: 'n', data: { n } }) })
      const [entry] = (await call(other, {})) as { data: { n: number } }[]
      if (entry?.data.n !== n) failed.push(`${n} is not there`)
    }
  }
  const done = run()
  return {
    stop: async () => {
      isOver = true
      await done
      return { failed, count }
    },
  }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )
async function failingOf(address: string): Promise<readonly string[]> {
  const { failing = [] } = (await (await fetch(`${address}/health/write`)).json()) as { failing?: string[] }
  return failing
}

// Fails when a key seals before all servers hold it, or is destroyed while one of them seals with it: `key rotate` in its place loses every account.
test('the key is changed on two machines under calls, and no call fails [ATTACK-13, API-8]', {
  tags: ['slow'],
}, async () => {
  const first = await start('a')
  copyKey('a', 'b')
  const addresses = [first, await start('b')]
  const voters: Voter[] = []
  for (let index = 0; index < VOTERS; index++) voters.push(await newVoter(first, join(dataDir('a'), 'outbox'), `voter${index}@example.ch`))
  const [former] = linesOf('a')
  copyKey('a', 'old')
  const calling = voters.map((voter) => keepCalling(addresses, voter))
  const onA = { db: database.db, file: fileOf('a'), settleMs: 1_500 }
  const onB = { ...onA, file: fileOf('b') }

  expect(await refusalOf(switchKey(onA))).toContain('run key prepare on one machine')
  expect(await prepareKey(onA)).toBe(true)
  expect(await prepareKey(onA)).toBe(false)
  expect(linesOf('a')).toEqual([former, expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(await refusalOf(switchKey(onA))).toMatch(/lack the next key: copy the file to them.*\/b\/data\.key/)
  expect(await refusalOf(finishKey(onA))).toContain('first run key switch on every machine')
  copyKey('a', 'b')
  await expect.poll(() => refusalOf(switchKey(onA)), { timeout: 60_000, interval: 1_000 }).toBe('done')
  expect(linesOf('a')[1]).toBe(former)
  copyKey('b', 'c')
  await start('c')
  expect(linesOf('c')).toEqual(linesOf('a'))
  expect(await refusalOf(finishKey(onA))).toMatch(/seal with the former key: run key switch there.*\/b\/data\.key/)
  expect(await refusalOf(prepareKey(onA))).toContain('was not finished')
  expect(await Promise.all([refusalOf(switchKey(onB)), refusalOf(switchKey(onA))])).toEqual(['done', 'done'])
  await expect.poll(() => refusalOf(finishKey(onA)), { timeout: 60_000, interval: 1_000 }).toBe('done')
  for (const change of [onB, { ...onA, file: fileOf('c') }]) expect(await refusalOf(finishKey(change))).toBe('done')
  expect(await refusalOf(finishKey(onB))).toContain('nothing is left to be done')

  const results = await Promise.all(calling.map(({ stop }) => stop()))
  expect(results.flatMap(({ failed }) => failed)).toEqual([])
  expect(results.every(({ count }) => count > 50)).toBe(true)
  expect([linesOf('a'), linesOf('b')]).toEqual([[expect.not.stringContaining(former ?? '')], linesOf('a')])

  const late = runProcess('src/main.ts', [], envOf('old'))
  expect([await late.exit, late.lines.join('\n')]).toEqual([1, expect.stringContaining('does not hold the key of this database')])
  expect(await failingOf(first)).not.toContain('key')
  writeFileSync(fileOf('b'), `${former}\n`)
  await expect.poll(() => failingOf(addresses[1] ?? ''), { timeout: 20_000 }).toContain('key')
})
