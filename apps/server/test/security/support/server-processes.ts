import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../src/db/database.ts'
import { runProcess, type TestProcess } from '../../support/child-process.ts'
import { DEMONSTRATION } from '../../support/fillings.ts'
import { createFilledDatabase } from '../../support/test-database.ts'

interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The code of a problem document, else empty. */
  readonly code: string
  readonly body: Record<string, unknown>
}

export interface RunningServer {
  readonly process: TestProcess
  readonly address: string
  /** A call of the API. `from`: the address that the caller says it has. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; from?: string; headers?: Record<string, string> },
  ): Promise<Answer>
}

export interface SecurityServers {
  readonly db: Database
  readonly url: string
  readonly dataDir: string
  /** Starts one more server process on the same database and data folder. */
  start(env?: Record<string, string>): Promise<RunningServer>
  close(): Promise<void>
}

/** Real servers, each a process of its own, on one database with the small demonstration data. */
export async function createSecurityServers(): Promise<SecurityServers> {
  const database = await createFilledDatabase(DEMONSTRATION, { statementMs: 60_000 })
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-security-'))
  const running: TestProcess[] = []
  return {
    db: database.db,
    url: database.url,
    dataDir,
    start: async (env = {}) => {
      // One account makes thousands of calls here; its rate is the subject of load/account-rate.test.ts.
      const own = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, LIMITS: 'calls-per-account=1000000' }
      const server = runProcess('src/main.ts', [], { ...own, ...env })
      running.push(server)
      const address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
      return { process: server, address, call: callOf(address) }
    },
    close: async () => {
      for (const server of running) await server.end('SIGKILL')
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function callOf(address: string): RunningServer['call'] {
  return async (method, path, { body, token, from, headers = {} } = {}) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const value: Record<string, unknown> = /json/.test(response.headers.get('Content-Type') ?? '') ? Object(JSON.parse(text)) : {}
    return { status: response.status, headers: response.headers, code: String(value.code ?? ''), body: value }
  }
}

/** An address of its own for each number. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
