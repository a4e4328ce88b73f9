import { type QueryExecutorProvider, sql } from 'kysely'

/** Which question asks what a vote decided, by keys, as people have reviewed it. Frozen: what comes later is a migration of its own. */
export async function questionVotes(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table question_vote (
    questionnaire_key text not null,
    question_key text not null,
    vote_key text not null,
    yes_means text not null check (yes_means in ('agree', 'disagree', 'none')),
    reviewed_by text not null,
    reviewed_on text not null,
    primary key (questionnaire_key, question_key, vote_key)
  )`,
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on question_vote
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed
      for each statement execute function record_import_change(
        'json_build_object(''questionnaire_key'', t.questionnaire_key, ''question_key'', t.question_key, ''vote_key'', t.vote_key)',
        '''question-vote/'' || t.questionnaire_key || ''/'' || t.question_key')`,
  ),
]
