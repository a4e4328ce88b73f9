import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { chunksOf } from './rows.ts'

/** The tables of parliaments whose records may lack a number from their source. */
export type ParliamentKind =
  | 'council'
  | 'parliamentary_group'
  | 'parliament_party'
  | 'parliament_session'
  | 'topic'
  | 'media_outlet'
  | 'councillor'
  | 'interest'
  | 'membership'
  | 'speech'
  | 'affair'
  | 'affair_document'
  | 'vote'
  | 'article'
export type KeyKind =
  | 'party'
  | 'questionnaire'
  | 'category'
  | 'axis'
  | 'question'
  | 'election'
  | 'list'
  | 'candidate'
  | 'constituency'
  | ParliamentKind

export interface ScopedKey {
  /** The election or questionnaire within which the key is unique, 0 for keys that are unique everywhere. */
  readonly scope: number
  readonly key: string
}

/** Finds the id of a key; every key that was asked for has one. */
export type Ids = (scope: number, key: string) => number

/** Being first in a source must not mean being first everywhere: new ids of these kinds do not follow the order of the source. */
const SHUFFLED: readonly KeyKind[] = ['party', 'candidate']

/** Constituencies of the reference have fixed ids below. */
const FIRST_ID: Partial<Record<KeyKind, number>> = { constituency: 1001 }

/** By the hashes of the keys, each of which is made once. */
function shuffled(keys: readonly ScopedKey[]): ScopedKey[] {
  const hashed = keys.map((one) => ({ one, hash: hashOf(`${one.scope} ${one.key}`) }))
  return hashed.toSorted((a, b) => compare(a.hash, b.hash)).map(({ one }) => one)
}

type IdsByScope = Map<number, Map<string, number>>

/** Stands for an id that is not given yet. */
const NO_ID = 0

/**
 * The ids of natural keys: the ones given at their first import, new ones for new keys. The caller holds the
 * lock of `catalogue_state`.
 */
export async function allocateIds(tx: QueryExecutorProvider, kind: KeyKind, keys: readonly ScopedKey[]): Promise<Ids> {
  const ids = await readIds(tx, kind, keys)
  const missing = keys.filter((one) => reserve(ids, one))
  const ordered = SHUFFLED.includes(kind) ? shuffled(missing) : missing
  if (ordered.length > 0) {
    const last = await sql<{ id: number }>`select coalesce(max(id), 0)::integer as id from catalogue_key where kind = ${kind}`.execute(tx)
    const first = Math.max((last.rows[0]?.id ?? 0) + 1, FIRST_ID[kind] ?? 1)
    for (const [index, { scope, key }] of ordered.entries()) ids.get(scope)?.set(key, first + index)
    for (const chunk of chunksOf(ordered)) await insertIds(tx, kind, chunk, ids)
  }
  return (scope, key) => {
    const id = ids.get(scope)?.get(key)
    if (id === undefined) throw new Error(`no id was asked for: ${kind} ${key}`)
    return id
  }
}

/** Whether a key has no id and none was reserved for it; from now on one is. */
function reserve(ids: IdsByScope, { scope, key }: ScopedKey): boolean {
  const ofScope = ids.get(scope) ?? new Map<string, number>()
  if (ofScope.has(key)) return false
  ids.set(scope, ofScope.set(key, NO_ID))
  return true
}

async function insertIds(tx: QueryExecutorProvider, kind: KeyKind, keys: readonly ScopedKey[], ids: IdsByScope): Promise<void> {
  const rows = keys.map(({ scope, key }) => ({ scope, key, id: ids.get(scope)?.get(key) }))
  await sql`
    insert into catalogue_key (kind, scope, key, id)
    select ${kind}, r.scope, r.key, r.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (scope integer, key text, id integer)
  `.execute(tx)
}

/** The ids allocated so far. */
async function readIds(tx: QueryExecutorProvider, kind: KeyKind, keys: readonly ScopedKey[]): Promise<IdsByScope> {
  const scopes = [...new Set(keys.map(({ scope }) => scope))]
  const { rows } = await sql<{ scope: number; key: string; id: number }>`
    select scope, key, id from catalogue_key
    where kind = ${kind} and scope = any(${scopes}::integer[]) and key = any(${[...new Set(keys.map(({ key }) => key))]}::text[])`.execute(
    tx,
  )
  const ids: IdsByScope = new Map()
  for (const { scope, key, id } of rows) ids.set(scope, (ids.get(scope) ?? new Map<string, number>()).set(key, id))
  return ids
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1
}
