import { createProgress } from './commands/progress.ts'
import { createDatabase, type Database } from './db/database.ts'

/**
 * Fills a database without any election with the fictional demonstration data; answers whether it did. Generator and importer are read only
 * where they are needed: the next starts are faster without them.
 */
export async function loadDemoData(db: Database, url: string): Promise<boolean> {
  const first = await db.selectFrom('election').select('id').limit(1).executeTakeFirst()
  if (first) return false
  const [{ demoData }, { writeCatalogue }] = await Promise.all([import('@plenara/demo-data'), import('./catalogue/write-catalogue.ts')])
  const progress = createProgress(process.stdout)
  const patient = createDatabase({ url, maxConnections: 2, statementMs: 0 })
  try {
    progress.step('  Generating the demonstration data')
    const data = demoData({ onProgress: (done) => progress.update(done, 1) })
    progress.step('  Loading the demonstration data')
    await writeCatalogue(patient, data, { onProgress: progress.update })
  } finally {
    progress.end()
    await patient.destroy()
  }
  return true
}
