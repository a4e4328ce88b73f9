import type { ElectionBundle } from '@plenara/contract'
import type { Delivery } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { packBundle } from './delivery-codec.ts'

/** An election with its id. */
export interface IdentifiedDelivery {
  readonly electionId: number
  readonly delivery: Delivery
}

/** Keeps what a format has said, and what it calls elections, lists and candidates. Returns how many deliveries are new or different. */
export async function writeDeliveries(tx: QueryExecutorProvider, deliveries: readonly IdentifiedDelivery[]): Promise<number> {
  let changed = 0
  for (const { electionId, delivery } of deliveries) {
    const result = await sql`
      insert into election_delivery as d (election_id, format, precedence, bundle)
      values (${electionId}, ${delivery.format}, ${delivery.precedence}, ${await packBundle(delivery.bundle)})
      on conflict (election_id, format) do update set precedence = excluded.precedence, bundle = excluded.bundle
      where (d.precedence, d.bundle) is distinct from (excluded.precedence, excluded.bundle)`.execute(tx)
    changed += Number(result.numAffectedRows ?? 0)
    await writeSourceKeys(tx, electionId, delivery)
  }
  return changed
}

async function writeSourceKeys(tx: QueryExecutorProvider, electionId: number, { format, bundle }: Delivery): Promise<void> {
  const { election, lists, candidates } = bundle
  const rows = [
    { kind: 'election', scope: 0, key: election.sourceKey ?? election.key, stored: election.key },
    ...keysOf('list', electionId, lists),
    ...keysOf('candidate', electionId, candidates),
  ]
  await sql`
    insert into source_key as s (format, kind, scope, key, id)
    select distinct on (r.kind, r.scope, r.key) ${format}, r.kind, r.scope, r.key, k.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, scope integer, key text, stored text)
    join catalogue_key k on k.kind = r.kind and k.scope = r.scope and k.key = r.stored
    on conflict (format, kind, scope, key) do update set id = excluded.id where s.id <> excluded.id`.execute(tx)
}

function keysOf(kind: string, scope: number, parts: ElectionBundle['lists'] | ElectionBundle['candidates']) {
  return parts.map(({ key, sourceKey }) => ({ kind, scope, key: sourceKey ?? key, stored: key }))
}
