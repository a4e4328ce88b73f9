import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { readOtherServers, type RunningServer } from '../servers/running-servers.ts'
import { StartError } from '../start-error.ts'
import { agreeOnKey } from './agree-on-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { KEY_ID_BYTES, keyIdOf } from './key-ring.ts'
import { rewrapMails, rewrapPushKey, rewrapUserKeys } from './rewrap.ts'
import { SETTLE_MS } from './rotate-key.ts'
import { KEY_BYTES } from './sealing.ts'

/** The change of the key on several machines while all of them run: every server opens with the next key before one of them seals with it. */
export interface KeyChange {
  readonly db: Database
  /** The key file of this machine. */
  readonly file: string
  readonly settleMs?: number
}

export interface SealedAgain {
  readonly userKeys: number
  readonly mails: number
}

/**
 * Adds the next key to the file, behind the present one: it opens and does not seal yet. Answers whether it was made now. Throws `StartError` where another
 * machine has prepared one, or the change has gone further.
 */
export async function prepareKey({ db, file }: KeyChange): Promise<boolean> {
  const keys = await keysOf(db, file)
  const { keyId, nextKeyId } = await readAgreed(db)
  if (keys.length > 1) {
    if (nextKeyId && !nextKeyId.equals(keyId) && keys.some((key) => keyIdOf(key).equals(nextKeyId))) return false
    throw new StartError(`${file} holds two keys: a change or a rotation before was not finished (key finish, key rotate)`)
  }
  if (nextKeyId && !nextKeyId.equals(keyId)) {
    refuse(await serversWhere(db, ({ keyIds }) => holds(keyIds, nextKeyId)), 'hold a next key already: copy their file here')
  }
  const next = randomBytes(KEY_BYTES)
  await writeKeyFile(file, [...keys, next])
  await db
    .updateTable('deployment')
    .set({ nextKeyId: keyIdOf(next) })
    .execute()
  return true
}

/**
 * Has this machine seal with the next key, and seals with it what was sealed before. The first machine makes it the key of the database, once every running
 * server holds it. May be repeated. Throws `StartError` where the file or a server lacks the next key.
 */
export async function switchKey({ db, file, settleMs = SETTLE_MS }: KeyChange): Promise<SealedAgain> {
  const keys = await keysOf(db, file)
  const { nextKeyId } = await readAgreed(db)
  const next = keys.find((key) => nextKeyId?.equals(keyIdOf(key)))
  if (next === undefined || keys.length < 2) {
    throw new StartError(`${file} holds no key to switch to: run key prepare on one machine, and copy its file to the others`)
  }
  await agreeOn(db, keyIdOf(next), file)
  const inOrder = [next, ...keys.filter((key) => key !== next)]
  await writeKeyFile(file, inOrder)
  return sealAgain(db, inOrder, settleMs)
}

/** Destroys the former key in the file of this machine. Throws `StartError` while a server seals with it, or anything is sealed under it. */
export async function finishKey({ db, file, settleMs = SETTLE_MS }: KeyChange): Promise<SealedAgain> {
  const keys = await keysOf(db, file)
  const [present, former] = keys
  if (present === undefined || former === undefined) throw new StartError(`${file} holds one key: nothing is left to be done here`)
  const { keyId, nextKeyId } = await readAgreed(db)
  if (!keyIdOf(present).equals(keyId) || !nextKeyId?.equals(keyId)) {
    throw new StartError('The next key does not seal on this machine: first run key switch on every machine')
  }
  refuse(await serversWhere(db, ({ keyIds }) => keyIds[0]?.equals(keyId) !== true), 'seal with the former key: run key switch there')
  const sealed = await sealAgain(db, keys, settleMs)
  const left = await countUnder(db, keyIdOf(former))
  if (left > 0) throw new StartError(`${left} records are still sealed under the former key: run key finish again`)
  await writeKeyFile(file, [present])
  return sealed
}

/** The keys of a file that holds the agreed one: one, or two while a change is under way. */
async function keysOf(db: Database, file: string): Promise<readonly Buffer[]> {
  const keys = readKeyFile(file)
  if (keys === null) throw new StartError(`There is no key file ${file}`)
  await agreeOnKey(db, file)
  if (keys.length > 2) throw new StartError(`${file} holds ${keys.length} keys, and a change has two`)
  return keys
}

function readAgreed(db: Database) {
  return db.selectFrom('deployment').select(['keyId', 'nextKeyId']).executeTakeFirstOrThrow()
}

/** Makes a key that of the database, from which on no server starts without it. Nothing to do where another machine did so. */
async function agreeOn(db: Database, next: Buffer, file: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A start that enters the running servers meanwhile waits, and then compares its file.
    await sql`select from deployment for update`.execute(tx)
    if ((await readAgreed(tx)).keyId.equals(next)) return
    refuse(
      await serversWhere(tx, ({ keyIds }) => !holds(keyIds, next)),
      'lack the next key: copy the file to them, and wait a quarter of a minute',
    )
    await tx.updateTable('deployment').set({ keyId: next, machine: hostname(), keyFile: file }).execute()
  })
}

const holds = (keyIds: readonly Buffer[], id: Buffer) => keyIds.some((one) => one.equals(id))

async function serversWhere(db: Database, matches: (server: RunningServer) => boolean): Promise<readonly RunningServer[]> {
  return (await readOtherServers(db)).filter(matches)
}

function refuse(servers: readonly RunningServer[], reason: string): void {
  if (servers.length === 0) return
  throw new StartError(`These servers ${reason}: ${servers.map(({ machine, keyFile }) => `${machine} (${keyFile})`).join(', ')}`)
}

/** What a server has sealed under the former key just before is in the tables after the time to settle. */
async function sealAgain(db: Database, keys: readonly Buffer[], settleMs: number): Promise<SealedAgain> {
  await sleep(settleMs)
  const dataKey = createDataKey(...keys)
  const [userKeys, mails] = [await rewrapUserKeys(db, dataKey), await rewrapMails(db, dataKey)]
  await rewrapPushKey(db, dataKey)
  return { userKeys: userKeys.rewrapped, mails: mails.rewrapped }
}

async function countUnder(db: Database, id: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from user_key where substring(wrapped from 1 for ${KEY_ID_BYTES}::int) = ${id})
      + (select count(*) from outbox where substring(sealed from 1 for ${KEY_ID_BYTES}::int) = ${id})
      + (select count(*) from deployment where substring(push_key from 1 for ${KEY_ID_BYTES}::int) = ${id}) as count`.execute(db)
  return Number(rows[0]?.count)
}
