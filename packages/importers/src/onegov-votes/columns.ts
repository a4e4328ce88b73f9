import { CONTENT_LANGUAGES } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'

export const COUNT_COLUMNS = ['yeas', 'nays', 'invalid', 'empty', 'eligible_voters'] as const

const TITLES = CONTENT_LANGUAGES.map((language) => `title_${language}_CH`)

/** One of these says what a vote is called. */
export const TITLE_COLUMNS = [...TITLES, 'title']

/** The results of votes as OneGov exports them. */
export const COLUMNS: ColumnTable = {
  required: ['date', 'domain', 'status', 'type', 'entity_id', 'counted', ...COUNT_COLUMNS],
  optional: [...TITLE_COLUMNS, 'shortcode'],
  // The documentation writes them in lower case, the export does not.
  aliases: Object.fromEntries(TITLES.map((title) => [title, [title.toLowerCase()]])),
  alternatives: [TITLE_COLUMNS],
  unread: [
    ...['district', 'name', 'entity_district', 'entity_name', 'id', 'answer', 'ballot_answer', 'expats', 'received'],
    /^short_title(_|$)/,
  ],
  counts: [...COUNT_COLUMNS],
}
