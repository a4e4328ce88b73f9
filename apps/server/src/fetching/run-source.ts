import type { ImportProblem, ParliamentImport } from '@plenara/contract'
import { type HttpOptions, mergeParliament, PARLIAMENT_FORMATS, type ParliamentFormat, type Source } from '@plenara/importers'
import { writeParliament } from '../catalogue/parliament/write-parliament.ts'
import type { Database } from '../db/database.ts'
import { messageOf } from '../start-error.ts'
import type { FetchRun, FetchSource } from './fetch-source.ts'
import { readSourceRecords, recordFailure, recordStart, recordSuccess } from './source-records.ts'

export interface RunOptions {
  readonly db: Database
  readonly now: () => Date
  /** Ends the run; what it has not written yet is left for the next one. */
  readonly signal?: AbortSignal
  readonly http?: HttpOptions
  readonly onProgress?: (name: string, progress: object) => void
}

/** How a run ended. */
export interface RunReport {
  readonly name: string
  readonly isChanged: boolean
  readonly problems: readonly ImportProblem[]
  /** Why it failed, null where it succeeded or was ended from outside. */
  readonly error: unknown
}

/** What is taken is written once it comes from so many bytes: as few changes as possible of what the memory can hold. */
const PORTION_BYTES = 8_000_000

/** Fetches a source and writes what is new; what fails is written down, and neither thrown nor taken for data. */
export async function runSource(source: FetchSource, options: RunOptions): Promise<RunReport> {
  const { db, now, signal, http } = options
  const { name } = source
  const known = (await readSourceRecords(db)).get(name)
  const startedAt = now()
  await recordStart(db, name, startedAt)
  const intake = createIntake(source, db)
  const run: FetchRun = {
    db,
    state: known?.state ?? {},
    now: startedAt,
    http: { ...http, ...(signal && { signal }) },
    take: intake.take,
    flush: intake.flush,
    onProgress: (progress) => options.onProgress?.(name, progress),
  }
  try {
    const state = await source.fetch(run)
    await intake.flush()
    const { problems, isChanged } = intake.outcome()
    await recordSuccess(db, name, { at: now(), isChanged, problems, state })
    return { name, isChanged, problems, error: null }
  } catch (error) {
    const { problems, isChanged } = intake.outcome()
    if (signal?.aborted) return { name, isChanged, problems, error: null }
    await recordFailure(db, name, { at: now(), reason: messageOf(error), problems })
    return { name, isChanged, problems, error }
  }
}

/** An answer of which nothing can be read: the source has changed its form, or is down and says so with status 200. */
class Unreadable extends Error {}

/** Reads what a source answers and writes it in portions. */
function createIntake({ name, format }: FetchSource, db: Database) {
  const { parse }: ParliamentFormat = PARLIAMENT_FORMATS[format]
  const problems: ImportProblem[] = []
  let waiting: ParliamentImport[] = []
  let bytes = 0
  let isChanged = false
  const flush = async () => {
    if (waiting.length === 0) return
    const data = mergeParliament(waiting)
    waiting = []
    bytes = 0
    const written = await writeParliament(db, data, { format, source: name, isRoutine: true })
    isChanged ||= written.changed
  }
  return {
    take: async (source: Source) => {
      const parsed = await parse(source)
      problems.push(...parsed.problems)
      const isEmpty = Object.keys(parsed.import).length === 0
      const [first] = parsed.problems
      if (isEmpty && first) throw new Unreadable(`nothing can be read: ${first.file}:${first.line}: ${first.reason}`)
      if (!isEmpty) waiting.push(parsed.import)
      bytes += source.bytes.length
      if (bytes >= PORTION_BYTES) await flush()
    },
    flush,
    outcome: () => ({ problems, isChanged }),
  }
}
