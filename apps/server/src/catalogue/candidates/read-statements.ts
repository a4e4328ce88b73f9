import type { AnswerRecord, StatementContent } from '@plenara/contract'
import { type PublishedStatement, type ResolvedStatement, resolveStatement, type StatementBody, zurichDay } from '@plenara/domain'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { StatementAnswers } from '../../db/schema/candidacy.ts'
import { unpackAnswers } from '../answers-codec.ts'

interface Row {
  readonly candidateId: number
  /** Null where no import brought answers. */
  readonly packed: Buffer | null
  readonly comments: Readonly<Record<string, NonNullable<AnswerRecord['comment']>>> | null
  /** Null where nothing of their own is published. */
  readonly revision: number | null
  readonly submittedAt: Date | null
  readonly own: StatementAnswers | null
  readonly content: StatementContent | null
  readonly held: readonly string[] | null
  readonly saysPortrait: boolean
  readonly portrait: string | null
}

/**
 * What everybody says who stands or stood in an election, by the id of the candidate. Whoever reads answers of candidates reads them here: what was published
 * at the desk counts before what was imported, and what is held back of it is left out. Answers to questions that are gone are among them.
 */
export async function readStatements(db: QueryExecutorProvider, electionId: number): Promise<ReadonlyMap<number, ResolvedStatement>> {
  const { rows } = await sql<Row>`
    select c.id as "candidateId", a.packed, a.comments, r.number as revision, r.submitted_at as "submittedAt", r.answers as own, r.content, p.held,
      o.candidate_id is not null as "saysPortrait", o.hash as portrait
    from candidate c left join candidate_answers a on a.candidate_id = c.id
      left join published_statement p on p.candidate_id = c.id
      left join statement_revision r on r.candidacy_id = p.candidacy_id and r.number = p.revision
      left join published_portrait o on o.candidate_id = c.id
    where c.election_id = ${electionId} and (a.candidate_id is not null or r.number is not null) order by c.id`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const said = resolveStatement(importedOf(row), publishedOf(row))
      return said ? [[row.candidateId, said] as const] : []
    }),
  )
}

function importedOf({ packed, comments }: Row): StatementBody | undefined {
  if (packed === null) return undefined
  return {
    answers: unpackAnswers(packed).map((answer) => {
      const comment = comments?.[String(answer.questionId)]
      return comment ? { ...answer, comment } : answer
    }),
  }
}

function publishedOf({ revision, submittedAt, own, content, held, saysPortrait, portrait }: Row): PublishedStatement | undefined {
  if (revision === null || submittedAt === null || own === null) return undefined
  const said = { answers: own, content: content ?? {}, ...(saysPortrait && { portrait }) }
  return presentedStatement({ revision, submittedAt, held: held ?? [], ...said })
}

interface StoredStatement {
  readonly revision: number
  readonly submittedAt: Date
  readonly answers: StatementAnswers
  readonly content: StatementContent
  /** The fields of it that are held back. */
  readonly held: readonly string[]
  /** The hash of what is shown of them; null: nothing. Absent where they say nothing of it. */
  readonly portrait?: string | null
}

/** A statement as voters see it. By growing ids, as answers are packed, so that their order does not tell where they come from. */
export function presentedStatement({ revision, submittedAt, answers: own, content, held, portrait }: StoredStatement): PublishedStatement {
  const { important = [], comments = {}, profile } = content
  const marked = new Set(important)
  const answers = Object.entries(own).map(([id, value]) => {
    const questionId = Number(id)
    const comment = comments[id]
    return { questionId, value, ...(comment && { comment }), ...(marked.has(questionId) && { important: true as const }) }
  })
  const sorted = answers.toSorted((a, b) => a.questionId - b.questionId)
  const said = { answers: sorted, ...(profile && { profile }), ...(portrait !== undefined && { portrait }) }
  return { revision, on: zurichDay(submittedAt.getTime()), held, ...said }
}
