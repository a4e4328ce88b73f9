import { sql } from 'kysely'
import { createPasswordHasher } from '../../../src/accounts/password-hash.ts'
import { newUserId } from '../../../src/keys/token.ts'
import type { Database } from '../../../src/db/database.ts'

/** Puts confirmed accounts with one password into the database, without the way through mails; answers their ids. */
export async function insertConfirmedAccounts(db: Database, emails: readonly string[], password: string): Promise<number[]> {
  const passwordHash = await createPasswordHasher().hash(password)
  const userIds = emails.map(() => newUserId())
  const accounts = sql`unnest(${userIds}::bigint[], ${emails}::text[]) as account (user_id, email)`
  await sql`
    insert into app_user (user_id, username, email, language, canton_id, constituency_id, confirmed_at, created_at)
    select user_id, 'Anna', email, 'de', 6, 45, now(), now() from ${accounts}`.execute(db)
  await sql`insert into email (email_norm, user_id) select email, user_id from ${accounts}`.execute(db)
  await sql`insert into credential (user_id, password_hash, changed_at) select user_id, ${passwordHash}, now() from ${accounts}`.execute(db)
  return userIds
}
