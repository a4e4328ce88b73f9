import { realFirst } from '@plenara/api'
import type {
  CantonCode,
  CouncillorMandate,
  CouncillorRecord,
  CouncillorSnapshot,
  Identified,
  InterestRecord,
  MembershipRecord,
  SpeechRecord,
  WholeCouncillor,
} from '@plenara/contract'
import type { PersonFacts } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { portraitAddress } from '../snapshots/read-picture.ts'
import { cantonOf } from './parliament-tables.ts'
import { identified, markOf, type StoredRecord } from './stored-record.ts'
import { storeId } from './write-keyed.ts'

export interface CouncillorRead extends StoredRecord<CouncillorRecord> {
  readonly numbers: readonly number[]
  readonly mandates: readonly CouncillorMandate[]
  /** The hash of the picture. */
  readonly portrait: string | null
}

/** What is read of a person, who has the alias `c`. */
export const COUNCILLOR_COLUMNS = sql`id, record, numbers, mandates, ${markOf('c')},
  (select p.hash from councillor_portrait p where p.councillor_number = any(c.numbers) order by p.councillor_number limit 1) as portrait`
/** Of a person on one page. */
const SPEECHES_SHOWN = 10
const MAX_NUMBER = 999_999_999
const FIRST_STORE_ID = storeId(1)

/** A person, also by the id that the person had before a source provided a number. */
export async function readCouncillor(db: Database, id: number): Promise<WholeCouncillor | null> {
  const numbers = formerNumbers([id])
  const { rows } = await sql<CouncillorRead>`
    select ${COUNCILLOR_COLUMNS} from councillor c
    where id = ${id} or numbers && ${numbers}::integer[] order by (id = ${id}) desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const isOwn = sql<boolean>`councillor_number = any(${row.numbers}::integer[])`
  const interests = await sql<StoredRecord<InterestRecord>>`select id, record from interest where ${isOwn} order by ${lasting}, id`.execute(
    db,
  )
  const memberships = await sql<
    StoredRecord<MembershipRecord>
  >`select id, record from membership where ${isOwn} order by ${lasting}, id`.execute(db)
  return {
    councillor: councillorOf(row),
    interests: interests.rows.map(identified),
    memberships: memberships.rows.map(identified),
  }
}

/** What goes on before what has ended, of each the younger first. */
const lasting = sql`record->>'until' desc nulls first, record->>'from' desc nulls last`

/** The last speeches of a person, by numbers, the youngest first. */
export async function readSpeeches(db: Database, numbers: readonly number[]): Promise<Identified<SpeechRecord>[]> {
  const { rows } = await sql<StoredRecord<SpeechRecord>>`
    select id, record from speech where councillor_number = any(${numbers}::integer[]) order by day desc, id desc limit ${SPEECHES_SHOWN}`.execute(
    db,
  )
  return rows.map(identified)
}

/** Those of the ids by which `readCouncillor` finds a person. */
export async function readKnownCouncillors(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<Pick<CouncillorRead, 'id' | 'numbers'>>`
    select id, numbers from councillor where id = any(${ids}::bigint[]) or numbers && ${formerNumbers(ids)}::integer[]`.execute(db)
  const existing = new Set(rows.flatMap(({ id, numbers }) => [id, ...numbers.map(storeId)]))
  return new Set(ids.filter((id) => existing.has(id)))
}

/** The numbers that ids of the store's own range stand for. */
function formerNumbers(ids: readonly number[]): number[] {
  return ids.map((id) => id - FIRST_STORE_ID + 1).filter((number) => number > 0 && number <= MAX_NUMBER)
}

interface Born {
  readonly cantonCode: CantonCode
  readonly birthYear: number
}

/** The people born in a year who belong to a canton, including former members. */
export async function readCouncillorsBorn(db: Database, { cantonCode, birthYear }: Born): Promise<PersonFacts[]> {
  const { rows } = await sql<Omit<PersonFacts, 'birthYear' | 'cantonCode'>>`
    select id, record->>'firstName' as first_name, record->>'lastName' as last_name from councillor
    where canton_id = ${cantonOf(cantonCode)}
      and coalesce(record->>'birthYear', left(record->>'birthDate', 4)) = ${String(birthYear)} order by id`.execute(db)
  return rows.map((row) => ({ ...row, birthYear, cantonCode }))
}

/** Those in office in any of these councils, by last and first name; of a council with real members the invented ones are left out. */
export async function readMembers(db: Database, councilKeys: readonly string[]): Promise<CouncillorSnapshot[]> {
  const { rows } = await sql<CouncillorRead>`
    select ${COUNCILLOR_COLUMNS} from councillor c where council_key = any(${councilKeys}::text[]) and active`.execute(db)
  return realFirst(rows.map(councillorOf), ({ councilKey }) => councilKey ?? '').toSorted(byName)
}

export function councillorOf({ numbers, mandates, portrait, ...stored }: CouncillorRead): CouncillorSnapshot {
  return { ...identified(stored), numbers, mandates, portrait: portrait === null ? null : portraitAddress(portrait) }
}

export function byName(a: CouncillorSnapshot, b: CouncillorSnapshot): number {
  return a.lastName.localeCompare(b.lastName, 'de') || a.firstName.localeCompare(b.firstName, 'de') || a.id - b.id
}
