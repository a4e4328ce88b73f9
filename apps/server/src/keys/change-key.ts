import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDataKey } from './data-key.ts'
import type { Database } from '../db/database.ts'
import { readOtherServers, type RunningServer } from '../db/servers/running-servers.ts'
import { StartError } from '../platform/start-error.ts'
import { agreeOnKey, readAgreedKey } from './agree-on-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { withKeyLock } from './key-lock.ts'
import { keyIdOf } from './key-ring.ts'
import { rewrapAll, type SealedAgain } from './rewrap.ts'
import { SETTLE_MS } from './rotate-key.ts'
import { KEY_BYTES } from './sealing.ts'

/** The change of the key on several machines while all of them run: every server opens with the next key before one of them seals with it. */
export interface KeyChange {
  readonly db: Database
  /** The key file of this machine. */
  readonly file: string
  readonly settleMs?: number
}

/**
 * Adds the next key to the file, behind the present one: it opens and does not seal yet. Answers whether it was made now. Throws `StartError` where another
 * machine has prepared one, or a change before was not finished here.
 */
export async function prepareKey({ db, file }: KeyChange): Promise<boolean> {
  return withKeyLock(db, async (locked) => {
    const keys = await keysOf(locked, file)
    const { keyId, nextKeyId } = await readAgreedKey(locked)
    const prepared = nextKeyId?.equals(keyId) ? null : nextKeyId
    if (prepared && holds(keys.map(keyIdOf), prepared)) return false
    if (keys.length > 1) throw new StartError(`${file} holds the key of a change that was not finished: first run key finish`)
    if (prepared)
      refuse(await serversWhere(locked, ({ keyIds }) => holds(keyIds, prepared)), 'hold a next key already: copy their file here')
    const next = randomBytes(KEY_BYTES)
    // The id first: killed in between, nobody holds the key, and the command makes another.
    await locked
      .updateTable('deployment')
      .set({ nextKeyId: keyIdOf(next) })
      .execute()
    await writeKeyFile(file, [...keys, next])
    return true
  })
}

/**
 * Has this machine seal with the next key, and seals with it what was sealed before. The first machine makes it the key of the database, once every running
 * server holds it. May be repeated. Throws `StartError` where the file or a server lacks the next key.
 */
export async function switchKey({ db, file, settleMs = SETTLE_MS }: KeyChange): Promise<SealedAgain> {
  const keys = await keysOf(db, file)
  const { nextKeyId } = await readAgreedKey(db)
  const next = keys.find((key) => nextKeyId?.equals(keyIdOf(key)))
  if (next === undefined || keys.length < 2) {
    throw new StartError(`${file} holds no key to switch to: run key prepare on one machine, and copy its file to the others`)
  }
  await agreeOn(db, keyIdOf(next), file)
  const inOrder = [next, ...keys.filter((key) => key !== next)]
  await writeKeyFile(file, inOrder)
  return sealAgain(db, inOrder, settleMs)
}

/**
 * Destroys the former key in the file of this machine. Throws `StartError` while a server seals with it, or something was just sealed under it. What no key
 * opens is counted, and left as it is.
 */
export async function finishKey({ db, file, settleMs = SETTLE_MS }: KeyChange): Promise<SealedAgain> {
  return withKeyLock(db, async (locked) => {
    const keys = await keysOf(locked, file)
    const [present, ...others] = keys
    if (present === undefined || others.length === 0) throw new StartError(`${file} holds one key: nothing is left to be done here`)
    const { keyId, nextKeyId } = await readAgreedKey(locked)
    if (!keyIdOf(present).equals(keyId) || others.some((key) => nextKeyId?.equals(keyIdOf(key)))) {
      throw new StartError('The next key does not seal on this machine: first run key switch on every machine')
    }
    const refuseFormer = async () =>
      refuse(
        await serversWhere(locked, ({ keyIds }) => keyIds[0]?.equals(keyId) !== true),
        'seal with the former key: run key switch there',
      )
    await refuseFormer()
    const sealed = await sealAgain(locked, keys, settleMs)
    // A server may have started meanwhile, or gone on that had stood still.
    await refuseFormer()
    const { unreadable: _, ...again } = await rewrapAll(locked, createDataKey(...keys))
    const late = Object.values(again).reduce((sum, count) => sum + count, 0)
    if (late > 0) throw new StartError(`${late} records were sealed under the former key meanwhile: run key finish again`)
    await writeKeyFile(file, [present])
    return sealed
  })
}

/** The keys of a file that holds the one of the database. */
async function keysOf(db: Database, file: string): Promise<readonly Buffer[]> {
  const keys = readKeyFile(file)
  if (keys === null) throw new StartError(`There is no key file ${file}`)
  await agreeOnKey(db, file)
  return keys
}

/** Makes a key that of the database, from which on no server starts without it. Nothing to do where another machine did so. */
async function agreeOn(db: Database, next: Buffer, file: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A start that enters the running servers meanwhile waits, and then compares its file.
    await sql`select from deployment for update`.execute(tx)
    if ((await readAgreedKey(tx)).keyId.equals(next)) return
    refuse(
      await serversWhere(tx, ({ keyIds }) => !holds(keyIds, next)),
      'lack the next key: copy the file to them, readable by the server alone, and wait a quarter of a minute',
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
  return rewrapAll(db, createDataKey(...keys))
}
