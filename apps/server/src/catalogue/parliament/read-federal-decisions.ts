import type { Decision, MemberDecisions, ParliamentReference } from '@plenara/contract'
import { newDecisionTable } from '@plenara/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ARRAYS, numbersOf } from './read-decisions.ts'
import { readMembers } from './read-people.ts'

/** Votes that are read at once: reading the numbers of 500 takes about 15 ms, in which nothing else is answered. */
const CHUNK = 200

type Row = Readonly<Record<Decision, string>> & { readonly id: number; readonly day: string; readonly isDecided: boolean }

/** How the present members of both chambers voted, newest vote first. A member costs a byte per vote. */
export async function readFederalDecisions(db: Database, { councils }: ParliamentReference): Promise<MemberDecisions> {
  const chambers = councils.filter(({ level, type }) => level === 'federal' && type === 'legislative')
  return readDecisionTable(
    db,
    chambers.map(({ key }) => key),
    sql`true`,
  )
}

/** How the present members of a council voted in it, newest vote first. */
export async function readCouncilDecisions(db: Database, councilKey: string): Promise<MemberDecisions> {
  return readDecisionTable(db, [councilKey], sql`e.council_key = ${councilKey}`)
}

/** @param where which votes are looked at, as a condition on entries of votes `e` */
async function readDecisionTable(db: Database, councilKeys: readonly string[], where: RawBuilder<unknown>): Promise<MemberDecisions> {
  const members = await readMembers(db, councilKeys)
  const table = newDecisionTable(members)
  let last: Pick<Row, 'id' | 'day'> | undefined = { day: '9999-12-31', id: Number.MAX_SAFE_INTEGER }
  while (last) {
    const rows = await readBefore(db, last, where)
    for (const row of rows) if (row.isDecided) table.add(row.id, numbersOf(row))
    last = rows.length < CHUNK ? undefined : rows.at(-1)
  }
  return table.build()
}

async function readBefore(db: Database, { day, id }: Pick<Row, 'id' | 'day'>, where: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with page as materialized (
      select e.id, e.key, e.day from vote_entry e where not e.is_peoples and ${where} and (e.day, e.id) < (${day}, ${id})
      order by e.day desc, e.id desc limit ${CHUNK}
    )
    select p.id, p.day, d.vote_key is not null as is_decided, ${ARRAYS} from page p left join vote_decision d on d.vote_key = p.key order by p.day desc, p.id desc`.execute(
    db,
  )
  return rows
}
