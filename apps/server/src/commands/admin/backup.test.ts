import { randomUUID } from 'node:crypto'
import { hostname, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { insertTestUser } from '../../../test/support/test-user.ts'
import { createAuditLog } from '../../platform/audit/audit-log.ts'
import { hashToken, newToken } from '../../keys/token.ts'
import { readConfig } from '../../config.ts'
import { agreeOnKey } from '../../keys/agree-on-key.ts'
import { removeServer, writeServer } from '../../db/servers/running-servers.ts'
import type { AdminContext } from './admin-command.ts'
import { backupCommands } from './backup.ts'

let folder: string
let database: TestDatabase
let context: AdminContext
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-admin-backup-'))
  database = await createTestDatabase()
  const config = readConfig({ DATA_DIR: folder, AUDIT_DIR: join(folder, 'audit'), DATABASE_URL: database.url })
  await agreeOnKey(database.db, config.dataKeyFile)
  const unused = () => Promise.reject(new Error('The command opens its own'))
  const nothing = async () => undefined
  context = { config, now: () => new Date(), operator: 'test', database: unused, opened: unused, concerns: nothing, confirm: nothing }
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const finish = async (since?: string) =>
  backupCommands.find(({ verb }) => verb === 'finish')?.run({ positionals: [], values: since === undefined ? {} : { since } }, context)

// Fails when a database that other means put back is taken for one that nobody restored, or is finished beside a running server.
test('after a restore by other means what was deleted since a moment is deleted again, and all sessions end', async () => {
  const onError = (error: unknown) => expect.unreachable(String(error))
  const { db } = database
  const [deleted, other] = [await insertTestUser(db), await insertTestUser(db)]
  const audit = createAuditLog({ folder: join(folder, 'audit'), now: () => new Date(), onError })
  await audit.keep({ who: deleted, what: 'deleteUser', whose: deleted, outcome: 'ok' })
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(newToken()), userId: other, createdAt: new Date(), usedAt: new Date() })
    .execute()
  await expect(finish()).rejects.toThrow('was not restored from a backup')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  for (const wrong of ['yesterday', '2027-10-23 18:00', tomorrow]) await expect(finish(wrong)).rejects.toThrow('is no past moment')
  const since = new Date(Date.now() - 3_600_000).toISOString()
  const serverId = randomUUID()
  const row = { machine: hostname(), keyFile: '/data.key', version: '1', keyIds: [], enumeration: 'spec' as const, connections: 27 }
  await writeServer(db, { serverId, ...row })
  await expect(finish(since)).rejects.toThrow('Stop them first')
  await removeServer(db, serverId)
  expect(await finish(since)).toMatchObject({ json: { accounts: [deleted], consents: [], sessions: 1 } })
  expect((await db.selectFrom('appUser').select('userId').execute()).map(({ userId }) => userId)).toEqual([other])
})
