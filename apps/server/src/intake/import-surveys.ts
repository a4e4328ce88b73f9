import type { SurveyRecord } from '@plenara/contract'
import type { Importer, SurveysParsed } from '@plenara/importers'
import { writeSurveys } from './write-surveys.ts'
import type { ImportArguments } from './import-arguments.ts'
import { filesOf, type ReadingRules, readSource } from './import-files.ts'
import { type ImportResult, type ImportSession, readingRulesOf, withDatabase, withinLimits } from './import-session.ts'
import type { Progress } from './progress.ts'
import { hashOf } from './source-facts.ts'

/** Imports surveys, all or nothing: the file replaces all surveys, so a record that cannot be read would be removed. Throws `StartError`. */
interface ReadSurveys extends SurveysParsed {
  readonly fileHash: string
}

export async function importSurveys(importer: Importer<'surveys'>, args: ImportArguments, session: ImportSession): Promise<ImportResult> {
  const { surveys, problems, fileHash } = await parseFiles(importer, args.path, session.progress, readingRulesOf(args, session))
  const nothing = { counts: { surveys: surveys.length }, problems, isLoaded: false, isChanged: false, elections: [] }
  if (problems.length > 0) return nothing
  const about = { ...importer.publisher, fileHash, dataDate: null, fictional: false }
  const { changed, difference } = await withDatabase(session, (db) => writeSurveys(db, surveys, { ...session.origin, about }))
  return { ...nothing, isLoaded: true, isChanged: changed, difference }
}

/** The surveys of a file, or of those of a folder; no id may stand in two of them. */
async function parseFiles(importer: Importer<'surveys'>, path: string, progress: Progress, rules: ReadingRules): Promise<ReadSurveys> {
  const surveys = new Map<number, SurveyRecord>()
  const problems = []
  const sources = []
  for (const file of await filesOf(path, importer)) {
    progress.step(`Reading ${file}`)
    const source = await readSource(file, rules)
    sources.push(source)
    const parsed = await withinLimits(file, () => importer.parse(source))
    problems.push(...parsed.problems)
    for (const record of parsed.surveys) {
      if (surveys.has(record.id)) problems.push({ file, line: 0, reason: `id: ${record.id} stands in another file too` })
      surveys.set(record.id, record)
    }
  }
  return { surveys: [...surveys.values()], problems, fileHash: hashOf(sources) }
}
