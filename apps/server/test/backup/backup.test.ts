import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive } from '../../src/db/backup/archive.ts'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { clientOf, codeOf, newVoter, PASSWORD, type Voter } from '../support/voters.ts'

const OTHER_PASSWORD = 'Murmeltier34!!'
const MARKER = 'planted-opinion'
const WRITERS = 40
let folder: string
let identity: string
const running = new Set<TestProcess>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-backup-'))
  // The embedded database of root runs as another user.
  chmodSync(folder, 0o711)
  identity = await generateX25519Identity()
})
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const dirOf = (name: string) => join(folder, name)
const envOf = (name: string) => ({ DATA_DIR: dirOf(name), DEMO: 'off', PORT: '0' })

async function start(name: string) {
  const server = runProcess('src/main.ts', [], { ...envOf(name), LIMITS: 'calls-per-account=10000' })
  running.add(server)
  return { server, address: /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? '' }
}

async function admin(name: string, ...args: string[]) {
  const command = runProcess('src/commands/admin.ts', args, envOf(name))
  return { status: await command.exit, text: command.lines.join('\n') }
}

const newVoterOf = (address: string, email: string) => newVoter(address, join(dirOf('first'), 'outbox'), email)

/** Writes numbers that grow until it is told to stop. */
function keepWriting(address: string, { id, token }: Voter) {
  let acknowledged = 0
  let isOver = false
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const write = async () => {
    for (let n = 1; !isOver; n++) {
      const body = JSON.stringify({ key: 'n', data: { n, text: `${MARKER}-${id}-${n}` } })
      const answer = await fetch(`${address}/api/user/${id}/progression`, { method: 'PUT', headers, body })
      if (answer.ok) acknowledged = n
    }
  }
  const writing = write()
  return {
    acknowledged: () => acknowledged,
    stop: () => {
      isOver = true
      return writing
    },
  }
}

async function contentOf(file: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const { content } of readArchive(file, identity)) if (content) for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

// Fails when the log of writes is not copied, when `backup finish` leaves anything out, or when a server starts before it.
test('a backup under writes is restored elsewhere, without what was deleted since [API-8, ATTACK-13]', {
  tags: ['slow'],
}, async () => {
  const first = await start('first')
  const writers: Voter[] = []
  for (let index = 0; index < WRITERS; index++) writers.push(await newVoterOf(first.address, `writer${index}@example.ch`))
  const deleted = await newVoterOf(first.address, 'deleted@example.ch')
  const withdrawn = await newVoterOf(first.address, 'withdrawn@example.ch')
  const changed = await newVoterOf(first.address, 'changed@example.ch')
  const writing = writers.map((voter) => keepWriting(first.address, voter))
  await expect.poll(() => writing.every(({ acknowledged }) => acknowledged() >= 1_000 / WRITERS), { timeout: 120_000 }).toBe(true)

  const before = writing.map(({ acknowledged }) => acknowledged())
  const made = await admin('first', 'backup', 'create', dirOf('backups'), '--to', await identityToRecipient(identity))
  expect(made).toMatchObject({ status: 0, text: expect.stringContaining('The database is copied to') })
  await Promise.all(writing.map(({ stop }) => stop()))
  expect(writing.reduce((sum, { acknowledged }) => sum + acknowledged(), 0)).toBeGreaterThanOrEqual(1_000)

  const own = (voter: Voter) => clientOf(first.address, voter.token)
  await own(deleted).deleteUser({ params: { id: deleted.id } })
  await own(withdrawn).withdrawConsent({ params: { id: withdrawn.id } })
  await own(changed).changePassword({ params: { id: changed.id }, body: { current: PASSWORD, password: OTHER_PASSWORD } })
  expect(await first.server.end()).toBe(0)
  rmSync(join(dirOf('first'), 'postgres'), { recursive: true })

  const [name = ''] = readdirSync(dirOf('backups'))
  const file = join(dirOf('backups'), name)
  expect((await contentOf(file)).includes(MARKER)).toBe(false)
  writeFileSync(dirOf('identity'), `# age\n${identity}\n`)
  expect(await admin('elsewhere', 'backup', 'verify', file, '--identity', dirOf('identity'))).toMatchObject({
    status: 0,
    text: expect.stringMatching(/is whole: \d+ tables, \d+ rows, [\d.]+ s/),
  })

  const restored = await admin('second', 'backup', 'restore', file, '--identity', dirOf('identity'))
  expect(restored).toMatchObject({ status: 0, text: expect.stringContaining('No server starts on it yet') })
  expect(await admin('second', 'backup', 'restore', file, '--identity', dirOf('identity'))).toMatchObject({
    status: 1,
    text: expect.stringContaining('holds a database already'),
  })
  cpSync(join(dirOf('first'), 'data.key'), join(dirOf('second'), 'data.key'))
  const early = runProcess('src/main.ts', [], envOf('second'))
  expect([await early.exit, early.lines.join('\n')]).toEqual([1, expect.stringContaining('first npm run admin -- backup finish')])
  expect(await admin('second', 'backup', 'finish')).toMatchObject({
    status: 1,
    text: expect.stringContaining('The audit log is not whole'),
  })
  const finished = await admin('second', 'backup', 'finish', '--audit', join(dirOf('first'), 'audit'))
  expect(finished).toMatchObject({ status: 0, text: expect.stringContaining('1 deleted accounts are deleted again, 1 withdrawn consents') })

  const second = await start('second')
  const guest = clientOf(second.address, null)
  const signIn = ({ email }: Voter, password: string) => guest.authenticate({ body: { email, password } })
  for (const voter of [...writers, deleted, withdrawn, changed]) {
    expect(await codeOf(clientOf(second.address, voter.token).getUser({ params: { id: voter.id } }))).toBe('unauthorized')
  }
  expect(await codeOf(signIn(deleted, PASSWORD))).toBe('email_unknown')
  expect(await codeOf(signIn(changed, PASSWORD))).toBe('credentials_wrong')
  expect((await signIn(withdrawn, PASSWORD)).user.consent).toBeNull()
  for (const [index, voter] of writers.entries()) {
    const { token } = await signIn(voter, PASSWORD)
    const [entry] = await clientOf(second.address, token).getProgression({ params: { id: voter.id } })
    const n = (entry?.data as { n: number } | undefined)?.n ?? -1
    expect(n).toBeGreaterThanOrEqual(before[index] ?? 0)
    expect(n).toBeLessThanOrEqual(writing[index]?.acknowledged() ?? 0)
  }
  expect(await second.server.end()).toBe(0)
})
