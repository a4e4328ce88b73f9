import type { SurveyRecord } from '@plenara/contract'
import type { Importer, SurveysParsed } from '@plenara/importers'
import { writeSurveys } from './write-surveys.ts'
import type { ImportArguments } from './import-arguments.ts'
import { parseFiles } from './import-files.ts'
import { type ImportResult, type ImportSession, withDatabase } from './import-session.ts'

interface ReadSurveys extends SurveysParsed {
  readonly fileHash: string
}

/** Imports surveys, all or nothing: the file replaces all surveys, so a record that cannot be read would be removed. Throws `StartError`. */
export async function importSurveys(importer: Importer<'surveys'>, args: ImportArguments, session: ImportSession): Promise<ImportResult> {
  const { surveys, problems, fileHash } = await readSurveyFiles(importer, args, session)
  const nothing = { counts: { surveys: surveys.length }, problems, isLoaded: false, isChanged: false, elections: [] }
  if (problems.length > 0) return nothing
  const about = { ...importer.publisher, fileHash, dataDate: null, fictional: false }
  const { changed, difference } = await withDatabase(session, (db) => writeSurveys(db, surveys, { ...session.origin, about }))
  return { ...nothing, isLoaded: true, isChanged: changed, difference }
}

/** The surveys of a file, or of those of a folder; no id may stand in two of them. */
async function readSurveyFiles(importer: Importer<'surveys'>, args: ImportArguments, session: ImportSession): Promise<ReadSurveys> {
  const { files, fileHash } = await parseFiles(importer, args, session)
  const surveys = new Map<number, SurveyRecord>()
  const problems = []
  for (const { file, parsed } of files) {
    problems.push(...parsed.problems)
    for (const record of parsed.surveys) {
      if (surveys.has(record.id)) problems.push({ file, line: 0, reason: `id: ${record.id} stands in another file too` })
      surveys.set(record.id, record)
    }
  }
  return { surveys: [...surveys.values()], problems, fileHash }
}
