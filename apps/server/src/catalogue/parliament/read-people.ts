import type {
  CantonCode,
  CouncillorMandate,
  CouncillorRecord,
  CouncillorSnapshot,
  InterestRecord,
  WholeCouncillor,
} from '@plenara/contract'
import type { PersonFacts } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { cantonOf } from './parliament-tables.ts'
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
  const numbers = formerNumbers([id])
  const { rows } = await sql<CouncillorRead>`
    select id, record, numbers, mandates from councillor
    where id = ${id} or numbers && ${numbers}::integer[] order by (id = ${id}) desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const interests = await sql<StoredRecord<InterestRecord>>`
    select id, record from interest where councillor_number = any(${row.numbers}::integer[]) order by id`.execute(db)
  return { councillor: councillorOf(row), interests: interests.rows.map(identified) }
}

/** Which of these ids lead to a person, as `readCouncillor` finds them. */
export async function readKnownCouncillors(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<Pick<CouncillorRead, 'id' | 'numbers'>>`
    select id, numbers from councillor where id = any(${ids}::bigint[]) or numbers && ${formerNumbers(ids)}::integer[]`.execute(db)
  const known = new Set(rows.flatMap(({ id, numbers }) => [id, ...numbers.map(storeId)]))
  return new Set(ids.filter((id) => known.has(id)))
}

/** The numbers that ids of the store's own range stand for. */
function formerNumbers(ids: readonly number[]): number[] {
  return ids.map((id) => id - FIRST_STORE_ID + 1).filter((number) => number > 0 && number <= MAX_NUMBER)
}

interface Born {
  readonly cantonCode: CantonCode
  readonly birthYear: number
}

/** The people who were born in a year and belong to a canton, former ones too. */
export async function readCouncillorsBorn(db: Database, { cantonCode, birthYear }: Born): Promise<PersonFacts[]> {
  const { rows } = await sql<Omit<PersonFacts, 'birthYear' | 'cantonCode'>>`
    select id, record->>'firstName' as first_name, record->>'lastName' as last_name from councillor
    where canton_id = ${cantonOf(cantonCode)}
      and coalesce(record->>'birthYear', left(record->>'birthDate', 4)) = ${String(birthYear)} order by id`.execute(db)
  return rows.map((row) => ({ ...row, birthYear, cantonCode }))
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
