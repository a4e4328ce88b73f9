import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, tally } from '../../support/account-fixture.ts'
import { addressOf, createSecurityServers, type SecurityServers } from '../support/server-processes.ts'

const WRONG = 'Murmeltier34!!'
let fixture: AccountFixture
let servers: SecurityServers
beforeAll(async () => {
  fixture = await createAccountFixture()
  servers = await createSecurityServers()
})
afterAll(async () => {
  await fixture.close()
  await servers.close()
})
beforeEach(() => fixture.reset())

let accounts = 0
const newAccount = () => fixture.newAccount(`guessed${++accounts}@example.ch`)
/** From another network than the one in which the accounts were opened. */
const signIn = (email: string, password = PASSWORD, address = '203.0.113.9', on = fixture) =>
  outcomeOf(on.call('authenticate', { body: { email, password }, address }))
const guesses = (count: number, guess: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => guess(index)))

// Fails when the `where` of the statement in `pace` is taken out, or when the count is read before it is written.
test('of two hundred wrong passwords at the same time from as many addresses ten are looked at [VALID-9]', { tags: ['slow'] }, async () => {
  const { email } = await newAccount()
  const seen = await guesses(200, (index) => signIn(email, WRONG, addressOf(index)))
  expect(tally(seen)).toEqual({ credentials_wrong: 10, too_many_attempts: 190 })
})

// Fails when `power(2, …)` is taken out of `pace`.
test('after ten tries each one waits twice as long, up to twenty minutes: 85 guesses in a day, from 200 addresses', {
  tags: ['slow'],
}, async () => {
  const { email } = await newAccount()
  const minutes: number[] = []
  for (let minute = 0; minute < 24 * 60; minute++) {
    const tries = minute === 0 ? 12 : 1
    const seen = await guesses(tries, (index) => signIn(email, WRONG, addressOf((minute + index) % 200)))
    minutes.push(...seen.filter((code) => code === 'credentials_wrong').map(() => minute))
    fixture.moveClock({ minutes: 1 })
  }
  const pauses = minutes.slice(10).map((minute, index) => minute - (minutes[index + 9] ?? 0))
  expect(minutes.slice(0, 10)).toEqual(Array(10).fill(0))
  expect(pauses.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 20, 20])
  expect(minutes.length).toBeGreaterThan(50)
  expect(minutes.length).toBeLessThanOrEqual(85)
})

// Fails when `forgetPace` is taken out of `authenticate` or of `resetPassword`.
test('nobody is locked out: who knows the password waits at most the pause, a reset lets in at once', async () => {
  const { email } = await newAccount()
  await guesses(12, () => signIn(email, WRONG))
  expect(await signIn(email)).toBe('too_many_attempts')
  fixture.moveClock({ minutes: 1 })
  expect(await signIn(email)).toBe('ok')
  expect(tally(await guesses(12, () => signIn(email, WRONG)))).toEqual({ credentials_wrong: 10, too_many_attempts: 2 })
  await fixture.call('requestReset', { body: { email } })
  const { secret } = await fixture.mailTo(email)
  await fixture.call('resetPassword', { params: { secret }, body: { password: 'Bergdohle56!!' } })
  expect(await signIn(email, 'Bergdohle56!!')).toBe('ok')
})

// Fails when the counters are kept in the memory of the process.
test('the limit holds over two processes and survives a restart', async () => {
  const { email } = await newAccount()
  const second = await createAccountFixture({ url: fixture.url })
  const seen = await guesses(60, (index) => signIn(email, WRONG, addressOf(index), index % 2 === 0 ? fixture : second))
  await second.close()
  expect(tally(seen)).toEqual({ credentials_wrong: 10, too_many_attempts: 50 })
  const restarted = await createAccountFixture({ url: fixture.url })
  expect(await signIn(email, PASSWORD, '203.0.113.9', restarted)).toBe('too_many_attempts')
  await restarted.close()
})

