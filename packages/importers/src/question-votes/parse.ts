import type { QuestionVoteRecord } from '@plenara/contract'
import { problemsOf } from '../json.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { dayOf } from '../text.ts'
import { COLUMNS, KEY_COLUMNS } from './columns.ts'

const MEANINGS: readonly QuestionVoteRecord['yesMeans'][] = ['agree', 'disagree', 'none']

/**
 * Which question asks what a vote decided (CSV, Excel), as people have reviewed it: the keys of questionnaire, question and vote, `yes_means` with the side of
 * the scale that goes with a yes in the vote (`agree`, `disagree`, or `none` where the two turn out not to be comparable), who reviewed it and on
 * which day. A question may stand beside several votes; a pair that stands twice is refused.
 */
export async function parseQuestionVotes(source: Source): Promise<ParliamentParsed> {
  const table = await readTable(source, COLUMNS)
  const { problems, report } = problemsOf(source)
  const questionVotes: QuestionVoteRecord[] = []
  const seen = new Set<string>()
  for (const row of table.rows) {
    const record = toRecord(row)
    const pair = typeof record === 'string' ? '' : `${record.questionnaireKey} ${record.questionKey} ${record.voteKey}`
    if (typeof record === 'string') report(row.line, record)
    else if (seen.has(pair)) report(row.line, 'question and vote stand together in a row above already')
    else questionVotes.push(record)
    seen.add(pair)
  }
  return parliamentParsed(source, { questionVotes }, [...table.problems, ...problems])
}

function toRecord(row: CsvRow): QuestionVoteRecord | string {
  const empty = KEY_COLUMNS.find((column) => row.cell(column) === '')
  if (empty) return `${empty} is empty`
  const meaning = row.cell('yes_means')
  const yesMeans = MEANINGS.find((one) => one === meaning)
  if (!yesMeans) return `yes_means is none of ${MEANINGS.join(', ')}: "${meaning}"`
  const reviewedOn = dayOf(row.cell('reviewed_on'))
  if (reviewedOn === null || reviewedOn !== row.cell('reviewed_on')) return `reviewed_on is no day: "${row.cell('reviewed_on')}"`
  const [questionnaireKey, questionKey, voteKey, reviewedBy] = KEY_COLUMNS.map((column) => row.cell(column)) as [
    string,
    string,
    string,
    string,
  ]
  return { questionnaireKey, questionKey, voteKey, yesMeans, reviewedBy, reviewedOn }
}
