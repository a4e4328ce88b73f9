import type { ExplanationRecord, ParliamentCounts, ParliamentImport, QuestionVoteRecord, SeatRecord } from '@plenara/contract'
import { FEDERAL_COUNCILS, groupBy, parliamentCountsOf } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Lease } from '../../db/job-lease.ts'
import { type ChangeOrigin, changeCatalogue, withoutSource } from '../change/change-catalogue.ts'
import type { CatalogueDifference } from '../../db/schema/import-log.ts'
import { writeMissingReference } from '../places/reference-data.ts'
import { type TableSpec, upsertRows } from '../write/rows.ts'
import type { StoredLoss } from '../plan/stored-losses.ts'
import { linkArticles } from './link-articles.ts'
import {
  AFFAIR,
  AFFAIR_DOCUMENT,
  ARTICLE,
  COUNCIL,
  GROUP,
  OUTLET,
  PARLIAMENT_PARTY,
  PARLIAMENT_VOTE,
  PEOPLE_VOTE,
  SESSION,
  TOPIC,
} from './parliament-tables.ts'
import { voteLossesOf } from './vote-losses.ts'
import { writeCouncillors, writeOfMembers, writeSpeeches } from './write-councillors.ts'
import { writeDecisions } from './write-decisions.ts'
import { writeMunicipalResults } from './municipal-results.ts'
import { writeKeyed } from './write-keyed.ts'

export interface WrittenParliament {
  /** What the import holds, whether it was new or not. */
  readonly counts: ParliamentCounts
  readonly dataVersion: number
  /** Whether the data changed. */
  readonly changed: boolean
  readonly difference: CatalogueDifference
  /** What stored results would lose. Without the operator's word nothing of the import is kept. */
  readonly losses: readonly StoredLoss[]
  readonly isRefused: boolean
}

export interface ParliamentOptions {
  /** What may be lost; absent: everything. */
  readonly accepted?: ReadonlySet<string>
  /** Without which nothing may be written. */
  readonly lease?: Pick<Lease, 'check'>
}

const SEATING: TableSpec<{ readonly councilKey: string; readonly seats: readonly SeatRecord[] }> = {
  table: 'council_seating',
  key: ['councilKey'],
  columns: { councilKey: 'text', seats: 'jsonb' },
}
const QUESTION_VOTE: TableSpec<QuestionVoteRecord> = {
  table: 'question_vote',
  key: ['questionnaireKey', 'questionKey', 'voteKey'],
  columns: { questionnaireKey: 'text', questionKey: 'text', voteKey: 'text', yesMeans: 'text', reviewedBy: 'text', reviewedOn: 'text' },
}
const EXPLANATION: TableSpec<Pick<ExplanationRecord, 'peopleVoteKey' | 'source' | 'language'> & { readonly record: ExplanationRecord }> = {
  table: 'explanation',
  key: ['peopleVoteKey', 'source', 'language'],
  columns: { peopleVoteKey: 'text', source: 'text', language: 'text', record: 'jsonb' },
}

/**
 * Writes what a source says about parliaments, votes and news as one change of the public data. It is merged with what other sources said;
 * nothing is removed, because no source is complete. The same import again changes nothing. Changed tables are analyzed at once, or the first
 * searches after a large import would be planned for empty tables.
 */
export async function writeParliament(
  db: Database,
  data: ParliamentImport,
  origin: ChangeOrigin,
  { accepted, lease }: ParliamentOptions = {},
): Promise<WrittenParliament> {
  return changeCatalogue(db, origin, async (tx) => {
    await lease?.check(tx)
    if (origin.isPlan) await writeMissingReference(tx)
    const losses = accepted ? await voteLossesOf(tx, data.peopleVotes ?? []) : []
    const isRefused = losses.some(({ loss }) => !accepted?.has(loss))
    const { records, news } = await write(tx, data)
    if (records > 0)
      await sql`analyze councillor, affair, vote, vote_entry, vote_decision, search_entry, search_word, search_word_count`.execute(tx)
    if (news > 0) await sql`analyze article`.execute(tx)
    return { changed: records + news > 0, isNews: records === 0 && news > 0, counts: parliamentCountsOf(data), losses, isRefused }
  })
}

/** How many rows changed. */
interface Changed {
  readonly records: number
  /** Articles, and which people they name. */
  readonly news: number
}

async function write(tx: QueryExecutorProvider, data: ParliamentImport): Promise<Changed> {
  let records = await writeFederalCouncils(tx)
  records += await writeKeyed(tx, COUNCIL, data.councils ?? [])
  records += await writeSeating(tx, data.seats ?? [])
  records += await writeKeyed(tx, GROUP, data.groups ?? [])
  records += await writeKeyed(tx, PARLIAMENT_PARTY, data.parliamentParties ?? [])
  records += await writeKeyed(tx, SESSION, data.sessions ?? [])
  records += await writeKeyed(tx, TOPIC, data.topics ?? [])
  records += await writeKeyed(tx, OUTLET, data.outlets ?? [])
  const people = await writeCouncillors(tx, data.councillors ?? [])
  records += people + (await writeOfMembers(tx, 'interest', data.interests ?? []))
  records += await writeOfMembers(tx, 'membership', data.memberships ?? [])
  records += await writeSpeeches(tx, data.speeches ?? [])
  records += await writeKeyed(tx, AFFAIR, data.affairs ?? [])
  records += await writeKeyed(tx, AFFAIR_DOCUMENT, data.affairDocuments ?? [])
  records += await writeKeyed(tx, PARLIAMENT_VOTE, data.parliamentVotes ?? [])
  records += await writeDecisions(tx, data.decisions ?? [])
  records += await upsertRows(tx, QUESTION_VOTE, data.questionVotes ?? [])
  records += await writeKeyed(tx, PEOPLE_VOTE, data.peopleVotes ?? [])
  records += await writeMunicipalResults(tx, data.municipalResults ?? [])
  records += await writeExplanations(tx, data.explanations ?? [])
  const articles = await writeKeyed(tx, ARTICLE, data.articles ?? [])
  return { records, news: articles + (await linkChanged(tx, data, people > 0)) }
}

/** Adds the federal councils that no source has provided yet; what a source says about them takes precedence. */
async function writeFederalCouncils(tx: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    select key from council where key = any(${FEDERAL_COUNCILS.map(({ key }) => key)}::text[])`.execute(tx)
  const storedKeys = new Set(rows.map(({ key }) => key))
  const missing = FEDERAL_COUNCILS.filter(({ key }) => !storedKeys.has(key))
  return withoutSource(tx, () => writeKeyed(tx, COUNCIL, missing))
}

async function writeSeating(tx: QueryExecutorProvider, seats: readonly SeatRecord[]): Promise<number> {
  const rows = [...groupBy(seats, ({ councilKey }) => councilKey)].map(([councilKey, all]) => ({ councilKey, seats: all }))
  return upsertRows(tx, SEATING, rows)
}

async function writeExplanations(tx: QueryExecutorProvider, records: readonly ExplanationRecord[]): Promise<number> {
  const rows = records.map((record) => ({
    peopleVoteKey: record.peopleVoteKey,
    source: record.source,
    language: record.language,
    record,
  }))
  return upsertRows(tx, EXPLANATION, rows)
}

/** Articles of earlier imports may name new people. */
async function linkChanged(tx: QueryExecutorProvider, { articles = [] }: ParliamentImport, hasNewPeople: boolean): Promise<number> {
  if (hasNewPeople) return linkArticles(tx, null)
  return articles.length === 0
    ? 0
    : linkArticles(
        tx,
        articles.map(({ key }) => key),
      )
}
