import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'
import type { ElectionBundle } from '@plenara/contract'
import { type Delivery, groupBy } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Records per piece of text: a whole ballot as one text is as large as all of its records together. */
const CHUNK = 1_000

/** A delivery as it lies in the database; the last one of the same format is as large as what is imported, and seldom asked. */
export interface StoredDelivery {
  readonly format: string
  readonly precedence: number
  readonly packed: Buffer
}

/** What a stored delivery says. */
export function deliveryIn({ format, precedence, packed }: StoredDelivery): Delivery {
  return { format, precedence, bundle: unpackBundle(packed) }
}

/** What the formats have said of elections, by their keys. */
export async function readDeliveries(
  tx: QueryExecutorProvider,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredDelivery[]>> {
  const { rows } = await sql<StoredDelivery & { readonly key: string }>`
    select k.key, d.format, d.precedence, d.bundle as packed from election_delivery d
    join catalogue_key k on k.kind = 'election' and k.scope = 0 and k.id = d.election_id
    where k.key = any(${[...new Set(keys)]}::text[]) order by d.format`.execute(tx)
  return groupBy(rows, ({ key }) => key)
}

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

/** What a format said of an election, small enough to be kept for every one: the same bundle gives the same bytes. */
export async function packBundle(bundle: ElectionBundle): Promise<Buffer> {
  const gzip = createGzip({ level: 1 })
  const [packed] = await Promise.all([buffer(gzip), pipeline(Readable.from(jsonPieces(bundle)), gzip)])
  return packed
}

/** Unpacks what `packBundle` packed. */
export function unpackBundle(packed: Buffer): ElectionBundle {
  return JSON.parse(gunzipSync(packed).toString('utf8'))
}

/** What `JSON.stringify` gives, piece by piece. */
function* jsonPieces(bundle: ElectionBundle): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(bundle)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (Array.isArray(value)) yield* arrayPieces(value)
    else yield JSON.stringify(value)
  }
  yield '}'
}

function* arrayPieces(items: readonly unknown[]): Generator<string> {
  yield '['
  for (let start = 0; start < items.length; start += CHUNK) {
    yield `${start > 0 ? ',' : ''}${JSON.stringify(items.slice(start, start + CHUNK)).slice(1, -1)}`
  }
  yield ']'
}
