import { sql } from 'kysely'
import type { Database } from '../../../src/db/database.ts'

/** The number and the sum of the hashes of all rows of every table there is, by its name; of one user's rows alone where a user is named. */
export async function tableDigests(db: Database, userId?: number): Promise<Record<string, string>> {
  const tables = await sql<{ name: string; isOfUsers: boolean }>`
    select t.table_name as name, exists (
      select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'user_id'
    ) as is_of_users
    from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`.execute(db)
  const digests = tables.rows
    .filter(({ isOfUsers }) => userId === undefined || isOfUsers)
    .map(({ name }) => {
      const where = userId === undefined ? sql`` : sql`where t.user_id = ${userId}`
      return sql`select ${name}::text as name, concat(count(*), ' ', sum(hashtextextended(t::text, 0))) as digest from ${sql.table(name)} t ${where}`
    })
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
