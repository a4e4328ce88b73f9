import type { SurveyRecord } from '@plenara/contract'
import { parseSurveys, SURVEY_FORMAT, type SurveysParsed } from '@plenara/importers'
import { filesOf, readSource } from './import-files.ts'
import type { Progress } from './progress.ts'

/** Reads a file, or those of a folder, as all the surveys that there are; no id may stand in two of them. Throws `StartError`. */
export async function parseSurveyFiles(path: string, progress: Progress): Promise<SurveysParsed> {
  const surveys = new Map<number, SurveyRecord>()
  const problems = []
  for (const file of await filesOf(path, SURVEY_FORMAT)) {
    progress.step(`Reading ${file}`)
    const parsed = await parseSurveys(await readSource(file))
    problems.push(...parsed.problems)
    for (const record of parsed.surveys) {
      if (surveys.has(record.id)) problems.push({ file, line: 0, reason: `id: ${record.id} stands in another file too` })
      surveys.set(record.id, record)
    }
  }
  return { surveys: [...surveys.values()], problems }
}
