import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { rewrapMails, rewrapUserKeys } from './rewrap.ts'
import { KEY_BYTES } from './sealing.ts'

/**
 * Longest time between sealing and committing in a server: a wait for a connection, a statement, a pause within a transaction. What was sealed
 * under the old key just before the file changed is in the tables after that.
 */
const SETTLE_MS = 15_000
/** The number of an advisory lock that only rotations take. */
const LOCK = 7_053_001

export interface RotateOptions {
  readonly file: string
  readonly settleMs?: number
  readonly onStep?: (line: string) => void
}

export interface Rotation {
  /** Whether an earlier rotation that was interrupted was brought to its end, instead of a new key made. */
  readonly isResumed: boolean
  readonly userKeys: number
  readonly mails: number
  /** What no key of the file opened, before and after: it was left as it is. */
  readonly unreadable: number
}

/**
 * Makes a new outer key, seals the keys of all users and the mails that wait under it, and destroys the old one. Servers may run meanwhile: they
 * follow the file. Until everything is sealed anew the file holds both keys, so that the command may be killed at any moment and started again.
 * Throws `StartError` where there is no key file or another rotation runs.
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
  const isResumed = found.length > 1
  const keys = isResumed ? found : [randomBytes(KEY_BYTES), ...found]
  if (!isResumed) await writeKeyFile(file, keys)
  onStep(isResumed ? 'An interrupted rotation goes on' : 'The new key is in the file beside the old one')
  await sleep(settleMs)
  const dataKey = createDataKey(...keys)
  const userKeys = await rewrapUserKeys(db, dataKey)
  const mails = await rewrapMails(db, dataKey)
  onStep(`${userKeys.rewrapped} keys of users and ${mails.rewrapped} mails are sealed under the new key`)
  await writeKeyFile(file, keys.slice(0, 1))
  onStep('The old key is destroyed')
  return { isResumed, userKeys: userKeys.rewrapped, mails: mails.rewrapped, unreadable: userKeys.unreadable + mails.unreadable }
}
