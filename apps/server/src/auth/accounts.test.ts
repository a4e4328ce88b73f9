import type { AccountHandlers } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, PASSWORD } from '../../test/account-fixture.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

let addresses = 0
const newEmail = () => `voter${++addresses}@example.ch`
const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : String(error))
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  return settled.map((one) => (one.status === 'fulfilled' ? 'ok' : codeOf(one.reason)))
}
const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const registerOf = (email: string, address = '192.0.2.1', password = PASSWORD) =>
  fixture.call('register', { body: { email, username: 'Anna', password, language: 'de' }, address })
const signIn = (email: string, password = PASSWORD, address = '192.0.2.1') =>
  fixture.call('authenticate', { body: { email, password }, address })

test('register, confirm by the mail, sign in, sign out [API-1, ENTITY-1]', async () => {
  const email = newEmail()
  expect(await registerOf(email)).toEqual({})
  await expect(signIn(email)).rejects.toMatchObject({ code: 'email_unconfirmed' })
  const mail = await fixture.mailTo(email)
  expect(mail.text).toContain(`https://plenara.example/confirm/de/${mail.secret}`)
  expect(await fixture.call('confirm', { params: { secret: mail.secret } })).toEqual({ language: 'de' })
  const { token, user } = await signIn(email)
  expect(user).toMatchObject({ username: 'Anna', email, language: 'de', cantonId: 6, constituencyId: 45, consent: null })
  expect(await fixture.userOfToken(token)).toBe(user.id)
  await fixture.call('logout', { token, userId: user.id })
  expect(await fixture.userOfToken(token)).toBeNull()
})

test('a confirmation says success again for a day, then the link is over [API-1]', async () => {
  const email = newEmail()
  await registerOf(email)
  const { secret } = await fixture.mailTo(email)
  await fixture.call('confirm', { params: { secret } })
  fixture.moveClock({ hours: 23 })
  expect(await fixture.call('confirm', { params: { secret } })).toEqual({ language: 'de' })
  fixture.moveClock({ hours: 2 })
  await expect(fixture.call('confirm', { params: { secret } })).rejects.toMatchObject({ code: 'secret_invalid' })
})

test('a confirmation link ends after 72 hours unused', async () => {
  const email = newEmail()
  await registerOf(email)
  const { secret } = await fixture.mailTo(email)
  fixture.moveClock({ hours: 73 })
  await expect(fixture.call('confirm', { params: { secret } })).rejects.toMatchObject({ code: 'secret_invalid' })
})

test('a registration names every broken rule [VALID-2, VALID-3, VALID-4, VALID-5]', async () => {
  const body = { email: 'nobody', username: '  ', password: 'short', language: 'de' } as const
  await expect(fixture.call('register', { body })).rejects.toMatchObject({
    code: 'username_required',
    errors: [
      { path: 'username', code: 'username_required' },
      { path: 'email', code: 'email_invalid' },
      { path: 'password', code: 'password_too_short' },
      { path: 'password', code: 'password_needs_digits' },
      { path: 'password', code: 'password_needs_symbols' },
    ],
  })
})

test.each([
  ['a1!b2?x', 'password_too_short'],
  ['abcdefg1!?', 'password_needs_digits'],
  ['abcdefg12!', 'password_needs_symbols'],
  [`${'ä'.repeat(130)}12!!`, 'password_too_long'],
  ['Plenara12!!', 'password_too_common'],
])('a new password %s is refused with %s [VALID-6]', async (password, code) => {
  await expect(registerOf(newEmail(), '192.0.2.9', password)).rejects.toMatchObject({ code })
})

test('forty registrations of one address in two spellings at the same time make one account [VALID-8]', async () => {
  const email = newEmail()
  const spellings = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? email : ` ${email.toUpperCase().replace('@', '＠')} `))
  expect(tally(await outcomes(spellings.map((spelling) => registerOf(spelling))))).toEqual({ ok: 1, email_in_use: 39 })
  expect(await fixture.mailsTo(email)).toHaveLength(1)
})

test('an unconfirmed registration holds the address for 15 minutes, then another one replaces it', async () => {
  const email = newEmail()
  await registerOf(email)
  const first = await fixture.mailTo(email)
  fixture.moveClock({ minutes: 14 })
  await expect(registerOf(email, '192.0.2.1', 'Other12!!pass')).rejects.toMatchObject({ code: 'email_in_use' })
  fixture.moveClock({ minutes: 2 })
  await registerOf(email, '192.0.2.1', 'Other12!!pass')
  await expect(fixture.call('confirm', { params: { secret: first.secret } })).rejects.toMatchObject({ code: 'secret_invalid' })
  const second = await fixture.mailTo(email)
  await fixture.call('confirm', { params: { secret: second.secret } })
  await expect(signIn(email)).rejects.toMatchObject({ code: 'credentials_wrong' })
  expect(await signIn(email, 'Other12!!pass')).toHaveProperty('token')
  fixture.moveClock({ minutes: 20 })
  await expect(registerOf(email)).rejects.toMatchObject({ code: 'email_in_use' })
})

