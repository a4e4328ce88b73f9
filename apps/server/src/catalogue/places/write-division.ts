import type { DivisionRecord, LocalizedText } from '@plenara/contract'
import { groupBy } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { StartError } from '../../platform/start-error.ts'
import { cantonIdOf } from './canton-id.ts'
import { constituenciesOf, storeDay } from './directory-days.ts'
import { allocateIds } from '../write/keys.ts'
import { upsertRows } from '../write/rows.ts'

/** Grounds without inhabitants that several municipalities own. */
const NOBODY_VOTES: readonly number[] = [2391, 5391]
const NAMED = 5

interface Stored {
  readonly id: number
  readonly name: LocalizedText
}

type Constituency = DivisionRecord['constituencies'][number]

/**
 * Writes the constituencies of a canton, all of them. One that the canton has under the same name keeps its id, and with it the elections and voters in
 * it. Returns how many rows changed. Throws `StartError` where a municipality is unknown or in no constituency, or an election is held in one that would
 * go.
 */
export async function writeDivision(tx: QueryExecutorProvider, { cantonCode, constituencies }: DivisionRecord): Promise<number> {
  const cantonId = cantonIdOf(cantonCode)
  await checkMunicipalities(tx, cantonCode, constituencies)
  const stored = await sql<Stored>`select id, name from constituency where canton_id = ${cantonId} order by id`.execute(tx)
  const fresh = constituencies.filter((one) => !sameName(stored.rows, one))
  const idOf = await allocateIds(
    tx,
    'constituency',
    fresh.map(({ key }) => ({ scope: cantonId, key })),
  )
  const withId = constituencies.map((one) => ({ ...one, id: sameName(stored.rows, one)?.id ?? idOf(cantonId, one.key) }))
  const rows = withId.map(({ id, name, seats }) => ({ id, cantonId, name, seats }))
  let changed = await upsertRows(
    tx,
    { table: 'constituency', key: ['id'], columns: { id: 'integer', cantonId: 'integer', name: 'jsonb', seats: 'integer' } },
    rows,
  )
  changed += await assignMunicipalities(tx, withId)
  changed += await deleteOthers(
    tx,
    cantonId,
    rows.map(({ id }) => id),
  )
  return changed + (await storeDay(tx, constituenciesOf(cantonCode)))
}

function sameName(stored: readonly Stored[], { name }: Constituency): Stored | undefined {
  const wanted = new Set(Object.values(name).map(lettersOf))
  return stored.find((one) => Object.values(one.name).some((text) => wanted.has(lettersOf(text))))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

async function checkMunicipalities(
  tx: QueryExecutorProvider,
  cantonCode: DivisionRecord['cantonCode'],
  constituencies: readonly Constituency[],
): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select bfs_number as number, name from municipality where canton_id = ${cantonIdOf(cantonCode)}`.execute(tx)
  const named = new Set(constituencies.flatMap(({ municipalities }) => municipalities))
  const municipalityNumbers = new Set(rows.map(({ number }) => number))
  const unknown = [...named].filter((number) => !municipalityNumbers.has(number))
  if (unknown.length > 0) throw new StartError(`${cantonCode} has no municipality ${unknown.slice(0, NAMED).join(', ')}`)
  const left = rows.filter(({ number }) => !named.has(number) && !NOBODY_VOTES.includes(number))
  if (left.length === 0) return
  const names = left.slice(0, NAMED).map(({ number, name }) => `${number} ${name}`)
  throw new StartError(`${left.length} municipalities of ${cantonCode} are in no constituency: ${names.join(', ')}`)
}

/** A municipality that stands in several constituencies is divided between them. */
async function assignMunicipalities(
  tx: QueryExecutorProvider,
  constituencies: readonly { readonly id: number; readonly municipalities: readonly number[] }[],
): Promise<number> {
  const pairs = constituencies.flatMap(({ id, municipalities }) => municipalities.map((number) => ({ number, id })))
  const rows = [...groupBy(pairs, ({ number }) => number)].map(([number, found]) => {
    const ids = found.map(({ id }) => id)
    return { number, id: ids.length === 1 ? ids[0] : null, ids: ids.length === 1 ? null : ids }
  })
  const { numAffectedRows } = await sql`
    update municipality as t set constituency_id = r.id, constituency_ids = r.ids
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number integer, id integer, ids integer[])
    where t.bfs_number = r.number and (t.constituency_id, t.constituency_ids) is distinct from (r.id, r.ids)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function deleteOthers(tx: QueryExecutorProvider, cantonId: number, ids: readonly number[]): Promise<number> {
  const isOther = sql`c.canton_id = ${cantonId} and not c.id = any(${ids}::integer[])`
  const { rows } = await sql<{ id: number; count: number }>`
    select c.id, count(*)::integer as count from constituency c join election e on e.constituency_id = c.id where ${isOther} group by c.id`.execute(
    tx,
  )
  if (rows[0]) throw new StartError(`${rows[0].count} elections are held in constituency ${rows[0].id}, which the file does not have`)
  const { numAffectedRows } = await sql`delete from constituency as c where ${isOther}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
