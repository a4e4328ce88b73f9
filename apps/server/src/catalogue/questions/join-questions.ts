import type { QuestionnaireBundle } from '@plenara/contract'
import { type BrokenMark, joinQuestions, type MarkedQuestion } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { StartError } from '../../platform/start-error.ts'
import { withoutSource } from '../change/change-catalogue.ts'
import { someOf } from '../some-of.ts'
import { SOURCE_KEY } from './question-keys.ts'

export interface Joined {
  /** How many questions got another class. */
  readonly changed: number
  /** Marks of other questionnaires that hold no longer, and questions of the same words without a mark. */
  readonly doubts: readonly string[]
}

const NOTHING: Joined = { changed: 0, doubts: [] }

/**
 * Joins the questions that ask the same, once these questionnaires are written. Throws `StartError` where one of their own marks does not hold: nothing of
 * the import is kept then.
 */
export async function joinStoredQuestions(tx: QueryExecutorProvider, bundles: readonly QuestionnaireBundle[]): Promise<Joined> {
  if (bundles.length === 0) return NOTHING
  const given = new Set(bundles.map(({ key }) => key))
  const questions = await readMarked(tx)
  const { broken, opinionIds, proposals } = joinQuestions(questions)
  const refused = broken.filter(({ question }) => given.has(question.questionnaireKey)).map(sentenceOf)
  if (refused.length > 0) throw new StartError(`Questions are marked as the same and are not: ${someOf(refused)}`)
  const moved = questions.filter(({ id, opinionId }) => (opinionId ?? id) !== opinionIds.get(id))
  const changed = await withoutSource(tx, () =>
    writeOpinionIds(
      tx,
      moved.map(({ id }) => ({ id, opinionId: opinionIds.get(id) ?? id })),
    ),
  )
  const concerned = proposals.filter((pair) => pair.some(({ questionnaireKey }) => given.has(questionnaireKey)))
  return {
    changed,
    doubts: [
      ...broken.filter(({ mark }) => given.has(mark.questionnaireKey)).map((one) => `no longer joined: ${sentenceOf(one)}`),
      ...concerned.map(([one, other]) => `${nameOf(one)} and ${nameOf(other)} say the same: mark them in same_as if they are one question`),
    ],
  }
}

async function readMarked(tx: QueryExecutorProvider): Promise<MarkedQuestion[]> {
  const { rows } = await sql<MarkedQuestion>`
    select q.id, n.key as questionnaire_key, ${SOURCE_KEY('k.key')} as key, q.type, q.text, coalesce(q.same_as, '[]'::jsonb) as same_as, q.opinion_id
    from question q join questionnaire n on n.id = q.questionnaire_id
      join catalogue_key k on k.kind = 'question' and k.id = q.id
    where q.gone is null
    order by q.id`.execute(tx)
  return rows
}

async function writeOpinionIds(
  tx: QueryExecutorProvider,
  rows: readonly { readonly id: number; readonly opinionId: number }[],
): Promise<number> {
  if (rows.length === 0) return 0
  const result = await sql`
    update question q set opinion_id = r."opinionId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, "opinionId" integer)
    where q.id = r.id`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

function nameOf({ questionnaireKey, key }: MarkedQuestion): string {
  return `${questionnaireKey}/${key}`
}

function sentenceOf({ question, mark, reason }: BrokenMark): string {
  return `${nameOf(question)} as ${mark.questionnaireKey}/${mark.questionKey}: ${reason}`
}