test('a class of thirty registers from one address within five minutes', async () => {
  const calls = Array.from({ length: 30 }, () => registerOf(newEmail(), '198.51.100.7'))
  expect(tally(await outcomes(calls))).toEqual({ ok: 30 })
})

test('a new confirmation mail is sent to whom it may concern, and the answer never tells', async () => {
  const email = newEmail()
  await registerOf(email)
  expect(await fixture.call('resendConfirmation', { body: { email } })).toEqual({})
  expect(await fixture.call('resendConfirmation', { body: { email: 'nobody@example.ch' } })).toEqual({})
  const mails = await fixture.mailsTo(email)
  expect(mails).toHaveLength(2)
  expect(await fixture.call('confirm', { params: { secret: mails[1]!.secret } })).toEqual({ language: 'de' })
  await fixture.call('resendConfirmation', { body: { email } })
  expect(await fixture.mailsTo(email)).toHaveLength(2)
})

test('a reset sets a new password once, ends every session and writes a notice [API-1, VALID-12]', async () => {
  const { email, token } = await fixture.newAccount(newEmail())
  expect(await fixture.call('requestReset', { body: { email } })).toEqual({})
  const mail = await fixture.mailTo(email)
  expect(mail.text).toContain(`https://plenara.example/reset/${mail.secret}`)
  const reset = (password: string) => fixture.call('resetPassword', { params: { secret: mail.secret }, body: { password } })
  await expect(reset('short')).rejects.toMatchObject({ code: 'password_too_short' })
  expect(await reset('Fresh12!!word')).toEqual({})
  await expect(reset('Fresh12!!word')).rejects.toMatchObject({ code: 'secret_invalid' })
  expect(await fixture.userOfToken(token)).toBeNull()
  await expect(signIn(email)).rejects.toMatchObject({ code: 'credentials_wrong' })
  expect(await signIn(email, 'Fresh12!!word')).toHaveProperty('token')
  expect((await fixture.mailTo(email)).subject).toContain('geändert')
})

test('of fifty redemptions of one reset link at the same time one succeeds', async () => {
  const { email } = await fixture.newAccount(newEmail())
  await fixture.call('requestReset', { body: { email } })
  const { secret } = await fixture.mailTo(email)
  const calls = Array.from({ length: 50 }, (_, index) =>
    fixture.call('resetPassword', { params: { secret }, body: { password: `Fresh12!!word${index}` } }),
  )
  expect(tally(await outcomes(calls))).toEqual({ ok: 1, secret_invalid: 49 })
})

test('a reset link ends after 30 minutes, and with the next one', async () => {
  const { email } = await fixture.newAccount(newEmail())
  await fixture.call('requestReset', { body: { email } })
  const first = await fixture.mailTo(email)
  await fixture.call('requestReset', { body: { email } })
  const second = await fixture.mailTo(email)
  const reset = (secret: string) => fixture.call('resetPassword', { params: { secret }, body: { password: 'Fresh12!!word' } })
  await expect(reset(first.secret)).rejects.toMatchObject({ code: 'secret_invalid' })
  fixture.moveClock({ minutes: 31 })
  await expect(reset(second.secret)).rejects.toMatchObject({ code: 'secret_invalid' })
})

test('a reset for an unknown address looks the same and sends nothing', async () => {
  expect(await fixture.call('requestReset', { body: { email: 'nobody@example.ch' } })).toEqual({})
  expect(await fixture.mailsTo('nobody@example.ch')).toEqual([])
})

test('a changed password ends the other sessions and needs the present one', async () => {
  const { email, token, userId } = await fixture.newAccount(newEmail())
  const other = await signIn(email)
  const change = (current: string, password: string) =>
    fixture.call('changePassword', { params: { id: userId }, userId, token, body: { current, password } })
  await expect(change('wrong', 'Fresh12!!word')).rejects.toMatchObject({ code: 'credentials_wrong' })
  await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ code: 'password_too_short' })
  expect(await change(PASSWORD, 'Fresh12!!word')).toEqual({})
  expect(await fixture.userOfToken(token)).toBe(userId)
  expect(await fixture.userOfToken(other.token)).toBeNull()
  expect(await signIn(email, 'Fresh12!!word')).toHaveProperty('token')
})

