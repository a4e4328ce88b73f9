import { type QueryExecutorProvider, sql } from 'kysely'

/** Who wants to be invited to surveys by mail, and who was. Frozen: what comes later is a migration of its own. */
export async function surveyMails(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table app_user add column survey_mails boolean not null default false',
  'create index app_user_survey_mails on app_user (user_id) where survey_mails',
  `create table survey_invitation (
    user_id bigint not null references app_user on delete cascade,
    survey_id bigint not null,
    invited_at timestamptz not null,
    primary key (user_id, survey_id)
  )`,
]
