import type { AccountCall } from '@plenara/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken, newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, tally } from '../../support/account-fixture.ts'
import { insertConfirmedAccounts } from '../support/confirmed-accounts.ts'
import { addressOf, createSecurityServers, type RunningServer, type SecurityServers } from '../support/server-processes.ts'

let fixture: AccountFixture
let strict: AccountFixture
let servers: SecurityServers
let server: RunningServer
beforeAll(async () => {
  fixture = await createAccountFixture()
  strict = await createAccountFixture({ enumeration: 'strict' })
  servers = await createSecurityServers()
  server = await servers.start({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(async () => {
  await fixture.close()
  await strict.close()
  await servers.close()
})
beforeEach(async () => {
  await fixture.reset()
  await strict.reset()
})

let accounts = 0
const newEmail = () => `registering${++accounts}@example.ch`
const registration = (email: string, password = PASSWORD) => ({ email, username: 'Anna', password, language: 'de' }) as const
const register = (email: string, address = '192.0.2.1', on = fixture) =>
  outcomeOf(on.call('register', { body: registration(email), address }))

// Fails when `onConflict` is taken out of `insertAccount`.
test('forty registrations of one address in two spellings at the same time over HTTP: one row, 39 conflicts [VALID-8]', {
  tags: ['slow'],
}, async () => {
  const email = 'Zoë.Muster@example.ch'
  const calls = Array.from({ length: 40 }, (_, index) => {
    const spelling = index % 2 === 0 ? email : ` ${email.toLowerCase().normalize('NFD').replace('@', '＠')} `
    return server.call('PUT', '/register', { body: registration(spelling), from: addressOf(index) })
  })
  const answers = await Promise.all(calls)
  const { 201: made, 409: conflicts = 0, 503: shed = 0 } = tally(answers.map((answer) => answer.status))
  expect([made, conflicts + shed]).toEqual([1, 39])
  expect(conflicts).toBeGreaterThan(0)
  const rows = await servers.db.selectFrom('appUser').select('email').where('email', 'ilike', '%muster%').execute()
  expect(rows).toHaveLength(1)
})

// Fails when the limit of `register-address` is below 30.
test('a class of thirty registers from one address within five minutes', async () => {
  const seen = await Promise.all(Array.from({ length: 30 }, () => register(newEmail(), '198.51.100.7')))
  expect(tally(seen)).toEqual({ ok: 30 })
})

// Fails when the transaction of `register` is taken out and the mail cannot be queued.
test('no account without its mail: where the mail cannot be queued, nothing of the account is left', async () => {
  const email = newEmail()
  const alone = await createAccountFixture()
  await alone.db.schema.alterTable('outbox').renameTo('outbox_gone').execute()
  expect(await register(email, '192.0.2.1', alone)).not.toBe('ok')
  await alone.holdMails()
  expect(await alone.db.selectFrom('email').select('emailNorm').execute()).toEqual([])
  expect(await alone.db.selectFrom('appUser').select('userId').execute()).toEqual([])
  await alone.db.schema.alterTable('outbox_gone').renameTo('outbox').execute()
  await alone.close()
})

// Fails when `young` is taken out of `replaceAccount`, or `confirmedAt`.
test('an unconfirmed registration opens no session, holds the address for 15 minutes, then another one replaces it', async () => {
  const email = newEmail()
  const signIn = (password: string) => outcomeOf(fixture.call('authenticate', { body: { email, password } }))
  const again = () => outcomeOf(fixture.call('register', { body: registration(email, 'Murmeltier34!!') }))
  await register(email)
  const first = await fixture.mailTo(email)
  expect(await signIn(PASSWORD)).toBe('email_unconfirmed')
  expect(await fixture.db.selectFrom('session').select('userId').execute()).toEqual([])
  fixture.moveClock({ minutes: 14 })
  expect(await again()).toBe('email_in_use')
  fixture.moveClock({ minutes: 2 })
  expect(await again()).toBe('ok')
  expect(await outcomeOf(fixture.call('confirm', { params: { secret: first.secret } }))).toBe('secret_invalid')
  const { secret } = await fixture.mailTo(email)
  await fixture.call('confirm', { params: { secret }, body: { password: 'Murmeltier34!!' } })
  expect([await signIn(PASSWORD), await signIn('Murmeltier34!!')]).toEqual(['credentials_wrong', 'ok'])
  fixture.moveClock({ minutes: 20 })
  expect(await again()).toBe('email_in_use')
})

// Fails when `newPasswordErrors` is taken out of `registrationErrors`, `resetPassword` or `changePassword`.
test('a common, short or endless password is refused at registration, reset and change, over HTTP [VALID-4, VALID-5, VALID-6, VALID-12]', async () => {
  const email = 'bergsteiger@example.ch'
  const [id] = await insertConfirmedAccounts(servers.db, [email], PASSWORD)
  const { body } = await server.call('POST', '/authenticate', { body: { email, password: PASSWORD } })
  const { resetSecret } = await newReset(email)
  const expected: [string, string][] = [
    ['Sommer12!!', 'password_too_common'],
    ['P@ssw0rd..12', 'password_too_common'],
    ['!!PLENARA.12', 'password_too_common'],
    ['a1!b2?x', 'password_too_short'],
    ['abcdefg1!?', 'password_needs_digits'],
    ['abcdefg12!', 'password_needs_symbols'],
    [`${'ä'.repeat(126)}b12!!`, 'password_too_long'],
  ]
  for (const [password, code] of [...expected, ['Bergsteiger12!!', 'password_too_common']] as const) {
    const answers = [
      await server.call('PUT', '/register', { body: registration(email, password), from: addressOf(77) }),
      await server.call('POST', `/reset/${resetSecret}`, { body: { password } }),
      await server.call('PUT', `/user/${id}/password`, { body: { current: PASSWORD, password }, token: String(body.token) }),
    ]
    expect(answers.map((answer) => [password, answer.status, answer.code])).toEqual(Array(3).fill([password, 422, code]))
  }
})

// Fails when `line` of the contract (routes/account.ts) has no bound: the rules then look at all of it.
test('what is sixty thousand signs long is refused by its length alone, wherever it stands [VALID-2, VALID-3, VALID-4]', async () => {
  const long = 'x1!'.repeat(20_000)
  const whole = registration('long@example.ch', PASSWORD)
  const calls = [
    ...(['username', 'email', 'password'] as const).map((field) => ['PUT', '/register', { ...whole, [field]: long }, field] as const),
    ['POST', `/reset/${newToken()}`, { password: long }, 'password'] as const,
    ['PUT', `/confirm/${newToken()}`, { password: long }, 'password'] as const,
    ['POST', '/authenticate', { email: long, password: PASSWORD }, 'email'] as const,
    ['POST', '/authenticate', { email: 'long@example.ch', password: long }, 'password'] as const,
  ]
  for (const [method, path, body, field] of calls) {
    const answer = await server.call(method, path, { body, from: addressOf(78) })
    expect([path, answer.status, answer.body]).toMatchObject([
      path,
      422,
      { code: 'invalid', errors: [{ path: field, reason: 'too_long' }] },
    ])
  }
})

async function newReset(email: string): Promise<{ resetSecret: string }> {
  const resetSecret = newToken()
  const { userId } = await servers.db.selectFrom('email').select('userId').where('emailNorm', '=', email).executeTakeFirstOrThrow()
  const createdAt = new Date()
  const expiresAt = new Date(Date.now() + 600_000)
  await servers.db
    .insertInto('secret')
    .values({ hash: hashToken(resetSecret), userId, kind: 'reset', createdAt, expiresAt })
    .execute()
  return { resetSecret }
}

// Fails when a password is cut at 72 bytes or 64 characters, as some hashes do.
test.each([
  'Ein langer Satz, den sich jeder merken kann, der am Murtensee war: 12!!',
  `${'山'.repeat(80)}12!!`,
  '🐄🧀⛪🚋🏔️12!!',
  `${'ä'.repeat(126)}12!!`,
])('the password %s passes, whole', async (password) => {
  const email = newEmail()
  const answer = await fixture.call('register', { body: registration(email, password) })
  await fixture.call('confirm', { params: { secret: (await fixture.mailTo(email)).secret }, body: answer })
  const signIn = (tried: string) => outcomeOf(fixture.call('authenticate', { body: { email, password: tried } }))
  expect([await signIn(password.slice(0, -1)), await signIn(`${password}!`)]).toEqual(['credentials_wrong', 'credentials_wrong'])
  expect(await signIn(password.normalize('NFD'))).toBe('ok')
})

test('every broken rule of a registration is named, the first one first [VALID-2, VALID-3]', async () => {
  const answer = await server.call('PUT', '/register', { body: { email: 'nobody', username: ' ', password: 'short', language: 'de' } })
  expect([answer.status, answer.code]).toEqual([422, 'username_required'])
  expect(answer.body.errors).toEqual([
    { path: 'username', code: 'username_required' },
    { path: 'email', code: 'email_invalid' },
    { path: 'password', code: 'password_too_short' },
    { path: 'password', code: 'password_needs_digits' },
    { path: 'password', code: 'password_needs_symbols' },
  ])
})

test('terms and consent are recorded with version and time; without them no opinion is stored [VALID-1]', async () => {
  const email = 'consenting@example.ch'
  const [id] = await insertConfirmedAccounts(servers.db, [email], PASSWORD)
  const { body } = await server.call('POST', '/authenticate', { body: { email, password: PASSWORD } })
  const token = String(body.token)
  const candidate = await servers.db.selectFrom('candidate').select(['id', 'electionId']).executeTakeFirstOrThrow()
  const path = `/user/${id}/election/${candidate.electionId}/match/${candidate.id}`
  const answer = () => server.call('PUT', path, { body: { type: 'love' }, token })
  expect([(await answer()).status, (await answer()).code]).toEqual([403, 'consent_missing'])
  await server.call('PUT', `/user/${id}/consent`, { body: { version: '1' }, token })
  const user = await server.call('GET', `/user/${id}`, { token })
  expect(user.body.consent).toMatchObject({ version: '1', at: expect.stringMatching(/^\d{4}-/) })
  expect((await answer()).status).toBe(200)
})

// Fails when `isOver` is taken out of `failureCode`.
test('the first five unknown addresses of an hour are named as such, further ones are not [VALID-9]', async () => {
  const signIn = (email: string, address: string) =>
    outcomeOf(fixture.call('authenticate', { body: { email, password: PASSWORD }, address }))
  const seen: string[] = []
  for (let index = 0; index < 7; index++) seen.push(await signIn(`stranger${index}@example.ch`, '2001:db8:5:5::1'))
  expect(seen).toEqual([...Array(5).fill('email_unknown'), 'credentials_wrong', 'credentials_wrong'])
  expect(await signIn('stranger0@example.ch', '2001:db8:5:5::2')).toBe('credentials_wrong')
  expect(await signIn('stranger9@example.ch', '2001:db8:6:6::1')).toBe('email_unknown')
  fixture.moveClock({ hours: 2 })
  expect(await signIn('stranger9@example.ch', '2001:db8:5:5::1')).toBe('email_unknown')
})

const repeated: [AccountCall, (email: string) => object][] = [
  ['authenticate', (email) => ({ body: { email, password: 'Murmeltier34!!' } })],
  ['requestReset', (email) => ({ body: { email } })],
  ['resendConfirmation', (email) => ({ body: { email } })],
  ['register', (email) => ({ body: registration(email) })],
]
// Fails when `strict` is taken out of `failureCode` or `open`, or when a mail's limit is counted for known addresses alone and answered.
test.each(repeated)(
  'ENUMERATION=strict: twenty times %s answers the same for a known, an unconfirmed and an unknown address',
  async (name, inputOf) => {
    const known = await strict.newAccount(newEmail())
    const waiting = newEmail()
    await register(waiting, '192.0.2.1', strict)
    await strict.reset()
    const sequenceOf = async (email: string, index: number) => {
      const seen: string[] = []
      for (let time = 0; time < 20; time++) {
        seen.push(await outcomeOf(Reflect.apply(strict.call, strict, [name, { ...inputOf(email), address: addressOf(index) }])))
      }
      return seen
    }
    const sequences = await Promise.all([known.email, waiting, newEmail()].map(sequenceOf))
    expect(sequences[0]).toEqual(sequences[2])
    expect(sequences[1]).toEqual(sequences[2])
    expect(new Set(sequences[2]).size).toBe(name === 'authenticate' ? 2 : 1)
  },
)

// Fails when `tellOwner` is taken out of `open`.
test('ENUMERATION=strict: who has an account already learns it by mail', async () => {
  const { email } = await strict.newAccount(newEmail())
  expect(await register(email, '192.0.2.1', strict)).toBe('ok')
  expect((await strict.mailTo(email)).kind).toBe('address-known')
  for (let time = 0; time < 5; time++) await register(email, '192.0.2.1', strict)
  expect((await strict.mailsTo(email)).filter((mail) => mail.kind === 'address-known')).toHaveLength(3)
})
