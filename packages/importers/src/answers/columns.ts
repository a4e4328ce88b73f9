import { CONTENT_LANGUAGES, SCALE_VALUES } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'

const CANDIDATE_NAMES = ['candidate_id', 'candidate_key', 'number']
const PERSON = { firstname: ['first_name', 'vorname'], lastname: ['last_name', 'nachname'] }

/** Every value that some scale has. */
export const VALUES: readonly number[] = [...new Set(Object.values(SCALE_VALUES).flat())]
/** A column for each question, as smartvote gives its data out: the number of the question, alone or behind a word. */
export const QUESTION_COLUMN = /^(?:answer_)?(\d{3,})$/
/** Answers with a row for each candidate; the first column may have no name, as tools for statistics write it. */
export const WIDE_COLUMNS: ColumnTable = {
  required: [],
  optional: ['candidate', 'firstname', 'lastname'],
  aliases: { candidate: [...CANDIDATE_NAMES, 'ID_candidate', ''], ...PERSON },
}

/** Answers of candidates, a row for each. */
export const COLUMNS: ColumnTable = {
  required: ['candidate', 'question', 'value'],
  optional: ['firstname', 'lastname', ...CONTENT_LANGUAGES.map((language) => `comment_${language}`)],
  aliases: { candidate: CANDIDATE_NAMES, question: ['question_id', 'question_key'], ...PERSON },
  unread: ['party_short', 'party_group', 'comment_en'],
}
