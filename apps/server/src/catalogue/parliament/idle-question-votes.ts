import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Warnings about reviewed pairs of questions and votes whose question or vote does not exist and which therefore compare nothing, perhaps because a
 * key is misspelt.
 */
export async function idleQuestionVotes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ question: string; vote: string; hasQuestion: boolean }>`
    select m.questionnaire_key || ' ' || m.question_key as question, m.vote_key as vote, q.id is not null as has_question
    from question_vote m
    left join questionnaire n on n.key = m.questionnaire_key
    left join catalogue_key k on k.kind = 'question' and k.scope = n.id and k.key = m.question_key
    left join question q on q.id = k.id and q.questionnaire_id = n.id and q.gone is null
    left join vote v on v.key = m.vote_key and not v.is_peoples
    where m.yes_means <> 'none' and (q.id is null or v.id is null)
    order by 1, 2`.execute(db)
  return rows.map(
    ({ question, vote, hasQuestion }) => `no ${hasQuestion ? `vote "${vote}"` : `question "${question}"`} yet: the pair compares nothing`,
  )
}
