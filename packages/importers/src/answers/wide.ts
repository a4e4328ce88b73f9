import type { AnswerRecord, ImportProblem } from '@plenara/contract'
import { countsOf } from '../counts.ts'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { isWorkbook, readTable } from '../tables/read-table.ts'
import { decodeText } from '../tables/decode-text.ts'
import { QUESTION_COLUMN, VALUES, WIDE_COLUMNS } from './columns.ts'
import { nameIn } from './name.ts'

const HEAD_BYTES = 65_536
const SEPARATORS = /[;,\t|]/
/** Fewer questions are no questionnaire. */
const LEAST_QUESTIONS = 3
const NO_ANSWER = /^(|na|nan|-9|-1|null)$/i

/** Whether a file has a column for each question. */
export async function isWide(source: Source): Promise<boolean> {
  const names = isWorkbook(source) ? (await readTable(source, WIDE_COLUMNS)).columns : namesAbove(source)
  return !names.includes('value') && names.filter((name) => QUESTION_COLUMN.test(name)).length >= LEAST_QUESTIONS
}

function namesAbove({ bytes }: Source): string[] {
  const [head = ''] = decodeText(bytes.subarray(0, HEAD_BYTES)).split(/[\r\n]/, 1)
  return head.split(SEPARATORS).map((name) => name.replaceAll('"', '').trim())
}

/** Answers with a row for each candidate and a column for each question, 0 to 1 or 0 to 100. What is not answered is left out. */
export async function parseWideAnswers(source: Source): Promise<Parsed> {
  const table = await readTable(source, WIDE_COLUMNS)
  const problems: ImportProblem[] = [...table.problems]
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const questions = table.columns.filter((name) => QUESTION_COLUMN.test(name))
  const factor = scaleOf(table.rows, questions)
  const answers: AnswerRecord[] = []
  const answerLines: number[] = []
  const seen = new Set<string>()
  for (const row of table.rows) {
    const who = candidateIn(row, seen)
    const found = typeof who === 'string' ? [] : questions.map((question) => ({ question, value: answerIn(row.cell(question), factor) }))
    if (typeof who === 'string') report(row.line, who)
    for (const { question, value } of found) {
      if (typeof value === 'string') report(row.line, `${question}: ${value}`)
      if (typeof who === 'string' || typeof value !== 'number') continue
      answers.push({ ...who, questionKey: question.replace(QUESTION_COLUMN, '$1'), value })
      answerLines.push(row.line)
    }
  }
  if (answers.length === 0 && problems.length === 0) report(0, 'there is no answer')
  if (answers.length === 0) return { import: {}, counts: {}, problems }
  return { import: { answers }, counts: countsOf({ answers }), problems, answerLines }
}

/** Whose row it is, or the reason why it is nobody's; whoever stands above already is reported. */
function candidateIn(row: CsvRow, seen: Set<string>): Pick<AnswerRecord, 'candidate' | 'name'> | string {
  const candidate = row.cell('candidate')
  const name = nameIn(row)
  if (!candidate && !name) return 'neither candidate nor name is given'
  const person = candidate || JSON.stringify(name)
  if (seen.has(person)) return `candidate ${candidate || name?.lastName} stands twice`
  seen.add(person)
  return { candidate, ...(name && { name }) }
}

/** 100 where no answer is above 1: the scale is one of 0 to 1, because 1 is no value on that of 0 to 100. */
function scaleOf(rows: readonly CsvRow[], questions: readonly string[]): number {
  const isAbove = (row: CsvRow) => questions.some((question) => numberOf(row.cell(question)) > 1)
  return rows.some(isAbove) ? 1 : 100
}

/** Null without an answer; a text says why it is none. */
function answerIn(text: string, factor: number): number | string | null {
  if (NO_ANSWER.test(text)) return null
  const value = Math.round(numberOf(text) * factor)
  const isExact = factor === 100 || value === numberOf(text)
  return isExact && VALUES.includes(value) ? value : `the answer is on no scale: "${text}"`
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
