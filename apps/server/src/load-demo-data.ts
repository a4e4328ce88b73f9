import { sql } from 'kysely'
import type { ChangeOrigin } from './catalogue/change-catalogue.ts'
import { createProgress } from './commands/progress.ts'
import { createDatabase, type Database } from './db/database.ts'

const ELECTIONS: ChangeOrigin = { format: 'demonstration', source: '' }
const PARLIAMENT: ChangeOrigin = { format: 'demonstration', source: 'parliament' }

const SURVEYS: ChangeOrigin = { format: 'demonstration', source: 'surveys' }

interface Missing {
  readonly elections: boolean
  readonly parliament: boolean
  readonly surveys: boolean
}

/**
 * Fills a database without any election with the fictional demonstration data; answers whether it did. Cantons and
 * constituencies are the real ones, as importers use them. A demonstration that got only as far as its elections gets its parliaments and surveys.
 * Generator and importer are read only where they are needed: the next starts are faster without them.
 */
export async function loadDemoData(db: Database, url: string): Promise<boolean> {
  const missing = await missingParts(db)
  if (!missing.elections && !missing.parliament && !missing.surveys) return false
  const patient = createDatabase({ url, maxConnections: 2, statementMs: 0 })
  try {
    await loadParts(patient, missing)
  } finally {
    await patient.destroy()
  }
  return true
}

/** What was loaded once and taken back since is not missing. */
async function missingParts(db: Database): Promise<Missing> {
  const loaded = ({ format, source }: ChangeOrigin) => sql`exists (select from import_log where format = ${format} and source = ${source})`
  const { rows } = await sql<{
    hasElections: boolean
    hasPeople: boolean
    isDemonstration: boolean
    hadParliament: boolean
    hasSurveys: boolean
  }>`
    select exists (select from election) as "hasElections", exists (select from councillor) as "hasPeople",
      ${loaded(ELECTIONS)} as "isDemonstration", ${loaded(PARLIAMENT)} as "hadParliament",
      exists (select from survey) or ${loaded(SURVEYS)} as "hasSurveys"`.execute(db)
  const [found] = rows
  if (!found) return { elections: false, parliament: false, surveys: false }
  const canHaveParliament = !found.hasElections || (found.isDemonstration && !found.hadParliament)
  return {
    elections: !found.hasElections,
    parliament: canHaveParliament && !found.hasPeople,
    surveys: (!found.hasElections || found.isDemonstration) && !found.hasSurveys,
  }
}

async function loadParts(db: Database, missing: Missing): Promise<void> {
  if (missing.surveys) await loadSurveys(db)
  if (!missing.elections && !missing.parliament) return
  const [{ demoData, demoParliament }, { writeCatalogue }, { writeParliament }, { loadReference }] = await Promise.all([
    import('@plenara/demo-data'),
    import('./catalogue/write-catalogue.ts'),
    import('./catalogue/parliament/write-parliament.ts'),
    import('./catalogue/load-reference.ts'),
  ])
  const progress = createProgress(process.stdout)
  try {
    progress.step('  Generating the demonstration data')
    const { cantons: _, constituencies: __, municipalities: ___, ...data } = demoData({ onProgress: (done) => progress.update(done, 1) })
    if (missing.elections) {
      progress.step('  Loading the demonstration data')
      await loadReference(db)
      await writeCatalogue(db, data, { origin: ELECTIONS, onProgress: progress.update })
    }
    if (missing.parliament) {
      progress.step('  Loading the demonstration parliaments')
      await writeParliament(db, demoParliament(data), PARLIAMENT)
    }
  } finally {
    progress.end()
  }
}

async function loadSurveys(db: Database): Promise<void> {
  const [{ demoSurveys }, { writeSurveys }] = await Promise.all([import('@plenara/demo-data'), import('./surveys/write-surveys.ts')])
  await writeSurveys(db, demoSurveys(), SURVEYS)
}
