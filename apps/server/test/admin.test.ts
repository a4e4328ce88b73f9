import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type KeptEvent, readEvents } from '../src/platform/audit/read-audit.ts'
import { createDataKey } from '../src/keys/data-key.ts'
import { adminCommands } from '../src/commands/admin/admin-commands.ts'
import { operatorName } from '../src/platform/operator-name.ts'
import { createPostgresUserStore } from '../src/opinions/postgres-user-store.ts'
import { type AdminWorld, openAdminWorld } from './support/admin-world.ts'
import { runProcess } from './support/child-process.ts'
import { insertTestUser } from './support/test-user.ts'

let world: AdminWorld
beforeEach(async () => {
  world = await openAdminWorld()
})
afterEach(() => world.close())

const admin: AdminWorld['admin'] = (args, answer) => world.admin(args, answer)

const who = `operator:${operatorName()}`
const entries = (): Promise<KeptEvent[]> => readEvents(join(world.dataDir, 'audit'), () => true)
const emailOf = (userId: number) => `user${userId}@example.ch`

/** Every table with what it holds of a user, by name. */
async function rowsOf(userId: number): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(world.db)
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} where user_id = ${userId}`.execute(world.db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

async function newUser(): Promise<number> {
  const { db } = world
  const userId = await insertTestUser(db)
  const createdAt = new Date('2027-09-01T08:00:00Z')
  const hash = Buffer.alloc(32)
  hash.writeBigUInt64BE(BigInt(userId))
  await db.insertInto('session').values({ tokenHash: hash, userId, createdAt, usedAt: createdAt }).execute()
  await db.insertInto('secret').values({ hash, userId, kind: 'reset', createdAt, expiresAt: createdAt }).execute()
  const outbox = { mailId: hash, userId, sealed: hash, attempts: 0, dueAt: createdAt, createdAt }
  await db.insertInto('outbox').values(outbox).execute()
  await db.insertInto('credential').values({ userId, passwordHash: 'x', changedAt: createdAt }).execute()
  const users = createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 7)))
  await users.changeOpinions(userId, 1, (opinions) => ({ ...opinions, matches: [{ candidateId: 4711, type: 'love', rank: 1 }] }))
  return userId
}
test('a user is found by the address in any spelling, without what the user thinks', async () => {
  const userId = await newUser()
  const { status, json, stderr } = await admin(['user', 'find', ` ${emailOf(userId).toUpperCase()}`, '--json'])
  expect([status, json()]).toEqual([
    0,
    { userId, created: expect.any(String), confirmed: expect.any(String), lastUsed: '2027-09-01T08:00:00.000Z', sessions: 1 },
  ])
  expect(stderr).toContain(`user ${userId}\n`)
  expect(stderr).not.toContain('4711')
  expect(await entries()).toEqual([{ at: expect.any(String), who, what: 'user find', whose: userId, outcome: 'ok' }])
})

// Fails when a table is left out of `deleteUser`.
test('deleting by address leaves no row of the user in any table, and everybody else as they were [SESSION-7]', async () => {
  const [userId, other] = [await newUser(), await newUser()]
  const before = await rowsOf(other)
  expect(Object.values(await rowsOf(userId)).filter((count) => count > 0).length).toBeGreaterThanOrEqual(7)
  expect(await admin(['user', 'delete', emailOf(userId), '--yes'])).toMatchObject({ status: 0, stdout: `user ${userId} is deleted\n` })
  expect(Object.values(await rowsOf(userId)).filter((count) => count > 0)).toEqual([])
  expect(await rowsOf(other)).toEqual(before)
  expect(await entries()).toMatchObject([{ who, what: 'user delete', whose: userId, outcome: 'ok' }])
})

test('deleting asks, and does nothing without a clear yes', async () => {
  const userId = await newUser()
  const before = await rowsOf(userId)
  expect((await admin(['user', 'delete', emailOf(userId)])).stderr).toMatch(/--yes/)
  expect(await admin(['user', 'delete', emailOf(userId)], 'no')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was done'),
  })
  expect(await rowsOf(userId)).toEqual(before)
  expect((await admin(['user', 'delete', emailOf(userId)], 'yes')).status).toBe(0)
  expect((await rowsOf(userId)).app_user).toBe(0)
  expect((await entries()).map(({ outcome }) => outcome)).toEqual(['invalid', 'invalid', 'ok'])
})

test('all sessions of a user end, those of others do not', async () => {
  const [userId, other] = [await newUser(), await newUser()]
  expect((await admin(['user', 'sessions-end', emailOf(userId), '--json'])).json()).toEqual({ userId, sessions: 1 })
  expect([(await rowsOf(userId)).session, (await rowsOf(other)).session]).toEqual([0, 1])
})

test('the accounts touched in a time are listed with address and language for a notice', async () => {
  const [userId, deleted] = [await newUser(), await newUser()]
  for (const id of [userId, deleted]) await admin(['user', 'find', emailOf(id)])
  await admin(['user', 'delete', emailOf(deleted), '--yes'])
  const day = new Date().toISOString().slice(0, 10)
  const { json, stderr } = await admin(['audit', 'affected', `${day}T00:00Z`, '2999-01-01T00:00Z', '--json'])
  expect(json().accounts).toMatchObject([
    { userId, email: emailOf(userId), language: 'de', calls: { 'user find': 1 } },
    { userId: deleted, email: null, language: null, calls: { 'user find': 1, 'user delete': 1 } },
  ])
  expect(stderr).toMatch(new RegExp(`^2 accounts were touched\n${userId}  ${emailOf(userId)}  de  account  `))
  expect(await admin(['audit', 'affected', 'yesterday', '2999-01-01T00:00Z'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"yesterday"'),
  })
  expect(await admin(['audit', 'affected', '2999-01-01T00:00Z', '2998-01-01T00:00Z'])).toMatchObject({ status: 1 })
})

test('the audit log is checked, and the first broken line is named', async () => {
  await admin(['user', 'find', 'niemand@example.ch'])
  expect((await admin(['audit', 'verify'])).stdout).toMatch(/^5 lines in 2 files hold\n$/)
  const folder = join(world.dataDir, 'audit')
  const [file = ''] = readdirSync(folder).toSorted()
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace('"user find"', '"user list"'))
  const { status, stderr, json } = await admin(['audit', 'verify', '--json'])
  expect([status, stderr]).toEqual([1, `The audit log is broken at ${file}:2: the line does not follow on the one before\n`])
  expect(json()).toEqual({ error: stderr.trim() })
})

test('what was done with an account is listed', async () => {
  const userId = await newUser()
  await admin(['user', 'sessions-end', emailOf(userId)])
  expect((await admin(['audit', 'user', String(userId)])).stdout.trim().split('\n')).toEqual([
    expect.stringMatching(`${who}  user sessions-end of ${userId}: ok$`),
    expect.stringMatching(`${who}  audit user of ${userId}: ok$`),
  ])
})

test.each([
  [
    'an unknown group',
    ['users', 'find'],
    /^The group "users" is unknown; it must be one of user, import, demo, source, candidate, contest, candidacy, letters, secretariat, election, party, result, audit/,
  ],
  ['an unknown verb', ['user', 'show'], /^"user show" is unknown; after "user" comes one of find, delete, sessions-end\n$/],
  ['no verb', ['user'], /^What is to be done with "user"\? One of find, delete, sessions-end\n$/],
  ['a missing argument', ['user', 'find'], /^Something is missing: npm run admin -- user find <email>\n$/],
  ['an argument too much', ['user', 'find', 'a', 'b'], /^"b" is too much/],
  ['an unknown address', ['user', 'find', 'niemand@example.ch'], /^There is no account with this address\n$/],
  ['a wrong id', ['import', 'undo', 'x'], /^The id of the import is "x", but must be a whole number\n$/],
])('%s is one line and status 1', async (_, args, line) => {
  expect(await admin(args)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) })
})

test('the usage names every command', async () => {
  const { status, stdout } = await admin([])
  expect(status).toBe(0)
  for (const { group, verb } of adminCommands) expect(stdout).toContain(`${group} ${verb}`)
  expect((await admin(['candidate', 'correct', '--help'])).stdout).toContain('--main-goals-rm')
})

// Fails when a command runs before its entry is written.
test('without an audit log nothing is done', async () => {
  const userId = await newUser()
  writeFileSync(join(world.dataDir, 'audit'), 'in the way')
  const { status, stderr } = await admin(['user', 'delete', emailOf(userId), '--yes'])
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^AUDIT_DIR cannot be written/)])
  expect((await rowsOf(userId)).app_user).toBe(1)
})

test('the program ends with the status of the command', { tags: ['slow'] }, async () => {
  const found = runProcess('src/commands/admin.ts', ['user', 'find', emailOf(await newUser())], world.env)
  expect([await found.exit, found.lines[0]]).toEqual([0, expect.stringMatching(/^user \d+$/)])
  const missing = runProcess('src/commands/admin.ts', ['user', 'find', 'niemand@example.ch'], world.env)
  expect([await missing.exit, missing.lines]).toEqual([1, ['There is no account with this address']])
})
