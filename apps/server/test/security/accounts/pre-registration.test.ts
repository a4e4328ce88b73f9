import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD } from '../../support/account-fixture.ts'
import { addressOf } from '../support/server-processes.ts'

const STRANGERS = 'Murmeltier34!!'
const CHOSEN = 'Bergdohle56!!'
let fixture: AccountFixture
let strict: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
  strict = await createAccountFixture({ enumeration: 'strict' })
})
afterAll(async () => {
  await fixture.close()
  await strict.close()
})
beforeEach(() => fixture.reset())

let addresses = 0
const newEmail = () => `owner${++addresses}@example.ch`
const register = (email: string, password: string, on = fixture) =>
  on.call('register', { body: { email, username: 'Mallory', password, language: 'de' } })
const linkTo = async (email: string) => (await fixture.mailTo(email)).secret
const open = (secret: string, body?: object) => fixture.call('confirm', { params: { secret }, ...(body && { body }) })
const signIn = (email: string, password: string) =>
  outcomeOf(fixture.call('authenticate', { body: { email, password }, address: addressOf(++addresses) }))

// Fails when `isProven` answers true: the owner's confirmation then makes the stranger's password live.
test("who registers a stranger's address does not set its password [ATTACK-5]", async () => {
  const email = newEmail()
  await register(email, STRANGERS)
  const secret = await linkTo(email)
  expect(await open(secret)).toEqual({ language: 'de', passwordFor: email })
  expect(await open(secret, { registration: newToken() })).toEqual({ language: 'de', passwordFor: email })
  expect([await signIn(email, STRANGERS), await signIn(email, CHOSEN)]).toEqual(['email_unconfirmed', 'credentials_wrong'])
  const { token, user } = await open(secret, { password: CHOSEN })
  expect(user).toMatchObject({ email })
  expect(await fixture.userOfToken(token ?? '')).toBe(user?.id)
  expect([await signIn(email, STRANGERS), await signIn(email, CHOSEN)]).toEqual(['credentials_wrong', 'ok'])
})

// Fails when `registrationHash` is left out of `insertAccount`, or when a confirmed account keeps it.
test('in the browser that registered the link signs in with what was typed [ATTACK-5]', async () => {
  const email = newEmail()
  const { registration } = await register(email, PASSWORD)
  const { token, user } = await open(await linkTo(email), { registration })
  expect(await fixture.userOfToken(token ?? '')).toBe(user?.id)
  expect(await signIn(email, PASSWORD)).toBe('ok')
})

// Fails when `passwordless` leaves the typed password in its place.
test('a link that is opened for a passkey leaves no password behind, and a mailed reset sets one [ATTACK-5]', async () => {
  const email = newEmail()
  await register(email, STRANGERS)
  const { token, user } = await open(await linkTo(email), { passwordless: true })
  expect(await fixture.userOfToken(token ?? '')).toBe(user?.id)
  expect([await signIn(email, STRANGERS), await signIn(email, CHOSEN)]).toEqual(['credentials_wrong', 'credentials_wrong'])
  await fixture.call('requestReset', { body: { email } })
  await fixture.call('resetPassword', { params: { secret: await linkTo(email) }, body: { password: CHOSEN } })
  expect(await signIn(email, CHOSEN)).toBe('ok')
})

// Fails when `registrationHash` is left out of `replaceAccount`.
test('the secret of an earlier registration does not make a later password live [ATTACK-5]', async () => {
  const email = newEmail()
  const { registration } = await register(email, PASSWORD)
  fixture.moveClock({ minutes: 16 })
  await register(email, STRANGERS)
  expect(await open(await linkTo(email), { registration })).toEqual({ language: 'de', passwordFor: email })
})

// Fails when the link is used before the rules are looked at.
test('a password that breaks a rule leaves the link as it was [VALID-4, ATTACK-5]', async () => {
  const email = newEmail()
  await register(email, STRANGERS)
  const secret = await linkTo(email)
  for (const [password, code] of [
    ['kurz', 'password_too_short'],
    ['abcdefgh12', 'password_needs_symbols'],
    [`${email}.77`, 'password_too_common'],
  ] as const) {
    expect(await outcomeOf(open(secret, { password }))).toBe(code)
  }
  expect((await open(secret, { password: CHOSEN })).token).toBeDefined()
})

// Fails when `isFirst` is taken out of `confirm`: whoever finds the used link is signed in.
test('a link signs in once, of twenty openings at the same time one [ATTACK-5]', async () => {
  const email = newEmail()
  const { registration } = await register(email, PASSWORD)
  const secret = await linkTo(email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(secret, { registration })))
  expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1)
  expect(await open(secret, { registration, password: STRANGERS })).toEqual({ language: 'de' })
  expect(await signIn(email, STRANGERS)).toBe('credentials_wrong')
})

// Fails when `isUnconfirmed` answers true: another mailed link signs in whoever opens it, in any browser, and takes the password away.
test('a further link of an account that is confirmed signs nobody in and changes nothing [ATTACK-5, ASVS-7.2.4]', async () => {
  const email = newEmail()
  const { registration } = await register(email, PASSWORD)
  for (let sent = 0; sent < 2; sent++) await fixture.call('resendConfirmation', { body: { email } })
  const [first, second, third] = await fixture.mailsTo(email)
  expect((await open(first?.secret ?? '', { registration })).token).toBeDefined()
  expect(await open(second?.secret ?? '')).toEqual({ language: 'de' })
  expect(await open(third?.secret ?? '', { passwordless: true })).toEqual({ language: 'de' })
  expect(await signIn(email, PASSWORD)).toBe('ok')
})

// Fails when `registrationHash` stays in `setPassword`.
test('a mailed reset of an account that nobody confirmed sets the password too [ATTACK-5]', async () => {
  const email = newEmail()
  await register(email, STRANGERS)
  await fixture.call('requestReset', { body: { email } })
  await fixture.call('resetPassword', { params: { secret: await linkTo(email) }, body: { password: CHOSEN } })
  expect([await signIn(email, STRANGERS), await signIn(email, CHOSEN)]).toEqual(['credentials_wrong', 'ok'])
})

// Fails when `registration` is answered for new accounts alone.
test('ENUMERATION=strict: the answer of a registration is the same for a known address', async () => {
  const email = newEmail()
  const answers = [await register(email, PASSWORD, strict), await register(email, PASSWORD, strict)]
  for (const answer of answers) expect(answer).toEqual({ registration: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await strict.dump()).not.toContain(answers[0]?.registration)
})
