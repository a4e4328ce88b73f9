import { type QueryExecutorProvider, sql } from 'kysely'

/** The tokens that show a draft as voters would see it. Frozen: what comes later is a migration of its own. */
export async function previewToken(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table preview_token (
    token_hash bytea primary key,
    candidacy_id bigint not null references candidacy on delete cascade,
    version integer not null,
    expires_at timestamptz not null
  )`,
  'create index preview_token_candidacy on preview_token (candidacy_id)',
]
