import { sourceId } from '@plenara/contract'
import { mergeByKey } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { allocateIds, type ParliamentKind } from '../write/keys.ts'
import { type TableSpec, upsertRows } from '../write/rows.ts'
import { isInvented, isInventing } from '../sides.ts'

export interface KeyedRecord {
  readonly key: string
  readonly id: number | null
}

/** How records of a kind are written: their table and the contents of its columns. */
export interface KeyedSpec<Rec extends KeyedRecord, Row extends object> {
  readonly table: TableSpec<Row> & { readonly table: ParliamentKind }
  readonly toRow: (record: Rec, id: number) => Row
}

/** Records that are read, merged and written at once. */
const CHUNK = 2_000

/**
 * Merges records with those of earlier imports and writes the differences: texts are merged, of other values the last one that is not null counts.
 * Returns how many rows changed.
 */
export async function writeKeyed<Rec extends KeyedRecord, Row extends object>(
  tx: QueryExecutorProvider,
  { table, toRow }: KeyedSpec<Rec, Row>,
  records: readonly Rec[],
): Promise<number> {
  let changed = 0
  for (let start = 0; start < records.length; start += CHUNK) {
    const asked = records.slice(start, start + CHUNK)
    const stored = await readStored<Rec>(tx, table.table, asked)
    // Invented and real data are never one record: the real one takes the place.
    const realKeys = new Set(stored.flatMap(({ record, isInvented, isInventing }) => (isInventing && !isInvented ? [record.key] : [])))
    const chunk = asked.filter(({ key }) => !realKeys.has(key))
    const same = stored.filter(({ isInvented, isInventing }) => isInvented === isInventing)
    const merged = mergeByKey([...same.map(({ record }) => record), ...chunk])
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
  readonly isInvented: boolean
  readonly isInventing: boolean
}

async function readStored<Rec extends KeyedRecord>(
  tx: QueryExecutorProvider,
  table: string,
  records: readonly Rec[],
): Promise<Stored<Rec>[]> {
  const keys = records.map(({ key }) => key)
  const { rows } = await sql<Stored<Rec>>`
    select id, record, ${isInvented('t')} as is_invented, ${isInventing} as is_inventing
    from ${sql.table(table)} t where key = any(${keys}::text[]) order by id`.execute(tx)
  return rows
}

/** The public id of each record: its stored one, else that of its source, else one of the store's own range. */
async function numberRecords<Rec extends KeyedRecord>(
  tx: QueryExecutorProvider,
  kind: ParliamentKind,
  { records, stored }: { readonly records: readonly Rec[]; readonly stored: readonly Stored<Rec>[] },
): Promise<(record: Rec) => number> {
  const idByKey = new Map(stored.map(({ id, record }) => [record.key, id]))
  const nameless = records.filter(({ key, id }) => id === null && !idByKey.has(key)).map(({ key }) => ({ scope: 0, key }))
  const numbers = await allocateIds(tx, kind, nameless)
  return ({ key, id }) => idByKey.get(key) ?? id ?? storeId(numbers(0, key))
}

/** The public id of a record without a number from its source. */
export function storeId(number: number): number {
  return sourceId('store', number)
}
