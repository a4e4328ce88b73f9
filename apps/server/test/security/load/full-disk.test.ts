// @module-tag slow

import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabaseLine } from '../support/database-line.ts'
import { createSecurityServers, type RunningServer, type SecurityServers } from '../support/server-processes.ts'

let servers: SecurityServers
beforeAll(async () => {
  servers = await createSecurityServers()
})
afterAll(() => servers.close())

async function healthOf({ address, call }: RunningServer) {
  const ask = async (name: string) => {
    const answer = await fetch(`${address}/health/${name}`)
    return [answer.status, ((await answer.json()) as { failing?: readonly string[] }).failing ?? []]
  }
  return { live: await ask('live'), ready: await ask('ready'), write: await ask('write'), open: (await call('GET', '/canton')).status }
}
const WELL = [200, []]

// Fails when the free space is not looked at in `createHealth`.
test('a disk that is nearly full is said before it is full, and public answers go on [ATTACK-6]', async () => {
  // More than the disk is refused at the start.
  const { blocks, bsize } = await statfs(tmpdir())
  const server = await servers.start({ LIMITS: `free-mb=${Math.floor((blocks * bsize) / 1024 ** 2) - 1}` })
  expect(await healthOf(server)).toEqual({ live: WELL, ready: WELL, write: [503, ['disk']], open: 200 })
  const roomy = await servers.start({ LIMITS: 'free-mb=0' })
  expect(await healthOf(roomy)).toEqual({ live: WELL, ready: WELL, write: WELL, open: 200 })
})

// Fails when the folder of the audit log is not written to in `createHealth`.
test('an audit log that cannot be written is said, and public answers go on [ATTACK-6]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-audit-'))
  const auditDir = join(folder, 'audit')
  const server = await servers.start({ LIMITS: 'free-mb=0', AUDIT_DIR: auditDir })
  await rm(auditDir, { recursive: true })
  await writeFile(auditDir, 'no folder')
  expect(await healthOf(server)).toEqual({ live: WELL, ready: WELL, write: [503, ['audit']], open: 200 })
  await rm(folder, { recursive: true })
})

// Fails when `/health/ready` asks the database: every machine would then be taken out at once, with the public answers that it has in memory.
test('a database that hangs is said, takes no machine out, and is said to be back [ATTACK-10]', async () => {
  const line = await openDatabaseLine(servers.url)
  const server = await servers.start({ LIMITS: 'free-mb=0', DATABASE_URL: line.url })
  expect(await healthOf(server)).toEqual({ live: WELL, ready: WELL, write: WELL, open: 200 })
  line.hang()
  await expect.poll(() => healthOf(server), { timeout: 20_000 }).toEqual({ live: WELL, ready: WELL, write: [503, ['database']], open: 200 })
  line.resume()
  await expect.poll(() => healthOf(server), { timeout: 20_000 }).toEqual({ live: WELL, ready: WELL, write: WELL, open: 200 })
  await server.process.end('SIGKILL')
  await line.close()
})
