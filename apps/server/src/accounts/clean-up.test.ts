import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zurichDay } from '@plenara/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, tablesWith } from '../../test/support/account-fixture.ts'
import { LeaseLost } from '../db/job-lease.ts'
import { scheduleCleanUp } from './clean-up.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

let accounts = 0
const newEmail = () => `cleaned${++accounts}@example.ch`
const days = (count: number) => ({ hours: 24 * count })
const register = (email: string) => fixture.call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'it' } })
const signIn = (email: string) => outcomeOf(fixture.call('authenticate', { body: { email, password: PASSWORD } }))
const noticesTo = async (email: string) => (await fixture.mailsTo(email)).filter((mail) => mail.kind === 'inactive')

async function userIdOf(email: string): Promise<number> {
  return (await fixture.db.selectFrom('email').select('userId').where('emailNorm', '=', email).executeTakeFirstOrThrow()).userId
}

// Fails when the removal of unconfirmed accounts is taken out, or one of its tables.
test('an account that nobody confirms is gone after a week, with everything of it', async () => {
  const email = newEmail()
  await register(email)
  const userId = await userIdOf(email)
  const confirmed = await fixture.newAccount(newEmail())
  fixture.moveClock({ hours: 7 * 24 - 1 })
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toContain('email')
  fixture.moveClock({ hours: 2 })
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toEqual([])
  expect(await fixture.dump()).not.toContain(email)
  expect(await signIn(confirmed.email)).toBe('ok')
})

// Fails when the deletion of secrets is taken out of `cleanUp`, or one of its two conditions.
test('secrets are gone a day after their use or their end', async () => {
  const used = newEmail()
  await register(used)
  await fixture.call('confirm', { params: { secret: (await fixture.mailTo(used)).secret }, body: { password: PASSWORD } })
  const { email } = await fixture.newAccount(newEmail())
  await fixture.call('requestReset', { body: { email } })
  const open = async () => (await fixture.db.selectFrom('secret').select('kind').execute()).length
  fixture.moveClock({ hours: 23 })
  await fixture.cleanUp()
  expect(await open()).toBeGreaterThanOrEqual(3)
  fixture.moveClock({ hours: 2 })
  await fixture.cleanUp()
  expect(await open()).toBe(0)
})

