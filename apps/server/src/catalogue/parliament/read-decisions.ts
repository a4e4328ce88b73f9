import type { VoteDecisions } from '@plenara/api'
import { type CouncillorFacts, DECISIONS, type Decision, type DecisionNumbers } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const ARRAYS = sql.join(DECISIONS.map((decision) => sql`d.${sql.id(decision)}::text as ${sql.id(decision)}`))

/**
 * Who decided how in these votes, and all who did. The numbers come as text: the driver takes twice as long to read hundreds of thousands of
 * them as arrays (500 votes: 31 instead of 15 ms).
 */
export async function readDecisions(db: Database, voteIds: readonly number[]): Promise<VoteDecisions> {
  if (voteIds.length === 0) return { decisions: new Map(), councillors: [] }
  const { rows } = await sql<Readonly<Record<Decision, string>> & { id: number }>`
    select v.id, ${ARRAYS} from vote v join vote_decision d on d.vote_key = v.key where v.id = any(${voteIds}::bigint[])`.execute(db)
  const decisions = new Map<number, DecisionNumbers>()
  const numbers = new Set<number>()
  for (const row of rows) {
    const decided = Object.fromEntries(DECISIONS.map((decision) => [decision, numbersIn(row[decision])])) as Record<Decision, number[]>
    for (const decision of DECISIONS) for (const number of decided[decision]) numbers.add(number)
    decisions.set(row.id, decided)
  }
  return { decisions, councillors: await readFacts(db, [...numbers]) }
}

async function readFacts(db: Database, numbers: readonly number[]): Promise<CouncillorFacts[]> {
  const { rows } = await sql<CouncillorFacts>`
    select c.id, c.numbers, r.* from councillor c, jsonb_to_record(c.record) as r (
      "firstName" text, "lastName" text, sex text, "councilKey" text, "cantonCode" text, "groupKey" text, "groupFunction" integer,
      "partyKey" text, seat integer, active boolean
    ) where c.numbers && ${numbers}::integer[] order by c.id`.execute(db)
  return rows
}

/** The numbers of an array as PostgreSQL writes it, e.g. `{1,2}`. */
function numbersIn(array: string): number[] {
  return JSON.parse(`[${array.slice(1, -1)}]`) as number[]
}
