import type { CouncillorRecord } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { isInvented } from '../sides.ts'
import type { StoredCandidate } from '../stored-candidates.ts'

type Row = Pick<CouncillorRecord, 'key' | 'aliases' | 'firstName' | 'lastName'> & {
  readonly id: number
  readonly personId: number
  readonly hasPortrait: boolean
}

/**
 * The real people of parliaments and governments as pictures name them: `id` is the number by which what belongs to a person is stored, `number` the one
 * in the address of the page.
 */
export async function readStoredCouncillors(db: QueryExecutorProvider): Promise<StoredCandidate[]> {
  const { rows } = await sql<Row>`
    select c.numbers[1] as id, c.id as person_id, c.record->>'key' as key, c.record->'aliases' as aliases,
      c.record->>'firstName' as first_name, c.record->>'lastName' as last_name,
      exists (select from councillor_portrait p where p.councillor_number = any(c.numbers)) as has_portrait
    from councillor c where not ${isInvented('c')} order by c.id`.execute(db)
  return rows.map(({ personId, aliases, ...row }) => ({ ...row, number: String(personId), aliases: aliases.filter(isNumbered) }))
}

/** Names are none by which a picture is known: several people may share one. */
function isNumbered(alias: string): boolean {
  return !alias.startsWith('name/')
}
