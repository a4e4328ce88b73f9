import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { codeOf, StartError } from '../../platform/start-error.ts'

/** Lies in `DATA_DIR` since its database was moved: whoever starts a server on it without `DATABASE_URL` would go on with what is old. */
const markOf = (dataDir: string) => join(dataDir, 'moved-to')

/** @param where the database and its machine, without a password */
export async function writeMovedMark(dataDir: string, where: string): Promise<void> {
  await writeFile(markOf(dataDir), `${where}\n`, { mode: 0o600, flush: true })
}

/** Throws `StartError` where the embedded database of a folder was moved away. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const where = await readFile(markOf(dataDir), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (where === null) return
  throw new StartError(
    `The database of ${dataDir} was moved to ${where.trim()}: set DATABASE_URL. To go on here without what was written there since, remove ${markOf(dataDir)}`,
  )
}

/** Throws `StartError` where a move into this database did not end. */
export async function refuseUnfinishedMove<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('unfinished_move') is not null as found`.execute(db)
  if (rows[0]?.found) throw new StartError('A move into the database of DATABASE_URL did not end: repeat npm run admin -- database move')
}
