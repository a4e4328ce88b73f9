import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * A key per user, and records sealed under it. The keys are made outside of the database, so that what earlier programs stored in the clear
 * waits in `unsealed_document` until the server that starts next has sealed it.
 */
export async function userKey(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table user_document rename to unsealed_document',
  'alter index user_document_pkey rename to unsealed_document_pkey',
  'alter table unsealed_document drop constraint user_document_kind_check',
  `insert into unsealed_document (user_id, kind, scope, version, content)
   select user_id, 'progression', election_id, 0,
     convert_to(jsonb_agg(jsonb_build_object('key', key, 'data', data) order by key collate "C")::text, 'UTF8')
   from progression group by user_id, election_id`,
  'drop table progression',
  `create table user_key (
    user_id bigint primary key references app_user on delete cascade check (user_id > 0 and user_id < 9007199254740992),
    wrapped bytea not null
  )`,
  `create table user_document (
    user_id bigint not null references user_key on delete cascade check (user_id > 0 and user_id < 9007199254740992),
    kind text not null,
    scope bigint not null check (scope >= 0),
    version bigint not null,
    content bytea not null,
    primary key (user_id, kind, scope)
  ) with (fillfactor = 85)`,
]
