import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, PUBLIC_URL, tally } from '../../support/account-fixture.ts'
import { createSoftwareAuthenticator } from '../../support/software-authenticator.ts'

/** Calls in a loop, more than any limit allows. */
const TIMES = 130
/** What the limits of fifteen minutes let through, at most. */
const MOST = 100

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

let accounts = 0
const newAccount = () => fixture.newAccount(`looper${++accounts}@example.ch`)

/** Makes a call again and again; answers how it ended each time, and how many events the audit log was told. */
async function loop(call: (concerns: () => Promise<void>) => Promise<unknown>) {
  let events = 0
  const seen: string[] = []
  const concerns = async () => {
    events += 1
  }
  for (let time = 0; time < TIMES; time++) seen.push(await outcomeOf(call(concerns)))
  return { events, seen: tally(seen) }
}

const newKey = () => createSoftwareAuthenticator(PUBLIC_URL)
const askForKey = () => fixture.call('startPasskeySignIn', {})

// Fails when the event is kept before the limit is looked at (`refused` in passkeys/sign-in.ts).
test('tries with passkeys of nobody, by somebody without an account, leave a hundred events and no more [ATTACK-N3]', async () => {
  const key = newKey()
  const options = await askForKey()
  const { events, seen } = await loop((concerns) => fixture.call('authenticateWithPasskey', { body: key.get(options), concerns }))
  expect([events, seen]).toEqual([100, { passkey_refused: 100, too_many_attempts: TIMES - 100 }])
})

// Fails when only the /64 of an address is counted there.
test('nor does the /48 of an IPv6 site leave more than eight times as many [ATTACK-N3]', async () => {
  const key = newKey()
  const options = await askForKey()
  let site = 0
  const { events } = await loop((concerns) =>
    fixture.call('authenticateWithPasskey', {
      body: key.get(options),
      address: `2001:db8:7:1${(++site).toString(16).padStart(2, '0')}::1`,
      concerns,
    }),
  )
  expect(events).toBe(TIMES)
  for (let time = 0; time < 700; time++) {
    await fixture
      .call('authenticateWithPasskey', { body: key.get(options), address: `2001:db8:7:${(0x200 + time).toString(16)}::1` })
      .catch(() => undefined)
  }
  const last = fixture.call('authenticateWithPasskey', { body: key.get(options), address: '2001:db8:7:1000::1' })
  expect(await outcomeOf(last)).toBe('too_many_attempts')
})

// Fails when `limitSessions` is taken out of `authenticate`.
test('whoever knows the password and signs in in a loop fills neither the log nor the table [ATTACK-N4]', async () => {
  const { email, userId } = await newAccount()
  const device = newToken()
  const signIn = (concerns: () => Promise<void>) => fixture.call('authenticate', { body: { email, password: PASSWORD, device }, concerns })
  const { seen } = await loop(signIn)
  expect(seen.ok).toBeLessThan(MOST)
  expect(seen.too_many_attempts).toBe(TIMES - (seen.ok ?? 0))
  fixture.moveClock({ minutes: 16 })
  await loop(signIn)
  const sessions = await fixture.db.selectFrom('session').select('tokenHash').where('userId', '=', userId).execute()
  expect(sessions).toHaveLength(100)
})

// Fails when `limitSessions` is taken out of `accept`.
test('nor does who has a passkey [ATTACK-N4]', async () => {
  const { userId, token } = await newAccount()
  const key = newKey()
  const own = { params: { id: userId }, userId, token }
  const creation = await fixture.call('startPasskey', own)
  await fixture.call('createPasskey', { ...own, body: { name: 'Telefon', ...key.create(creation) } })
  const { events } = await loop(async (concerns) => fixture.call('authenticateWithPasskey', { body: key.get(await askForKey()), concerns }))
  expect(events).toBeLessThan(MOST)
})

// Fails when `limitSessions` ends all but the newest, or the owner's other devices.
test('a hundred devices stay signed in [ATTACK-N4]', async () => {
  const { email, token, userId } = await newAccount()
  const tokens = [token]
  for (let time = 0; time < 99; time++) {
    if (time % 50 === 49) fixture.moveClock({ minutes: 16 })
    tokens.push((await fixture.call('authenticate', { body: { email, password: PASSWORD } })).token)
  }
  for (const one of tokens) expect(await fixture.userOfToken(one)).toBe(userId)
})

// Fails when `limitLinks` is taken out of `resetPassword` or of `confirm`.
test('a link that is opened in a loop and never used up leaves few events [ATTACK-N4]', async () => {
  const { email } = await newAccount()
  await fixture.call('requestReset', { body: { email } })
  const { secret: reset } = await fixture.mailTo(email)
  const weak = await loop((concerns) => fixture.call('resetPassword', { params: { secret: reset }, body: { password: 'short' }, concerns }))
  expect(weak.events).toBeLessThan(MOST)
  await fixture.call('register', { body: { email: 'waiting@example.ch', username: 'Anna', password: PASSWORD, language: 'de' } })
  const { secret } = await fixture.mailTo('waiting@example.ch')
  const opened = await loop((concerns) => fixture.call('confirm', { params: { secret }, body: {}, concerns }))
  expect(opened.events).toBeLessThan(MOST)
  fixture.moveClock({ minutes: 16 })
  await fixture.call('confirm', { params: { secret }, body: { password: 'Murmeltier34!!' } })
  const again = await loop((concerns) => fixture.call('confirm', { params: { secret }, body: {}, concerns }))
  expect(again.events).toBeLessThan(MOST)
  fixture.moveClock({ minutes: 16 })
  expect(await outcomeOf(fixture.call('confirm', { params: { secret }, body: {} }))).toBe('ok')
})

// Fails when a known device is not limited in `sendReset`: its network does not limit it.
test('a known device that asks for reset links in a loop leaves few events [ATTACK-N4]', async () => {
  const { email } = await newAccount()
  const device = newToken()
  await fixture.call('authenticate', { body: { email, password: PASSWORD, device } })
  const { events } = await loop((concerns) => fixture.call('requestReset', { body: { email, device }, concerns }))
  expect(events).toBeLessThan(MOST)
})
