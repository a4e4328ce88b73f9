import pg from 'pg'
import { readOtherServers } from '../servers/running-servers.ts'
import { messageOf, StartError } from '../../platform/start-error.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { patiently } from '../open-database.ts'
import { copySequences, copyTables } from './copy-tables.ts'
import { writeMovedMark } from './move-marks.ts'
import { sumTables, type TableSum } from './read-tables.ts'

export interface MoveOptions {
  /** The embedded database of `dataDir`, which no server uses. */
  readonly source: { readonly db: Database; readonly url: string }
  readonly dataDir: string
  /** Address of a database that is empty, or that a move was interrupted on. */
  readonly targetUrl: string
}

export interface MovedDatabase {
  readonly where: string
  readonly tables: readonly TableSum[]
  readonly seconds: number
}

/**
 * Moves the embedded database into one of `DATABASE_URL`. No server starts on the target before all tables are equal, and none on the source
 * afterwards. May be repeated after an interruption. Throws `StartError`.
 */
export async function moveDatabase({ source, dataDir, targetUrl }: MoveOptions): Promise<MovedDatabase> {
  const begin = performance.now()
  await refuseRunning(source.db)
  return withClient(targetUrl, async (target) => {
    await refuseFilled(target)
    await target.query('create table if not exists unfinished_move ()')
    await patiently(targetUrl, (db) => migrate(db))
    const tables = await withClient(source.url, async (from) => {
      await copyTables(from, target, targetUrl)
      await copySequences(from, target)
      return equalTables(await sumTables(from), await sumTables(target))
    })
    const where = `${target.database} on ${target.host}:${target.port}`
    await writeMovedMark(dataDir, where)
    await target.query('drop table unfinished_move')
    return { where, tables, seconds: (performance.now() - begin) / 1000 }
  })
}

async function refuseRunning(db: Database): Promise<void> {
  const [running] = await readOtherServers(db)
  if (running) throw new StartError(`The server on ${running.machine} runs, or was killed less than a minute ago: stop it first`)
}

async function refuseFilled(target: pg.Client): Promise<void> {
  const { rows } = await target.query<{ encoding: string; isFilled: boolean }>(`
    select current_setting('server_encoding') as encoding, to_regclass('unfinished_move') is null
      and exists (select from pg_tables where schemaname = 'public') as "isFilled"`)
  if (rows[0]?.isFilled) throw new StartError('The database of DATABASE_URL holds tables already: name an empty one')
  if (rows[0]?.encoding !== 'UTF8')
    throw new StartError(`The database of DATABASE_URL has the encoding ${rows[0]?.encoding}, but must have UTF8`)
}

function equalTables(from: readonly TableSum[], to: readonly TableSum[]): readonly TableSum[] {
  const differing = from.filter(
    ({ table, rows, checksum }) => !to.some((one) => one.table === table && one.rows === rows && one.checksum === checksum),
  )
  if (differing.length === 0 && from.length === to.length) return to
  throw new StartError(`These tables are not equal in both databases: ${differing.map(({ table }) => table).join(', ')}`)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'plenara move', statement_timeout: 0 })
  // A connection that breaks fails the statement under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`The database cannot be moved: ${messageOf(cause)}`, { cause })
  } finally {
    await client.end()
  }
}
