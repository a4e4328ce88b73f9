import type { CantonCode } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** The part of `place_directory` that an operator's constituencies of a canton are. */
export function constituenciesOf(code: CantonCode): string {
  return `constituencies/${code}`
}

/** The day of each stored part of the places, YYYY-MM-DD. */
export async function readDirectoryDays(db: QueryExecutorProvider): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ part: string; asOf: string }>`select part, as_of as "asOf" from place_directory`.execute(db)
  return new Map(rows.map(({ part, asOf }) => [part, asOf]))
}

/** Notes the day of a part; without one, that of its import. Returns how many rows changed. */
export async function storeDay(tx: QueryExecutorProvider, part: string, asOf?: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into place_directory as t (part, as_of) values (${part}, coalesce(${asOf ?? null}, to_char(current_date, 'YYYY-MM-DD')))
    on conflict (part) do update set as_of = excluded.as_of where t.as_of < excluded.as_of`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
