import type { AnswerRecord } from '@plenara/contract'
import { type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { CandidateAnswersTable } from '../../db/schema/catalogue-ballots.ts'
import { answerLossesOf } from '../plan/answer-losses.ts'
import { type PackedAnswer, packAnswers, unpackAnswers } from '../answers-codec.ts'
import { createAnswerResolver } from './resolve-answers.ts'
import { type TableSpec, upsertRows } from './rows.ts'
import type { StoredLoss } from '../plan/stored-losses.ts'

type Row = Omit<Selectable<CandidateAnswersTable>, 'packed'> & { readonly packed: string }

const ANSWERS: TableSpec<Row> = {
  table: 'candidate_answers',
  key: ['candidateId'],
  columns: { candidateId: 'integer', packed: 'bytea', comments: 'jsonb' },
}

/** An answer without a matching candidate or question; `index` is its position in the import. */
export interface UnresolvedAnswer {
  readonly index: number
  readonly reason: string
  /** Nobody, or nobody in particular, is called so. */
  readonly isStranger: boolean
}

export interface WrittenAnswers {
  readonly changed: number
  readonly unresolved: readonly UnresolvedAnswer[]
  readonly losses: readonly StoredLoss[]
}

interface AnswersOfOne {
  readonly values: Map<number, PackedAnswer>
  readonly comments: Map<string, NonNullable<AnswerRecord['comment']>>
}

interface Task {
  readonly answers: readonly AnswerRecord[]
  readonly electionIds: readonly number[] | undefined
  readonly onWritten: (records: number) => void
}

/** Writes the answers of candidates. The answers in the import replace all earlier ones of the same candidate, but those to questions that are gone. */
export async function writeAnswers(tx: QueryExecutorProvider, { answers, electionIds, onWritten }: Task): Promise<WrittenAnswers> {
  if (answers.length === 0) return { changed: 0, unresolved: [], losses: [] }
  const resolve = await createAnswerResolver(tx, electionIds)
  const unresolved: UnresolvedAnswer[] = []
  const byCandidate = new Map<number, AnswersOfOne>()
  for (const [index, answer] of answers.entries()) {
    const found = resolve(answer)
    if ('reason' in found) unresolved.push({ index, ...found })
    else collect(byCandidate, { ...found, answer })
  }
  const losses = await answerLossesOf(tx, new Map([...byCandidate].map(([id, { values }]) => [id, new Set(values.keys())])))
  await keepAnswersToGone(tx, byCandidate)
  const rows = [...byCandidate].map(([candidateId, { values, comments }]) => ({
    candidateId,
    packed: `\\x${packAnswers([...values.values()]).toString('hex')}`,
    comments: comments.size > 0 ? Object.fromEntries(comments) : null,
  }))
  const onRows = (count: number) => onWritten((count / rows.length) * answers.length)
  return { changed: await upsertRows(tx, { ...ANSWERS, onRows }, rows), unresolved, losses }
}

async function keepAnswersToGone(tx: QueryExecutorProvider, byCandidate: ReadonlyMap<number, AnswersOfOne>): Promise<void> {
  const { rows } = await sql<{
    candidateId: number
    packed: Buffer
    comments: Record<string, NonNullable<AnswerRecord['comment']>> | null
    goneIds: number[]
  }>`
    select a.candidate_id as "candidateId", a.packed, a.comments, array_agg(q.id) as "goneIds"
    from candidate_answers a join candidate c on c.id = a.candidate_id join election e on e.id = c.election_id
      join question q on q.questionnaire_id = e.questionnaire_id and q.gone
    where a.candidate_id = any(${[...byCandidate.keys()]}::integer[]) group by a.candidate_id`.execute(tx)
  for (const { candidateId, packed, comments, goneIds } of rows) {
    const [gone, next] = [new Set(goneIds), byCandidate.get(candidateId)]
    for (const answer of unpackAnswers(packed)) {
      if (!gone.has(answer.questionId)) continue
      next?.values.set(answer.questionId, answer)
      const comment = comments?.[String(answer.questionId)]
      if (comment) next?.comments.set(String(answer.questionId), comment)
    }
  }
}

function collect(
  byCandidate: Map<number, AnswersOfOne>,
  { candidateId, questionId, answer }: { candidateId: number; questionId: number; answer: AnswerRecord },
): void {
  const collected = byCandidate.get(candidateId) ?? { values: new Map(), comments: new Map() }
  byCandidate.set(candidateId, collected)
  collected.values.set(questionId, { questionId, value: answer.value })
  if (answer.comment) collected.comments.set(String(questionId), answer.comment)
}
