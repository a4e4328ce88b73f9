import { type ImportProblem, type SurveyRecord, surveyRecord } from '@plenara/contract'
import { z } from 'zod'
import { problemsOf, type Report, readJsonElements, shaped } from '../json.ts'
import type { Source } from '../source.ts'

export interface SurveysParsed {
  readonly surveys: readonly SurveyRecord[]
  readonly problems: readonly ImportProblem[]
}

const document = z.strictObject({ surveys: z.array(z.looseObject({})).min(1) })

/**
 * Reads `{ "surveys": [ … ] }`, each entry a `surveyRecord` of the contract. What cannot be read is a problem with its line. The file
 * holds all surveys: one that it does not name is removed by the import.
 */
export async function parseSurveys(source: Source): Promise<SurveysParsed> {
  const { problems, report } = problemsOf(source)
  const surveys = new Map<number, SurveyRecord>()
  for (const element of readJsonElements(source, [['surveys', '*']], report)) {
    const record = shaped(element, surveyRecord, report)
    if (record && surveys.has(record.id)) report(element.lineAt(['id']), `id: ${record.id} stands twice`)
    else if (record) surveys.set(record.id, record)
  }
  if (problems.length === 0) checkDocument(source, report)
  return { surveys: [...surveys.values()], problems: problems.toSorted((a, b) => a.line - b.line) }
}

/** Finds what is no record at all, which a reader of records does not see. */
function checkDocument(source: Source, report: Report): void {
  const read = document.safeParse(JSON.parse(new TextDecoder().decode(source.bytes)))
  const issue = read.error?.issues[0]
  if (issue) report(0, `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`)
}