test('of two hundred wrong passwords at the same time ten are looked at [VALID-9]', async () => {
  const { email } = await fixture.newAccount(newEmail())
  const calls = Array.from({ length: 200 }, (_, index) => signIn(email, 'Wrong12!!word', `203.0.113.${index}`))
  expect(tally(await outcomes(calls))).toEqual({ credentials_wrong: 10, too_many_attempts: 190 })
  await expect(signIn(email)).rejects.toMatchObject({ code: 'too_many_attempts' })
  fixture.moveClock({ minutes: 16 })
  expect(await signIn(email)).toHaveProperty('token')
})

test('a reset lets in whom the guesses of others had locked out', async () => {
  const { email } = await fixture.newAccount(newEmail())
  await outcomes(Array.from({ length: 12 }, () => signIn(email, 'Wrong12!!word')))
  await fixture.call('requestReset', { body: { email } })
  const { secret } = await fixture.mailTo(email)
  await fixture.call('resetPassword', { params: { secret }, body: { password: 'Fresh12!!word' } })
  expect(await signIn(email, 'Fresh12!!word')).toHaveProperty('token')
})

test('from one network a hundred wrong passwords are looked at, whatever the account', async () => {
  const emails = Array.from({ length: 12 }, () => newEmail())
  const calls = emails.flatMap((email) => Array.from({ length: 10 }, (_, index) => () => signIn(email, 'x', `2001:db8:1:2::${index}`)))
  const seen: string[] = []
  for (let start = 0; start < calls.length; start += 40)
    seen.push(...(await outcomes(calls.slice(start, start + 40).map((call) => call()))))
  expect(seen.filter((code) => code === 'too_many_attempts')).toHaveLength(20)
})

test('the first five unknown addresses of an hour are named as such, further ones are not [VALID-9]', async () => {
  const address = '198.51.100.20'
  const seen: string[] = []
  for (let index = 0; index < 7; index++) seen.push(...(await outcomes([signIn(`stranger${index}@example.ch`, PASSWORD, address)])))
  expect(seen).toEqual([...Array(5).fill('email_unknown'), 'credentials_wrong', 'credentials_wrong'])
  expect(await outcomes([signIn('stranger0@example.ch', PASSWORD, address)])).toEqual(['credentials_wrong'])
  expect(await outcomes([signIn('stranger9@example.ch', PASSWORD, '198.51.100.21')])).toEqual(['email_unknown'])
  fixture.moveClock({ hours: 2 })
  expect(await outcomes([signIn('stranger9@example.ch', PASSWORD, address)])).toEqual(['email_unknown'])
})

test('a wrong password of a known account is named [VALID-9]', async () => {
  const { email } = await fixture.newAccount(newEmail())
  expect(await outcomes([signIn(email, 'Wrong12!!word'), signIn(email.toUpperCase(), PASSWORD)])).toEqual(['credentials_wrong', 'ok'])
})

test('ENUMERATION=strict never tells which addresses have an account', async () => {
  const strict = await createAccountFixture({ enumeration: 'strict' })
  const { email } = await strict.newAccount(newEmail())
  const call = (address: string) => strict.call('authenticate', { body: { email: address, password: 'Wrong12!!word' } })
  expect(await outcomes([call(email), call('nobody@example.ch')])).toEqual(['credentials_wrong', 'credentials_wrong'])
  const body: Parameters<AccountHandlers['register']>[0]['body'] = { email, username: 'Anna', password: PASSWORD, language: 'fr' }
  expect(await strict.call('register', { body })).toEqual({})
  await strict.close()
})

test('a session ends after 30 days without use and after 180 days with it', async () => {
  const idle = await fixture.newAccount(newEmail())
  fixture.moveClock({ hours: 31 * 24 })
  expect(await fixture.userOfToken(idle.token)).toBeNull()
  const used = await fixture.newAccount(newEmail())
  for (let month = 1; month <= 7; month++) {
    fixture.moveClock({ hours: 25 * 24 })
    expect(await fixture.userOfToken(used.token)).toBe(used.userId)
  }
  fixture.moveClock({ hours: 6 * 24 })
  expect(await fixture.userOfToken(used.token)).toBeNull()
})

test('the database holds no token, secret, password or network address', async () => {
  const held = await createAccountFixture()
  const { email, token } = await held.newAccount(newEmail())
  await held.holdMails()
  await held.call('requestReset', { body: { email }, address: '203.0.113.77' })
  const dump = await held.dump()
  await held.close()
  expect(dump).toContain(email)
  for (const canary of [token, Buffer.from(token).toString('hex'), PASSWORD, '203.0.113.77', 'secret":"'])
    expect(dump).not.toContain(canary)
})

test('what is over is removed: unconfirmed accounts after a week, with everything of theirs', async () => {
  const email = newEmail()
  await registerOf(email)
  const confirmed = await fixture.newAccount(newEmail())
  fixture.moveClock({ hours: 8 * 24 })
  await fixture.cleanUp()
  expect(await fixture.dump()).not.toContain(email)
  expect(await signIn(confirmed.email)).toHaveProperty('token')
})
