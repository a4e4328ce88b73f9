import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { agreeOnKey } from '../../../src/keys/agree-on-key.ts'
import { guardKeyFile, readKeyFile } from '../../../src/keys/key-file.ts'
import { createPostgresUserStore } from '../../../src/opinions/postgres-user-store.ts'
import { runProcess } from '../../support/child-process.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { insertTestUser } from '../../support/test-user.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'plenara-keys-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) =>
  runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...env })

// Fails when `checkKeyMayBeMade` is taken out of `agreeOnKey`.
test('a missing key beside sealed data is refused, and no key is written [ATTACK-13]', async () => {
  const id = await insertTestUser(database.db)
  await createPostgresUserStore(database.db, createDataKey(randomBytes(32))).changeProgression(id, null, () => [{ key: 'tour', data: {} }])
  const server = start()
  expect(await server.exit).toBe(1)
  expect(server.lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ DATA_KEY_FILE \(.*data\.key\) is missing, .*; no new key was made$/),
  ])
  expect((await readdir(dataDir)).filter((name) => name.includes('key'))).toEqual([])
  await database.db.deleteFrom('appUser').execute()
})

// Fails when a mail that waits does not count as sealed data.
test('a mail that waits under a missing key is reason enough to make none [ATTACK-13]', async () => {
  const now = new Date()
  const id = await insertTestUser(database.db)
  const mail = {
    mailId: randomBytes(16),
    userId: id,
    sealed: createDataKey(randomBytes(32)).seal('mail'),
    dueAt: now,
    createdAt: now,
    attempts: 0,
  }
  await database.db.insertInto('outbox').values(mail).execute()
  await expect(agreeOnKey(database.db, join(dataDir, 'data.key'))).rejects.toThrow('is missing')
  await database.db.deleteFrom('outbox').execute()
})

// Fails when `guardKeyFile` is taken out of the start, or closes such a file in silence.
test('a key file that every user of the machine can read or change is refused, and left as it is [ATTACK-13]', async () => {
  const file = join(dataDir, 'open.key')
  await writeFile(file, `${randomBytes(32).toString('hex')}\n`)
  for (const mode of [0o644, 0o604, 0o602, 0o601, 0o777]) {
    await chmod(file, mode)
    await expect(guardKeyFile(file)).rejects.toThrow(/open\.key\) can be read or changed by every user of this machine: chmod 600 /)
    expect((await stat(file)).mode & 0o777).toBe(mode)
  }
  await chmod(file, 0o644)
  const begin = performance.now()
  const server = start({ DATA_KEY_FILE: file })
  expect(await server.exit).toBe(1)
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(server.lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ DATA_KEY_FILE \(.*open\.key\) can be read/),
  ])
  expect((await stat(file)).mode & 0o777).toBe(0o644)
})

// Fails when `guardKeyFile` does not change the mode.
test('a key file of the server that is open to its group is closed to it, and the operator is told [ATTACK-13]', async () => {
  const file = join(dataDir, 'group.key')
  const key = randomBytes(32)
  await writeFile(file, `${key.toString('hex')}\n`)
  for (const mode of [0o640, 0o660, 0o620]) {
    await chmod(file, mode)
    const steps: string[] = []
    await guardKeyFile(file, (line) => steps.push(line))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(steps).toEqual([expect.stringMatching(/was open to its group and is now closed to it/)])
    await guardKeyFile(file, (line) => steps.push(line))
    expect(steps).toHaveLength(1)
  }
  expect(readKeyFile(file)).toEqual([key])
})

// Fails when what a vault mounts is changed: it may not be, and the server would not start.
test('a key file of root that a vault opens to the group of the server is taken as it is [ATTACK-13]', async () => {
  if (process.getuid?.() !== 0 || !process.seteuid) return expect(guardKeyFile('/etc/hostname')).rejects.toThrow('chmod 600')
  const file = join(dataDir, 'vault.key')
  await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o440 })
  const { uid } = await stat(file)
  const asServer = vi.spyOn(process, 'getuid').mockReturnValue(12_345)
  await expect(guardKeyFile(file)).resolves.toBeUndefined()
  asServer.mockRestore()
  expect(await stat(file)).toMatchObject({ uid, mode: 0o100440 })
})

// Fails when the owner is not looked at.
test('a key file of another user is refused with a sentence, and left as it is [ATTACK-13]', async () => {
  if (process.getuid?.() !== 0) return expect(guardKeyFile('/etc/hostname')).rejects.toThrow('chmod 600')
  const file = join(dataDir, 'foreign.key')
  await writeFile(file, `${'ab'.repeat(32)}\n`, { mode: 0o600 })
  await chown(file, 12_345, 12_345)
  await expect(guardKeyFile(file)).rejects.toThrow(/belongs to user 12345, who can read it: give it to user 0 \(chown 0 /)
  expect((await stat(file)).uid).toBe(12_345)
  expect(await readFile(file, 'utf8')).toContain('ab'.repeat(32))
})
