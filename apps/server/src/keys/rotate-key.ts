import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDataKey } from './data-key.ts'
import type { Database } from '../db/database.ts'
import { readOtherServers } from '../db/servers/running-servers.ts'
import { StartError } from '../platform/start-error.ts'
import { agreeOnKey, readAgreedKey } from './agree-on-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { withKeyLock } from './key-lock.ts'
import { keyIdOf } from './key-ring.ts'
import { rewrapAll } from './rewrap.ts'
import { KEY_BYTES } from './sealing.ts'

/**
 * Longest time between sealing and committing in a server: a wait for a connection, a statement, a pause within a transaction. What was sealed
 * under the old key just before the file changed is in the tables after that.
 */
export const SETTLE_MS = 15_000

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
  return withKeyLock(db, (locked) => rotate(locked, options))
}

async function rotate(db: Database, { file, settleMs = SETTLE_MS, onStep = () => undefined }: RotateOptions): Promise<Rotation> {
  const found = readKeyFile(file)
  if (found === null) throw new StartError(`There is no key file ${file}`)
  await agreeOnKey(db, file)
  await refuseOtherFiles(db, file)
  await refusePrepared(db, found)
  const isResumed = found.length > 1
  const keys = isResumed ? found : await addKey(db, file, found)
  onStep(isResumed ? 'An interrupted rotation goes on' : 'The new key is in the file beside the old one')
  await sleep(settleMs)
  const dataKey = createDataKey(...keys)
  const { userKeys, mails, unreadable } = await rewrapAll(db, dataKey)
  onStep(`${userKeys} keys of users and ${mails} mails are sealed under the new key`)
  const keyId = dataKey.currentId()
  await db.updateTable('deployment').set({ keyId, nextKeyId: keyId, machine: hostname(), keyFile: file }).execute()
  await writeKeyFile(file, keys.slice(0, 1))
  onStep('The old key is destroyed')
  return { isResumed, userKeys, mails, unreadable }
}

/** The id is written first: of a rotation that is killed in between nobody holds the key, and the next one makes another. */
async function addKey(db: Database, file: string, found: readonly Buffer[]): Promise<readonly Buffer[]> {
  const made = randomBytes(KEY_BYTES)
  await db
    .updateTable('deployment')
    .set({ nextKeyId: keyIdOf(made) })
    .execute()
  const keys = [made, ...found]
  await writeKeyFile(file, keys)
  return keys
}

async function refuseOtherFiles(db: Database, file: string): Promise<void> {
  const others = (await readOtherServers(db)).filter(({ machine, keyFile }) => machine !== hostname() || keyFile !== file)
  if (others.length === 0) return
  const names = others.map(({ machine, keyFile }) => `${machine} (${keyFile})`).join(', ')
  throw new StartError(
    `Servers run by key files of their own: ${names}. Change the key with key prepare, key switch and key finish, which leave all of them running`,
  )
}

/** A key that stands behind the present one was prepared for several machines, or is that of the database by now. */
async function refusePrepared(db: Database, [, ...behind]: readonly Buffer[]): Promise<void> {
  const { nextKeyId } = await readAgreedKey(db)
  if (!behind.some((key) => nextKeyId?.equals(keyIdOf(key)))) return
  throw new StartError('A change of the key is under way: go on with key switch and key finish')
}
