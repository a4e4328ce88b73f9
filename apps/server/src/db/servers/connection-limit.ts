import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { RunningServer } from './running-servers.ts'

/** How many connections the database takes of its users: without those that it keeps for administrators. */
export async function readConnectionLimit(db: Database): Promise<number> {
  // `reserved_connections` is known from PostgreSQL 16 on.
  const { rows } = await sql<{ limit: number }>`
    select sum(case name when 'max_connections' then setting::int else -setting::int end)::int as limit from pg_settings
    where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`.execute(db)
  return rows[0]?.limit ?? 0
}

/** Says that all servers together may ask for more connections than the database takes; null where they do not. */
export function tooManyConnections(limit: number, own: number, others: readonly Pick<RunningServer, 'connections'>[]): string | null {
  const all = others.reduce((sum, { connections }) => sum + connections, own)
  if (all <= limit) return null
  const who =
    others.length === 0
      ? 'this server'
      : `this server (${own}) and ${others.length === 1 ? 'the other one' : `the ${others.length} others`}`
  return `The database takes ${limit} connections, and ${who} may ask for ${all}: calls will be refused. Raise its max_connections, or set database-connections of LIMITS lower`
}
