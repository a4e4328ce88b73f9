import type { BrowserError } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { createDataKey } from '../../keys/data-key.ts'
import { limitBrowserErrors } from '../../accounts/attempts/limit-browser-errors.ts'
import { LIMITS } from '../../accounts/attempts/limits.ts'
import { MAX_NEW_OF_NETWORK } from './browser-error-counts.ts'
import { startCountingBrowserErrors } from './count-browser-errors.ts'
import { readBrowserErrors } from './stored-browser-errors.ts'

const ERROR: BrowserError = { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError' }
const { tries, seconds } = LIMITS['browser-error-address']

let database: TestDatabase
let logged: object[]
let errors: unknown[]
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  logged = []
  errors = []
  await database.db.deleteFrom('browserError').execute()
})

function start(now = () => new Date('2027-10-01T10:00:00Z'), db = database.db) {
  const log = { warn: (line: object) => logged.push(line) }
  const counting = { dataKey: createDataKey(Buffer.alloc(32, 7)), now, onError: (error: unknown) => errors.push(error) }
  return startCountingBrowserErrors({ ...counting, db, limit: limitBrowserErrors(counting), log })
}

test('sums are saved, added to those of before, and said in one line of the log', async () => {
  const counter = start()
  await counter.count(ERROR, '192.0.2.1')
  await counter.count(ERROR, '192.0.2.2')
  await counter.count({ ...ERROR, route: '/lists' }, '192.0.2.1')
  await Promise.all([counter.save(), counter.save()])
  await counter.count(ERROR, '192.0.2.3')
  await counter.stop()
  await counter.save()
  expect(await readBrowserErrors(database.db, '2027-10-01')).toEqual([
    { ...ERROR, day: '2027-10-01', count: 3 },
    { ...ERROR, route: '/lists', day: '2027-10-01', count: 1 },
  ])
  expect(await readBrowserErrors(database.db, '2027-10-02')).toEqual([])
  expect(logged).toEqual([{ errors: 3 }, { errors: 1 }])
})

// Fails when `limit` is taken out, or when it counts in the database.
test('a network reports so often and no more; no address reaches the database', async () => {
  let now = new Date('2027-10-01T10:00:00Z')
  const counter = start(() => now)
  for (let count = 0; count < tries; count++) await counter.count(ERROR, '2001:db8:7:7::1')
  await expect(counter.count(ERROR, '2001:db8:7:7:8::9')).rejects.toMatchObject({ code: 'too_many_attempts' })
  await counter.count(ERROR, '2001:db8:7:8::1')
  now = new Date(now.getTime() + seconds * 1000)
  await counter.count(ERROR, '2001:db8:7:7::1')
  await counter.stop()
  expect(await readBrowserErrors(database.db, '2027-10-01')).toMatchObject([{ count: tries + 2 }])
  expect(await database.db.selectFrom('attempt').selectAll().execute()).toEqual([])
})

test('nothing but names, a day and a number is stored', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'browser_error' order by 1`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(['class', 'count', 'day', 'kind', 'release', 'route'])
})

test('while the database is away counts wait for the next time', async () => {
  const counter = start()
  await counter.count(ERROR, '192.0.2.1')
  await sql`alter table browser_error rename to elsewhere`.execute(database.db)
  await counter.save()
  expect(errors).toHaveLength(1)
  await sql`alter table elsewhere rename to browser_error`.execute(database.db)
  await counter.count(ERROR, '192.0.2.1')
  await counter.stop()
  expect(await readBrowserErrors(database.db, '2027-10-01')).toMatchObject([{ count: 2 }])
  expect(logged).toEqual([{ errors: 2 }])
})

// Fails when each /64 of a site has a share of its own.
test('an IPv6 site is one network to the names of new errors; another one goes on being named [ASVS-15.2.2]', async () => {
  const counter = start()
  for (let index = 0; index < 90; index++) await counter.count({ ...ERROR, release: `0.1.${index}` }, `2001:db8:7:${index}::1`)
  await counter.count({ ...ERROR, route: '/lists' }, '192.0.2.2')
  await counter.stop()
  const saved = await readBrowserErrors(database.db, '2027-10-01')
  expect(saved).toHaveLength(MAX_NEW_OF_NETWORK + 2)
  expect(saved.find(({ release }) => release === 'other')?.count).toBe(90 - MAX_NEW_OF_NETWORK)
  expect(saved.find(({ route }) => route === '/lists')?.count).toBe(1)
})
