import type { VoteDecisions } from '@plenara/api'
import { type CouncillorFacts, DECISIONS, type Decision, type DecisionNumbers } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { markOf } from './stored-record.ts'

type ReadDecisions = (voteIds: readonly number[]) => Promise<VoteDecisions>
type Kept = ReadonlyMap<number, DecisionNumbers | null>

/** The number of votes after which the cache is emptied; each takes about 2 KB. */
const MAX_KEPT = 5_000
/** The arrays of a row `d` as text. */
export const ARRAYS = sql.join(DECISIONS.map((decision) => sql`d.${sql.id(decision)}::text as ${sql.id(decision)}`))

/** Reads who decided how in votes, and everybody who did. Cached until `dataVersion` changes. */
export function createDecisionReader(db: Database, dataVersion: () => Promise<number>): ReadDecisions {
  let memory = { version: -1, byVote: new Map<number, DecisionNumbers | null>() }
  return async (voteIds) => {
    const version = await dataVersion()
    if (memory.version !== version || memory.byVote.size > MAX_KEPT) memory = { version, byVote: new Map() }
    const { byVote } = memory
    const missing = voteIds.filter((id) => !byVote.has(id))
    const read = await readNumbers(db, missing)
    for (const id of missing) byVote.set(id, read.get(id) ?? null)
    return withPeople(db, voteIds, byVote)
  }
}

async function withPeople(db: Database, voteIds: readonly number[], byVote: Kept): Promise<VoteDecisions> {
  const decisions = new Map<number, DecisionNumbers>()
  const numbers = new Set<number>()
  for (const id of voteIds) {
    const decided = byVote.get(id)
    if (!decided) continue
    for (const decision of DECISIONS) for (const number of decided[decision]) numbers.add(number)
    decisions.set(id, decided)
  }
  return { decisions, councillors: decisions.size === 0 ? [] : await readFacts(db, [...numbers]) }
}

/** Reads the numbers as text: the driver takes twice as long to parse hundreds of thousands of them as arrays (500 votes: 31 instead of 15 ms). */
async function readNumbers(db: Database, voteIds: readonly number[]): Promise<ReadonlyMap<number, DecisionNumbers>> {
  if (voteIds.length === 0) return new Map()
  const { rows } = await sql<Readonly<Record<Decision, string>> & { id: number }>`
    select v.id, ${ARRAYS} from vote v join vote_decision d on d.vote_key = v.key where v.id = any(${voteIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, numbersOf(row)]))
}

/** The numbers of a row that was read with `ARRAYS`. */
export function numbersOf(row: Readonly<Record<Decision, string>>): DecisionNumbers {
  return Object.fromEntries(DECISIONS.map((decision) => [decision, numbersIn(row[decision])])) as Record<Decision, number[]>
}

async function readFacts(db: Database, numbers: readonly number[]): Promise<CouncillorFacts[]> {
  const { rows } = await sql<CouncillorFacts>`
    select c.id, c.numbers, ${markOf('c')}, r.* from councillor c, jsonb_to_record(c.record) as r (
      "firstName" text, "lastName" text, sex text, "councilKey" text, "cantonCode" text, "groupKey" text, "groupFunction" integer,
      "partyKey" text, seat integer, active boolean
    ) where c.numbers && ${numbers}::integer[] order by c.id`.execute(db)
  return rows
}

/** The numbers of an array as PostgreSQL writes it, e.g. `{1,2}`. */
function numbersIn(array: string): number[] {
  return JSON.parse(`[${array.slice(1, -1)}]`) as number[]
}
