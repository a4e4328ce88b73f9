import { DECISIONS, type Decision, type DecisionRecord } from '@plenara/contract'
import { groupBy } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Ids } from '../keys.ts'
import { type TableSpec, upsertRows } from '../rows.ts'
import { councillorNumbers } from './write-councillors.ts'

type DecisionRow = { readonly voteKey: string } & { readonly [D in Decision]: readonly number[] }

const DECISION_COLUMNS = Object.fromEntries(DECISIONS.map((decision) => [decision, 'integer[]'])) as Record<Decision, 'integer[]'>
const VOTE_DECISION: TableSpec<DecisionRow> = {
  table: 'vote_decision',
  key: ['voteKey'],
  columns: { voteKey: 'text', ...DECISION_COLUMNS },
}
/** Votes that are read, merged and written at once. */
const CHUNK = 500

/** Writes who decided how, merged with what is stored about the same votes. Returns how many votes changed. */
export async function writeDecisions(tx: QueryExecutorProvider, records: readonly DecisionRecord[]): Promise<number> {
  if (records.length === 0) return 0
  const numbers = await councillorNumbers(tx, [...new Set(records.map(({ councillorKey }) => councillorKey))])
  const byVote = groupBy(records, ({ voteKey }) => voteKey)
  const voteKeys = [...byVote.keys()]
  let changed = 0
  for (let start = 0; start < voteKeys.length; start += CHUNK) {
    const keys = voteKeys.slice(start, start + CHUNK)
    const stored = await readStored(tx, keys)
    const rows = keys.map((voteKey) => rowOf(voteKey, stored.get(voteKey), { decisions: byVote.get(voteKey) ?? [], numbers }))
    changed += await upsertRows(tx, VOTE_DECISION, rows)
  }
  return changed
}

async function readStored(tx: QueryExecutorProvider, keys: readonly string[]): Promise<ReadonlyMap<string, DecisionRow>> {
  const { rows } = await sql<DecisionRow>`select * from vote_decision where vote_key = any(${keys}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.voteKey, row]))
}

function rowOf(
  voteKey: string,
  stored: DecisionRow | undefined,
  { decisions, numbers }: { readonly decisions: readonly DecisionRecord[]; readonly numbers: Ids },
): DecisionRow {
  const decided = new Map(
    DECISIONS.flatMap((decision) => (stored?.[decision] ?? []).map((number): [number, Decision] => [number, decision])),
  )
  for (const { councillorKey, decision } of decisions) decided.set(numbers(0, councillorKey), decision)
  const row: Record<Decision, number[]> = { yes: [], no: [], abstain: [], absent: [], excused: [], president: [] }
  for (const [number, decision] of [...decided].toSorted(([a], [b]) => a - b)) row[decision].push(number)
  return { voteKey, ...row }
}
