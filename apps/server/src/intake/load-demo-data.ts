import { sql } from 'kysely'
import type { ChangeOrigin, SourceFacts } from '../catalogue/change/change-catalogue.ts'
import { createProgress } from './progress.ts'
import { createDatabase, type Database } from '../db/database.ts'

const about: SourceFacts = {
  name: 'Plenara: demonstration',
  address: null,
  licence: null,
  fileHash: null,
  dataDate: null,
  fictional: true,
}
const ELECTIONS: ChangeOrigin = { format: 'demonstration', source: '', about }
const PARLIAMENT: ChangeOrigin = { format: 'demonstration', source: 'parliament', about }
const SURVEYS: ChangeOrigin = { format: 'demonstration', source: 'surveys', about }

interface Missing {
  readonly elections: boolean
  readonly parliament: boolean
  readonly surveys: boolean
}

export interface DemoOptions {
  readonly url: string
  /** The setting; null: only where the database is empty and nothing was decided before. */
  readonly demo: 'on' | 'off' | null
}

/**
 * Loads the fictional demonstration where it is wanted and was not loaded before; returns whether it did. What was decided is stored: data that
 * was removed or undone never comes back. Places are the real ones of the reference. If an earlier run loaded only the elections, parliaments and
 * surveys are added. Of servers that start at once one loads, the others wait for it. Generator and importer are loaded on demand: later starts are
 * faster without them.
 */
export async function loadDemoData(db: Database, { url, demo }: DemoOptions): Promise<boolean> {
  const isComplete = isNothing(await missingParts(db, demo))
  if (demo === 'off') await sql`update catalogue_state set demonstration = 'declined' where demonstration is null`.execute(db)
  if (isComplete) return false
  // One connection holds the lock, the others load.
  const patient = createDatabase({ url, maxConnections: 3, statementMs: 0, connectMs: 15_000 })
  try {
    return await patient.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('plenara demonstration'))`.execute(tx)
      const missing = await missingParts(tx, demo)
      if (isNothing(missing)) return false
      await loadParts(patient, missing)
      await sql`update catalogue_state set demonstration = 'loaded'`.execute(tx)
      return true
    })
  } finally {
    await patient.destroy()
  }
}

function isNothing({ elections, parliament, surveys }: Missing): boolean {
  return !elections && !parliament && !surveys
}

/** Whether there is neither an election nor anybody in office. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql`select from election union all select from councillor limit 1`.execute(db)
  return rows.length === 0
}

interface Found {
  readonly decision: 'loaded' | 'declined' | 'removed' | null
  readonly hasElections: boolean
  readonly hasPeople: boolean
  readonly hasSurveys: boolean
  readonly hadElections: boolean
  readonly hadParliament: boolean
  readonly hadSurveys: boolean
}

const NOTHING: Missing = { elections: false, parliament: false, surveys: false }

/** Data that was loaded and then undone does not count as missing. */
async function missingParts(db: Database, demo: DemoOptions['demo']): Promise<Missing> {
  const loaded = ({ format, source }: ChangeOrigin) => sql`exists (select from import_log where format = ${format} and source = ${source})`
  const { rows } = await sql<Found>`
    select s.demonstration as decision, exists (select from election) as has_elections, exists (select from councillor) as has_people,
      exists (select from survey) as has_surveys, ${loaded(ELECTIONS)} as had_elections, ${loaded(PARLIAMENT)} as had_parliament,
      ${loaded(SURVEYS)} as had_surveys from catalogue_state s`.execute(db)
  const [found] = rows
  if (!found || demo === 'off' || found.decision === 'removed' || (found.decision === 'declined' && demo !== 'on')) return NOTHING
  const mayAdd = demo === 'on' || found.hadElections || (!found.hasElections && !found.hasPeople)
  return {
    elections: mayAdd && !found.hadElections && (demo === 'on' || !found.hasElections),
    parliament: mayAdd && !found.hadParliament && (demo === 'on' || !found.hasPeople),
    surveys: mayAdd && !found.hadSurveys && !found.hasSurveys,
  }
}

async function loadParts(db: Database, missing: Missing): Promise<void> {
  if (missing.surveys) await loadSurveys(db)
  if (!missing.elections && !missing.parliament) return
  const [{ demoData, demoParliament }, { placesImport }, { writeCatalogue }, { writeParliament }, { loadReference }] = await Promise.all([
    import('@plenara/demo-data'),
    import('@plenara/importers'),
    import('../catalogue/write/write-catalogue.ts'),
    import('../catalogue/parliament/write-parliament.ts'),
    import('../catalogue/places/load-reference.ts'),
  ])
  const progress = createProgress(process.stdout)
  try {
    progress.step('  Generating the demonstration data')
    const {
      cantons: _,
      constituencies: __,
      municipalities: ___,
      localities: ____,
      ...data
    } = demoData({ onProgress: (done) => progress.update(done, 1) })
    if (missing.elections) {
      progress.step('  Loading the demonstration data')
      await loadReference(db)
      await writeCatalogue(db, data, { origin: ELECTIONS, isPublished: true, onProgress: progress.update })
    }
    if (missing.parliament) {
      progress.step('  Loading the demonstration parliaments')
      await writeParliament(db, demoParliament(data, { municipalities: placesImport().municipalities }), PARLIAMENT)
    }
  } finally {
    progress.end()
  }
}

async function loadSurveys(db: Database): Promise<void> {
  const [{ demoSurveys }, { writeSurveys }] = await Promise.all([import('@plenara/demo-data'), import('./write-surveys.ts')])
  await writeSurveys(db, demoSurveys(), SURVEYS)
}
