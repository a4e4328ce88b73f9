import { CONTENT_LANGUAGES } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'

export const COUNT_COLUMNS = ['yeas', 'nays', 'invalid', 'empty', 'eligible_voters'] as const

/** One of these says what a vote is called. */
export const TITLE_COLUMNS = ['title', ...CONTENT_LANGUAGES.map((language) => `title_${language}_CH`)]

/** The results of votes as OneGov exports them. */
export const COLUMNS: ColumnTable = {
  required: ['date', 'domain', 'status', 'type', 'entity_id', 'counted', ...COUNT_COLUMNS],
  optional: [...TITLE_COLUMNS, 'shortcode'],
  counts: [...COUNT_COLUMNS],
}
