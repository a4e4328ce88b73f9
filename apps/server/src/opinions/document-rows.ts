import { randomInt } from 'node:crypto'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { codeOf } from '../platform/start-error.ts'
import { progressionCodec } from './document-codec.ts'
import type { RecordRef } from './record-cipher.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** A stored row with its sealed content. */
export interface StoredRow {
  readonly version: number
  readonly content: Buffer
}

export interface LoadedRow {
  /** The wrapped key of the user, null if there is none yet. */
  readonly wrapped: Buffer | null
  readonly row: StoredRow | null
}

export interface DocumentRows {
  /** The row and the key that opens it, in one statement. */
  load(ref: RecordRef): Promise<LoadedRow>
  /** Saves if the row still has the version and returns the new one; null if it has another. Within this process one write of a record at a time. */
  update(ref: RecordRef, version: number, content: Buffer): Promise<number | null>
  /**
   * Saves a row that does not exist and returns its version; null if it exists, or if the user has another key than the one that sealed it. Throws
   * `unauthorized` if the user or their key is gone, `consent_missing` for an opinion without consent.
   */
  insert(ref: RecordRef, row: NewRow): Promise<number | null>
}

interface NewRow {
  readonly content: Buffer
  /** The key that sealed it. */
  readonly wrapped: Buffer
}

interface Update extends RecordRef, StoredRow {}

/**
 * The rows of `user_document`. Loads and saves of different records that arrive together share one statement (measured: grouping the waiting
 * writes of many users reaches the raw commit rate).
 */
export function createDocumentRows(db: Database): DocumentRows {
  const load = createBatching({ maxRunning: 2, maxItems: 64, run: (refs: readonly RecordRef[]) => loadRows(db, refs) })
  const update = createBatching({ maxRunning: 4, maxItems: 64, run: (updates: readonly Update[]) => updateRows(db, updates) })
  return {
    load,
    update: async (ref, version, content) => ((await update({ ...ref, version, content })) ? version + 1 : null),
    insert: (ref, row) => insertRow(db, ref, row),
  }
}

type FoundRow = RecordRef & { readonly wrapped: Buffer } & (StoredRow | { readonly version: null; readonly content: null })

async function loadRows(db: Database, refs: readonly RecordRef[]): Promise<LoadedRow[]> {
  const { rows } = await sql<FoundRow>`
    select wanted.user_id, wanted.kind, wanted.scope, k.wrapped, d.version, d.content
    from unnest(${refs.map(({ userId }) => userId)}::bigint[], ${refs.map(({ kind }) => kind)}::text[], ${refs.map(({ scope }) => scope)}::bigint[])
      as wanted (user_id, kind, scope)
    join user_key k on k.user_id = wanted.user_id
    left join user_document d on d.user_id = wanted.user_id and d.kind = wanted.kind and d.scope = wanted.scope`.execute(db)
  const found = new Map(rows.map((row) => [nameOf(row), row]))
  return refs.map((ref) => {
    const row = found.get(nameOf(ref))
    return { wrapped: row?.wrapped ?? null, row: row && row.version !== null ? { version: row.version, content: row.content } : null }
  })
}

async function updateRows(db: Database, updates: readonly Update[]): Promise<boolean[]> {
  const sorted = updates.toSorted((a, b) => a.userId - b.userId || compareText(a.kind, b.kind) || a.scope - b.scope)
  const { rows } = await sql<RecordRef>`
    update user_document d set content = wanted.content, version = d.version + 1
    from unnest(
      ${sorted.map(({ userId }) => userId)}::bigint[], ${sorted.map(({ kind }) => kind)}::text[], ${sorted.map(({ scope }) => scope)}::bigint[],
      ${sorted.map(({ version }) => version)}::bigint[], ${sorted.map(({ content }) => content)}::bytea[]
    ) as wanted (user_id, kind, scope, version, content)
    where d.user_id = wanted.user_id and d.kind = wanted.kind and d.scope = wanted.scope and d.version = wanted.version
    returning d.user_id, d.kind, d.scope`.execute(db)
  const saved = new Set(rows.map(nameOf))
  return updates.map((update) => saved.has(nameOf(update)))
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A random version, so that none recurs after a deletion. */
export function firstVersion(): number {
  return randomInt(2 ** 47)
}

/**
 * Everything but progression is an opinion and needs consent at this moment, and the key must be the user's: because of the locks, either a withdrawal
 * waits for this row, or this statement sees the withdrawal. An existing row needs no lock: a withdrawal deletes it or changes its version, and an update
 * then finds none.
 */
async function insertRow(db: Database, { userId, kind, scope }: RecordRef, { content, wrapped }: NewRow): Promise<number | null> {
  try {
    const { rows } = await sql<{ isAllowed: boolean; version: number | null }>`
      with owner as (
        select u.user_id, u.consent_version is not null or ${kind}::text = ${progressionCodec.kind} as is_allowed, k.wrapped = ${wrapped}::bytea as is_current
        from app_user u join user_key k on k.user_id = u.user_id where u.user_id = ${userId} for share
      ), inserted as (
        insert into user_document (user_id, kind, scope, version, content)
        select user_id, ${kind}::text, ${scope}::bigint, ${firstVersion()}::bigint, ${content}::bytea from owner where is_allowed and is_current
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

export function nameOf({ userId, kind, scope }: RecordRef): string {
  return `${userId}/${kind}/${scope}`
}
