import type { VoteDecisions } from '@plenara/api'
import { DECISIONS, type DecisionNumbers } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type CouncillorRead, councillorOf } from './read-people.ts'

type DecisionTexts = Readonly<Record<(typeof DECISIONS)[number], string>>

const NUMBERS = sql.join(DECISIONS.map((decision) => sql`array_to_string(d.${sql.id(decision)}, ',') as ${sql.id(decision)}`))

/**
 * Who decided how in these votes, and all who did. The numbers come as text: reading hundreds of thousands of them as arrays takes the
 * driver several times as long.
 */
export async function readDecisions(db: Database, voteIds: readonly number[]): Promise<VoteDecisions> {
  if (voteIds.length === 0) return { decisions: new Map(), councillors: [] }
  const { rows } = await sql<DecisionTexts & { id: number }>`
    select v.id, ${NUMBERS} from vote v join vote_decision d on d.vote_key = v.key where v.id = any(${voteIds}::bigint[])`.execute(db)
  const decisions = new Map(rows.map((row) => [row.id, numbersOf(row)]))
  const numbers = new Set([...decisions.values()].flatMap((one) => DECISIONS.flatMap((decision) => one[decision])))
  const people = await sql<CouncillorRead>`
    select id, record, numbers, mandates from councillor where numbers && ${[...numbers]}::integer[] order by id`.execute(db)
  return { decisions, councillors: people.rows.map(councillorOf) }
}

function numbersOf(texts: DecisionTexts): DecisionNumbers {
  return Object.fromEntries(
    DECISIONS.map((decision) => [decision, texts[decision] === '' ? [] : texts[decision].split(',').map(Number)]),
  ) as Record<keyof DecisionTexts, number[]>
}
