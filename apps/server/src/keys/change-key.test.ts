import { randomBytes, randomUUID } from 'node:crypto'
import { chown, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { insertTestUser } from '../../test/support/test-user.ts'
import { createDataKey, loadDataKey } from './data-key.ts'
import { removeServer, writeServer } from '../db/servers/running-servers.ts'
import { agreeOnKey, loadAgreedKey, readAgreedKey } from './agree-on-key.ts'
import { finishKey, prepareKey, switchKey } from './change-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { keyIdOf } from './key-ring.ts'
import { rotateKey } from './rotate-key.ts'

const FORMER = Buffer.alloc(32, 1)
let database: TestDatabase
let folder: string
let onA: { readonly db: TestDatabase['db']; readonly file: string; readonly settleMs: number }
let onB: typeof onA
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-change-'))
  onA = { db: database.db, file: join(folder, 'a.key'), settleMs: 0 }
  onB = { ...onA, file: join(folder, 'b.key') }
  for (const { file } of [onA, onB]) await writeFile(file, `${FORMER.toString('hex')}\n`, { mode: 0o600 })
  await agreeOnKey(database.db, onA.file)
})
afterEach(async () => {
  for (const table of ['appUser', 'candidacy', 'secretariat', 'letterKey', 'outbox', 'deployment', 'runningServer'] as const)
    await database.db.deleteFrom(table).execute()
  await rm(folder, { recursive: true })
})
afterAll(() => database.drop())

type Machine = typeof onA
const keysOf = ({ file }: Machine) => readKeyFile(file) ?? []
const idsOf = (machine: Machine) => keysOf(machine).map(keyIdOf)
const copy = async (from: Machine, to: Machine) => writeFile(to.file, await readFile(from.file))
/** As if a server ran by a file of this machine. */
async function running(machine: Machine, serverId = randomUUID()): Promise<string> {
  const row = { machine: 'b', version: '1', enumeration: 'spec' as const, connections: 27 }
  await writeServer(database.db, { serverId, ...row, keyFile: machine.file, keyIds: idsOf(machine) })
  return serverId
}
async function userUnder(key: Buffer, id?: number): Promise<number> {
  const userId = id ?? (await insertTestUser(database.db))
  await database.db
    .insertInto('userKey')
    .values({ userId, wrapped: createDataKey(key).wrap(userId, randomBytes(32)) })
    .execute()
  return userId
}
const wrappedOf = async (id: number) =>
  (await database.db.selectFrom('userKey').select('wrapped').where('userId', '=', id).executeTakeFirstOrThrow()).wrapped

// Fails when one of the kinds is left under the former key.
test('keys of users, waiting mails, addresses of candidates, the key of letters and the push key are sealed with the next key, and the former one is destroyed on both machines', async () => {
  const userId = await userUnder(FORMER)
  const former = createDataKey(FORMER)
  await database.db
    .insertInto('outbox')
    .values({ mailId: randomBytes(16), userId, sealed: former.seal('mail'), attempts: 0, dueAt: new Date(), createdAt: new Date() })
    .execute()
  await database.db
    .updateTable('deployment')
    .set({ pushKey: former.sealPushKey(Buffer.alloc(32, 7)) })
    .execute()
  await database.db
    .insertInto('candidacy')
    .values({
      ...{ candidacyId: 5, electionId: 1, candidateId: 1, actorId: null, language: 'de', createdAt: new Date() },
      contact: former.sealContact(5, 'anna@example.ch'),
      addressee: former.sealAddressee(5, '1988-03-01'),
    })
    .execute()
  const typed = former.sealContact(5, 'typed@example.ch')
  await database.db
    .insertInto('invitation')
    .values({ hash: randomBytes(32), candidacyId: 5, createdAt: new Date(), expiresAt: new Date(), contact: typed })
    .execute()
  await database.db
    .insertInto('letterKey')
    .values({ id: 1, sealed: former.sealLetterKey(Buffer.alloc(32, 9)) })
    .execute()
  const { secretariatId } = await database.db
    .insertInto('secretariat')
    .values({ name: 'Föhre Basel', createdAt: new Date() })
    .returning('secretariatId')
    .executeTakeFirstOrThrow()
  const proposal = { candidateId: 8, electionId: 1, secretariatId, language: 'de', proposedAt: new Date() } as const
  await database.db
    .insertInto('addressProposal')
    .values({ ...proposal, contact: former.sealContact(8, 'proposed@example.ch') })
    .execute()
  await prepareKey(onA)
  await copy(onA, onB)
  expect(await switchKey(onA)).toEqual({ userKeys: 1, mails: 1, contacts: 4, letterKeys: 1, pushKeys: 1, unreadable: 0 })
  expect(await switchKey(onB)).toEqual({ userKeys: 0, mails: 0, contacts: 0, letterKeys: 0, pushKeys: 0, unreadable: 0 })
  for (const machine of [onA, onB]) await finishKey(machine)
  const [present = Buffer.alloc(32)] = keysOf(onA)
  expect([keysOf(onA), keysOf(onB)]).toEqual([[present], [present]])
  expect(present).not.toEqual(FORMER)
  const key = createDataKey(present)
  const { pushKey } = await readAgreedKey(database.db)
  const { sealed } = await database.db.selectFrom('outbox').select('sealed').executeTakeFirstOrThrow()
  expect(key.unwrap(userId, await wrappedOf(userId))).toHaveLength(32)
  const invitation = await database.db.selectFrom('invitation').select('contact').executeTakeFirstOrThrow()
  expect(invitation.contact && key.openContact(5, invitation.contact)).toBe('typed@example.ch')
  const proposed = await database.db.selectFrom('addressProposal').select('contact').executeTakeFirstOrThrow()
  expect(key.openContact(8, proposed.contact)).toBe('proposed@example.ch')
  const { sealed: letterKey } = await database.db.selectFrom('letterKey').select('sealed').executeTakeFirstOrThrow()
  expect(key.openLetterKey(letterKey)).toEqual(Buffer.alloc(32, 9))
  const { contact, addressee } = await database.db.selectFrom('candidacy').selectAll().executeTakeFirstOrThrow()
  expect([contact && key.openContact(5, contact), addressee && key.openAddressee(5, addressee)]).toEqual(['anna@example.ch', '1988-03-01'])
  expect([key.open(sealed), key.openPushKey(pushKey ?? Buffer.alloc(0))]).toEqual(['mail', Buffer.alloc(32, 7)])
})

