import type { ColumnTable } from '../tables/columns.ts'

export const KEY_COLUMNS = ['questionnaire', 'question', 'vote', 'reviewed_by'] as const

/** Questions and the votes that decided the same. */
export const COLUMNS: ColumnTable = { required: [...KEY_COLUMNS, 'yes_means', 'reviewed_on'] }
