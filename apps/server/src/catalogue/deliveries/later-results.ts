import type { ElectionResultRecord, LaterResultRecord } from '@plenara/contract'
import { mergeDeliveries, renamedResult } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { MergeOptions } from './merge-stored.ts'
import { deliveryIn, readDeliveries, writeDeliveries } from './stored-deliveries.ts'

/** Results that come alone, under the keys of the stored elections in place of those of their source; unknown ones as they are. */
export async function atStoredKeys(tx: QueryExecutorProvider, results: readonly LaterResultRecord[]): Promise<LaterResultRecord[]> {
  const translated: LaterResultRecord[] = []
  for (const record of results) translated.push(await translate(tx, record))
  return translated
}

async function translate(tx: QueryExecutorProvider, record: LaterResultRecord): Promise<LaterResultRecord> {
  const { rows } = await sql<{ id: number; key: string; format: string }>`
    select k.id, k.key, s.format from source_key s join catalogue_key k on k.kind = 'election' and k.scope = 0 and k.id = s.id
    where s.kind = 'election' and s.scope = 0 and s.key = ${record.electionKey}`.execute(tx)
  const [election] = rows
  if (!election) return record
  const { rows: parts } = await sql<{ kind: string; said: string; key: string }>`
    select s.kind, s.key as said, k.key from source_key s join catalogue_key k on k.kind = s.kind and k.scope = s.scope and k.id = s.id
    where s.format = ${election.format} and s.scope = ${election.id} and s.kind in ('list', 'candidate')`.execute(tx)
  const keysOf = (kind: string) => new Map(parts.filter((one) => one.kind === kind).map(({ said, key }) => [said, key]))
  const [lists, candidates] = [keysOf('list'), keysOf('candidate')]
  const result = renamedResult(
    record.result,
    (key) => lists.get(key) ?? key,
    (key) => candidates.get(key) ?? key,
  )
  return { electionKey: election.key, result }
}

/**
 * The result that counts, now that a format tells one, and why it is not the one of the format. Nothing is merged where the ballot came
 * in another way.
 */
export async function resultAmongOthers(
  tx: QueryExecutorProvider,
  { electionId, electionKey, result }: { readonly electionId: number; readonly electionKey: string; readonly result: ElectionResultRecord },
  { format, accepted }: MergeOptions,
): Promise<{ readonly result: ElectionResultRecord; readonly conflicts: readonly string[] }> {
  const deliveries = ((await readDeliveries(tx, [electionKey])).get(electionKey) ?? []).map(deliveryIn)
  const delivered = deliveries.find((one) => one.format === format)
  if (!delivered) return { result, conflicts: [] }
  const others = deliveries.filter((one) => one !== delivered)
  const highest = Math.max(0, ...others.map(({ precedence }) => precedence))
  const precedence = accepted.has('older') && others.length > 0 ? highest + 1 : delivered.precedence
  const delivery = { ...delivered, precedence, bundle: { ...delivered.bundle, result } }
  await writeDeliveries(tx, [{ electionId, delivery }])
  if (others.length === 0) return { result, conflicts: [] }
  const merged = mergeDeliveries([delivery, ...others], format)
  return { result: merged?.bundle.result ?? result, conflicts: merged?.conflicts ?? [] }
}