// Fails when the key is written before its id, so that a killed preparation stops every command.
test('a preparation that was killed before the file was written is made again, and stands in the way of no rotation', async () => {
  const lost = { nextKeyId: keyIdOf(randomBytes(32)) }
  await database.db.updateTable('deployment').set(lost).execute()
  expect(await prepareKey(onA)).toBe(true)
  expect(await prepareKey(onA)).toBe(false)
  expect(idsOf(onA)[1]).toEqual((await readAgreedKey(database.db)).nextKeyId)
  await writeKeyFile(onA.file, [FORMER])
  await database.db.updateTable('deployment').set(lost).execute()
  expect(await rotateKey(database.db, onA)).toMatchObject({ isResumed: false })
})

test('of two preparations at once one is made: what a file holds behind its key is the one that the database names', async () => {
  const outcomes = await Promise.allSettled([prepareKey(onA), prepareKey(onA), prepareKey(onA)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(idsOf(onA)).toEqual([keyIdOf(FORMER), (await readAgreedKey(database.db)).nextKeyId])
})

// Fails when the file of another machine is passed over.
test('a machine that did not prepare the key is told whose file to copy; a copy without a use is removed', async () => {
  await prepareKey(onA)
  const server = await running(onA)
  await expect(prepareKey(onB)).rejects.toThrow(`hold a next key already: copy their file here: b (${onA.file})`)
  await removeServer(database.db, server)
  expect(await prepareKey(onB)).toBe(true)
  await expect(switchKey(onA)).rejects.toThrow('holds no key to switch to')
  await expect(prepareKey(onA)).rejects.toThrow('first run key finish')
  await finishKey(onA)
  expect(keysOf(onA)).toEqual([FORMER])
})

// Fails when a change that is over is taken for one that is under way.
test('after a change that is over come a rotation and the next change', async () => {
  const change = async () => {
    await prepareKey(onA)
    await switchKey(onA)
    await finishKey(onA)
  }
  await change()
  const [second] = keysOf(onA)
  await rotateKey(database.db, onA)
  const [third] = keysOf(onA)
  await change()
  const [fourth] = keysOf(onA)
  expect(new Set([FORMER, second, third, fourth].map(String)).size).toBe(4)
  expect(idsOf(onA)).toEqual([(await readAgreedKey(database.db)).keyId])
})

test('a rotation is refused from the preparation on until this machine has switched', async () => {
  await prepareKey(onA)
  await expect(rotateKey(database.db, onA)).rejects.toThrow('A change of the key is under way')
  await expect(finishKey(onA)).rejects.toThrow('first run key switch on every machine')
  await copy(onA, onB)
  await switchKey(onB)
  await expect(rotateKey(database.db, onA)).rejects.toThrow('A change of the key is under way')
  await switchKey(onA)
  expect(await rotateKey(database.db, onA)).toMatchObject({ isResumed: true })
  expect(keysOf(onA)).toEqual(keysOf(onB).slice(0, 1))
})

// Fails when a start seals with the first key of its file, whatever the others agreed on meanwhile.
test('a server that was down during the switch seals with the key of the database from its start on', async () => {
  await prepareKey(onA)
  await copy(onA, onB)
  const before: string[] = []
  await loadAgreedKey(database.db, onB.file, (line) => before.push(line))
  expect(before).toEqual([])
  expect(keysOf(onB)[0]).toEqual(FORMER)
  await switchKey(onA)
  const steps: string[] = []
  const dataKey = await loadAgreedKey(database.db, onB.file, (line) => steps.push(line))
  expect(dataKey.currentId()).toEqual((await readAgreedKey(database.db)).keyId)
  expect(keysOf(onB)).toEqual(keysOf(onA))
  expect(steps).toEqual([expect.stringContaining('seals with that of the database from now on')])
})

test('a switch that was killed between the database and the file is repeated', async () => {
  const userId = await userUnder(FORMER)
  await prepareKey(onA)
  await database.db
    .updateTable('deployment')
    .set({ keyId: idsOf(onA)[1] ?? Buffer.alloc(0) })
    .execute()
  expect(await switchKey(onA)).toMatchObject({ userKeys: 1 })
  await finishKey(onA)
  expect(createDataKey(...keysOf(onA)).unwrap(userId, await wrappedOf(userId))).toHaveLength(32)
})

// Fails when the servers are looked at once only.
test('the former key stays while a server seals with it, also one that appears in the meantime', async () => {
  await prepareKey(onA)
  await copy(onA, onB)
  await switchKey(onA)
  const server = await running(onB)
  await expect(finishKey(onA)).rejects.toThrow(`seal with the former key: run key switch there: b (${onB.file})`)
  await removeServer(database.db, server)
  const finishing = expect(finishKey({ ...onA, settleMs: 500 })).rejects.toThrow('seal with the former key')
  await sleep(100)
  await running(onB)
  await finishing
  expect(keysOf(onA)).toHaveLength(2)
})

// Fails when the tables are not looked at again before the key is destroyed.
test('the former key stays where something was sealed under it meanwhile', async () => {
  // Users are sealed again in the order of their ids: one before those that were looked at already.
  const [late, other] = [await insertTestUser(database.db), await insertTestUser(database.db)].toSorted((a, b) => a - b) as [number, number]
  await userUnder(FORMER, other)
  await prepareKey(onA)
  await database.db
    .updateTable('deployment')
    .set({ keyId: idsOf(onA)[1] ?? Buffer.alloc(0) })
    .execute()
  await writeKeyFile(onA.file, keysOf(onA).toReversed())
  const wrapped = createDataKey(FORMER).wrap(late, randomBytes(32)).toString('hex')
  await sql`
    create function seal_late() returns trigger language plpgsql as ${sql.lit(
      `begin insert into user_key (user_id, wrapped) values (${late}, '\\x${wrapped}') on conflict do nothing; return null; end`,
    )}`.execute(database.db)
  await sql`create trigger seal_late after update on user_key for each statement execute function seal_late()`.execute(database.db)
  const outcome = await finishKey(onA).catch((error: Error) => error.message)
  await sql`drop function seal_late cascade`.execute(database.db)
  expect(outcome).toBe('1 records were sealed under the former key meanwhile: run key finish again')
  expect(keysOf(onA)).toHaveLength(2)
  await finishKey(onA)
  expect(createDataKey(...keysOf(onA)).unwrap(late, await wrappedOf(late))).toHaveLength(32)
})

test('what no key opens is counted, left as it is and holds up no change', async () => {
  const unreadable = await userUnder(Buffer.alloc(32, 9))
  await sql`update user_key set wrapped = ${createDataKey(FORMER).wrap(unreadable + 1, randomBytes(32))}`.execute(database.db)
  const before = await wrappedOf(unreadable)
  await prepareKey(onA)
  expect(await switchKey(onA)).toMatchObject({ unreadable: 1 })
  expect(await finishKey(onA)).toMatchObject({ unreadable: 1 })
  expect(await wrappedOf(unreadable)).toEqual(before)
})

// Fails when a ring throws while its file is gone or half written.
test('a server goes on with the keys of before while the file is gone, half copied or belongs to nobody who may read it', async () => {
  const dataKey = await loadDataKey(onA.file)
  const sealed = dataKey.seal('mail')
  await rename(onA.file, `${onA.file}.away`)
  expect([dataKey.open(dataKey.seal('gone')), dataKey.open(sealed)]).toEqual(['gone', 'mail'])
  await writeFile(onA.file, '')
  expect(dataKey.open(dataKey.seal('empty'))).toBe('empty')
  await writeFile(onA.file, `${FORMER.toString('hex')}\n0101`)
  expect(dataKey.open(dataKey.seal('half'))).toBe('half')
  const next = randomBytes(32)
  await writeFile(onA.file, `${next.toString('hex')}\n${FORMER.toString('hex')}\n`)
  expect([dataKey.currentId(), dataKey.open(sealed)]).toEqual([keyIdOf(next), 'mail'])
})

// Fails as root when the owner is not kept; whoever else writes the file owns it.
test('a file that root writes anew stays with the user of the server', async () => {
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? [1234, 4321] : [process.getuid?.(), process.getgid?.()]
  if (isRoot) await chown(onA.file, 1234, 4321)
  await prepareKey(onA)
  const { uid, gid, mode } = await stat(onA.file)
  expect([uid, gid, mode & 0o777]).toEqual([...owner, 0o600])
})
