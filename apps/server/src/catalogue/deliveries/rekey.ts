import type { ElectionBundle } from '@plenara/contract'
import { type KeyedBallot, meetKeys } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'

type Kind = 'list' | 'candidate'

/**
 * Gives lists and candidates of stored elections the keys that they have in their new description, so that they keep their ids: they were
 * imported by another format, by an earlier release, or are gone and come back. Those who are there count before those who are gone.
 */
export async function rekeyStored(tx: QueryExecutorProvider, bundles: readonly ElectionBundle[]): Promise<void> {
  const described = new Map(bundles.flatMap((bundle) => (bundle.election.sourceKey === undefined ? [] : [[bundle.election.key, bundle]])))
  const { rows } = await sql<{ key: string; id: number }>`
    select k.key, k.id from catalogue_key k join election e on e.id = k.id
    where k.kind = 'election' and k.scope = 0 and k.key = any(${[...described.keys()]}::text[])`.execute(tx)
  for (const { key, id } of rows) {
    const bundle = described.get(key)
    if (bundle) await rekeyElection(tx, id, bundle)
  }
}

async function rekeyElection(tx: QueryExecutorProvider, electionId: number, bundle: ElectionBundle): Promise<void> {
  const stored = await readBallot(tx, electionId)
  const met = meetKeys(bundle, stored, true)
  await rename(tx, 'list', electionId, met.lists)
  await rename(tx, 'candidate', electionId, met.candidates)
}

async function readBallot(tx: QueryExecutorProvider, electionId: number): Promise<KeyedBallot> {
  const { rows: lists } = await sql<KeyedBallot['lists'][number]>`
    select k.key, l.name from official_list l join catalogue_key k on k.kind = 'list' and k.scope = ${electionId} and k.id = l.id
    where l.election_id = ${electionId} order by l.gone nulls first, l.id`.execute(tx)
  const { rows: candidates } = await sql<KeyedBallot['candidates'][number]>`
    select k.key, c.first_name as "firstName", c.last_name as "lastName", c.birth_year as "birthYear"
    from candidate c join catalogue_key k on k.kind = 'candidate' and k.scope = ${electionId} and k.id = c.id
    where c.election_id = ${electionId} order by c.gone nulls first, c.id`.execute(tx)
  return { lists, candidates }
}

/** A key that somebody had who is gone makes room; keys that are exchanged pass through names that nobody has. */
async function rename(tx: QueryExecutorProvider, kind: Kind, scope: number, keys: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...keys].flatMap(([before, after]) => (before === after ? [] : [{ before, after }]))
  if (rows.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (before text, after text)`
  const { rows: ids } = await sql<{ id: number; after: string }>`
    select k.id, r.after from ${given} join catalogue_key k on k.kind = ${kind} and k.scope = ${scope} and k.key = r.before`.execute(tx)
  const renamed = sql`jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as r (id integer, after text)`
  await sql`
    update catalogue_key k set key = '~' || k.id from ${renamed}
    where k.kind = ${kind} and k.scope = ${scope} and (k.id = r.id or k.key = r.after)`.execute(tx)
  await sql`update catalogue_key k set key = r.after from ${renamed} where k.kind = ${kind} and k.id = r.id`.execute(tx)
  if (kind === 'candidate') await sql`update candidate c set key = r.after from ${renamed} where c.id = r.id`.execute(tx)
}
