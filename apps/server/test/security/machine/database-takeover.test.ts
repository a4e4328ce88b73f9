// @module-tag slow

import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../../src/db/database.ts'
import { reachableBinaries } from '../../../src/db/embedded-postgres.ts'
import { closedAbove, openDataDir } from '../../../src/db/postgres-account.ts'
import { isProcess } from '../../../src/db/process-lock.ts'
import { runProcess } from '../../support/child-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-takeover-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const hold = (dataDir: string) => runProcess('test/support/hold-database.ts', [dataDir])
const urlOf = async (held: ReturnType<typeof hold>) => (await held.line(/^url: /)).slice(5)
const postmasterId = async (dataDir: string) => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
async function answers(url: string): Promise<boolean> {
  const db = createDatabase({ url, maxConnections: 1 })
  const found = await sql`select 1`.execute(db).catch(() => null)
  await db.destroy()
  return found !== null
}

// Fails when only the process that started the database watches it.
test('when the server that started the database is killed, another one on the folder takes over [ATTACK-12]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-takeover-'))
  const first = hold(dataDir)
  const url = await urlOf(first)
  const others = [hold(dataDir), hold(dataDir)]
  for (const other of others) expect(await urlOf(other)).toBe(url)
  await first.end('SIGKILL')
  for (let round = 0; round < 2; round++) {
    const id = await postmasterId(dataDir)
    process.kill(id, 'SIGKILL')
    await expect.poll(() => isProcess(id)).toBe(false)
    await expect.poll(() => answers(url), { timeout: 15_000 }).toBe(true)
  }
  // One of them did it each time, and says so once the database answers.
  await expect.poll(() => others.flatMap(({ lines }) => lines).filter((line) => line.includes('was started again'))).toHaveLength(2)
  const last = await postmasterId(dataDir)
  expect(await Promise.all(others.map((other) => other.end()))).toEqual([0, 0])
  expect(isProcess(last)).toBe(false)
  await rm(dataDir, { recursive: true, force: true })
})

// Fails when a start waits longer for the lock, or without a word.
test('a lock that a living process holds is one line within ten seconds, and exit status 1 [ATTACK-12]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-locked-'))
  await writeFile(join(dataDir, 'postgres.lock'), String(process.pid))
  const begin = performance.now()
  const held = hold(dataDir)
  expect(await held.exit).toBe(1)
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(held.lines).toEqual([expect.stringMatching(/^✗ Process \d+ holds .*postgres\.lock: wait until /)])
  await rm(dataDir, { recursive: true, force: true })
})

// Fails when a folder above DATA_DIR is opened for the database's user.
test('as root nothing above DATA_DIR is changed: a closed folder is refused in one line [ATTACK-W6]', async () => {
  const account = { uid: 65_534, gid: 65_534 }
  const closed = join(folder, 'closed')
  const dataDir = join(closed, 'data')
  await mkdir(dataDir, { recursive: true })
  await chmod(folder, 0o755)
  await chmod(closed, 0o700)
  await chmod(dataDir, 0o700)
  const before = await Promise.all([folder, closed, dataDir].map((path) => stat(path)))
  await expect(openDataDir(account, dataDir)).rejects.toThrow(/^DATA_DIR .* may not pass through .*closed\. Set DATA_DIR to another folder/)
  const after = await Promise.all([folder, closed, dataDir].map((path) => stat(path)))
  expect(after.map(({ mode, uid, gid }) => [mode, uid, gid])).toEqual(before.map(({ mode, uid, gid }) => [mode, uid, gid]))
  expect(await closedAbove(account, dataDir)).toEqual([closed])
})

// Fails when the programs are run where they lie.
test('programs in a closed folder are copied into DATA_DIR once [ATTACK-W6]', async () => {
  const account = { uid: 65_534, gid: 65_534 }
  const native = join(folder, 'clone/native')
  const dataDir = join(folder, 'open')
  await mkdir(join(native, 'bin'), { recursive: true })
  await mkdir(dataDir)
  await writeFile(join(native, 'bin/initdb'), 'program', { mode: 0o755 })
  await chmod(folder, 0o755)
  await chmod(join(folder, 'clone'), 0o700)
  const steps: string[] = []
  const reach = () => reachableBinaries({ account, native, dataDir, onStep: (line) => steps.push(line) })
  const bin = await reach()
  expect(bin.startsWith(dataDir)).toBe(true)
  expect(await closedAbove(account, join(bin, 'initdb'))).toEqual([])
  expect(await readFile(join(bin, 'initdb'), 'utf8')).toBe('program')
  expect(await reach()).toBe(bin)
  expect(steps).toHaveLength(1)
  await chmod(join(folder, 'clone'), 0o755)
  expect(await reach()).toBe(join(native, 'bin'))
})