// Fails when `normalizeEmail` is taken out of `authenticate`.
test('all spellings of an address share one limit', async () => {
  const { email } = await fixture.newAccount('zoé.muster@example.ch')
  const spellings = [email, email.toUpperCase(), ` ${email}\t`, email.normalize('NFD'), email.replace('@', '＠'), email.replace('m', 'ｍ')]
  const seen = await guesses(30, (index) => signIn(spellings[index % spellings.length] ?? '', WRONG, addressOf(index)))
  expect(tally(seen)).toEqual({ credentials_wrong: 10, too_many_attempts: 20 })
})

// Fails when `networkOf` is taken out of `networksOf`, or `limitNetwork` out of `authenticate`.
test('from one network a hundred wrong passwords are looked at, beyond that one a minute of each account', async () => {
  const seen: string[] = []
  for (let account = 0; account < 12; account++) {
    seen.push(...(await guesses(10, (index) => signIn(`nobody${account}@example.ch`, WRONG, `2001:db8:1:2::${index}`))))
  }
  expect(seen.filter((code) => code === 'too_many_attempts')).toHaveLength(18)
  expect(await signIn('somebody@example.ch', WRONG, '2001:db8:2:3::1')).toBe('email_unknown')
})

// Fails when the `limiter.check` of `changePassword` is taken out.
test('the present password cannot be guessed with a stolen session either', async () => {
  const { token, userId } = await newAccount()
  const change = (current: string) =>
    outcomeOf(fixture.call('changePassword', { params: { id: userId }, userId, token, body: { current, password: 'Bergdohle56!!' } }))
  expect(tally(await guesses(30, () => change(WRONG)))).toEqual({ credentials_wrong: 10, too_many_attempts: 20 })
  expect(await change(PASSWORD)).toBe('too_many_attempts')
})

// Fails when the `catch` of `createLimiter` is taken out: every sign-in then ends with an unexpected error.
test('while the counters cannot be had, each process counts for itself and reading goes on', async () => {
  const errors: unknown[] = []
  const alone = await createAccountFixture({ onError: (error) => errors.push(error) })
  const { email, token, userId } = await alone.newAccount('alone@example.ch')
  await sql`alter table attempt rename to attempt_gone`.execute(alone.db)
  expect(await signIn(email, PASSWORD, '203.0.113.9', alone)).toBe('ok')
  const seen = await guesses(40, (index) => signIn(email, WRONG, addressOf(index), alone))
  expect(tally(seen)).toEqual({ credentials_wrong: 10, too_many_attempts: 30 })
  expect(await signIn(email, PASSWORD, '203.0.113.10', alone)).toBe('too_many_attempts')
  expect(await alone.userOfToken(token)).toBe(userId)
  alone.moveClock({ minutes: 1 })
  expect(await signIn(email, PASSWORD, '203.0.113.9', alone)).toBe('ok')
  expect(errors.length).toBeGreaterThan(0)
  await sql`alter table attempt_gone rename to attempt`.execute(alone.db)
  await alone.close()
})

// Fails when the limiter goes on without counting while the database does not answer.
test('while the database does not answer, a try is refused as unavailable and not let through uncounted', async () => {
  const { email } = await newAccount()
  await fixture.db.transaction().execute(async (tx) => {
    await sql`lock table attempt in access exclusive mode`.execute(tx)
    expect(await signIn(email)).toBe('unavailable')
  })
  expect(await signIn(email)).toBe('ok')
})

// Fails when `X-Forwarded-For` is believed without a trusted proxy.
test('the address that a caller claims counts only where a trusted proxy says it', { tags: ['slow'] }, async () => {
  const codes = async (env: Record<string, string>) => {
    const server = await servers.start(env)
    const seen: string[] = []
    for (let index = 0; index < 8; index++) {
      const body = { email: `stranger${index}@example.ch`, password: WRONG }
      seen.push((await server.call('POST', '/authenticate', { body, from: addressOf(index) })).code)
    }
    await server.process.end()
    return tally(seen)
  }
  expect(await codes({ TRUST_PROXY: '127.0.0.1' })).toEqual({ email_unknown: 8 })
  expect(await codes({})).toEqual({ email_unknown: 5, credentials_wrong: 3 })
})
