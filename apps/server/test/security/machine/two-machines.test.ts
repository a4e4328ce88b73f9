import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONSENT_VERSION } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpKey } from '../../../src/keys/back-up-key.ts'
import { readOtherServers } from '../../../src/db/servers/running-servers.ts'
import { runProcess } from '../../support/child-process.ts'
import { addressOf, createSecurityServers, type RunningServer, type SecurityServers } from '../support/server-processes.ts'

const VOTERS = 200
const AT_ONCE = 8
const PASSWORD = 'Gletscher12!!'
const OWN_ADDRESSES = { TRUST_PROXY: '127.0.0.1' }

let servers: SecurityServers
let folder: string
let first: RunningServer
beforeAll(async () => {
  servers = await createSecurityServers()
  folder = await mkdtemp(join(tmpdir(), 'plenara-machines-'))
  first = await servers.start(OWN_ADDRESSES)
})
afterAll(async () => {
  await servers.close()
  await rm(folder, { recursive: true, force: true })
})

const newFolder = () => mkdtemp(join(folder, 'data-'))
const keyIn = (dataDir: string) => join(dataDir, 'data.key')

/** The only line of a start that ended. */
async function refusalOf(dataDir: string): Promise<string> {
  const server = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: servers.url })
  expect(await server.exit).toBe(1)
  const [line = '', ...others] = server.lines.filter((one) => !one.startsWith('✓'))
  expect(others).toEqual([])
  return line
}

// Fails when a start does not compare its key with that of the database.
test('a server with another key, or with none, ends with one sentence that says which file to copy where', { tags: ['slow'] }, async () => {
  const [wrong, missing] = [await newFolder(), await newFolder()]
  const key = `${randomBytes(32).toString('hex')}\n`
  await writeFile(keyIn(wrong), key, { mode: 0o600 })
  const copy = (to: string) => `copy ${keyIn(servers.dataDir)} of the machine ${hostname()}, or its backup, to ${keyIn(to)}`
  expect(await refusalOf(wrong)).toBe(`✗ DATA_KEY_FILE (${keyIn(wrong)}) does not hold the key of this database: ${copy(wrong)}`)
  expect(await readFile(keyIn(wrong), 'utf8')).toBe(key)
  expect(await refusalOf(missing)).toBe(
    `✗ DATA_KEY_FILE (${keyIn(missing)}) is missing, and the database has a key already: ${copy(missing)}; no new key was made`,
  )
  expect((await readdir(missing)).filter((name) => name.includes('key'))).toEqual([])
})

test('200 voters who registered through one server are known to the other: none of 2,000 calls fails', {
  tags: ['slow'],
}, async () => {
  const dataDir = await newFolder()
  await backUpKey(keyIn(servers.dataDir), keyIn(dataDir))
  const second = await servers.start({ ...OWN_ADDRESSES, DATA_DIR: dataDir })
  expect(second.process.lines.filter((line) => /AUDIT_DIR|mails are files/.test(line))).toHaveLength(2)
  expect(await readOtherServers(servers.db)).toHaveLength(2)
  const count = { [first.address]: 0, [second.address]: 0 }
  const failed: unknown[] = []
  const call = async (server: RunningServer, voter: number, ...[method, path, options]: Parameters<RunningServer['call']>) => {
    count[server.address] = (count[server.address] ?? 0) + 1
    const answer = await server.call(method, path, { from: addressOf(voter + 1), ...options })
    if (answer.status >= 300) failed.push([method, path, answer.status, answer.code])
    return answer.body
  }

  const registrations = await inParallel(async (voter) => {
    const body = { email: emailOf(voter), username: 'Anna', password: PASSWORD, language: 'de' }
    return (await call(first, voter, 'PUT', '/register', { body })).registration
  })
  const secrets = await secretsIn(servers.dataDir, dataDir)
  await inParallel(async (voter) => {
    const confirmed = await call(first, voter, 'PUT', `/confirm/${secrets.get(emailOf(voter))}`, {
      body: { registration: registrations[voter] },
    })
    const token = String(confirmed.token)
    const user = `/user/${Object(confirmed.user).id}`
    expect(await call(second, voter, 'GET', user, { token })).toMatchObject({ email: emailOf(voter) })
    await call(first, voter, 'PUT', `${user}/consent`, { token, body: { version: CONSENT_VERSION } })
    const [election] = listOf(await call(second, voter, 'GET', `${user}/election`, { token }))
    const [one, other] = await questionsOf(election?.id ?? 0)
    const responses = `${user}/election/${election?.id}/response`
    await call(first, voter, 'PUT', `${responses}/${one}`, { token, body: { value: 100 } })
    expect(answered(await call(second, voter, 'GET', responses, { token }))).toEqual([one])
    await call(second, voter, 'PUT', `${responses}/${other}`, { token, body: { value: 0 } })
    expect(answered(await call(first, voter, 'GET', responses, { token }))).toEqual([one, other].toSorted())
    await call(second, voter, 'POST', '/logout', { token })
  })
  expect(failed).toEqual([])
  expect([count[first.address], count[second.address]]).toEqual([5 * VOTERS, 5 * VOTERS])
})

interface Row {
  readonly id: number
  readonly questionId: number
}

function listOf(body: object): readonly Row[] {
  return Object.values(body)
}

function answered(body: object): number[] {
  return listOf(body)
    .map(({ questionId }) => questionId)
    .toSorted()
}

const known = new Map<number, Promise<number[]>>()

/** The ids of two questions of an election; not one of the calls that count. */
function questionsOf(eid: number): Promise<number[]> {
  const found = known.get(eid) ?? first.call('GET', `/election/${eid}/question`).then(({ body }) => twoOf(listOf(body)))
  known.set(eid, found)
  return found
}

function twoOf(rows: readonly Row[]): number[] {
  return rows.slice(0, 2).map(({ id }) => id)
}

/** Each voter once, a few at a time. */
async function inParallel<T>(work: (voter: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let voter = next++; voter < VOTERS; voter = next++) results[voter] = await work(voter)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

const emailOf = (voter: number) => `voter${voter}@example.ch`

/** The links of all mails by address, out of the folders of both machines: each mail lies in one of them, and names it. */
async function secretsIn(...dataDirs: string[]): Promise<Map<string, string>> {
  const files = async () => {
    const found = await Promise.all(
      dataDirs.map(async (dataDir) => {
        const outbox = join(dataDir, 'outbox')
        return (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name))
      }),
    )
    return found.flat()
  }
  await expect.poll(async () => (await files()).length).toBe(VOTERS)
  const mails = await files()
  expect(mails.filter((name) => !name.endsWith(`-${hostname()}.eml`))).toEqual([])
  const texts = await Promise.all(mails.map((file) => readFile(file, 'utf8')))
  return new Map(texts.map((text) => [/To: (\S+)/.exec(text)?.[1] ?? '', /\/confirm\/de\/([\w-]{43})/.exec(text)?.[1] ?? '']))
}
