import { randomInt } from 'node:crypto'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { codeOf } from '../start-error.ts'
import { progressionCodec } from './document-codec.ts'
import type { RecordPlace } from './record-cipher.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** A row as it stands in the database: its content is sealed. */
export interface StoredRow {
  readonly version: number
  readonly content: Buffer
}

export interface LoadedRow {
  /** The wrapped key of the user, null where there is none yet. */
  readonly wrapped: Buffer | null
  readonly row: StoredRow | null
}

export interface DocumentRows {
  /** The row and the key that opens it, in one statement. */
  load(place: RecordPlace): Promise<LoadedRow>
  /**
   * Saves where the row still has the version (null: where there is no row yet) and answers the new one; null where it has not. Throws
   * `unauthorized` where the user or their key is gone, `consent_missing` where it is an opinion without consent. Of one place only one save may be under way in this process.
   */
  save(place: RecordPlace, version: number | null, content: Buffer): Promise<number | null>
}

interface Update extends RecordPlace, StoredRow {}

/**
 * The rows of `user_document`. Loads and saves of different places that arrive together go in one statement (measured: grouping the waiting
 * writes of many users reaches the raw commit rate).
 */
export function createDocumentRows(db: Database): DocumentRows {
  const load = createBatching({ maxRunning: 2, maxItems: 64, run: (places: readonly RecordPlace[]) => loadRows(db, places) })
  const update = createBatching({ maxRunning: 4, maxItems: 64, run: (updates: readonly Update[]) => updateRows(db, updates) })
  return {
    load,
    save: async (place, version, content) => {
      if (version === null) return insertRow(db, place, content)
      return (await update({ ...place, version, content })) ? version + 1 : null
    },
  }
}

type FoundRow = RecordPlace & { readonly wrapped: Buffer } & (StoredRow | { readonly version: null; readonly content: null })

async function loadRows(db: Database, places: readonly RecordPlace[]): Promise<LoadedRow[]> {
  const { rows } = await sql<FoundRow>`
    select wanted.user_id, wanted.kind, wanted.scope, k.wrapped, d.version, d.content
    from unnest(${places.map((one) => one.userId)}::bigint[], ${places.map((one) => one.kind)}::text[], ${places.map((one) => one.scope)}::bigint[])
      as wanted (user_id, kind, scope)
    join user_key k on k.user_id = wanted.user_id
    left join user_document d on d.user_id = wanted.user_id and d.kind = wanted.kind and d.scope = wanted.scope`.execute(db)
  const found = new Map(rows.map((row) => [nameOf(row), row]))
  return places.map((place) => {
    const row = found.get(nameOf(place))
    return { wrapped: row?.wrapped ?? null, row: row && row.version !== null ? { version: row.version, content: row.content } : null }
  })
}

async function updateRows(db: Database, updates: readonly Update[]): Promise<boolean[]> {
  const sorted = updates.toSorted((a, b) => a.userId - b.userId)
  const { rows } = await sql<RecordPlace>`
    update user_document d set content = wanted.content, version = d.version + 1
    from unnest(
      ${sorted.map((one) => one.userId)}::bigint[], ${sorted.map((one) => one.kind)}::text[], ${sorted.map((one) => one.scope)}::bigint[],
      ${sorted.map((one) => one.version)}::bigint[], ${sorted.map((one) => one.content)}::bytea[]
    ) as wanted (user_id, kind, scope, version, content)
    where d.user_id = wanted.user_id and d.kind = wanted.kind and d.scope = wanted.scope and d.version = wanted.version
    returning d.user_id, d.kind, d.scope`.execute(db)
  const saved = new Set(rows.map(nameOf))
  return updates.map((one) => saved.has(nameOf(one)))
}

/** Any version, so that none returns after a deletion. */
export function firstVersion(): number {
  return randomInt(2 ** 47)
}

/**
 * Everything but progression is an opinion and needs the consent of this moment: the lock makes a withdrawal wait for this row, or this row see
 * it. A row that exists is safe without: it goes with the withdrawal, and an update finds none.
 */
async function insertRow(db: Database, { userId, kind, scope }: RecordPlace, content: Buffer): Promise<number | null> {
  try {
    const { rows } = await sql<{ isAllowed: boolean; version: number | null }>`
      with owner as (
        select user_id, consent_version is not null or ${kind}::text = ${progressionCodec.kind} as is_allowed
        from app_user where user_id = ${userId} for share
      ), inserted as (
        insert into user_document (user_id, kind, scope, version, content)
        select user_id, ${kind}::text, ${scope}::bigint, ${firstVersion()}::bigint, ${content}::bytea from owner where is_allowed
        on conflict do nothing returning version
      )
      select is_allowed, (select version from inserted) from owner`.execute(db)
    const [found] = rows
    if (!found) throw new DomainError('unauthorized')
    if (!found.isAllowed) throw new DomainError('consent_missing')
    return found.version
  } catch (error) {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('unauthorized')
    throw error
  }
}

export function nameOf({ userId, kind, scope }: RecordPlace): string {
  return `${userId}/${kind}/${scope}`
}
