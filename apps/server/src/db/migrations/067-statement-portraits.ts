import { type QueryExecutorProvider, sql } from 'kysely'

/** Pictures that those who stand upload, and which of them voters see. Frozen: what comes later is a migration of its own. */
export async function statementPortraits(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Beside `portrait`, which is public data: a draft's picture is its person's alone.
  `create table statement_portrait (
    candidacy_id bigint not null references candidacy on delete cascade,
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    small bytea not null,
    large bytea not null,
    primary key (candidacy_id, hash)
  )`,
  'create index statement_portrait_hash on statement_portrait (hash)',
  // The one place that says what voters see of them. Who wants no picture, or whose picture is lost, is here without a hash: nothing imported is shown either.
  `create view published_portrait as
    select p.candidate_id, s.hash, s.small, s.large
    from published_statement p join statement_revision r on r.candidacy_id = p.candidacy_id and r.number = p.revision
      left join statement_portrait s on s.candidacy_id = r.candidacy_id and s.hash = r.content->>'portrait'
    where jsonb_exists(r.content, 'portrait')`,
]
