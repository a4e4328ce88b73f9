import type { Importer, ImportTarget } from '@plenara/importers'
import type { ImportArguments } from './import-arguments.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importParliament } from './import-parliament.ts'
import { importPortraits } from './import-portraits.ts'
import { importProfiles } from './import-profiles.ts'
import type { ImportResult, ImportSession } from './import-session.ts'
import { importSurveys } from './import-surveys.ts'

type Load<Target extends ImportTarget> = (
  importer: Importer<Target>,
  args: ImportArguments,
  session: ImportSession,
) => Promise<ImportResult>

/** How the records of an importer are written, by its target. */
const LOADS: { readonly [Target in ImportTarget]: Load<Target> } = {
  places: importCatalogue,
  settings: importCatalogue,
  elections: importCatalogue,
  questionnaires: importCatalogue,
  parliament: importParliament,
  votes: importParliament,
  news: importParliament,
  surveys: importSurveys,
  profiles: importProfiles,
  portraits: importPortraits,
}

/** Reads files with an importer and writes their records. Throws `StartError`. */
export function importInto<Target extends ImportTarget>(
  importer: Importer<Target>,
  args: ImportArguments,
  session: ImportSession,
): Promise<ImportResult> {
  return LOADS[importer.target](importer, args, session)
}
