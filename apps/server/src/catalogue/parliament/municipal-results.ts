import type { CantonCode, MunicipalResult, MunicipalResultsRecord, MunicipalResultsSnapshot } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type TableSpec, upsertRows } from '../write/rows.ts'
import { isInvented, isInventing } from '../sides.ts'
import { markOf } from './stored-record.ts'

interface MunicipalRow {
  readonly voteKey: string
  readonly cantonCode: CantonCode
  readonly municipalities: readonly MunicipalResult[]
}

const MUNICIPAL_RESULT: TableSpec<MunicipalRow> = {
  table: 'municipal_result',
  key: ['voteKey', 'cantonCode'],
  columns: { voteKey: 'text', cantonCode: 'text', municipalities: 'jsonb' },
}

/** Writes how municipalities voted: of a canton what came last stands, as in its own result. Returns how many rows changed. */
export async function writeMunicipalResults(tx: QueryExecutorProvider, records: readonly MunicipalResultsRecord[]): Promise<number> {
  if (records.length === 0) return 0
  const others = await ofOtherSide(
    tx,
    records.map(({ peopleVoteKey }) => peopleVoteKey),
  )
  const rows = records
    .map(({ peopleVoteKey, cantonCode, municipalities }) => ({ voteKey: peopleVoteKey, cantonCode, municipalities }))
    .filter(({ voteKey }) => !others.has(voteKey))
  const counted = rows.filter(({ municipalities }) => municipalities.length > 0)
  const uncounted = rows.filter(({ municipalities }) => municipalities.length === 0)
  return (await upsertRows(tx, MUNICIPAL_RESULT, counted)) + (await deleteRows(tx, uncounted))
}

/** A count that its source takes back is no result any more. */
async function deleteRows(tx: QueryExecutorProvider, rows: readonly MunicipalRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const { numAffectedRows } = await sql`
    delete from municipal_result m
    using unnest(${rows.map(({ voteKey }) => voteKey)}::text[], ${rows.map(({ cantonCode }) => cantonCode)}::text[]) as u(vote_key, canton_code)
    where m.vote_key = u.vote_key and m.canton_code = u.canton_code`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Real votes among these while something invented is written: invented and real data are never one record. */
async function ofOtherSide(tx: QueryExecutorProvider, voteKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select v.key from vote v where v.key = any(${voteKeys}::text[]) and ${isInventing} and not ${isInvented('v')}`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/** How the municipalities of a canton voted, by name; null where there is no such vote of the people. */
export async function readMunicipalResults(db: Database, voteId: number, cantonCode: CantonCode): Promise<MunicipalResultsSnapshot | null> {
  const { rows } = await sql<MunicipalResultsSnapshot & { readonly municipalities: readonly MunicipalResult[] | null }>`
    select m.municipalities, ${markOf('m')}
    from vote v left join municipal_result m on m.vote_key = v.key and m.canton_code = ${cantonCode}
    where v.id = ${voteId} and v.is_peoples`.execute(db)
  const [row] = rows
  if (!row) return null
  const { municipalities, ...mark } = row
  if (!municipalities) return { municipalities: [] }
  return { ...mark, municipalities: municipalities.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH')) }
}
