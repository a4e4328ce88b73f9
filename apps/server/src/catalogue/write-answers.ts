import type { AnswerRecord } from '@plenara/contract'
import type { QueryExecutorProvider, Selectable } from 'kysely'
import type { CandidateAnswersTable } from '../db/schema/catalogue-ballots.ts'
import { type PackedAnswer, packAnswers } from './answers-codec.ts'
import { createAnswerResolver } from './resolve-answers.ts'
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

interface AnswersOfOne {
  readonly values: Map<number, PackedAnswer>
  readonly comments: Map<string, NonNullable<AnswerRecord['comment']>>
}

interface Task {
  readonly answers: readonly AnswerRecord[]
  readonly electionIds: readonly number[] | undefined
  readonly onWritten: (records: number) => void
}

/** Writes the answers of candidates: those in the import replace all earlier ones of the same candidate. */
export async function writeAnswers(tx: QueryExecutorProvider, { answers, electionIds, onWritten }: Task): Promise<WrittenAnswers> {
  if (answers.length === 0) return { changed: 0, unresolved: [] }
  const resolve = await createAnswerResolver(tx, electionIds)
  const unresolved: UnresolvedAnswer[] = []
  const byCandidate = new Map<number, AnswersOfOne>()
  for (const [index, answer] of answers.entries()) {
    const found = resolve(answer)
    if (typeof found === 'string') unresolved.push({ index, reason: found })
    else collect(byCandidate, { ...found, answer })
  }
  const rows = [...byCandidate].map(([candidateId, { values, comments }]) => ({
    candidateId,
    packed: `\\x${packAnswers([...values.values()]).toString('hex')}`,
    comments: comments.size > 0 ? Object.fromEntries(comments) : null,
  }))
  const onRows = (count: number) => onWritten((count / rows.length) * answers.length)
  return { changed: await upsertRows(tx, { ...ANSWERS, onRows }, rows), unresolved }
}

function collect(
  byCandidate: Map<number, AnswersOfOne>,
  { candidateId, questionId, answer }: { candidateId: number; questionId: number; answer: AnswerRecord },
): void {
  const one = byCandidate.get(candidateId) ?? { values: new Map(), comments: new Map() }
  byCandidate.set(candidateId, one)
  one.values.set(questionId, { questionId, value: answer.value })
  if (answer.comment) one.comments.set(String(questionId), answer.comment)
}
