import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashToken, newToken } from '../../../src/keys/token.ts'
import { runProcess, type TestProcess } from '../../support/child-process.ts'
import type { TestDatabase } from '../../support/test-database.ts'
import { insertTestUser } from '../../support/test-user.ts'
import { patiently } from './patiently.ts'

export interface Caller {
  readonly id: number
  readonly token: string
}

export interface Answer<Body = unknown> {
  readonly status: number
  readonly json: Body
  readonly headers: Headers
}

export interface CallOptions {
  readonly as?: Caller
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Which server is asked; by default any. */
  readonly server?: number
}

export interface Servers {
  readonly addresses: readonly string[]
  /** Repeats a call that a server is too busy for (503). */
  call<Body = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>
  /** A voter with consent and a session, made in the database. */
  newVoter(): Promise<Caller>
  /** A number from 0 up to, but without, a limit. */
  random(limit: number): number
  /** How many calls each has answered. */
  readonly answered: readonly number[]
  /** What each said so far, line by line. */
  readonly lines: readonly (readonly string[])[]
  stop(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/**
 * Starts servers at once on one database, each with a folder and a port of its own and all with one key. Its connections say which one it is
 * (`nameOf`). Which of them answers a call is drawn by a seed, which is printed.
 */
export async function startServers(
  database: TestDatabase,
  count: number,
  settings: Settings | ((server: number) => Settings) = {},
): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'plenara-servers-'))
  chmodSync(folder, 0o711)
  const random = createRandom()
  const start = (index: number) =>
    runProcess('src/main.ts', [], {
      ...{ PORT: '0', DEMO: 'off', LIMITS: 'calls-per-account=10000' },
      DATA_DIR: join(folder, String(index)),
      DATA_KEY_FILE: join(folder, 'data.key'),
      DATABASE_URL: urlNamed(database.url, nameOf(index)),
      ...(typeof settings === 'function' ? settings(index) : settings),
    })
  const processes = Array.from({ length: count }, (_, index) => start(index))
  const stop = async () => {
    await Promise.all(processes.map((server) => server.end('SIGKILL')))
    rmSync(folder, { recursive: true, force: true })
  }
  const addresses = await Promise.all(processes.map(addressOf)).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const answered = addresses.map(() => 0)
  return {
    addresses,
    random,
    answered,
    lines: processes.map(({ lines }) => lines),
    call: async (method, path, { as, body, headers = {}, server = random(count) } = {}) => {
      const request = {
        method,
        headers: {
          ...(as && { Authorization: `Bearer ${as.token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }
      const answer = await patiently(() => fetch(`${addresses[server]}/api${path}`, request))
      answered[server] = (answered[server] ?? 0) + 1
      return { status: answer.status, json: (await answer.json().catch(() => null)) as never, headers: answer.headers }
    },
    newVoter: async () => {
      const id = await insertTestUser(database.db)
      const token = newToken()
      await database.db
        .insertInto('session')
        .values({ tokenHash: hashToken(token), userId: id, createdAt: new Date(), usedAt: new Date() })
        .execute()
      return { id, token }
    },
    stop,
  }
}

/** By what name the connections of a server are known to the database. */
export const nameOf = (server: number) => `server ${server}`

/** The address of a database whose connections have a name. */
export function urlNamed(url: string, name: string): string {
  const named = new URL(url)
  named.searchParams.set('application_name', name)
  return named.href
}

async function addressOf(server: TestProcess): Promise<string> {
  return /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
}

/** Mulberry32: the same numbers for the same `SEED`. */
function createRandom(): (limit: number) => number {
  let state = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
  console.log(`SEED=${state}`)
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}
