import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { readOtherServers } from '../servers/running-servers.ts'
import { StartError } from '../start-error.ts'
import { agreeOnKey } from './agree-on-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { rewrapMails, rewrapPushKey, rewrapUserKeys } from './rewrap.ts'
import { KEY_BYTES } from './sealing.ts'

/**
 * Longest time between sealing and committing in a server: a wait for a connection, a statement, a pause within a transaction. What was sealed
 * under the old key just before the file changed is in the tables after that.
 */
export const SETTLE_MS = 15_000
/** The advisory lock of rotations. */
const LOCK = 7_053_001

export interface RotateOptions {
  readonly file: string
  readonly settleMs?: number
  readonly onStep?: (line: string) => void
}

export interface Rotation {
  /** Whether an interrupted rotation was completed, instead of creating a new key. */
  readonly isResumed: boolean
  readonly userKeys: number
  readonly mails: number
  /** Rows that no key of the file could open; they were left as they are. */
  readonly unreadable: number
}

/**
 * Creates a new outer key, reseals the keys of all users and the waiting mails under it, and destroys the old one. Servers may keep running: they
 * follow the file. Until everything is resealed the file contains both keys, so that the command may be killed at any moment and run again.
 * Throws `StartError` if there is no key file, another rotation runs, or a server runs by a file of its own, which would be left behind.
 */
export async function rotateKey(db: Database, options: RotateOptions): Promise<Rotation> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as held`.execute(connection)
    if (rows[0]?.held !== true) throw new StartError('Another rotation of the key is under way')
    try {
      return await rotate(connection, options)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection)
    }
  })
}

async function rotate(db: Database, { file, settleMs = SETTLE_MS, onStep = () => undefined }: RotateOptions): Promise<Rotation> {
  const found = readKeyFile(file)
  if (found === null) throw new StartError(`There is no key file ${file}`)
  await agreeOnKey(db, file)
  await refuseOtherFiles(db, file)
  await refusePrepared(db)
  const isResumed = found.length > 1
  const keys = isResumed ? found : [randomBytes(KEY_BYTES), ...found]
  if (!isResumed) await writeKeyFile(file, keys)
  onStep(isResumed ? 'An interrupted rotation goes on' : 'The new key is in the file beside the old one')
  await sleep(settleMs)
  const dataKey = createDataKey(...keys)
  const userKeys = await rewrapUserKeys(db, dataKey)
  const mails = await rewrapMails(db, dataKey)
  const pushKey = await rewrapPushKey(db, dataKey)
  onStep(`${userKeys.rewrapped} keys of users and ${mails.rewrapped} mails are sealed under the new key`)
  await db.updateTable('deployment').set({ keyId: dataKey.currentId(), machine: hostname(), keyFile: file }).execute()
  await writeKeyFile(file, keys.slice(0, 1))
  onStep('The old key is destroyed')
  const unreadable = userKeys.unreadable + mails.unreadable + pushKey.unreadable
  return { isResumed, userKeys: userKeys.rewrapped, mails: mails.rewrapped, unreadable }
}

async function refuseOtherFiles(db: Database, file: string): Promise<void> {
  const others = (await readOtherServers(db)).filter(({ machine, keyFile }) => machine !== hostname() || keyFile !== file)
  if (others.length === 0) return
  const names = others.map(({ machine, keyFile }) => `${machine} (${keyFile})`).join(', ')
  throw new StartError(
    `Servers run by key files of their own: ${names}. Change the key with key prepare, key switch and key finish, which leave all of them running`,
  )
}

async function refusePrepared(db: Database): Promise<void> {
  const { keyId, nextKeyId } = await db.selectFrom('deployment').select(['keyId', 'nextKeyId']).executeTakeFirstOrThrow()
  if (!nextKeyId || nextKeyId.equals(keyId)) return
  throw new StartError('A change of the key is under way: go on with key switch and key finish')
}
