import { type QueryExecutorProvider, sql } from 'kysely'
import { unpackAnswers } from '../answers-codec.ts'
import { someOf } from '../some-of.ts'
import type { StoredLoss } from './stored-losses.ts'

interface Stored {
  readonly candidateId: number
  readonly name: string
  readonly key: string
  readonly packed: Buffer
  readonly questionIds: readonly number[]
}

/**
 * Whose stored answers to current questions an import would take away; `next` has the answered questions by candidate. Who answered at the desk loses nothing:
 * what an import says of them is not shown.
 */
export async function answerLossesOf(tx: QueryExecutorProvider, next: ReadonlyMap<number, ReadonlySet<number>>): Promise<StoredLoss[]> {
  const { rows } = await sql<Stored>`
    select a.candidate_id as "candidateId", c.key, c.first_name || ' ' || c.last_name as name, a.packed,
      array(select q.id from question q where q.questionnaire_id = e.questionnaire_id and q.gone is null) as "questionIds"
    from candidate_answers a join candidate c on c.id = a.candidate_id join election e on e.id = c.election_id
    where a.candidate_id = any(${[...next.keys()]}::integer[])
      and not exists (select from published_statement p where p.candidate_id = a.candidate_id) order by c.key`.execute(tx)
  const losing = rows.filter(({ candidateId, packed, questionIds }) => {
    const [asked, answered] = [new Set(questionIds), next.get(candidateId)]
    return unpackAnswers(packed).some(({ questionId }) => asked.has(questionId) && !answered?.has(questionId))
  })
  if (losing.length === 0) return []
  const names = someOf(losing.map(({ name, key }) => `${name} (${key})`))
  return [{ loss: 'answers', reason: `${losing.length} candidates would lose answers: ${names}` }]
}
