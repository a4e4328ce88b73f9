import { randomInt } from 'node:crypto'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { codeOf } from '../start-error.ts'

const FOREIGN_KEY_VIOLATION = '23503'

export interface DocumentPlace {
  readonly userId: number
  readonly kind: 'opinions' | 'lists'
  readonly scope: number
}

export interface StoredDocument {
  readonly version: number
  readonly content: Buffer
}

export interface DocumentRows {
  load(place: DocumentPlace): Promise<StoredDocument | null>
  /**
   * Saves where the row still has the version (null: where there is no row yet); null where it has not. Throws `unauthorized` where there is
   * no such user. Of one place only one save may be under way in this process.
   */
  save(place: DocumentPlace, version: number | null, content: Buffer): Promise<StoredDocument | null>
}

interface Update extends DocumentPlace, StoredDocument {}

/**
 * The rows of `user_document`. Loads and saves of different places that arrive together go in one statement (measured: grouping the waiting
 * writes of many users reaches the raw commit rate).
 */
export function createDocumentRows(db: Database): DocumentRows {
  const load = createBatching({ maxRunning: 2, maxItems: 64, run: (places: readonly DocumentPlace[]) => loadRows(db, places) })
  const update = createBatching({ maxRunning: 4, maxItems: 64, run: (updates: readonly Update[]) => updateRows(db, updates) })
  return {
    load,
    save: async (place, version, content) => {
      if (version === null) return insertRow(db, place, content)
      return (await update({ ...place, version, content })) ? { version: version + 1, content } : null
    },
  }
}

async function loadRows(db: Database, places: readonly DocumentPlace[]): Promise<(StoredDocument | null)[]> {
  const { rows } = await sql<DocumentPlace & StoredDocument>`
    select d.user_id, d.kind, d.scope, d.version, d.content
    from unnest(${places.map((one) => one.userId)}::bigint[], ${places.map((one) => one.kind)}::text[], ${places.map((one) => one.scope)}::bigint[])
      as wanted (user_id, kind, scope)
    join user_document d on d.user_id = wanted.user_id and d.kind = wanted.kind and d.scope = wanted.scope`.execute(db)
  const found = new Map(rows.map((row) => [nameOf(row), row]))
  return places.map((place) => found.get(nameOf(place)) ?? null)
}

async function updateRows(db: Database, updates: readonly Update[]): Promise<boolean[]> {
  const sorted = updates.toSorted((a, b) => a.userId - b.userId)
  const { rows } = await sql<DocumentPlace>`
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

/** A new row begins with any version, so that a version never returns after a deletion. */
async function insertRow(db: Database, place: DocumentPlace, content: Buffer): Promise<StoredDocument | null> {
  const version = randomInt(2 ** 47)
  try {
    const inserted = await db
      .insertInto('userDocument')
      .values({ ...place, version, content })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows === 1n ? { version, content } : null
  } catch (error) {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('unauthorized')
    throw error
  }
}

function nameOf({ userId, kind, scope }: DocumentPlace): string {
  return `${userId}/${kind}/${scope}`
}
