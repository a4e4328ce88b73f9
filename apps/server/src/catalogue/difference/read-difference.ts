import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ballotFacts, candidateFacts, questionFacts } from './ballot-facts.ts'
import type { CatalogueDifference, KindDifference, StrikingFact } from '../../db/schema/import-log.ts'
import { type Names, type RowChange, readChangesOf, touchedTables } from './changed-rows.ts'
import { electedIn, resultFacts } from './result-facts.ts'

const KINDS: Readonly<Record<string, string>> = {
  official_list: 'lists',
  candidate_portrait: 'portraits',
  candidate_profile: 'profiles',
  candidate_answers: 'candidates with answers',
  election_result: 'results',
  result_draft: 'drafts of results',
  category: 'categories',
  axis: 'axes',
  constituency: 'constituencies',
  municipality: 'municipalities',
  locality: 'postcodes',
  party: 'parties',
  place_directory: 'directories of places',
  coat_of_arms: 'coats of arms',
  council_seating: 'seatings',
  councillor_portrait: 'portraits of councillors',
  speech: 'speeches',
  parliament_party: 'parties of parliaments',
  parliament_session: 'sessions',
  parliamentary_group: 'groups',
  media_outlet: 'outlets',
  vote_decision: 'votes with decisions',
  municipal_result: 'cantons with results of municipalities',
  affair_document: 'documents',
  question_vote: 'votes of questions',
  election_delivery: 'descriptions of elections',
  party_merge: 'merged parties',
}

const MOST_STRIKING = 10

/** The tables whose rows are looked at one by one. */
const LOOKED_AT = new Set([
  ...['candidate', 'candidate_answers', 'candidate_portrait', 'candidate_profile', 'election', 'official_list', 'question'],
  ...['election_result', 'result_draft'],
])

/** What the import of this transaction changed so far. Statements that a later one took back do not count. */
export async function readDifference(tx: Database, importId: number): Promise<CatalogueDifference> {
  await sql`set local work_mem = '64MB'`.execute(tx)
  const kinds: Record<string, KindDifference> = {}
  const changes = new Map<string, readonly RowChange[]>()
  for (const table of await touchedTables(tx, importId)) {
    const { counts, rows } = await readChangesOf(tx, { importId, table, withRows: LOOKED_AT.has(table) })
    if (counts.added + counts.changed + counts.removed === 0) continue
    kinds[KINDS[table] ?? `${table}s`] = counts
    changes.set(table, rows)
  }
  const of = (table: string) => changes.get(table) ?? []
  const results = await withPublished(tx, [...of('result_draft'), ...of('election_result')])
  const names = await readNames(tx, changes, electedIn(results))
  const facts = [
    ...resultFacts(results, names),
    ...candidateFacts(
      { people: of('candidate'), answers: of('candidate_answers'), portraits: of('candidate_portrait'), profiles: of('candidate_profile') },
      names,
    ),
    ...ballotFacts({ elections: of('election'), lists: of('official_list') }, names),
    ...questionFacts(of('question')),
    ...removalFacts(kinds),
  ]
  return { kinds, striking: mostStriking(facts) }
}

/** A draft without a former one is compared with the published result. */
async function withPublished(tx: Database, changes: readonly RowChange[]): Promise<RowChange[]> {
  const ids = changes.flatMap(({ before, after }) => (before === null && after !== null ? [Number(after.election_id)] : []))
  const { rows } = await sql<{ id: number; row: Record<string, unknown> }>`
    select election_id as id, to_jsonb(r) as row from election_result r where election_id = any(${ids}::integer[])`.execute(tx)
  const published = new Map(rows.map(({ id, row }) => [id, row]))
  return changes.map(({ before, after }) => ({ before: before ?? published.get(Number(after?.election_id)) ?? null, after }))
}

/** Of an election only those are named who are elected or no longer elected, and whose own rows changed. */
async function readNames(tx: Database, changes: ReadonlyMap<string, readonly RowChange[]>, elected: readonly number[]): Promise<Names> {
  const all = [...changes.values()].flat().flatMap(({ before, after }) => [before ?? {}, after ?? {}])
  const ids = [...new Set(all.flatMap((row) => Number(row.election_id ?? (row.seat_method ? row.id : 0)) || []))]
  const named = [...new Set([...elected, ...all.flatMap((row) => Number(row.candidate_id) || [])])]
  const { rows: elections } = await sql<{ id: number; name: string }>`
    select id, coalesce(name ->> 'de', (select value from jsonb_each_text(name) limit 1), '') as name
    from election where id = any(${ids}::integer[])`.execute(tx)
  const { rows: candidates } = await sql<{ id: number; name: string }>`
    select id, first_name || ' ' || last_name as name from candidate where id = any(${named}::integer[])`.execute(tx)
  const gone = (changes.get('candidate') ?? []).flatMap(({ before }) =>
    before ? [[Number(before.id), `${before.first_name} ${before.last_name}`] as const] : [],
  )
  return {
    elections: new Map(elections.map(({ id, name }) => [id, `${name} (${id})`])),
    candidates: new Map([...gone, ...candidates.map(({ id, name }) => [id, name] as const)]),
  }
}

/** Kinds whose removals are told one by one. */
const TOLD = new Set([
  'candidates',
  'candidates with answers',
  'portraits',
  'profiles',
  'lists',
  'questions',
  'results',
  'drafts of results',
])

function removalFacts(kinds: Readonly<Record<string, KindDifference>>): StrikingFact[] {
  return Object.entries(kinds).flatMap(([kind, { removed }]) =>
    removed > 0 && !TOLD.has(kind) ? [{ what: `removed-${kind}`, weight: 45, text: `${removed} ${kind} are removed` }] : [],
  )
}

/** The heaviest facts; of equal weight in the order in which they were found. */
function mostStriking(facts: readonly StrikingFact[]): StrikingFact[] {
  return facts.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_STRIKING)
}
