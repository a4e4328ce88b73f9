import { createProgress } from './commands/progress.ts'
import { createDatabase, type Database } from './db/database.ts'

const ORIGIN = { format: 'demonstration', source: '' } as const

/**
 * Fills a database without any election with the fictional demonstration data; answers whether it did. Cantons and
 * constituencies are the real ones, as importers use them. Generator and importer are read only where they are needed: the next starts are
 * faster without them.
 */
export async function loadDemoData(db: Database, url: string): Promise<boolean> {
  const first = await db.selectFrom('election').select('id').limit(1).executeTakeFirst()
  if (first) return false
  const [{ demoData, demoParliament }, { writeCatalogue }, { writeParliament }, { loadReference }] = await Promise.all([
    import('@plenara/demo-data'),
    import('./catalogue/write-catalogue.ts'),
    import('./catalogue/parliament/write-parliament.ts'),
    import('./catalogue/load-reference.ts'),
  ])
  const progress = createProgress(process.stdout)
  const patient = createDatabase({ url, maxConnections: 2, statementMs: 0 })
  try {
    progress.step('  Generating the demonstration data')
    const { cantons: _, constituencies: __, municipalities: ___, ...data } = demoData({ onProgress: (done) => progress.update(done, 1) })
    progress.step('  Loading the demonstration data')
    await loadReference(patient)
    await writeCatalogue(patient, data, { origin: ORIGIN, onProgress: progress.update })
    progress.step('  Loading the demonstration parliaments')
    await writeParliament(patient, demoParliament(data), ORIGIN)
  } finally {
    progress.end()
    await patient.destroy()
  }
  return true
}
