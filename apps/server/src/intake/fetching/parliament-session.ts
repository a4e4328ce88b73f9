import {
  type KnownPage,
  type Page,
  type PageRow,
  PagesShifted,
  type ParliamentParsed,
  readTable,
  type TableQuery,
} from '@plenara/importers'
import { sql } from 'kysely'
import type { SessionState } from '../../db/schema/fetched-source.ts'
import { messageOf } from '../../platform/start-error.ts'
import { completeVotes, onlyVotes, voteNumberOf } from './complete-votes.ts'
import type { FetchRun } from './fetch-source.ts'
import { isFailureOfSource, type Steps } from './steps.ts'

const LANGUAGES: readonly TableQuery['language'][] = ['DE', 'FR', 'IT', 'RM']
/** So many votes are asked for one by one rather than with all decisions of their session. */
const FEW_VOTES = 20
/** A whole session is not asked for often: votes are asked for one by one instead. */
const WHOLE_RETRIES = 2
/** The rows that are asked for at once where the decisions of one vote are too many for the service. */
const SMALL_PAGE = 50
/** After so many votes in a row without an answer the rest of the session waits for the next run. */
const MAX_FAILURES = 5
const READINGS = 3

interface Session {
  /** Its number. */
  readonly session: number
  readonly known: SessionState | undefined
  readonly steps: Steps
  readonly service: string
}

/**
 * Fetches the votes of a session with the decision of every member, and takes those that are whole: a vote without all its decisions is
 * named and left to the next run. Returns what is known of the session then, null where its votes could not be fetched.
 */
export async function fetchSession(run: FetchRun, { session, known: before, steps, service }: Session): Promise<SessionState | null> {
  const missed = steps.missing.length
  const done = await storedVotes(run, before?.done ?? [])
  const isWhole = before !== undefined && !before.isOpen && done.size === before.votes.length
  const knownPages = isWhole ? before.pages : {}
  const reader = createReader(run, { service, known: knownPages })
  const votes = await readVotes(reader, { session, steps })
  if (!votes) return null
  const listed = [...new Set([...(isWhole ? before.votes : []), ...votes.rows.flatMap(({ id }) => id ?? [])])]
  const pending = listed.filter((vote) => !done.has(vote))
  const isWanted = before === undefined || pending.length > FEW_VOTES || Object.keys(knownPages).some((url) => url.includes('/Voting?'))
  const decisions = await readDecisions(reader, { run, session, steps, pending, isWhole: isWanted })
  const complete = withTexts(completeVotes(decisions), done, votes)
  const all = new Set([...done, ...complete])
  run.add(onlyVotes([...votes.parts, ...decisions.parts], { votes: all, decisions: complete }))
  const isOpen = steps.missing.length > missed
  const damaged = nameMissing(
    pending.filter((vote) => !all.has(vote) && !decisions.named.has(vote)),
    { session, steps, rows: decisions.rows },
  )
  return {
    pages: { ...knownPages, ...votes.pages, ...decisions.pages },
    votes: listed,
    done: listed.filter((vote) => all.has(vote)),
    isOpen: isOpen || damaged,
  }
}

/** The votes that have a record, now or earlier: decisions alone say nothing. */
function withTexts(votes: ReadonlySet<number>, done: ReadonlySet<number>, { parts }: Collected): Set<number> {
  const texts = new Set(parts.flatMap((part) => part.import.parliamentVotes?.map(({ key }) => voteNumberOf(key)) ?? []))
  return new Set([...votes].filter((vote) => done.has(vote) || texts.has(vote)))
}

/** Names votes that are not whole; whether one of them is damaged. Those without any decision are asked for while their session is recent. */
function nameMissing(
  votes: readonly number[],
  { session, steps, rows }: Pick<Session, 'session' | 'steps'> & Pick<Collected, 'rows'>,
): boolean {
  const isDamaged = (vote: number) => rows.some((row) => row.vote === vote)
  for (const vote of votes)
    steps.miss(
      `vote ${vote} of session ${session}: ${isDamaged(vote) ? 'its texts or its decisions cannot be read' : 'it has no decisions yet'}`,
    )
  return votes.some(isDamaged)
}

/** Of the votes those whose decisions are stored: an undone import took others away. */
async function storedVotes({ db }: FetchRun, votes: readonly number[]): Promise<Set<number>> {
  const keys = votes.map((vote) => `parliament/${vote}`)
  const { rows } = await sql<{ voteKey: string }>`select vote_key from vote_decision where vote_key = any(${keys}::text[])`.execute(db)
  return new Set(rows.map(({ voteKey }) => voteNumberOf(voteKey)))
}

