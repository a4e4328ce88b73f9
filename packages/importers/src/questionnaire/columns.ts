import { CONTENT_LANGUAGES } from '@plenara/contract'
import type { ColumnTable } from '../tables/columns.ts'
import { AXIS_COLUMNS } from './axes.ts'

const textsOf = (...names: readonly string[]) => names.flatMap((name) => CONTENT_LANGUAGES.map((language) => `${name}_${language}`))

/** Questionnaires; columns of axes are named by the file. */
export const COLUMNS: ColumnTable = {
  required: ['question_id', 'type'],
  optional: ['rapide', 'same_as', 'reviewed_by', 'reviewed_on', 'category_id', ...textsOf('text', 'category', 'info', 'pro', 'contra')],
  aliases: { rapide: ['is_short'] },
  unread: [...AXIS_COLUMNS, /_en$/, /^has_/],
}
