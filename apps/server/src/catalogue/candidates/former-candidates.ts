import type { FormerCandidate } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { withoutSource } from '../change-catalogue.ts'

/** What belongs to a candidate, by the column of `former_candidate` that keeps it. */
const PARTS = { profile: 'candidate_profile', answers: 'candidate_answers', portrait: 'candidate_portrait' } as const

/** Keeps those of some elections who stand no longer, with all that belongs to them, before their rows are deleted. */
export async function keepFormer(tx: QueryExecutorProvider, electionIds: readonly number[], standingIds: readonly number[]): Promise<void> {
  const parts = Object.values(PARTS).map((table) => sql`(select to_jsonb(p) from ${sql.table(table)} p where p.candidate_id = c.id)`)
  await sql`
    insert into former_candidate (id, election_id, candidate, profile, answers, portrait)
    select c.id, c.election_id, to_jsonb(c), ${sql.join(parts)} from candidate c
    where c.election_id = any(${electionIds}::integer[])
      and not exists (select from unnest(${standingIds}::integer[]) as standing (id) where standing.id = c.id)
    on conflict (id) do update set candidate = excluded.candidate, profile = excluded.profile, answers = excluded.answers,
      portrait = excluded.portrait`.execute(tx)
}

/** Gives those who stand again what was kept of them, with its sources. Their own rows are written already, what their source tells of them is not. */
export async function restoreFormer(tx: QueryExecutorProvider, standingIds: readonly number[]): Promise<void> {
  const { rows } = await sql`select from former_candidate where id = any(${standingIds}::integer[]) limit 1`.execute(tx)
  if (rows.length === 0) return
  await withoutSource(tx, async () => {
    for (const [column, table] of Object.entries(PARTS))
      await sql`
        insert into ${sql.table(table)} select kept.* from former_candidate f, jsonb_populate_record(null::${sql.table(table)}, f.${sql.ref(column)}) as kept
        where f.id = any(${standingIds}::integer[]) and f.${sql.ref(column)} is not null on conflict do nothing`.execute(tx)
  })
  await sql`delete from former_candidate where id = any(${standingIds}::integer[])`.execute(tx)
}

/** In the order of their ids. */
export async function readFormer(db: Database, electionId: number): Promise<FormerCandidate[]> {
  const { rows } = await sql<FormerCandidate>`
    select id, candidate->>'first_name' as first_name, candidate->>'last_name' as last_name, candidate->>'number' as number
    from former_candidate where election_id = ${electionId} order by id`.execute(db)
  return rows
}
