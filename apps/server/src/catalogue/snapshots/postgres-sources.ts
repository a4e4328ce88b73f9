import type { SourceCatalogue } from '@plenara/api'
import { type DataSource, SET_UP_PARTS, type SetUpPart, type SourceKind } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isSameSource } from '../change/change-catalogue.ts'
import { perVersion } from './per-version.ts'
import { isInvented } from '../sides.ts'
import { STAMPED_TABLES } from '../edit/stamped-tables.ts'

const COLUMNS = sql`l.id, l.format, l.name, l.address, l.licence, l.file_hash, l.fictional,
  (select max(o.imported_at) from import_log o where o.undone_at is null and ${isSameSource('o', 'l')}) as imported_at`

type Row = Omit<DataSource, 'importedAt' | 'kind'> & { readonly format: string; readonly importedAt: Date | null }

/**
 * The sources from the import log: what readers are told, and nothing of who imported. To find that nothing is left of an import takes a look at every
 * record there is, so that this is done once for each version, and by itself for imports that are younger alone.
 */
export function createPostgresSources(db: Database, version: () => Promise<number>): SourceCatalogue {
  const known = perVersion(version, () => readKnown(db))
  return {
    source: async (sourceId) => {
      if (sourceId > 2_147_483_647) return null
      const { used, last } = await known()
      if (sourceId <= last) return used.get(sourceId) ?? null
      const { rows } = await sql<Row>`select ${COLUMNS}, l.data_date from import_log l where l.id = ${sourceId} and ${isUsed}`.execute(db)
      return rows[0] ? sourceOf(rows[0]) : null
    },
    sources: async () => {
      const { rows } = await sql<Row>`
        select distinct on (l.fictional, l.name, l.address, l.licence) ${COLUMNS},
          max(l.data_date) over (partition by l.fictional, l.name, l.address, l.licence) as data_date
        from import_log l where ${isUsed} order by l.fictional, l.name, l.address, l.licence, l.id desc`.execute(db)
      return rows.map(sourceOf)
    },
    parts: () => Promise.all(SET_UP_PARTS.map((part) => countPart(db, part))),
  }
}

async function readKnown(db: Database) {
  const { rows: logged } = await sql<{ last: number | null }>`select max(id) as last from import_log`.execute(db)
  const { rows } = await sql<Row>`select ${COLUMNS}, l.data_date from import_log l where ${isUsed}`.execute(db)
  return { used: new Map(rows.map((row) => [row.id, sourceOf(row)])), last: logged[0]?.last ?? 0 }
}

/** Some record still has the stamp of the import. */
const isUsed = sql`(${sql.join(
  STAMPED_TABLES.map((table) => sql`l.id in (select t.source_id from ${sql.table(table)} t)`),
  sql` or `,
)})`

function sourceOf({ format, name, importedAt, ...source }: Row): DataSource {
  const known = KINDS.get(format) ?? null
  const kind = name === null && (known === null || known === 'format') ? 'operator' : known
  return { ...source, name: kind && kind !== 'format' ? null : name, kind, importedAt: importedAt?.toISOString() ?? null }
}

/** Formats that nobody publishes, by name; of those that any office may deliver, the name is all that is known. */
const KINDS: ReadonlyMap<string, SourceKind> = new Map([
  ['demonstration', 'demonstration'],
  ...['answers', 'candidates', 'portraits'].map((format) => [format, 'candidates'] as const),
  ...['questionnaire', 'question-votes'].map((format) => [format, 'questions'] as const),
  ...['ech0252', 'onegov', 'onegov-votes', 'wabstic'].map((format) => [format, 'format'] as const),
  ['feed', 'news'],
  ['surveys', 'surveys'],
  ...['constituencies', 'coats-of-arms', 'parties', 'ballot-rules', 'election-dates', 'councillor-portraits'].map(
    (format) => [format, 'operator'] as const,
  ),
])

/** Whose answers are stored; what belongs to an invented election is invented, whoever said it. */
const ANSWERED = sql`(select ${isInvented('a')} as invented from candidate_answers a
    where not exists (select from published_statement p where p.candidate_id = a.candidate_id)
  union all select e.fictional from published_statement p join candidate c on c.id = p.candidate_id join election e on e.id = c.election_id)`

const PARTS: Readonly<Record<SetUpPart['part'], { readonly from: RawBuilder<unknown>; readonly invented: RawBuilder<unknown> }>> = {
  places: { from: sql`locality t`, invented: sql`false` },
  parties: { from: sql`party t`, invented: isInvented('t') },
  elections: { from: sql`election t`, invented: sql`t.fictional` },
  questions: { from: sql`question t`, invented: isInvented('t') },
  answers: { from: sql`${ANSWERED} t`, invented: sql`t.invented` },
  results: { from: sql`election_result t`, invented: isInvented('t') },
  councils: { from: sql`council t`, invented: isInvented('t') },
  people: { from: sql`councillor t`, invented: isInvented('t') },
  votes: { from: sql`vote t where not t.is_peoples`, invented: isInvented('t') },
  peopleVotes: { from: sql`vote t where t.is_peoples`, invented: isInvented('t') },
  articles: { from: sql`article t`, invented: isInvented('t') },
}

async function countPart(db: Database, part: SetUpPart['part']): Promise<SetUpPart> {
  const { from, invented } = PARTS[part]
  const { rows } = await sql<{ total: number; fictional: number }>`
    select count(*)::int as total, (count(*) filter (where ${invented}))::int as fictional from ${from}`.execute(db)
  const { total = 0, fictional = 0 } = rows[0] ?? {}
  return { part, real: total - fictional, fictional }
}
