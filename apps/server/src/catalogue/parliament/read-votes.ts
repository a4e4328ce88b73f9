import {
  type AffairDocumentRecord,
  type AffairRecord,
  type CouncillorSnapshot,
  DECISIONS,
  type Decision,
  type DecisionCounts,
  type DecisionNumbers,
  type ExplanationRecord,
  type ParliamentVoteRecord,
  type PeopleVoteKind,
  type PeopleVoteRecord,
  type VoteSnapshot,
  type WholeAffair,
  type WholeVote,
} from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { NumbersByKey } from '../../db/schema/parliament.ts'
import { byName, COUNCILLOR_COLUMNS, type CouncillorRead, councillorOf } from './read-people.ts'
import { identified, markOf, type StoredRecord } from './stored-record.ts'

interface VoteRead extends StoredRecord<ParliamentVoteRecord | PeopleVoteRecord> {
  readonly isPeoples: boolean
  readonly affairId: number | null
  readonly counts: DecisionCounts | null
  readonly decision: Decision | null
  readonly hasMunicipalities: boolean
}

const COUNTS = sql.join(DECISIONS.map((decision) => sql`${sql.lit(decision)}, cardinality(d.${sql.id(decision)})`))

/** Votes by condition, with the decision of a councillor where numbers are given. */
async function readWhere(db: Database, condition: RawBuilder<unknown>, numbers: readonly number[] = []): Promise<VoteSnapshot[]> {
  const ofCouncillor = sql.join(
    DECISIONS.map((decision) => sql`when d.${sql.id(decision)} && ${numbers}::integer[] then ${sql.lit(decision)}`),
    sql` `,
  )
  const { rows } = await sql<VoteRead>`
    select v.id, v.is_peoples, v.record, ${markOf('v')}, a.id as affair_id, case ${ofCouncillor} end as decision,
      case when d.vote_key is not null then json_build_object(${COUNTS}) end as counts,
      v.is_peoples and exists (select from municipal_result m where m.vote_key = v.key) as has_municipalities
    from vote v left join affair a on a.key = v.affair_key left join vote_decision d on d.vote_key = v.key
    where ${condition} order by v.day desc, v.id desc`.execute(db)
  return rows.map(voteOf)
}

/** The votes with these ids, in their order. */
export async function readVotes(db: Database, ids: readonly number[], numbers?: readonly number[]): Promise<VoteSnapshot[]> {
  if (ids.length === 0) return []
  const votes = await readWhere(db, sql`v.id = any(${ids}::bigint[])`, numbers)
  const byId = new Map(votes.map((vote) => [vote.record.id, vote]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The votes with these keys in which a decision of the councillor is known, newest first. */
export async function readVotesByKey(db: Database, keys: readonly string[], numbers: readonly number[]): Promise<VoteSnapshot[]> {
  if (keys.length === 0) return []
  return (await readWhere(db, sql`v.key = any(${keys}::text[])`, numbers)).filter(({ decision }) => decision !== null)
}

/** The kind of each of these votes, null for one of a parliament; votes that do not exist are left out. */
export async function readVoteKinds(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, PeopleVoteKind | null>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; kind: PeopleVoteKind | null }>`
    select id, record->>'kind' as kind from vote where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** A vote with its explanations and the decisions of all known people, by name. */
export async function readVote(db: Database, voteId: number): Promise<WholeVote | null> {
  const [vote] = await readVotes(db, [voteId])
  if (!vote) return null
  const { rows } = await sql<ExplanationRecord & { record: ExplanationRecord }>`
    select record from explanation where people_vote_key = ${vote.record.key} order by source, language`.execute(db)
  return { vote, councillors: await readDecisions(db, vote.record.key), explanations: rows.map(({ record }) => record) }
}

async function readDecisions(db: Database, voteKey: string): Promise<WholeVote['councillors']> {
  const decided = await sql<
    DecisionNumbers & Pick<DayRow, 'groups' | 'parties'>
  >`select * from vote_decision where vote_key = ${voteKey}`.execute(db)
  const [row] = decided.rows
  if (!row) return []
  const byNumber = new Map(DECISIONS.flatMap((decision) => row[decision].map((number): [number, Decision] => [number, decision])))
  const { rows } = await sql<CouncillorRead>`
    select ${COUNCILLOR_COLUMNS} from councillor c where numbers && ${[...byNumber.keys()]}::integer[]`.execute(db)
  const people = rows.map(councillorOf).toSorted(byName)
  return people.flatMap((councillor) => {
    const number = councillor.numbers.find((one) => byNumber.has(one))
    const decision = number === undefined ? undefined : byNumber.get(number)
    return decision && number !== undefined ? [{ councillor: { ...councillor, ...sidesOn(row, number, councillor) }, decision }] : []
  })
}

interface DayRow {
  readonly groups: NumbersByKey | null
  readonly parties: NumbersByKey | null
}

type Sides = Pick<CouncillorSnapshot, 'groupKey' | 'partyKey'>

/** Group and party on the day of the vote as far as its rows tell them, else those of today. */
function sidesOn({ groups, parties }: DayRow, number: number, today: Sides): Sides {
  const keyIn = (numbers: NumbersByKey | null, other: string | null) => {
    const key = Object.entries(numbers ?? {}).find(([, all]) => all.includes(number))?.[0]
    return key === undefined ? other : key || null
  }
  return { groupKey: keyIn(groups, today.groupKey), partyKey: keyIn(parties, today.partyKey) }
}

/** An affair with its documents and votes. */
export async function readAffair(db: Database, affairId: number): Promise<WholeAffair | null> {
  const { rows } = await sql<StoredRecord<AffairRecord>>`select id, record, ${markOf('a')} from affair a where id = ${affairId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const documents = await sql<StoredRecord<AffairDocumentRecord>>`
    select id, record from affair_document where affair_key = ${row.record.key} order by id`.execute(db)
  const votes = await readWhere(db, sql`v.affair_key = ${row.record.key}`)
  return { affair: identified(row), documents: documents.rows.map(identified), votes }
}

function voteOf({ isPeoples, affairId, counts, decision, hasMunicipalities, ...stored }: VoteRead): VoteSnapshot {
  const record = identified(stored)
  return { isPeoples, record, affairId, counts, decision, ...(hasMunicipalities && { hasMunicipalities }) } as VoteSnapshot
}
