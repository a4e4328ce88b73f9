import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD } from '../../test/support/account-fixture.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

let addresses = 0
const newEmail = () => `voter${++addresses}@example.ch`
const registerOf = (email: string) => fixture.call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })
const signIn = (email: string, password = PASSWORD) => fixture.call('authenticate', { body: { email, password } })

test('register, confirm by the mail, sign in, sign out [API-1, ENTITY-1]', async () => {
  const email = newEmail()
  const { registration } = await registerOf(email)
  await expect(signIn(email)).rejects.toMatchObject({ code: 'email_unconfirmed' })
  const mail = await fixture.mailTo(email)
  expect(mail.text).toContain(`https://plenara.example/confirm/de/${mail.secret}`)
  const opened = await fixture.call('confirm', { params: { secret: mail.secret }, body: { registration } })
  expect(await fixture.userOfToken(opened.token ?? '')).toBe(opened.user?.id)
  const { token, user } = await signIn(email)
  expect(user).toMatchObject({ username: 'Anna', email, language: 'de', cantonId: 6, constituencyId: 45, consent: null })
  expect(await fixture.userOfToken(token)).toBe(user.id)
  await fixture.call('logout', { token, userId: user.id })
  expect(await fixture.userOfToken(token)).toBeNull()
})

test('a new confirmation mail is sent to whom it may concern, and the answer never tells', async () => {
  const email = newEmail()
  const body = await registerOf(email)
  expect(await fixture.call('resendConfirmation', { body: { email } })).toEqual({})
  expect(await fixture.call('resendConfirmation', { body: { email: 'nobody@example.ch' } })).toEqual({})
  const mails = await fixture.mailsTo(email)
  expect(mails).toHaveLength(2)
  expect(await fixture.call('confirm', { params: { secret: mails[1]!.secret }, body })).toMatchObject({ user: { email } })
  await fixture.call('resendConfirmation', { body: { email } })
  expect(await fixture.mailsTo(email)).toHaveLength(2)
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

test('a wrong password of a known account is named [VALID-9]', async () => {
  const { email } = await fixture.newAccount(newEmail())
  expect(await outcomeOf(signIn(email, 'Wrong12!!word'))).toBe('credentials_wrong')
  expect(await outcomeOf(signIn(email.toUpperCase()))).toBe('ok')
})
