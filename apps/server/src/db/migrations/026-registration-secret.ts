import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What proves the browser that registered, until its password counts. Accounts that nobody confirmed yet get a hash that no secret has, so that their
 * link asks for a password. Frozen: what comes later is a migration of its own.
 */
export async function registrationSecret(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table credential add column registration_hash bytea',
  `update credential set registration_hash = decode(repeat('00', 32), 'hex')
   where user_id in (select user_id from app_user where confirmed_at is null)`,
]
