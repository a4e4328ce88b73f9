import type { CategoryRecord, ImportProblem, LocalizedText, QuestionRecord, QuestionType } from '@plenara/contract'
import { CONTENT_LANGUAGES, QUESTION_TYPES } from '@plenara/contract'
import { countsOf } from '../counts.ts'
import { type Parsed, type Source, stemOf } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { type AxisColumn, axisColumns, polarityOf } from './axes.ts'
import { COLUMNS } from './columns.ts'
import { sameAsOf } from './same-as.ts'

/** The names of the question types in the questionnaires of smartvote. */
const FOREIGN_TYPES: Readonly<Record<string, QuestionType>> = {
  StandardQuestion: 'Standard-4',
  Slider7Question: 'Slider-7',
  Budget5Question: 'options5',
}

/**
 * A questionnaire as CSV or Excel, one row for each question in the order of asking. Columns: `question_id`, `type`, `text_<language>`,
 * and where there are any `rapide` (1 = short set), `category_id`, `category_<language>`, `info_…`, `pro_…`, `contra_…`, and
 * a column of polarities (1, -1, empty) for each axis; `same_as` names questions that ask the same (`same-as.ts`). The name of the file is the key of the questionnaire.
 */
export async function parseQuestionnaire(source: Source): Promise<Parsed> {
  const table = await readTable(source, COLUMNS)
  const problems: ImportProblem[] = [...table.problems]
  const columns = axisColumns(table.columns)
  const categories = new Map<string, CategoryRecord>()
  const questions = new Map<string, QuestionRecord>()
  for (const row of table.rows) {
    const question = toQuestion(row, columns)
    const reason = typeof question === 'string' ? question : questions.has(question.key) ? `question ${question.key} stands twice` : null
    if (reason) problems.push({ file: source.file, line: row.line, reason })
    if (typeof question === 'string' || reason) continue
    questions.set(question.key, question)
    const twin = twinOf(categoryOf(row), categories)
    if (twin)
      problems.push({
        file: source.file,
        line: row.line,
        reason: `the category ${question.categoryKey} has the name of the category ${twin}`,
      })
    if (!categories.has(question.categoryKey)) categories.set(question.categoryKey, categoryOf(row))
  }
  if (questions.size === 0) return { import: {}, counts: {}, problems }
  const axes = columns.map(({ axis }) => axis)
  const data = { questionnaires: [{ key: stemOf(source), categories: [...categories.values()], axes, questions: [...questions.values()] }] }
  return { import: data, counts: countsOf(data), problems }
}

const SHORT_WORDS = ['', '0', '1', 'true', 'false', 'yes', 'no']

/** Another category of the same name. */
function twinOf({ key, name }: CategoryRecord, categories: ReadonlyMap<string, CategoryRecord>): string | null {
  const twin = [...categories.values()].find((one) => one.key !== key && JSON.stringify(one.name) === JSON.stringify(name))
  return twin?.key ?? null
}

function toQuestion(row: CsvRow, columns: readonly AxisColumn[]): QuestionRecord | string {
  const key = row.cell('question_id')
  const type = typeOf(row.cell('type'))
  const text = textsOf(row, 'text')
  if (!key) return 'question_id is empty'
  if (!type) return `type is unknown: "${row.cell('type')}"`
  if (!SHORT_WORDS.includes(row.cell('rapide').toLowerCase())) return `rapide is neither 1 nor 0 nor empty: "${row.cell('rapide')}"`
  if (Object.keys(text).length === 0) return `question ${key} has no text in de, fr, it or rm`
  const polarities = columns.map(({ column, axis }) => ({ column, axisKey: axis.key, polarity: polarityOf(row.cell(column)) }))
  const wrong = polarities.find((one) => one.polarity === undefined)
  const sameAs = sameAsOf(row)
  if (typeof sameAs === 'string') return sameAs
  if (wrong) return `${wrong.column} is neither 1 nor -1 nor empty: "${row.cell(wrong.column)}"`
  return {
    key,
    categoryKey: categoryOf(row).key,
    type,
    text,
    info: textsOf(row, 'info'),
    pro: textsOf(row, 'pro'),
    contra: textsOf(row, 'contra'),
    isShort: ['1', 'true', 'yes'].includes(row.cell('rapide').toLowerCase()),
    axes: polarities.flatMap(({ axisKey, polarity }) => (polarity ? [{ axisKey, polarity }] : [])),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

function typeOf(text: string): QuestionType | undefined {
  return QUESTION_TYPES.find((type) => type === text) ?? FOREIGN_TYPES[text]
}

function categoryOf(row: CsvRow): CategoryRecord {
  const name = textsOf(row, 'category')
  const key = row.cell('category_id') || Object.values(name)[0] || 'all'
  return { key, name: Object.keys(name).length > 0 ? name : { de: key } }
}

function textsOf(row: CsvRow, column: string): LocalizedText {
  const entries = CONTENT_LANGUAGES.map((language) => [language, row.cell(`${column}_${language}`)] as const)
  return Object.fromEntries(entries.filter(([, text]) => text))
}
