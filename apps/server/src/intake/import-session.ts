import type { ChangeOrigin } from '../catalogue/change-catalogue.ts'
import { loadReference } from '../catalogue/places/load-reference.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { prepareDataDir } from '../platform/prepare-data-dir.ts'
import type { Config } from '../platform/settings/config.ts'
import { LimitExceeded, startDeadline } from '@plenara/importers'
import { StartError } from '../platform/start-error.ts'
import type { ImportArguments } from './import-arguments.ts'
import type { ReadingRules } from './import-files.ts'
import type { ImportOutcome } from './import-summary.ts'
import type { Progress } from './progress.ts'

/** Where an import runs, and how it is recorded. */
export interface ImportSession {
  /** Reads the settings. Throws `StartError`. */
  readonly config: () => Config
  readonly progress: Progress
  readonly origin: ChangeOrigin
}

export type ImportResult = Omit<ImportOutcome, 'format' | 'isStrict' | 'isPlan'>

/** How the files of an import are read: by the limits and the columns of the operator, until the deadline of all of it. */
export function readingRulesOf({ columns, date }: ImportArguments, { config }: Pick<ImportSession, 'config'>): ReadingRules {
  const { importLimits } = config()
  return { columns, ...(date !== null && { date }), limits: importLimits, deadline: startDeadline(importLimits) }
}

/** What a reader says beyond a limit, as the sentence in which the command ends. */
export async function withinLimits<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof LimitExceeded) throw new StartError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}

/** Runs `work` on the database, with the cantons loaded; a plan changes nothing. */
export async function withDatabase<T>(
  { config: readConfig, progress, origin }: ImportSession,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  if (config.databaseUrl === null) await prepareDataDir(config.dataDir)
  progress.step('Opening the database')
  const database = await openDatabase({ ...config, statementMs: 0, maxConnections: 2, onStep: progress.step })
  try {
    if (origin.isPlan !== true) await loadReference(database.db)
    progress.step('Writing')
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Whether there is nothing to write, or writing is not allowed. */
export function isNothingToWrite({ isStrict }: ImportArguments, data: object, problems: readonly unknown[]): boolean {
  return Object.keys(data).length === 0 || (isStrict && problems.length > 0)
}
