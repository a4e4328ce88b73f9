import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CountedBallot } from '@plenara/importers'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { readStoredResults } from '../../src/catalogue/results/stored-results.ts'
import { runImport } from '../../src/commands/run-import.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase } from '../support/test-database.ts'

/** A folder for the files of a test, and how to write them. */
export function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plenara-results-'))
  const file = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  return { folder, file, remove: () => rmSync(folder, { recursive: true }) }
}

/** An empty database, the import command on it, and what it holds afterwards. */
export async function createImportWorld(folder: string) {
  const database = await createFilledDatabase(PLACES, { statementMs: 0 })
  async function run(...args: string[]) {
    const written: string[] = []
    const env = { DATABASE_URL: database.url, DATA_DIR: folder }
    const status = await runImport([...args, '--json'], {
      env,
      stdout: { write: (text) => written.push(text) },
      stderr: { write: () => true },
    })
    return { status, ...JSON.parse(written.join('').trim().split('\n').at(-1) ?? '') }
  }
  async function stored(): Promise<CountedBallot[]> {
    const ids = await database.db.selectFrom('election').select('id').execute()
    return readStoredResults(
      database.db,
      ids.map(({ id }) => id),
    )
  }
  async function onlyElection() {
    const catalogue = createPostgresCatalogue(database.db)
    const [entry] = (await catalogue.common()).elections
    const snapshot = entry && (await catalogue.election(entry.id))
    if (!snapshot) throw new Error('there is an election')
    return snapshot
  }
  async function dataVersion(): Promise<number> {
    return createPostgresCatalogue(database.db).dataVersion()
  }
  return { db: database.db, drop: database.drop, run, stored, onlyElection, dataVersion }
}

export type ImportWorld = Awaited<ReturnType<typeof createImportWorld>>
