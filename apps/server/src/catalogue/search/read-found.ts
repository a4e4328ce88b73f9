import type { Found, KnowledgeText } from '@plenara/api'
import type { AffairRecord } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { COUNCILLOR_COLUMNS, type CouncillorRead, councillorOf } from '../parliament/read-people.ts'
import { readVotes } from '../parliament/read-votes.ts'
import { identified, markOf, type StoredRecord } from '../parliament/stored-record.ts'
import type { FoundEntry } from './find-entries.ts'

/** The records of entries, each by its kind and id; what went away since is left out. */
export async function readFound(db: Database, entries: readonly FoundEntry[]): Promise<ReadonlyMap<string, Found>> {
  const idsOf = (...kinds: readonly Found['kind'][]) => entries.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const found = [
    ...(await readPeople(db, idsOf('person'))),
    ...(await readFoundVotes(db, idsOf('people-vote', 'parliament-vote'))),
    ...(await readAffairs(db, idsOf('affair'))),
    ...(await readTexts(db, idsOf('article', 'word'))),
  ]
  return new Map(found.map(([id, one]) => [`${one.kind}/${id}`, one]))
}

type ById = readonly [id: number, found: Found]

async function readPeople(db: Database, ids: readonly number[]): Promise<ById[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CouncillorRead>`select ${COUNCILLOR_COLUMNS} from councillor c where id = any(${ids}::bigint[])`.execute(db)
  return rows.map((row) => [row.id, { kind: 'person', councillor: councillorOf(row) }])
}

async function readFoundVotes(db: Database, ids: readonly number[]): Promise<ById[]> {
  const votes = await readVotes(db, ids)
  return votes.map((vote) => [vote.record.id, { kind: vote.isPeoples ? 'people-vote' : 'parliament-vote', vote }])
}

async function readAffairs(db: Database, ids: readonly number[]): Promise<ById[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredRecord<AffairRecord>>`
    select id, record, ${markOf('a')} from affair a where id = any(${ids}::bigint[])`.execute(db)
  return rows.map((row) => [row.id, { kind: 'affair', affair: identified(row) }])
}

async function readTexts(db: Database, ids: readonly number[]): Promise<ById[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<KnowledgeText & { id: number }>`
    select id, kind, min(path) as path, json_object_agg(lang, title) as title, json_object_agg(lang, text) as text
    from knowledge_text where id = any(${ids}::bigint[]) group by id, kind`.execute(db)
  return rows.map(({ id, ...text }) => [id, { kind: text.kind, text }])
}
