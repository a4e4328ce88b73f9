import { PagesShifted, readTable, type TableQuery } from '@plenara/importers'
import { sql } from 'kysely'
import type { SourceState } from '../../db/schema/fetched-source.ts'
import { dayBefore, type Fetched, type FetchRun, type FetchSource } from './fetch-source.ts'
import { fetchSession } from './parliament-session.ts'
import { createSteps, type Steps } from './steps.ts'

const LANGUAGES: readonly TableQuery['language'][] = ['DE', 'FR', 'IT', 'RM']
/** Tables that votes and affairs refer to come first. The first run fetches only last year's affairs: all of them are several GB. */
const TABLES: readonly { readonly table: TableQuery['table']; readonly firstDays?: number }[] = [
  { table: 'Council' },
  { table: 'Party' },
  { table: 'ParlGroup' },
  { table: 'MemberCouncil' },
  { table: 'MemberCommittee' },
  { table: 'PersonInterest' },
  { table: 'Session' },
  { table: 'Business', firstDays: 400 },
]
/** The votes of last year's sessions are fetched once, those of recent sessions in every run. */
const FIRST_SESSION_DAYS = 400
const SESSION_DAYS = 30
/** Overlap, because the service may have changed records on the day of the last run after that run. */
const OVERLAP_DAYS = 2
/** How often a table is read whose rows move from page to page meanwhile. */
const READINGS = 3

/**
 * The web services of the federal parliament: what changed since the last run, and the votes of current and recent sessions, which have no
 * modification date. A table or a session that cannot be fetched is named, and the next run asks for it again. `service`: their address.
 */
export function parliamentSource(service: string): FetchSource {
  return {
    name: 'parliament',
    group: 'parliament',
    format: 'parliament',
    schedule: ['30 3 * * *'],
    fetch: async (run): Promise<Fetched> => {
      const steps = createSteps(run)
      let state = await fetchTables(run, { steps, service })
      await run.flush()
      for (const session of await sessionsOf(run)) {
        const lastState = state.sessions?.[session]
        const fetched = await fetchSession(run, { session, known: lastState, steps, service })
        if (!fetched) continue
        state = { ...state, sessions: { ...state.sessions, [session]: fetched } }
        await run.checkpoint(state)
        await run.flush()
      }
      return { state, missing: steps.missing }
    },
  }
}

async function fetchTables(run: FetchRun, { steps, service }: { readonly steps: Steps; readonly service: string }): Promise<SourceState> {
  const { since, pages, ...rest } = run.state
  let state: SourceState = { ...rest, ...(since && { since }) }
  for (const { table, firstDays } of TABLES) {
    for (const language of LANGUAGES) {
      const key = `${table}-${language}`
      const from = state.tables?.[key] ?? since ?? (firstDays === undefined ? undefined : dayBefore(run.now, firstDays))
      const query: TableQuery = { table, language, ...(from && { since: from }) }
      const isRead = await steps.try(`${table} ${language}`, () => readWholeTable(run, query, service))
      if (!isRead) continue
      state = { ...state, tables: { ...state.tables, [key]: dayBefore(run.now, OVERLAP_DAYS) } }
      await run.checkpoint(state)
    }
  }
  return state
}

/** Rows are whole in themselves: those of a reading that is repeated count as well. */
async function readWholeTable(run: FetchRun, query: TableQuery, service: string): Promise<void> {
  for (let reading = 1; ; reading++) {
    try {
      for await (const { source } of readTable(query, { ...run.http, service, onProgress: run.onProgress }))
        if (source) await run.take(source)
      return
    } catch (error) {
      if (!(error instanceof PagesShifted) || reading === READINGS) throw error
    }
  }
}

/** The numbers of the sessions whose votes are asked for, the oldest first: the recent ones, and earlier ones that are not all there yet. */
async function sessionsOf({ db, state, now }: FetchRun): Promise<number[]> {
  const { rows } = await sql<{ id: number; until: string }>`
    select id, record->>'until' as until from parliament_session
    where record->>'councilKey' is null and record->>'from' <= ${dayBefore(now, 0)} and record->>'until' >= ${dayBefore(now, FIRST_SESSION_DAYS)}
    order by record->>'from'`.execute(db)
  const recent = dayBefore(now, SESSION_DAYS)
  return rows.filter(({ id, until }) => until >= recent || (state.sessions?.[id]?.isOpen ?? true)).map(({ id }) => id)
}
