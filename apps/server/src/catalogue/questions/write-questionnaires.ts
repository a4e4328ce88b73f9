import type { QuestionnaireBundle } from '@plenara/contract'
import type { QueryExecutorProvider, Selectable } from 'kysely'
import type { AxisTable, CategoryTable, QuestionnaireTable, QuestionTable } from '../../db/schema/catalogue-questions.ts'
import { allocateIds, type Ids, type KeyKind } from '../write/keys.ts'
import { markGone, type TableSpec, upsertRows } from '../write/rows.ts'
import { keepMeanings } from './question-keys.ts'

const QUESTIONNAIRE: TableSpec<Selectable<QuestionnaireTable>> = {
  table: 'questionnaire',
  key: ['id'],
  columns: { id: 'integer', key: 'text' },
}
const NAMED = { id: 'integer', questionnaireId: 'integer', position: 'integer', name: 'jsonb', gone: 'boolean' } as const
const CATEGORY: TableSpec<Selectable<CategoryTable>> = { table: 'category', key: ['id'], columns: NAMED }
const AXIS: TableSpec<Selectable<AxisTable>> = { table: 'axis', key: ['id'], columns: NAMED }
/** The id of the opinion is given once all questions are written (`join-questions.ts`). */
const QUESTION: TableSpec<Omit<Selectable<QuestionTable>, 'opinionId'>> = {
  table: 'question',
  key: ['id'],
  columns: {
    id: 'integer',
    questionnaireId: 'integer',
    position: 'integer',
    categoryId: 'integer',
    type: 'text',
    text: 'jsonb',
    info: 'jsonb',
    pro: 'jsonb',
    contra: 'jsonb',
    isShort: 'boolean',
    axes: 'jsonb',
    sameAs: 'jsonb',
    gone: 'boolean',
  },
}

interface Numbered {
  readonly questionnaireId: number
  readonly bundle: QuestionnaireBundle
}

/** Writes whole questionnaires; what they no longer have is marked as gone and stays. Returns how many rows changed. */
export async function writeQuestionnaires(tx: QueryExecutorProvider, bundles: readonly QuestionnaireBundle[]): Promise<number> {
  if (bundles.length === 0) return 0
  const ids = await allocateIds(
    tx,
    'questionnaire',
    bundles.map(({ key }) => ({ scope: 0, key })),
  )
  const numbered = bundles.map((bundle) => ({ questionnaireId: ids(0, bundle.key), bundle }))
  let changed = await upsertRows(
    tx,
    QUESTIONNAIRE,
    numbered.map(({ questionnaireId, bundle }) => ({ id: questionnaireId, key: bundle.key })),
  )
  const categoryIds = await idsWithin(tx, 'category', numbered, ({ categories }) => categories)
  const axisIds = await idsWithin(tx, 'axis', numbered, ({ axes }) => axes)
  const questionIds = await idsWithin(tx, 'question', numbered, ({ questions }) => questions)
  const named = (idsOf: Ids, partsOf: (bundle: QuestionnaireBundle) => QuestionnaireBundle['axes']) =>
    numbered.flatMap(({ questionnaireId, bundle }) =>
      partsOf(bundle).map(({ key, name }, position) => ({ id: idsOf(questionnaireId, key), questionnaireId, position, name, gone: null })),
    )
  const tables = { categories: named(categoryIds, ({ categories }) => categories), axes: named(axisIds, ({ axes }) => axes) }
  const questions = numbered.flatMap((questionnaire) => questionRows(questionnaire, { categoryIds, axisIds, questionIds }))
  changed += await upsertRows(tx, CATEGORY, tables.categories)
  changed += await upsertRows(tx, AXIS, tables.axes)
  changed += await upsertRows(tx, QUESTION, questions)
  const scopeIds = numbered.map(({ questionnaireId }) => questionnaireId)
  await keepMeanings(tx, scopeIds)
  const written = [
    ['category', tables.categories],
    ['axis', tables.axes],
    ['question', questions],
  ] as const
  for (const [table, rows] of written) {
    changed += await markGone(tx, { table, scope: 'questionnaire_id', scopeIds, id: 'id', keepIds: rows.map((row) => row.id) })
  }
  return changed
}

function idsWithin(
  tx: QueryExecutorProvider,
  kind: KeyKind,
  numbered: readonly Numbered[],
  partsOf: (bundle: QuestionnaireBundle) => readonly { readonly key: string }[],
): Promise<Ids> {
  const keys = numbered.flatMap(({ questionnaireId, bundle }) => partsOf(bundle).map(({ key }) => ({ scope: questionnaireId, key })))
  return allocateIds(tx, kind, keys)
}

function questionRows({ questionnaireId, bundle }: Numbered, ids: { categoryIds: Ids; axisIds: Ids; questionIds: Ids }) {
  return bundle.questions.map(({ key, categoryKey, axes, sameAs, ...rest }, position) => ({
    ...rest,
    id: ids.questionIds(questionnaireId, key),
    questionnaireId,
    position,
    categoryId: ids.categoryIds(questionnaireId, categoryKey),
    axes: axes.map(({ axisKey, polarity }) => ({ id: ids.axisIds(questionnaireId, axisKey), polarity })),
    sameAs: sameAs ?? null,
    gone: null,
  }))
}
