import type { CouncillorMandate, CouncillorRecord, InterestRecord, MembershipRecord, SpeechRecord } from '@plenara/contract'
import { joinCouncillors, mergeByKey } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { allocateIds, type Ids } from '../write/keys.ts'
import { type TableSpec, upsertRows } from '../write/rows.ts'
import { isInvented, isInventing } from '../sides.ts'
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
/** Keys of people, not of names, which several people may share. */
const isKey = (alias: string) => !alias.startsWith('name/')

/** The numbers of people's keys, which decisions, interests and articles refer to, whoever a key turns out to mean. */
export function councillorNumbers(tx: QueryExecutorProvider, keys: readonly string[]): Promise<Ids> {
  return allocateIds(
    tx,
    'councillor',
    keys.map((key) => ({ scope: 0, key })),
  )
}

/**
 * Writes people, each once over all sources: somebody known by name alone is merged with the person that has a number, and what was recorded
 * about the former stays. Returns how many rows changed.
 */
export async function writeCouncillors(tx: QueryExecutorProvider, records: readonly CouncillorRecord[]): Promise<number> {
  if (records.length === 0) return 0
  const { rows: stored } = await sql<StoredCouncillor>`
    select id, record, mandates from councillor c where ${isInvented('c')} = ${isInventing} order by id`.execute(tx)
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

/** Removes the rows of people who were merged into another person. */
async function removeFormer(
  tx: QueryExecutorProvider,
  stored: readonly StoredCouncillor[],
  rows: readonly CouncillorRow[],
): Promise<number> {
  const written = new Set(rows.map(({ id }) => id))
  const former = stored.filter(({ id }) => !written.has(id)).map(({ id }) => id)
  if (former.length === 0) return 0
  const result = await sql`delete from councillor where id = any(${former}::bigint[])`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** The mandates of each person by key: the stored ones together with those of this import. */
function mandatesOf(stored: readonly StoredCouncillor[], joined: readonly CouncillorRecord[]): ReadonlyMap<string, CouncillorMandate[]> {
  const all = new Map<string, CouncillorMandate[]>()
  for (const [index, record] of joined.entries()) {
    const mandates = all.get(record.key) ?? []
    const further = [...(stored[index]?.mandates ?? []), ...mandateIn(record)]
    all.set(record.key, further.reduce(withMandate, mandates))
  }
  return all
}

function mandateIn({ councilKey, from, until }: CouncillorRecord): CouncillorMandate[] {
  return councilKey === null ? [] : [{ councilKey, from, until }]
}

/** A mandate without a first day is the one already listed for the same council. */
function withMandate(mandates: CouncillorMandate[], mandate: CouncillorMandate): CouncillorMandate[] {
  const isSame = (other: CouncillorMandate) =>
    other.councilKey === mandate.councilKey && (other.from === null || mandate.from === null || other.from === mandate.from)
  const index = mandates.findIndex(isSame)
  const old = mandates[index]
  if (!old) return [...mandates, mandate]
  return mandates.with(index, { ...old, from: mandate.from ?? old.from, until: mandate.until ?? old.until })
}

/** What members declared and where they sit, both by the number of the person. */
type OfMember = InterestRecord | MembershipRecord

/** Writes interests that members declared, or where they sit. Returns how many rows changed. */
export async function writeOfMembers<Rec extends OfMember>(
  tx: QueryExecutorProvider,
  table: 'interest' | 'membership',
  records: readonly Rec[],
): Promise<number> {
  const numbers = await numbersOf(tx, records)
  const spec: KeyedSpec<Rec, MemberRow> = {
    table: { table, key: ['id'], columns: { ...KEYED_COLUMNS, councillorNumber: 'integer' } },
    toRow: (record, id) => ({ ...rowOf(record, id), councillorNumber: numbers(0, record.councillorKey) }),
  }
  return writeKeyed(tx, spec, records)
}

/** Writes what members said. Returns how many rows changed. */
export async function writeSpeeches(tx: QueryExecutorProvider, records: readonly SpeechRecord[]): Promise<number> {
  const numbers = await numbersOf(tx, records)
  const spec: KeyedSpec<SpeechRecord, MemberRow & { day: string }> = {
    table: { table: 'speech', key: ['id'], columns: { ...KEYED_COLUMNS, councillorNumber: 'integer', day: 'text' } },
    toRow: (record, id) => ({ ...rowOf(record, id), councillorNumber: numbers(0, record.councillorKey), day: record.date }),
  }
  return writeKeyed(tx, spec, records)
}

interface MemberRow {
  readonly id: number
  readonly key: string
  readonly record: object
  readonly councillorNumber: number
}

function numbersOf(tx: QueryExecutorProvider, records: readonly { readonly councillorKey: string }[]): Promise<Ids> {
  return councillorNumbers(
    tx,
    records.map(({ councillorKey }) => councillorKey),
  )
}
