import { type KnownPage, type ReadOptions, readTable, type TableQuery } from '@plenara/importers'
import { sql } from 'kysely'
import { dayBefore, type FetchRun, type FetchSource } from './fetch-source.ts'

type Language = TableQuery['language']

const LANGUAGES: readonly Language[] = ['DE', 'FR', 'IT', 'RM']
/** What votes and affairs refer to comes first. Of affairs the first run asks for the last year: all of them are several GB. */
const TABLES: readonly { readonly table: TableQuery['table']; readonly firstDays?: number }[] = [
  { table: 'Council' },
  { table: 'Party' },
  { table: 'ParlGroup' },
  { table: 'MemberCouncil' },
  { table: 'Session' },
  { table: 'Business', firstDays: 400 },
]
/** The votes of the first run are those of the last year's sessions, of later ones those of sessions that ended lately. */
const FIRST_SESSION_DAYS = 400
const SESSION_DAYS = 30
/** What the service changed on the day of the last run may have come after it. */
const OVERLAP_DAYS = 2

/**
 * The web services of the federal parliament: what changed since the last run, and the votes of sessions that go on or ended lately, which
 * have no date of change. `service`: where they answer, if elsewhere.
 */
export function parliamentSource(service?: string): FetchSource {
  return {
    name: 'parliament',
    group: 'parliament',
    format: 'parliament',
    schedule: ['30 3 * * *'],
    fetch: async (run) => {
      const pages: Record<string, KnownPage> = {}
      for (const query of changedQueries(run)) await readPages(run, { query, pages, service })
      await run.flush()
      for (const session of await sessionsOf(run)) {
        for (const language of LANGUAGES) await readPages(run, { query: { table: 'Vote', language, session }, pages, service })
        await readPages(run, { query: { table: 'Voting', language: 'DE', session }, pages, service })
      }
      return { since: dayBefore(run.now, OVERLAP_DAYS), pages }
    },
  }
}

function changedQueries({ state, now }: FetchRun): TableQuery[] {
  return TABLES.flatMap(({ table, firstDays }) => {
    const since = state.since ?? (firstDays === undefined ? undefined : dayBefore(now, firstDays))
    return LANGUAGES.map((language): TableQuery => ({ table, language, ...(since && { since }) }))
  })
}

interface Reading {
  readonly query: TableQuery
  /** Filled with what is known of each page from now on. */
  readonly pages: Record<string, KnownPage>
  readonly service: string | undefined
}

async function readPages(run: FetchRun, { query, pages, service }: Reading): Promise<void> {
  const options: ReadOptions = {
    ...run.http,
    ...(service && { service }),
    known: new Map(Object.entries(run.state.pages ?? {})),
    onProgress: run.onProgress,
  }
  for await (const page of readTable(query, options)) {
    if (page.known) pages[page.url] = page.known
    if (page.source) await run.take(page.source)
  }
}

/** The numbers of the sessions whose votes are asked for, the oldest first. */
async function sessionsOf({ db, state, now }: FetchRun): Promise<number[]> {
  const until = dayBefore(now, state.since ? SESSION_DAYS : FIRST_SESSION_DAYS)
  const { rows } = await sql<{ id: number }>`
    select id from parliament_session
    where record->>'councilKey' is null and record->>'from' <= ${dayBefore(now, 0)} and record->>'until' >= ${until}
    order by record->>'from'`.execute(db)
  return rows.map(({ id }) => id)
}
