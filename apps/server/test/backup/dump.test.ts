import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { type DebianPostgres, debianPrograms, startDebianPostgres } from './support/debian-postgres.ts'
import { clientOf, codeOf, newVoter, PASSWORD, type Voter } from '../support/voters.ts'

const programs = debianPrograms()
if (programs === null)
  console.log('Not tested here: the backup of an external database needs a PostgreSQL of Debian (apt-get install postgresql).')
let folder: string
let postgres: DebianPostgres
const running = new Set<TestProcess>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-dump-'))
  // The database of root runs as another user.
  chmodSync(folder, 0o711)
  if (programs) postgres = await startDebianPostgres(programs, folder)
})
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'data')
const envOf = (url: string) => ({ DATA_DIR: dataDir(), DATABASE_URL: url, DEMO: 'off', PORT: '0' })

async function start(url: string) {
  const server = runProcess('src/main.ts', [], envOf(url))
  running.add(server)
  return { server, address: /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? '' }
}

async function admin(url: string, ...args: string[]) {
  const command = runProcess('src/commands/admin.ts', args, envOf(url))
  return { status: await command.exit, text: command.lines.join('\n') }
}

// Fails when a dump is not made or not whole, when a server starts on what was restored, or when a deleted account comes back.
test.skipIf(programs === null)(
  'an external database is saved, and restored without what was deleted since [API-8, ATTACK-13]',
  {
    tags: ['slow'],
    timeout: 300_000,
  },
  async () => {
    const [url, second, third] = [await postgres.newDatabase('one'), await postgres.newDatabase('two'), await postgres.newDatabase('three')]
    const first = await start(url)
    const [staying, deleted] = await Promise.all(
      ['staying@example.ch', 'deleted@example.ch'].map((email) => newVoter(first.address, join(dataDir(), 'outbox'), email)),
    )
    const { id, token } = staying as Voter
    await clientOf(first.address, token).setProgression({ params: { id }, body: { key: 'n', data: { n: 7 } } })

    const identity = await generateX25519Identity()
    writeFileSync(join(folder, 'identity'), identity)
    const opening = ['--identity', join(folder, 'identity')]
    const made = await admin(url, 'backup', 'create', join(folder, 'backups'), '--to', await identityToRecipient(identity))
    expect(made).toMatchObject({ status: 0, text: expect.stringContaining('The database is copied to') })
    await clientOf(first.address, deleted?.token ?? '').deleteUser({ params: { id: deleted?.id ?? 0 } })
    expect(await first.server.end()).toBe(0)

    const [name = ''] = readdirSync(join(folder, 'backups'))
    const file = join(folder, 'backups', name)
    expect(await admin(url, 'backup', 'verify', file, ...opening)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/is whole: \d+ tables, \d+ rows/),
    })
    expect(await admin(url, 'backup', 'restore', file, ...opening)).toMatchObject({
      status: 1,
      text: expect.stringContaining('holds tables already'),
    })
    expect(await admin(second, 'backup', 'restore', file, ...opening)).toMatchObject({
      status: 0,
      text: expect.stringContaining('No server starts on it yet'),
    })
    const early = runProcess('src/main.ts', [], envOf(second))
    expect([await early.exit, early.lines.join('\n')]).toEqual([1, expect.stringContaining('first npm run admin -- backup finish')])
    expect(await admin(second, 'backup', 'finish')).toMatchObject({ status: 0, text: expect.stringContaining('1 deleted accounts') })

    const again = await start(second)
    const guest = clientOf(again.address, null)
    expect(await codeOf(guest.authenticate({ body: { email: 'deleted@example.ch', password: PASSWORD } }))).toBe('email_unknown')
    expect(await codeOf(clientOf(again.address, token).getUser({ params: { id } }))).toBe('unauthorized')
    const signedIn = await guest.authenticate({ body: { email: 'staying@example.ch', password: PASSWORD } })
    expect(await clientOf(again.address, signedIn.token).getProgression({ params: { id } })).toMatchObject([{ data: { n: 7 } }])
    expect(await again.server.end()).toBe(0)

    const cut = join(folder, 'cut.age')
    copyFileSync(file, cut)
    truncateSync(cut, statSync(cut).size - 2_000)
    expect(await admin(third, 'backup', 'restore', cut, ...opening)).toMatchObject({
      status: 1,
      text: expect.stringContaining('cannot be read'),
    })
    expect(await admin(third, 'backup', 'restore', file, ...opening)).toMatchObject({ status: 0 })
  },
)
