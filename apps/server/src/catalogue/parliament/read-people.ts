import type { CouncillorMandate, CouncillorRecord, CouncillorSnapshot, InterestRecord, WholeCouncillor } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { identified, type StoredRecord } from './stored-record.ts'
import { storeId } from './write-keyed.ts'

export interface CouncillorRead extends StoredRecord<CouncillorRecord> {
  readonly numbers: readonly number[]
  readonly mandates: readonly CouncillorMandate[]
}

const MAX_NUMBER = 999_999_999
const FIRST_STORE_ID = storeId(1)

/** A person, also by an id that the person had before a source told the number. */
export async function readCouncillor(db: Database, id: number): Promise<WholeCouncillor | null> {
  const former = id - FIRST_STORE_ID + 1
  const numbers = former > 0 && former <= MAX_NUMBER ? [former] : []
  const { rows } = await sql<CouncillorRead>`
    select id, record, numbers, mandates from councillor
    where id = ${id} or numbers && ${numbers}::integer[] order by (id = ${id}) desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const interests = await sql<StoredRecord<InterestRecord>>`
    select id, record from interest where councillor_number = any(${row.numbers}::integer[]) order by id`.execute(db)
  return { councillor: councillorOf(row), interests: interests.rows.map(identified) }
}

/** Those in office in any of these councils, by last and first name. */
export async function readMembers(db: Database, councilKeys: readonly string[]): Promise<CouncillorSnapshot[]> {
  const { rows } = await sql<CouncillorRead>`
    select id, record, numbers, mandates from councillor where council_key = any(${councilKeys}::text[]) and active`.execute(db)
  return rows.map(councillorOf).toSorted(byName)
}

export function councillorOf({ numbers, mandates, ...stored }: CouncillorRead): CouncillorSnapshot {
  return { ...identified(stored), numbers, mandates }
}

export function byName(a: CouncillorSnapshot, b: CouncillorSnapshot): number {
  return a.lastName.localeCompare(b.lastName, 'de') || a.firstName.localeCompare(b.firstName, 'de') || a.id - b.id
}
