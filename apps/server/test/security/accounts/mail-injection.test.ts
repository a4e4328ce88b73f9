import { INTERFACE_LANGUAGES } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD } from '../../support/account-fixture.ts'

const STRANGER = 'Mallory'
let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())

let addresses = 0
const newEmail = () => `nobody${++addresses}@example.ch`
const register = (email: string, username = STRANGER, language: (typeof INTERFACE_LANGUAGES)[number] = 'de') =>
  outcomeOf(fixture.call('register', { body: { email, username, password: PASSWORD, language } }))
const textsTo = async (email: string) => (await fixture.mailsTo(email)).map(({ subject, text, html }) => `${subject}${text}${html}`)

// Fails when `isOwner` is taken out of `writeAndSend`.
test('no mail to an address that is not confirmed holds what a stranger wrote [ATTACK-3]', async () => {
  for (const language of INTERFACE_LANGUAGES) {
    const email = newEmail()
    expect(await register(email, STRANGER, language)).toBe('ok')
    await fixture.call('resendConfirmation', { body: { email } })
    await fixture.call('requestReset', { body: { email } })
    const texts = await textsTo(email)
    expect(texts).toHaveLength(3)
    for (const text of texts) expect(text).not.toContain(STRANGER)
  }
})

// Fails when the kind `email-change` is taken out of `writeAndSend`.
test('nor does the link to a new address that somebody enters [ATTACK-3]', async () => {
  const { email, userId, token } = await fixture.newAccount(newEmail())
  const target = newEmail()
  await fixture.handlers.requestEmailChange({ userId, token, email: target, password: PASSWORD, address: '192.0.2.1' })
  const [text] = await textsTo(target)
  expect(text).toMatch(/\/confirm\//)
  expect(text).not.toContain('Anna')
  expect((await textsTo(email)).at(-1)).toContain('Anna')
})

// Fails when `usernameError` is taken out of `registrationErrors`.
test.each(['Konto gesperrt! http://evil.example', 'evil.com', 'Anna\u202egnp', 'An\u200bna'])(
  'the name %j is refused [ATTACK-3]',
  async (username) => {
    expect(await register(newEmail(), username)).toBe('username_invalid')
  },
)

// Fails when `emailError` is taken out of `registrationErrors`, or a rule out of it.
test.each(['a\u200bb@example.ch', 'a..b@example.ch', `${'a'.repeat(65)}@example.ch`])(
  'the address %j is refused [ATTACK-W6]',
  async (email) => {
    expect(await register(email)).toBe('email_invalid')
  },
)

// Fails when `usernameError` is applied to what is stored instead of to what is written.
test('an account whose name breaks the rules of today signs in and gets its mails [ATTACK-3]', async () => {
  const { email, userId } = await fixture.newAccount(newEmail())
  await fixture.db.updateTable('appUser').set({ username: 'www.anna.ch' }).where('userId', '=', userId).execute()
  expect(await outcomeOf(fixture.call('authenticate', { body: { email, password: PASSWORD } }))).toBe('ok')
  await fixture.call('requestReset', { body: { email } })
  expect((await textsTo(email)).at(-1)).toContain('www.anna.ch')
})
