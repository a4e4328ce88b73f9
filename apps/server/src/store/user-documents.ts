import { randomInt } from 'node:crypto'
import { RetryLaterError } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { codeOf } from '../start-error.ts'
import type { DocumentCodec } from './document-codec.ts'
import { createSequence } from './sequence.ts'

/** Conflicts come from other processes only: more than a few mean that the database is in trouble. */
const MAX_TRIES = 50
const FOREIGN_KEY_VIOLATION = '23503'

/** Which record of which user; `scope` is the election of opinions, 0 for lists. */
export interface DocumentKey {
  readonly userId: number
  readonly scope: number
}

export interface UserDocuments {
  read<T>(codec: DocumentCodec<T>, key: DocumentKey): Promise<T>
  /** Loads, changes and saves as one step. An error thrown by `change` leaves the record as it was. */
  change<T>(codec: DocumentCodec<T>, key: DocumentKey, change: (value: T) => T): Promise<T>
}

interface Loaded<T> {
  readonly value: T
  /** Null: there is no row yet. */
  readonly version: number | null
}

/**
 * Records of users with optimistic versions: a write names the version it is based on and starts over when another process was faster.
 * Within this process the changes of a record queue up, so that starting over stays rare.
 */
export function createUserDocuments(db: Database): UserDocuments {
  const inSequence = createSequence()
  return {
    read: async (codec, key) => (await load(db, codec, key)).value,
    change: (codec, key, change) =>
      inSequence(`${key.userId}/${codec.kind}/${key.scope}`, () => changeDocument(db, { codec, key, change })),
  }
}

interface Change<T> {
  readonly codec: DocumentCodec<T>
  readonly key: DocumentKey
  readonly change: (value: T) => T
}

async function changeDocument<T>(db: Database, { codec, key, change }: Change<T>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { value, version } = await load(db, codec, key)
    const changed = change(value)
    if (changed === value) return value
    const content = codec.encode(changed)
    const isSaved = version === null ? await insert(db, codec, { ...key, content }) : await update(db, codec, { ...key, version, content })
    if (isSaved) return changed
  }
  throw new RetryLaterError('unavailable', 1)
}

async function load<T>(db: Database, codec: DocumentCodec<T>, { userId, scope }: DocumentKey): Promise<Loaded<T>> {
  const row = await db
    .selectFrom('userDocument')
    .select(['version', 'content'])
    .where('userId', '=', userId)
    .where('kind', '=', codec.kind)
    .where('scope', '=', scope)
    .executeTakeFirst()
  return row ? { value: codec.decode(row.content), version: row.version } : { value: codec.empty, version: null }
}

async function insert<T>(db: Database, codec: DocumentCodec<T>, row: DocumentKey & { content: Buffer }): Promise<boolean> {
  try {
    const inserted = await db
      .insertInto('userDocument')
      .values({ ...row, kind: codec.kind, version: randomInt(2 ** 47) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows === 1n
  } catch (error) {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('unauthorized')
    throw error
  }
}

async function update<T>(db: Database, codec: DocumentCodec<T>, row: DocumentKey & { version: number; content: Buffer }): Promise<boolean> {
  const updated = await db
    .updateTable('userDocument')
    .set({ content: row.content, version: row.version + 1 })
    .where('userId', '=', row.userId)
    .where('kind', '=', codec.kind)
    .where('scope', '=', row.scope)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
