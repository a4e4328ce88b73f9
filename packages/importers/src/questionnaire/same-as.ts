import type { SameAsRecord } from '@plenara/contract'
import type { CsvRow } from '../tables/csv.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Two people have read both, where the words differ. */
const READERS_OF_SIMILAR = 2

/**
 * The marks of a row: `same_as` holds `questionnaire/question`, several separated by `|`, with `~` before those in other words; these need the names of
 * two readers in `reviewed_by` (separated by `|`) and a day in `reviewed_on`. What is wrong with them as a sentence.
 */
export function sameAsOf(row: CsvRow): SameAsRecord[] | string {
  const marks = parts(row.cell('same_as'))
  const reviewedBy = [...new Set(parts(row.cell('reviewed_by')))]
  const reviewedOn = row.cell('reviewed_on') || null
  if (reviewedOn !== null && !DAY.test(reviewedOn)) return `reviewed_on is no day: "${reviewedOn}"`
  const records = marks.map((mark) => toRecord(mark, { reviewedBy, reviewedOn }))
  const unread = marks.find((_, index) => records[index] === null)
  if (unread !== undefined) return `same_as is not questionnaire/question: "${unread}"`
  const isSimilar = records.some((record) => record?.kind === 'similar')
  if (isSimilar && (reviewedBy.length < READERS_OF_SIMILAR || reviewedOn === null)) {
    return 'a question in other words needs two names in reviewed_by and a day in reviewed_on'
  }
  return records.flatMap((record) => record ?? [])
}

/** The first slash ends the key of the questionnaire; that of the question may hold others. */
function toRecord(mark: string, review: Pick<SameAsRecord, 'reviewedBy' | 'reviewedOn'>): SameAsRecord | null {
  const kind = mark.startsWith('~') ? 'similar' : 'same'
  const name = mark.replace(/^~\s*/, '')
  const slash = name.indexOf('/')
  if (slash < 1 || slash === name.length - 1) return null
  return { questionnaireKey: name.slice(0, slash), questionKey: name.slice(slash + 1), kind, ...review }
}

function parts(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
