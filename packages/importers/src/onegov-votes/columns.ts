import { CONTENT_LANGUAGES } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'

export const COUNT_COLUMNS = ['yeas', 'nays', 'invalid', 'empty', 'eligible_voters'] as const

/** The results of votes as OneGov exports them. */
export const COLUMNS: ColumnTable = {
  required: ['date', 'domain', 'status', 'type', 'entity_id', 'counted', ...COUNT_COLUMNS],
  optional: ['title', ...CONTENT_LANGUAGES.map((language) => `title_${language}_CH`), 'shortcode'],
  counts: [...COUNT_COLUMNS],
}
