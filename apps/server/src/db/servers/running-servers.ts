import { type Selectable, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { RunningServerTable } from '../schema/deployment.ts'

export type RunningServer = Selectable<RunningServerTable>

/** A server that has not renewed its row for so long runs no more, by the clock of the database. */
const IS_RUNNING = sql<boolean>`(seen_at > clock_timestamp() - interval '1 minute')`

/** The servers that run on this database, but for the one of an id. */
export async function readOtherServers(db: Database, ownId: string | null = null): Promise<RunningServer[]> {
  const rows = await db.selectFrom('runningServer').selectAll().where(IS_RUNNING).orderBy('startedAt').execute()
  return rows.filter(({ serverId }) => serverId !== ownId)
}

/** What a server says of itself; when it was seen, the database says. */
export type OwnRow = Omit<RunningServer, 'startedAt' | 'seenAt'>

/** Writes the row of a server, or renews it, also where others took it for ended meanwhile. */
export async function writeServer(db: Database, row: OwnRow): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await db
    .insertInto('runningServer')
    .values({ ...row, startedAt: now, seenAt: now })
    .onConflict((conflict) => conflict.column('serverId').doUpdateSet({ seenAt: now, keyIds: row.keyIds }))
    .execute()
}

/** Removes the row of a server that stops. */
export async function removeServer(db: Database, serverId: string): Promise<void> {
  await db.deleteFrom('runningServer').where('serverId', '=', serverId).execute()
}

/** Removes the rows of servers that ended without a word. */
export async function removeEndedServers(db: Database): Promise<void> {
  await db.deleteFrom('runningServer').where(IS_RUNNING, '=', false).execute()
}
