import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Of parliaments, the tables whose records may have no number of their source. */
export type ParliamentKind =
  | 'council'
  | 'parliamentary_group'
  | 'parliament_party'
  | 'parliament_session'
  | 'topic'
  | 'media_outlet'
  | 'councillor'
  | 'interest'
  | 'affair'
  | 'affair_document'
  | 'vote'
  | 'article'
export type KeyKind = 'party' | 'questionnaire' | 'category' | 'axis' | 'question' | 'election' | 'list' | 'candidate' | ParliamentKind

export interface ScopedKey {
  /** The election or questionnaire within which the key is unique, 0 for keys that are unique everywhere. */
  readonly scope: number
  readonly key: string
}

/** Finds the id of a key; every key that was asked for has one. */
export type Ids = (scope: number, key: string) => number

/** Whoever comes first in a source must not come first everywhere: new ids of these follow no order of the source. */
const SHUFFLED: readonly KeyKind[] = ['party', 'candidate']

/**
 * The ids of natural keys: those that they have since their first import, new ones for new keys. The caller holds the
 * lock of `catalogue_state`.
 */
export async function allocateIds(tx: QueryExecutorProvider, kind: KeyKind, keys: readonly ScopedKey[]): Promise<Ids> {
  const known = await readIds(tx, kind, keys)
  const missing = [...new Map(keys.map((one) => [nameOf(one.scope, one.key), one]))].filter(([name]) => !known.has(name))
  const ordered = SHUFFLED.includes(kind) ? missing.toSorted(([a], [b]) => compare(hashOf(a), hashOf(b))) : missing
  if (ordered.length > 0) {
    const last = await sql<{ id: number }>`select coalesce(max(id), 0)::integer as id from catalogue_key where kind = ${kind}`.execute(tx)
    const first = (last.rows[0]?.id ?? 0) + 1
    const rows = ordered.map(([name, { scope, key }], index) => {
      known.set(name, first + index)
      return { scope, key, id: first + index }
    })
    await sql`
      insert into catalogue_key (kind, scope, key, id)
      select ${kind}, r.scope, r.key, r.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (scope integer, key text, id integer)
    `.execute(tx)
  }
  return (scope, key) => {
    const id = known.get(nameOf(scope, key))
    if (id === undefined) throw new Error(`no id was asked for: ${kind} ${key}`)
    return id
  }
}

/** The ids that are known, by `scope key`. */
async function readIds(tx: QueryExecutorProvider, kind: KeyKind, keys: readonly ScopedKey[]): Promise<Map<string, number>> {
  const scopes = [...new Set(keys.map((one) => one.scope))]
  const { rows } = await sql<{ scope: number; key: string; id: number }>`
    select scope, key, id from catalogue_key
    where kind = ${kind} and scope = any(${scopes}::integer[]) and key = any(${[...new Set(keys.map((one) => one.key))]}::text[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [nameOf(row.scope, row.key), row.id]))
}

function nameOf(scope: number, key: string): string {
  return `${scope} ${key}`
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1
}