interface Collected {
  readonly rows: readonly PageRow[]
  readonly parts: readonly ParliamentParsed[]
  readonly pages: Readonly<Record<string, KnownPage>>
}

type Reader = (query: TableQuery, retries?: number) => Promise<Collected>

/** Reads all pages of a query before anything of them counts. */
function createReader(
  run: FetchRun,
  { service, known }: { readonly service: string; readonly known: Readonly<Record<string, KnownPage>> },
): Reader {
  const options = { ...run.http, service, known: new Map(Object.entries(known)), onProgress: run.onProgress }
  return async (query, retries) => {
    for (let reading = 1; ; reading++) {
      try {
        return await collect(
          run,
          readTable(query, { ...options, ...(retries !== undefined && { retries: Math.min(retries, run.http.retries ?? retries) }) }),
        )
      } catch (error) {
        if (!(error instanceof PagesShifted) || reading === READINGS) throw error
      }
    }
  }
}

async function collect(run: FetchRun, pages: AsyncIterable<Page>): Promise<Collected> {
  const rows: PageRow[] = []
  const parts: ParliamentParsed[] = []
  const known: Record<string, KnownPage> = {}
  for await (const page of pages) {
    for (const row of page.rows) rows.push(row)
    if (page.source) parts.push(await run.read(page.source))
    if (page.known) known[page.url] = page.known
  }
  return { rows, parts, pages: known }
}

function joined(all: readonly Collected[]): Collected {
  return {
    rows: all.flatMap(({ rows }) => rows),
    parts: all.flatMap(({ parts }) => parts),
    pages: Object.assign({}, ...all.map(({ pages }) => pages)),
  }
}

/** The votes with their texts in each language; null where the service does not say which votes there are. */
async function readVotes(reader: Reader, { session, steps }: Pick<Session, 'session' | 'steps'>): Promise<Collected | null> {
  const read: Collected[] = []
  for (const language of LANGUAGES) {
    const isRead = await steps.try(`votes of session ${session} in ${language}`, async () => {
      read.push(await reader({ table: 'Vote', language, session }))
    })
    if (!isRead && read.length === 0) return null
  }
  return joined(read)
}

interface Decisions extends Collected {
  /** The votes that are named as missing already. */
  readonly named: ReadonlySet<number>
}

interface Wanted extends Pick<Session, 'session' | 'steps'> {
  readonly run: FetchRun
  readonly pending: readonly number[]
  /** Whether all decisions are asked for: the first time, where many are missing, and where the service delivers only changes. */
  readonly isWhole: boolean
}

/** The decisions of a session at once or, where that fails or few are missing, one by one. */
async function readDecisions(reader: Reader, { isWhole, ...wanted }: Wanted): Promise<Decisions> {
  const { run, session, steps, pending } = wanted
  if (isWhole) {
    try {
      return { ...(await reader({ table: 'Voting', language: 'DE', session }, WHOLE_RETRIES)), named: new Set() }
    } catch (error) {
      if (!isFailureOfSource(error, run)) throw error
      if (pending.length === 0) steps.miss(`decisions of session ${session}: ${messageOf(error)}`)
    }
  }
  return readOneByOne(reader, wanted)
}

async function readOneByOne(reader: Reader, { run, session, steps, pending }: Omit<Wanted, 'isWhole'>): Promise<Decisions> {
  const read: Collected[] = []
  const named = new Set<number>()
  let failures = 0
  for (const [index, vote] of pending.entries()) {
    if (failures === MAX_FAILURES) {
      const rest = pending.slice(index)
      for (const unasked of rest) named.add(unasked)
      steps.miss(`${rest.length} more votes of session ${session}: not asked for, because those before did not come`)
      break
    }
    try {
      read.push(await readOneVote(reader, run, vote))
      failures = 0
    } catch (error) {
      if (!isFailureOfSource(error, run)) throw error
      failures++
      named.add(vote)
      steps.miss(`vote ${vote} of session ${session}: ${messageOf(error)}`)
    }
  }
  return { ...joined(read), pages: {}, named }
}

async function readOneVote(reader: Reader, run: FetchRun, vote: number): Promise<Collected> {
  try {
    return await reader({ table: 'Voting', language: 'DE', vote }, WHOLE_RETRIES)
  } catch (error) {
    if (!isFailureOfSource(error, run)) throw error
    return reader({ table: 'Voting', language: 'DE', vote, pageSize: SMALL_PAGE }, WHOLE_RETRIES)
  }
}
