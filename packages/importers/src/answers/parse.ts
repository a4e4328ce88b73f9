import type { AnswerRecord, ImportProblem } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { countsOf } from '../counts.ts'
import { type Parsed, type Source, unreadable } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { COLUMNS, VALUES } from './columns.ts'
import { nameIn } from './name.ts'
import { isWide, parseWideAnswers } from './wide.ts'

/**
 * Answers of candidates as CSV or Excel: `candidate` (the key or the number as printed on the ballot), `question`, `value` 0 to 100
 * or empty for none, and where there are any `comment_<language>`. A file on a scale of 0 to 1 is refused as a whole. A file with a
 * column for each question is read too (`wide.ts`).
 */
export async function parseAnswers(source: Source): Promise<Parsed> {
  if (await isWide(source)) return parseWideAnswers(source)
  const table = await readTable(source, COLUMNS)
  const problems: ImportProblem[] = [...table.problems]
  if (table.rows.length === 0)
    return { import: {}, counts: {}, problems: problems.length > 0 ? problems : unreadable(source, 1, 'there is no answer').problems }
  const fraction = fractionIn(table.rows)
  if (fraction)
    return unreadable(source, fraction.line, `the values are on a scale of 0 to 1, 0 to 100 is needed: "${fraction.cell('value')}"`)
  const answers: AnswerRecord[] = []
  const answerLines: number[] = []
  const seen = new Set<string>()
  for (const row of table.rows) {
    const answer = toAnswer(row)
    const pair = typeof answer === 'string' ? '' : `${answer.candidate} ${answer.questionKey}`
    if (typeof answer === 'string') problems.push({ file: source.file, line: row.line, reason: answer })
    else if (seen.has(pair))
      problems.push({
        file: source.file,
        line: row.line,
        reason: `candidate ${answer.candidate} answers question ${answer.questionKey} twice`,
      })
    else {
      seen.add(pair)
      answers.push(answer)
      answerLines.push(row.line)
    }
  }
  if (answers.length === 0) return { import: {}, counts: {}, problems }
  return { import: { answers }, counts: countsOf({ answers }), problems, answerLines }
}

/** A value between 0 and 1 where no value is above 1. */
function fractionIn(rows: readonly CsvRow[]): CsvRow | undefined {
  const values = rows.map((row) => Number(row.cell('value')))
  if (values.some((value) => value > 1)) return undefined
  return rows.find((_, index) => (values[index] ?? 0) > 0)
}

function toAnswer(row: CsvRow): AnswerRecord | string {
  const candidate = row.cell('candidate')
  const questionKey = row.cell('question')
  const text = row.cell('value')
  const value = text === '' ? null : Number(text)
  if (!candidate) return 'candidate is empty'
  if (!questionKey) return 'question is empty'
  if (value !== null && !VALUES.includes(value)) return `value is on no scale: "${text}"`
  const comments = CONTENT_LANGUAGES.map((language) => [language, row.cell(`comment_${language}`)] as const).filter(
    ([, comment]) => comment,
  )
  const name = nameIn(row)
  const answer = { candidate, ...(name && { name }), questionKey, value }
  return comments.length > 0 ? { ...answer, comment: Object.fromEntries(comments) } : answer
}
