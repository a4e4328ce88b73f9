import { type AnswerRecord, type QuestionType, SCALE_VALUES } from '@plenara/contract'
import { type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { CandidateAnswersTable } from '../db/schema/catalogue-ballots.ts'
import { type PackedAnswer, packAnswers } from './answers-codec.ts'
import { type TableSpec, upsertRows } from './rows.ts'

type Row = Omit<Selectable<CandidateAnswersTable>, 'packed'> & { readonly packed: string }

const ANSWERS: TableSpec<Row> = {
  table: 'candidate_answers',
  key: ['candidateId'],
  columns: { candidateId: 'integer', packed: 'bytea', comments: 'jsonb' },
}

/** An answer that belongs to nobody or to no question; `index` is its place in the import. */
export interface UnresolvedAnswer {
  readonly index: number
  readonly reason: string
}

export interface WrittenAnswers {
  readonly changed: number
  readonly unresolved: readonly UnresolvedAnswer[]
}

interface Target {
  readonly candidateId: number
  readonly questionnaireId: number
}

interface Question {
  readonly id: number
  readonly type: QuestionType
}

/**
 * Writes the answers of candidates: those in the import replace all earlier ones of the same candidate. A candidate is found
 * by key, within `electionIds` also by the number on the ballot; a key that several elections share means each of them.
 */
export async function writeAnswers(
  tx: QueryExecutorProvider,
  answers: readonly AnswerRecord[],
  electionIds: readonly number[] | undefined,
): Promise<WrittenAnswers> {
  if (answers.length === 0) return { changed: 0, unresolved: [] }
  const candidates = await readCandidates(tx, electionIds)
  const questions = await readQuestions(tx)
  const unresolved: UnresolvedAnswer[] = []
  const byCandidate = new Map<number, AnswersOfOne>()
  for (const [index, answer] of answers.entries()) {
    const found = resolve(answer, candidates, questions)
    if (typeof found === 'string') unresolved.push({ index, reason: found })
    else for (const { candidateId, questionId } of found) collect(byCandidate, candidateId, questionId, answer)
  }
  const rows = [...byCandidate].map(([candidateId, { values, comments }]) => ({
    candidateId,
    packed: `\\x${packAnswers([...values.values()]).toString('hex')}`,
    comments: comments.size > 0 ? Object.fromEntries(comments) : null,
  }))
  return { changed: await upsertRows(tx, ANSWERS, rows), unresolved }
}

interface AnswersOfOne {
  readonly values: Map<number, PackedAnswer>
  readonly comments: Map<string, NonNullable<AnswerRecord['comment']>>
}

function collect(byCandidate: Map<number, AnswersOfOne>, candidateId: number, questionId: number, answer: AnswerRecord): void {
  const one = byCandidate.get(candidateId) ?? { values: new Map(), comments: new Map() }
  byCandidate.set(candidateId, one)
  one.values.set(questionId, { questionId, value: answer.value })
  if (answer.comment) one.comments.set(String(questionId), answer.comment)
}

function resolve(
  answer: AnswerRecord,
  candidates: ReadonlyMap<string, readonly Target[] | 'ambiguous'>,
  questions: ReadonlyMap<string, Question>,
): { candidateId: number; questionId: number }[] | string {
  const targets = candidates.get(answer.candidate)
  if (!targets) return `no candidate "${answer.candidate}"`
  if (targets === 'ambiguous') return `several candidates have the number ${answer.candidate}`
  const found = targets.flatMap(({ candidateId, questionnaireId }) => {
    const question = questions.get(`${questionnaireId} ${answer.questionKey}`)
    return question ? [{ candidateId, questionId: question.id, type: question.type }] : []
  })
  const [first] = found
  if (!first) return `no question "${answer.questionKey}" in the questionnaire of the election`
  if (answer.value !== null && !SCALE_VALUES[first.type].includes(answer.value)) {
    return `${answer.value} is not on the scale ${first.type} of question "${answer.questionKey}"`
  }
  return found
}

/** The candidates whose elections have a questionnaire, by key; within given elections also by number. */
async function readCandidates(
  tx: QueryExecutorProvider,
  electionIds: readonly number[] | undefined,
): Promise<Map<string, Target[] | 'ambiguous'>> {
  const { rows } = await sql<{ id: number; key: string; number: string | null; questionnaire: number }>`
    select c.id, c.key, c.number, coalesce(e.questionnaire_id, 0) as questionnaire
    from candidate c join election e on e.id = c.election_id
    where ${electionIds ?? null}::integer[] is null or e.id = any(${electionIds ?? null}::integer[])
    order by c.id`.execute(tx)
  const byKey = new Map<string, Target[] | 'ambiguous'>()
  for (const row of rows) {
    const known = byKey.get(row.key)
    const target = { candidateId: row.id, questionnaireId: row.questionnaire }
    byKey.set(row.key, typeof known === 'object' ? [...known, target] : [target])
  }
  if (!electionIds) return byKey
  const keys = new Set(byKey.keys())
  for (const row of rows) {
    if (!row.number || keys.has(row.number)) continue
    byKey.set(row.number, byKey.has(row.number) ? 'ambiguous' : [{ candidateId: row.id, questionnaireId: row.questionnaire }])
  }
  return byKey
}

/** Questions by `questionnaire key`. */
async function readQuestions(tx: QueryExecutorProvider): Promise<Map<string, Question>> {
  const { rows } = await sql<{ scope: number; key: string; id: number; type: QuestionType }>`
    select k.scope, k.key, q.id, q.type from question q join catalogue_key k on k.kind = 'question' and k.id = q.id`.execute(tx)
  return new Map(rows.map((row) => [`${row.scope} ${row.key}`, { id: row.id, type: row.type }]))
}
