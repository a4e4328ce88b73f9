import { RetryLaterError } from '@plenara/api'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { measured, type StatementKind } from '../platform/measured.ts'
import { codeOf, messageOf } from '../platform/start-error.ts'
import type { Schema } from './schema/index.ts'

export type Database = Kysely<Schema>

export interface DatabaseOptions {
  readonly url: string
  readonly maxConnections?: number
  /** Longest statement in milliseconds, 0 for no limit (imports). */
  readonly statementMs?: number
  /** Longest wait for a connection in milliseconds, including for a free one of the pool. */
  readonly connectMs?: number
  /** Called with the errors of idle connections. */
  readonly onError?: (error: Error) => void
}

/** Seconds after which a client may try again while the database is away. */
const RETRY_SECONDS = 2
const LOCK_MS = 1_000
const INT8 = 20
/** SQLSTATE of a write to a server that takes none. */
const READ_ONLY = '25006'

/**
 * A pool of connections under Kysely. Names are camelCase, `bigint` is read as a number (every id is below 2^53). If the database is
 * unavailable, too slow or full, a statement throws `RetryLaterError('unavailable')` with the reason as its cause.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = createPool(options)
  const dialect = new PostgresDialect({ pool: throwingOurErrors(pool) })
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
  pools.set(db, pool)
  return db
}

/** Whether the database answers and takes writes: a standby, or a primary that was demoted, answers reads alone. */
export async function isWritable(db: Database): Promise<boolean> {
  try {
    // Fails as a write would, so that the connection is dropped as after one.
    await sql`do $$ begin if current_setting('transaction_read_only')::boolean then raise sqlstate '25006'; end if; end $$`.execute(db)
    return true
  } catch {
    // The reason does not matter here.
    return false
  }
}

const pools = new WeakMap<Database, pg.Pool>()

export interface Connections {
  readonly open: number
  readonly idle: number
  /** Statements and transactions that wait for one. */
  readonly waiting: number
}

/** The connections of a database that `createDatabase` made, now. */
export function connectionsOf(db: Database): Connections {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

function createPool(options: DatabaseOptions): pg.Pool {
  const { url, maxConnections = 10, statementMs = 2_000, connectMs = 1_000, onError = () => undefined } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + 500,
    lock_timeout: statementMs === 0 ? 0 : LOCK_MS,
    idle_in_transaction_session_timeout: statementMs === 0 ? 0 : 10_000,
    keepAlive: true,
    application_name: 'plenara',
    types: { getTypeParser: (type, format) => (type === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format)) },
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

function throwingOurErrors(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => wrap(await pool.connect().catch(rethrow)),
    end: () => pool.end(),
  }
}

const wrapped = new WeakMap<object, PostgresPoolClient>()

/**
 * A client that throws the errors of the application; one wrapper per connection, because Kysely compares clients by identity. A connection to a
 * server that takes no writes is closed when it is given back, so that the next one reaches the present primary.
 */
function wrap(client: pg.PoolClient): PostgresPoolClient {
  const existing = wrapped.get(client)
  if (existing) return existing
  let isReadOnly = false
  const fail = (cause: unknown) => {
    isReadOnly ||= codeOf(cause) === READ_ONLY
    return rethrow(cause)
  }
  const wrapper = Object.create(client, {
    query: {
      value: (text: unknown, values?: unknown) => {
        const answer: Promise<unknown> = Reflect.apply(client.query, client, [named(text, values), values])
        if (measured.statement.isHeard()) timeStatement(text, answer)
        return answer.catch(fail)
      },
    },
    release: { value: (destroy?: boolean) => client.release(destroy || isReadOnly) },
  })
  wrapped.set(client, wrapper)
  return wrapper
}

function timeStatement(text: unknown, answer: Promise<unknown>): void {
  const begin = performance.now()
  const tell = () => measured.statement.tell({ kind: kindOf(text), seconds: (performance.now() - begin) / 1_000 })
  answer.then(tell, tell)
}

function kindOf(text: unknown): StatementKind {
  const word = typeof text === 'string' ? /^\s*(select|insert|update|delete)\b/.exec(text)?.[1] : undefined
  return (word ?? 'other') as StatementKind
}

/** Recurring statements are planned once per connection; the number of one-off statements is unbounded. */
const MAX_NAMES = 500
const MAX_NAMED_LENGTH = 2_000
const names = new Map<string, string>()

function named(text: unknown, values: unknown): unknown {
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || text.length > MAX_NAMED_LENGTH) return text
  const existing = names.get(text)
  if (existing === undefined && names.size >= MAX_NAMES) return text
  const name = existing ?? `s${names.size}`
  if (existing === undefined) names.set(text, name)
  return { name, text }
}

function rethrow(cause: unknown): never {
  if (!isAway(cause)) throw cause
  const error = new RetryLaterError('unavailable', RETRY_SECONDS)
  error.cause = cause
  throw error
}

/**
 * Connection failures of Node and `pg`, and PostgreSQL's classes 08 (connection), 53 (resources), 57 (operator), lock time-outs, servers that take
 * no writes (25006), and transactions that lost against another one (40001, 40P01).
 */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined && /^(E[A-Z]+|08...|53...|57...|55P03|25006|40001|40P01)$/.test(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Client was closed/i.test(
    messageOf(error),
  )
}