// Fails when the deletion of errors is taken out of `cleanUp`, or when it takes younger ones.
test('counted errors of browsers go after 90 days', async () => {
  const error = { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError', count: 1 } as const
  const ago = (count: number) => zurichDay(Date.now() - count * 86_400_000)
  await fixture.db
    .insertInto('browserError')
    .values([
      { ...error, day: ago(91) },
      { ...error, day: ago(90) },
    ])
    .execute()
  await fixture.cleanUp()
  expect(await fixture.db.selectFrom('browserError').select('day').execute()).toEqual([{ day: ago(90) }])
})

// Fails when the deletion of counters or sessions is taken out of `cleanUp`.
test('counters and sessions go when they are over', async () => {
  const { email, userId } = await fixture.newAccount(newEmail())
  await outcomeOf(fixture.call('authenticate', { body: { email, password: 'Murmeltier34!!' } }))
  fixture.moveClock(days(31))
  await fixture.cleanUp()
  expect(await fixture.db.selectFrom('attempt').select('count').execute()).toEqual([])
  expect(await tablesWith(fixture.db, userId)).not.toContain('session')
})

// Fails when `warnInactive`, `inactiveNoticeAt` or the last `removeAccounts` is taken out of `cleanUp`.
test('an account that nobody uses gets a mail after 23 months and is gone 30 days later, with everything of it', async () => {
  const { email, userId } = await fixture.newAccount(newEmail())
  fixture.moveClock(days(699))
  await fixture.cleanUp()
  expect(await noticesTo(email)).toEqual([])
  fixture.moveClock(days(2))
  await fixture.cleanUp()
  await fixture.cleanUp()
  const [notice, ...further] = await noticesTo(email)
  expect(further).toEqual([])
  expect(notice?.text).toContain('https://plenara.example/login')
  expect(notice?.text).toMatch(/gelöscht|löschen/)
  fixture.moveClock({ hours: 30 * 24 - 1 })
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toContain('app_user')
  fixture.moveClock({ hours: 2 })
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toEqual([])
  expect(await fixture.dump()).not.toContain(email)
})

// Fails when `noteUse` is taken out of `openSession`.
test('who signs in after the mail keeps the account, and is written to again two years later', async () => {
  const { email, userId } = await fixture.newAccount(newEmail())
  fixture.moveClock(days(701))
  await fixture.cleanUp()
  expect(await signIn(email)).toBe('ok')
  fixture.moveClock(days(60))
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toContain('app_user')
  expect(await noticesTo(email)).toHaveLength(1)
  fixture.moveClock(days(641))
  await fixture.cleanUp()
  expect(await noticesTo(email)).toHaveLength(2)
})

// Fails when `noteUse` is taken out of `createAuthenticate`.
test('the use of a session counts as use of the account', async () => {
  const { email, token } = await fixture.newAccount(newEmail())
  for (let time = 0; time < 8; time++) {
    fixture.moveClock(days(20))
    await fixture.userOfToken(token)
  }
  fixture.moveClock(days(600))
  await fixture.cleanUp()
  expect(await noticesTo(email)).toEqual([])
})

// Fails when the notice is taken out of the condition of the removal: a server that stood still for years would remove without a word.
test('nothing is removed without the mail, however long the server stood still', async () => {
  const { email, userId } = await fixture.newAccount(newEmail())
  fixture.moveClock(days(1500))
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toContain('app_user')
  expect(await noticesTo(email)).toHaveLength(1)
  fixture.moveClock(days(31))
  await fixture.cleanUp()
  expect(await tablesWith(fixture.db, userId)).toEqual([])
})

/** As if another server had taken over right after a change of a table. */
async function loseAfter(change: string): Promise<() => Promise<void>> {
  await sql`
    create function lose_lease() returns trigger language plpgsql as $$
    begin update job_lease set holder = gen_random_uuid(); return null; end $$`.execute(fixture.db)
  await sql`create trigger lose_lease after ${sql.raw(change)} for each row execute function lose_lease()`.execute(fixture.db)
  return async () => {
    await sql`drop function lose_lease cascade`.execute(fixture.db)
    await fixture.db.deleteFrom('jobLease').execute()
  }
}

// Fails when the lease is not looked at before each thing that is removed.
test.each([
  ['delete on attempt', 2],
  ['delete on app_user', 1],
])('a server that lost the clean-up after %s removes nothing more [API-8]', async (change, left) => {
  for (const email of [newEmail(), newEmail()]) await register(email)
  fixture.moveClock(days(8))
  const { db } = fixture
  const expiresAt = new Date(0)
  await db
    .insertInto('attempt')
    .values({ key: Buffer.from('expired'), count: 1, expiresAt })
    .execute()
  await db
    .insertInto('usedChallenge')
    .values({ hash: Buffer.alloc(32), expiresAt })
    .execute()
  const undo = await loseAfter(change)
  await expect(fixture.cleanUp()).rejects.toThrow(LeaseLost)
  await undo()
  expect(await db.selectFrom('appUser').select('userId').execute()).toHaveLength(left)
  expect(await db.selectFrom('usedChallenge').select('hash').execute()).toHaveLength(left - 1)
  await fixture.cleanUp()
  expect(await db.selectFrom('appUser').select('userId').execute()).toEqual([])
})

// Fails when the lease is not looked at before each mail.
test('a server that lost the clean-up sends no further notice [API-8]', async () => {
  for (const email of [newEmail(), newEmail()]) await fixture.newAccount(email)
  fixture.moveClock(days(365 * 2 - 20))
  const undo = await loseAfter('update of inactive_notice_at on app_user')
  await expect(fixture.cleanUp()).rejects.toThrow(LeaseLost)
  await undo()
  const noticed = await fixture.db.selectFrom('appUser').select('userId').where('inactiveNoticeAt', 'is not', null).execute()
  expect(noticed).toHaveLength(1)
})

// Fails when each server cleans up, when a server alone misses an hour, or when a stop does not wait for what is being removed.
test('of several servers one cleans up in an hour [API-8]', async () => {
  const { db, url } = fixture
  const folder = await mkdtemp(join(tmpdir(), 'plenara-clean-up-'))
  const start = async (errors: unknown[] = []) => {
    await db
      .insertInto('attempt')
      .values({ key: randomBytes(8), count: 1, expiresAt: new Date(0) })
      .execute()
    const outbox = { add: async () => undefined, addForDesk: async () => undefined, wake: () => undefined }
    const options = { db, url, outbox, now: () => new Date(), alsoExpired: [], mailFolder: folder }
    const stop = scheduleCleanUp(options, (error) => errors.push(error))
    return { stop, errors }
  }
  const left = async () => (await db.selectFrom('attempt').select('key').execute()).length
  const first = await start()
  await expect.poll(left, { timeout: 10_000 }).toBe(0)
  await expect
    .poll(() => db.selectFrom('jobLease').select('until').where('until', '>', sql<Date>`now() + interval '49 minutes'`).execute())
    .toHaveLength(1)
  const second = await start()
  await second.stop()
  expect(await left()).toBe(1)
  await sql`update job_lease set until = until - interval '50 minutes'`.execute(db)
  const third = await start()
  await expect.poll(left, { timeout: 10_000 }).toBe(0)
  for (const one of [first, third]) await one.stop()
  expect([first, second, third].flatMap(({ errors }) => errors)).toEqual([])
  await rm(folder, { recursive: true })
  await db.deleteFrom('jobLease').execute()
})
