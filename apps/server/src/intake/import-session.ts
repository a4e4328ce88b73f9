import type { ChangeOrigin } from '../catalogue/change/change-catalogue.ts'
import { loadReference } from '../catalogue/places/load-reference.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { prepareDataDir } from '../platform/prepare-data-dir.ts'
import type { Config } from '../platform/settings/config.ts'
import type { ImportArguments } from './import-arguments.ts'
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
