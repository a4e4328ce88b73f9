import type { CouncillorMandate, CouncillorRecord, InterestRecord } from '@plenara/contract'
import { joinCouncillors, mergeByKey } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { allocateIds, type Ids } from '../keys.ts'
import { type TableSpec, upsertRows } from '../rows.ts'
import { cantonOf, KEYED_COLUMNS, rowOf } from './parliament-tables.ts'
import { type KeyedSpec, storeId, writeKeyed } from './write-keyed.ts'

interface CouncillorRow {
  readonly id: number
  readonly key: string
  readonly record: object
  readonly numbers: readonly number[]
  readonly councilKey: string | null
  readonly cantonId: number | null
  readonly active: boolean
  readonly mandates: readonly CouncillorMandate[]
}

interface StoredCouncillor {
  readonly id: number
  readonly record: CouncillorRecord
  readonly mandates: readonly CouncillorMandate[]
}

const COUNCILLOR: TableSpec<CouncillorRow> = {
  table: 'councillor',
  key: ['id'],
  columns: {
    ...KEYED_COLUMNS,
    ...{ numbers: 'integer[]', councilKey: 'text', cantonId: 'integer', active: 'boolean', mandates: 'jsonb' },
  },
}
/** Keys of persons, not of names, which several may bear. */
const isKey = (alias: string) => !alias.startsWith('name/')

/** The numbers of keys of persons: what decisions, interests and articles refer to, whoever the key turns out to mean. */
export function councillorNumbers(tx: QueryExecutorProvider, keys: readonly string[]): Promise<Ids> {
  return allocateIds(
    tx,
    'councillor',
    keys.map((key) => ({ scope: 0, key })),
  )
}

/**
 * Writes persons, each once over all sources: who was known by name alone becomes one with the person that has a number, and keeps
 * what was said of the former. Answers how many rows changed.
 */
export async function writeCouncillors(tx: QueryExecutorProvider, records: readonly CouncillorRecord[]): Promise<number> {
  if (records.length === 0) return 0
  const { rows: stored } = await sql<StoredCouncillor>`select id, record, mandates from councillor order by id`.execute(tx)
  const joined = joinCouncillors([...stored.map(({ record }) => record), ...records])
  const people = mergeByKey(joined)
  const numbers = await councillorNumbers(
    tx,
    people.flatMap(({ key, aliases }) => [key, ...aliases.filter(isKey)]),
  )
  const ids = new Map(stored.map(({ id, record }) => [record.key, id]))
  const mandates = mandatesOf(stored, joined)
  const rows = people.map((record) => ({
    ...rowOf(record, ids.get(record.key) ?? record.id ?? storeId(numbers(0, record.key))),
    numbers: [...new Set([record.key, ...record.aliases.filter(isKey)].map((key) => numbers(0, key)))].toSorted((a, b) => a - b),
    councilKey: record.councilKey,
    cantonId: cantonOf(record.cantonCode),
    active: record.active,
    mandates: mandates.get(record.key) ?? [],
  }))
  return (await removeFormer(tx, stored, rows)) + (await upsertRows(tx, COUNCILLOR, rows))
}

/** Who has become one with another person. */
async function removeFormer(
  tx: QueryExecutorProvider,
  stored: readonly StoredCouncillor[],
  rows: readonly CouncillorRow[],
): Promise<number> {
  const kept = new Set(rows.map(({ id }) => id))
  const former = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (former.length === 0) return 0
  const result = await sql`delete from councillor where id = any(${former}::bigint[])`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** The mandates of each person by key: those that are known, with what the records of this import say. */
function mandatesOf(stored: readonly StoredCouncillor[], joined: readonly CouncillorRecord[]): ReadonlyMap<string, CouncillorMandate[]> {
  const all = new Map<string, CouncillorMandate[]>()
  for (const [index, record] of joined.entries()) {
    const known = all.get(record.key) ?? []
    const said = [...(stored[index]?.mandates ?? []), ...mandateIn(record)]
    all.set(record.key, said.reduce(withMandate, known))
  }
  return all
}

function mandateIn({ councilKey, from, until }: CouncillorRecord): CouncillorMandate[] {
  return councilKey === null ? [] : [{ councilKey, from, until }]
}

/** A mandate without a first day is the one in the same council that is known already. */
function withMandate(known: CouncillorMandate[], mandate: CouncillorMandate): CouncillorMandate[] {
  const isSame = (one: CouncillorMandate) =>
    one.councilKey === mandate.councilKey && (one.from === null || mandate.from === null || one.from === mandate.from)
  const at = known.findIndex(isSame)
  const old = known[at]
  if (!old) return [...known, mandate]
  return known.with(at, { ...old, from: mandate.from ?? old.from, until: mandate.until ?? old.until })
}

/** Writes what members declared. Answers how many rows changed. */
export async function writeInterests(tx: QueryExecutorProvider, records: readonly InterestRecord[]): Promise<number> {
  const numbers = await councillorNumbers(
    tx,
    records.map(({ councillorKey }) => councillorKey),
  )
  const spec: KeyedSpec<InterestRecord, { id: number; key: string; record: object; councillorNumber: number }> = {
    table: { table: 'interest', key: ['id'], columns: { ...KEYED_COLUMNS, councillorNumber: 'integer' } },
    toRow: (record, id) => ({ ...rowOf(record, id), councillorNumber: numbers(0, record.councillorKey) }),
  }
  return writeKeyed(tx, spec, records)
}
