import { type AnswerRecord, type QuestionType, SCALE_VALUES } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Finds whose answer to which question a record is, or says why there is none. */
export type AnswerResolver = (answer: AnswerRecord) => { readonly candidateId: number; readonly questionId: number } | string

interface Target {
  readonly candidateId: number
  readonly questionnaireId: number
}

interface Question {
  readonly id: number
  readonly type: QuestionType
}

/**
 * A candidate is meant by the key, and within `electionIds` also by the number on the ballot. What several candidates share
 * means nobody: an answer must not land on the wrong person.
 */
export async function createAnswerResolver(tx: QueryExecutorProvider, electionIds: readonly number[] | undefined): Promise<AnswerResolver> {
  const candidates = await readCandidates(tx, electionIds)
  const questions = await readQuestions(tx)
  return ({ candidate, questionKey, value }) => {
    const targets = candidates.get(candidate) ?? []
    const [target, ...others] = targets
    if (!target) return `no candidate "${candidate}"`
    if (others.length > 0) return `several candidates are "${candidate}": --election must say in which election`
    const question = questions.get(`${target.questionnaireId} ${questionKey}`)
    if (!question) return `no question "${questionKey}" in the questionnaire of the election`
    const isOnScale = value === null || SCALE_VALUES[question.type].includes(value)
    if (!isOnScale) return `${value} is not on the scale ${question.type} of question "${questionKey}"`
    return { candidateId: target.candidateId, questionId: question.id }
  }
}

/** The candidates by key, and where elections are given by number where that is nobody's key. */
async function readCandidates(
  tx: QueryExecutorProvider,
  electionIds: readonly number[] | undefined,
): Promise<ReadonlyMap<string, readonly Target[]>> {
  const { rows } = await sql<{ id: number; key: string; number: string | null; questionnaire: number }>`
    select c.id, c.key, c.number, coalesce(e.questionnaire_id, 0) as questionnaire
    from candidate c join election e on e.id = c.election_id
    where ${electionIds ?? null}::integer[] is null or e.id = any(${electionIds ?? null}::integer[])`.execute(tx)
  const byKey = new Map<string, Target[]>()
  const byNumber = new Map<string, Target[]>()
  for (const row of rows) {
    const target = { candidateId: row.id, questionnaireId: row.questionnaire }
    push(byKey, row.key, target)
    if (electionIds && row.number) push(byNumber, row.number, target)
  }
  return new Map([...byNumber, ...byKey])
}

function push(map: Map<string, Target[]>, key: string, target: Target): void {
  const targets = map.get(key)
  if (targets) targets.push(target)
  else map.set(key, [target])
}

/** Questions by the id of the questionnaire and the key. */
async function readQuestions(tx: QueryExecutorProvider): Promise<ReadonlyMap<string, Question>> {
  const { rows } = await sql<{ scope: number; key: string; id: number; type: QuestionType }>`
    select k.scope, k.key, q.id, q.type from question q join catalogue_key k on k.kind = 'question' and k.id = q.id`.execute(tx)
  return new Map(rows.map((row) => [`${row.scope} ${row.key}`, { id: row.id, type: row.type }]))
}
