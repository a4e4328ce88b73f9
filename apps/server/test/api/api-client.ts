import { type AccountHandlers, type AppOptions, type Catalogue, codesOf, createApp, type ExportSource } from '@plenara/api'
import { CONSENT_VERSION, ERRORS, type Problem, type Route, routes } from '@plenara/contract'
import { expect } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createPostgresParliament } from '../../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresSearch } from '../../src/catalogue/search/postgres-search.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createPostgresSources } from '../../src/catalogue/snapshots/postgres-sources.ts'
import type { Database } from '../../src/db/database.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { readSurveys } from '../../src/notify/surveys/read-surveys.ts'
import { createFilledDatabase, createTestDatabase, type Filling } from '../support/test-database.ts'
import { insertTestUser } from '../support/test-user.ts'
import { createFixtureCatalogue, type FixtureCatalogue } from './fixture-catalogue.ts'

export interface Call {
  /** Whose token is sent; none where absent. */
  readonly as?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply<T = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Of a JSON answer; `T` is what the test expects of it. */
  readonly json: T
}

export interface TestApi {
  readonly db: Database
  readonly catalogue: FixtureCatalogue
  readonly logged: unknown[]
  /** Sets the clock of the application. */
  setNow(now: string): void
  call<T = unknown>(method: string, path: string, call?: Call): Promise<Reply<T>>
  /** A confirmed user, with consent unless told otherwise. */
  newUser(options?: { consent: boolean }): Promise<number>
  close(): Promise<void>
}

export interface TestApiOptions {
  readonly account?: AccountHandlers
  readonly countBrowserError?: AppOptions['countBrowserError']
  readonly takeReport?: AppOptions['takeReport']
  /** Other public data than the fixture's. */
  readonly catalogueOf?: (db: Database) => Catalogue & ExportSource
  /** What the database holds from the beginning. Absent: nothing. */
  readonly filling?: Filling
}

/** The application over a real database and the fixture's public data. Every answer is held against the contract. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await (options.filling ? createFilledDatabase(options.filling) : createTestDatabase())
  const catalogue = createFixtureCatalogue()
  const users = createPostgresUserStore(database.db, createDataKey(Buffer.alloc(32, 7)))
  const logged: unknown[] = []
  let now = new Date('2027-09-01T08:00:00Z')
  const data = options.catalogueOf?.(database.db) ?? catalogue
  const app = createApp({
    catalogue: data,
    exportSource: data,
    parliament: createPostgresParliament(database.db, catalogue.dataVersion),
    search: createPostgresSearch(database.db, data.dataVersion),
    sources: createPostgresSources(database.db, createPostgresCatalogue(database.db).dataVersion),
    surveys: () => readSurveys(database.db),
    users,
    ...(options.account ? { account: options.account } : {}),
    ...(options.countBrowserError ? { countBrowserError: options.countBrowserError } : {}),
    ...(options.takeReport ? { takeReport: options.takeReport } : {}),
    authenticate: async (token) => Number(/^token-(\d+)$/.exec(token)?.[1] ?? Number.NaN) || null,
    address: () => '192.0.2.1',
    now: () => now,
    version: '0.1.0',
    compatibility: { android: '>=1.0.0 <2', ios: '>=1.0.0 <2', web: '*' },
    log: (error) => logged.push(error),
  })
  return {
    db: database.db,
    catalogue,
    logged,
    setNow: (moment) => {
      now = new Date(moment)
    },
    call: async <T>(method: string, path: string, call: Call = {}) => {
      const reply = await read<T>(await app.request(`/api${path}`, requestOf(method, call)))
      holdAgainstContract(method, path, reply)
      return reply
    },
    newUser: async ({ consent } = { consent: true }) => {
      const id = await insertTestUser(database.db)
      if (consent) await users.changeUser(id, { consent: { version: CONSENT_VERSION, at: now.toISOString() } })
      else await users.withdrawConsent(id)
      return id
    },
    close: () => database.drop(),
  }
}

function requestOf(method: string, { as, body, headers }: Call): RequestInit {
  return {
    method,
    headers: {
      ...(as === undefined ? {} : { Authorization: `Bearer token-${as}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isSentAsIs(body) ? body : JSON.stringify(body), duplex: 'half' }),
  }
}

function isSentAsIs(body: unknown): body is string | ReadableStream {
  return typeof body === 'string' || body instanceof ReadableStream
}

async function read<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parsed(response.headers.get('Content-Type') ?? '', text) as T }
}

/** An answer in lines is the array of its items. */
function parsed(contentType: string, text: string): unknown {
  if (!contentType.includes('json') || text === '') return undefined
  return JSON.parse(contentType.includes('ndjson') ? `[${text.trimEnd().replaceAll('\n', ',')}]` : text)
}

function holdAgainstContract(method: string, path: string, reply: Reply): void {
  const route = routeOf(method, path)
  if (reply.status >= 400) holdAgainstProblem(route, reply)
  if (!route || reply.status >= 300) return
  expect(reply.status).toBe(route.status)
  expect(reply.headers.get('Content-Type')).toBe(route.status === 204 || reply.text === '' ? null : route.mediaType)
  expect(route.response.safeParse(reply.json).error, `${method} ${path}`).toBeUndefined()
  if (route.call.auth !== 'none') expect(reply.headers.get('Cache-Control')).toBe('no-store')
}

/** A problem document with a code that the contract names for this call. */
function holdAgainstProblem(route: Route | undefined, reply: Reply): void {
  const problem = reply.json as Problem
  expect(reply.headers.get('Content-Type')).toBe('application/problem+json')
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
  expect([problem.status, problem.title]).toEqual([...ERRORS[problem.code]])
  expect(reply.status).toBe(problem.status)
  if (route && problem.code !== 'not_found') expect(codesOf(route), route.call.path).toContain(problem.code)
}

/** The route of the contract that a path belongs to. */
function routeOf(method: string, path: string): Route | undefined {
  const [pathname] = path.split('?')
  const all: readonly Route[] = Object.values(routes)
  return all.find(({ call }) => call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname ?? ''))
}

/** Of broken rules the places and codes, without the reasons of the schema. */
export function placesOf(errors: Problem['errors'] = []) {
  return errors.flatMap((error) => ('path' in error ? [{ path: error.path, code: error.code }] : []))
}
