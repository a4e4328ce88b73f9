import type { QuestionSnapshot } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { SOURCE_KEY } from './question-keys.ts'

type Kin = Pick<QuestionSnapshot, 'opinionId' | 'sameIds' | 'similarIds'>

interface KinRow {
  readonly id: number
  readonly opinionId: number | null
  readonly sameIds: readonly number[]
  readonly similarIds: readonly number[]
}

/**
 * The questions that ask the same as those of a questionnaire, and those that ask it in other words: a mark counts both ways and for the whole classes.
 * Questions that stand alone are missing.
 */
export async function readKin(db: Database, questionnaireId: number): Promise<Map<number, Kin>> {
  const { rows } = await sql<KinRow>`
    with known as (select q.id, q.questionnaire_id, q.same_as, coalesce(q.opinion_id, q.id) as opinion_id from question q
      where q.gone is null),
    marked as (
      select k.opinion_id as one, other.opinion_id as other
      from known k cross join jsonb_array_elements(k.same_as) as mark
        join questionnaire n on n.key = mark ->> 'questionnaireKey'
        join catalogue_key c on c.kind = 'question' and c.scope = n.id and ${SOURCE_KEY('c.key')} = mark ->> 'questionKey'
        join known other on other.id = c.id
      where k.same_as is not null and mark ->> 'kind' = 'similar'
    ),
    pairs as (select one, other from marked union select other, one from marked),
    asked as (select id, opinion_id from known where questionnaire_id = ${questionnaireId})
    select a.id, a.opinion_id,
      array(select s.id from known s where s.opinion_id = a.opinion_id and s.id <> a.id order by s.id) as same_ids,
      array(select s.id from pairs p join known s on s.opinion_id = p.other where p.one = a.opinion_id order by s.id) as similar_ids
    from asked a
    where exists (select from known s where s.opinion_id = a.opinion_id and s.id <> a.id)
      or a.opinion_id <> a.id or exists (select from pairs p where p.one = a.opinion_id)`.execute(db)
  return new Map(
    rows.map(({ id, opinionId, sameIds, similarIds }) => [
      id,
      {
        ...(opinionId !== id && opinionId !== null && { opinionId }),
        ...(sameIds.length > 0 && { sameIds }),
        ...(similarIds.length > 0 && { similarIds }),
      },
    ]),
  )
}
