import type { LocalizedText, QuestionnaireBundle } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { readStatements } from '../candidates/read-statements.ts'
import { answeredByVoters, countSealedRecords } from '../plan/sealed-records.ts'
import { someOf } from '../some-of.ts'
import type { StoredLoss } from '../plan/stored-losses.ts'
import { SOURCE_KEY, sourceKeyOf } from './question-keys.ts'

const TEXTS = ['text', 'info', 'pro', 'contra'] as const

interface Stored extends Readonly<Record<(typeof TEXTS)[number], LocalizedText>> {
  readonly id: number
  readonly questionnaire: string
  readonly key: string
}

/** The questions, and the languages of questions, that stored questionnaires would lose. */
export async function questionLossesOf(tx: QueryExecutorProvider, bundles: readonly QuestionnaireBundle[]): Promise<StoredLoss[]> {
  if (bundles.length === 0) return []
  const { rows } = await sql<Stored>`
    select q.id, n.key as questionnaire, ${SOURCE_KEY('k.key')} as key, q.text, q.info, q.pro, q.contra
    from question q join questionnaire n on n.id = q.questionnaire_id
      join catalogue_key k on k.kind = 'question' and k.id = q.id
    where q.gone is null and n.key = any(${bundles.map(({ key }) => key)}::text[]) order by n.key, q.position`.execute(tx)
  const losses: StoredLoss[] = []
  for (const bundle of bundles) {
    const stored = rows.filter(({ questionnaire }) => questionnaire === bundle.key)
    losses.push(...(await missingQuestions(tx, bundle, stored)), ...lostTexts(bundle, stored))
  }
  return losses
}

async function missingQuestions(tx: QueryExecutorProvider, bundle: QuestionnaireBundle, stored: readonly Stored[]): Promise<StoredLoss[]> {
  const keys = new Set(bundle.questions.map(({ key }) => sourceKeyOf(key)))
  const missing = stored.filter(({ key }) => !keys.has(key))
  if (missing.length === 0) return []
  const named = someOf(missing.map(({ key, text }) => `${key} (${Object.values(text)[0] ?? ''})`))
  const kept = await whatHangsOn(tx, bundle.key, new Set(missing.map(({ id }) => id)))
  return [{ loss: 'questions', reason: `${bundle.key}: ${missing.length} questions are missing: ${named}; ${kept}` }]
}

/** What is kept of questions that are gone, in words. */
async function whatHangsOn(tx: QueryExecutorProvider, questionnaire: string, questionIds: ReadonlySet<number>): Promise<string> {
  const { rows } = await sql<{ electionId: number }>`
    select e.id as "electionId" from questionnaire n join election e on e.questionnaire_id = n.id where n.key = ${questionnaire}`.execute(
    tx,
  )
  const electionIds = rows.map(({ electionId }) => electionId)
  const answered: number[] = []
  for (const electionId of electionIds) {
    for (const { answers } of (await readStatements(tx, electionId)).values()) {
      answered.push(answers.filter((one) => questionIds.has(one.questionId) && one.value !== null).length)
    }
  }
  const answers = answered.reduce((sum, count) => sum + count, 0)
  const candidates = answered.filter((count) => count > 0).length
  const sealed = await countSealedRecords(tx, electionIds)
  const own = answers > 0 ? ` with ${answers} answers of ${candidates} candidates` : ''
  return `they are marked as gone, and kept${own}; ${answeredByVoters(sealed)}`
}

function lostTexts({ key, questions }: QuestionnaireBundle, stored: readonly Stored[]): StoredLoss[] {
  const byKey = new Map(questions.map((question) => [sourceKeyOf(question.key), question]))
  const gone = stored.flatMap((one) => {
    const next = byKey.get(one.key)
    return next ? TEXTS.flatMap((name) => lostLanguages(one[name], next[name]).map((language) => `${one.key} ${name}-${language}`)) : []
  })
  return gone.length > 0 ? [{ loss: 'texts', reason: `${key}: ${gone.length} texts would go: ${someOf(gone)}` }] : []
}

function lostLanguages(stored: LocalizedText, next: LocalizedText): string[] {
  return Object.keys(stored).filter((language) => !Object.hasOwn(next, language))
}
