import { sourceId } from '@plenara/contract'
import { mergeByKey } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { allocateIds, type ParliamentKind } from '../keys.ts'
import { type TableSpec, upsertRows } from '../rows.ts'

export interface KeyedRecord {
  readonly key: string
  readonly id: number | null
}

/** How records of a kind are written: their table and what stands in its columns. */
export interface KeyedSpec<Rec extends KeyedRecord, Row extends object> {
  readonly table: TableSpec<Row> & { readonly table: ParliamentKind }
  readonly toRow: (record: Rec, id: number) => Row
}

/** Records that are read, joined and written at once. */
const CHUNK = 2_000

/**
 * Joins records with those of earlier imports and writes what is different: texts are joined, of other values the last one that says
 * something counts. Answers how many rows changed.
 */
export async function writeKeyed<Rec extends KeyedRecord, Row extends object>(
  tx: QueryExecutorProvider,
  { table, toRow }: KeyedSpec<Rec, Row>,
  records: readonly Rec[],
): Promise<number> {
  let changed = 0
  for (let start = 0; start < records.length; start += CHUNK) {
    const chunk = records.slice(start, start + CHUNK)
    const stored = await readStored<Rec>(tx, table.table, chunk)
    const merged = mergeByKey([...stored.map(({ record }) => record), ...chunk])
    const idOf = await numberRecords(tx, table.table, { records: merged, stored })
    changed += await upsertRows(
      tx,
      table,
      merged.map((record) => toRow(record, idOf(record))),
    )
  }
  return changed
}

interface Stored<Rec> {
  readonly id: number
  readonly record: Rec
}

async function readStored<Rec extends KeyedRecord>(
  tx: QueryExecutorProvider,
  table: string,
  records: readonly Rec[],
): Promise<Stored<Rec>[]> {
  const keys = records.map(({ key }) => key)
  const { rows } = await sql<Stored<Rec>>`
    select id, record from ${sql.table(table)} where key = any(${keys}::text[]) order by id`.execute(tx)
  return rows
}

/** The public id of each record: the one that it has, else that of its source, else one of the store's own range. */
async function numberRecords<Rec extends KeyedRecord>(
  tx: QueryExecutorProvider,
  kind: ParliamentKind,
  { records, stored }: { readonly records: readonly Rec[]; readonly stored: readonly Stored<Rec>[] },
): Promise<(record: Rec) => number> {
  const known = new Map(stored.map(({ id, record }) => [record.key, id]))
  const nameless = records.filter(({ key, id }) => id === null && !known.has(key)).map(({ key }) => ({ scope: 0, key }))
  const numbers = await allocateIds(tx, kind, nameless)
  return ({ key, id }) => known.get(key) ?? id ?? storeId(numbers(0, key))
}

/** The public id of what has no number of its source. */
export function storeId(number: number): number {
  return sourceId('store', number)
}
