import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../../../src/accounts/attempts/limits.ts'
import { newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, tally } from '../../support/account-fixture.ts'
import { addressOf } from '../support/server-processes.ts'

const NEW_PASSWORD = 'Bergdohle56!!'
const ELSEWHERE = '203.0.113.9'
let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

let accounts = 0
const newAccount = () => fixture.newAccount(`victim${++accounts}@example.ch`)
const ask = (name: 'requestReset' | 'resendConfirmation', email: string, address: string, device?: string) =>
  outcomeOf(fixture.call(name, { body: { email, ...(device && { device }) }, address }))
const resetsTo = async (email: string) => (await fixture.mailsTo(email)).filter(({ kind }) => kind === 'reset')
const signIn = (email: string, password: string, address: string, device?: string) =>
  outcomeOf(fixture.call('authenticate', { body: { email, password, ...(device && { device }) }, address }))
const wrongFromEverywhere = (email: string) =>
  Promise.all(Array.from({ length: 40 }, (_, index) => signIn(email, 'Murmeltier34!!', addressOf(index))))

/** As many mails as an hour allows, though a link that is good lies in the mailbox after the first. */
async function expectAllResets(email: string): Promise<void> {
  for (let mails = 1; mails <= LIMITS['reset-mail'].tries; mails++) {
    await ask('requestReset', email, ELSEWHERE)
    expect(await resetsTo(email)).toHaveLength(mails)
  }
}

// Fails when `resend` counts under the kind of resets before it knows that a mail goes out.
test('requests for a confirmation that send nothing leave the reset its mails [ATTACK-1]', async () => {
  const { email } = await newAccount()
  for (let time = 0; time < 10; time++) await ask('resendConfirmation', email, addressOf(time))
  await expectAllResets(email)
})

// Fails when `tellOwner` or `requestEmailChange` counts under the kind of resets.
test('what else is sent to an address leaves the reset its mails [ATTACK-1]', async () => {
  const { email } = await newAccount()
  const body = { email, username: 'Mallory', password: PASSWORD, language: 'de' } as const
  for (let time = 0; time < 10; time++) await outcomeOf(fixture.call('register', { body, address: '198.51.100.3' }))
  const other = await newAccount()
  const change = { userId: other.userId, token: other.token, email, password: PASSWORD, address: addressOf(3) }
  for (let time = 0; time < 3; time++) await outcomeOf(fixture.handlers.requestEmailChange(change))
  await expectAllResets(email)
})

// Fails when `hasGoodReset` is taken out of `mayReset`.
test('whoever asks again and again: a link that is good lies in the mailbox at any time, and few mails go out [ATTACK-1]', async () => {
  const { email } = await newAccount()
  let mails = 0
  for (let minute = 0; minute < 120; minute += 5) {
    await ask('requestReset', email, addressOf(minute))
    const links = await resetsTo(email)
    mails = links.length
    const secret = links.at(-1)?.secret ?? ''
    expect(await outcomeOf(fixture.call('resetPassword', { params: { secret }, body: { password: 'short' } }))).toBe('password_too_short')
    fixture.moveClock({ minutes: 5 })
  }
  expect(mails).toBeLessThanOrEqual(10)
})

// Fails when a new link ends the older ones: a stranger who asks all the time then ends each before its owner opens it.
test('the link that the owner is about to open stays good while strangers ask for others [ATTACK-1]', async () => {
  const { email } = await newAccount()
  await ask('requestReset', email, ELSEWHERE)
  const secret = (await resetsTo(email))[0]?.secret ?? ''
  for (let time = 0; time < 20; time++) {
    fixture.moveClock({ minutes: 1 })
    await ask('requestReset', email, addressOf(time))
  }
  expect(await outcomeOf(fixture.call('resetPassword', { params: { secret }, body: { password: NEW_PASSWORD } }))).toBe('ok')
})

// Fails when `reset-mail-device` is taken out of `mayReset`.
test('a device that signed in before gets a link of its own whatever strangers asked for [ATTACK-1]', async () => {
  const { email } = await newAccount()
  const device = newToken()
  expect(await signIn(email, PASSWORD, ELSEWHERE, device)).toBe('ok')
  for (let time = 0; time < 5; time++) await ask('requestReset', email, addressOf(time))
  expect(await resetsTo(email)).toHaveLength(3)
  await ask('requestReset', email, addressOf(9), device)
  expect(await resetsTo(email)).toHaveLength(4)
})

// Fails when `recognise` answers null: the right password waits for the pause that others caused.
test('a known device and a known network sign in while strangers guess from everywhere [ATTACK-1]', async () => {
  const { email } = await newAccount()
  const device = newToken()
  expect(await signIn(email, PASSWORD, ELSEWHERE, device)).toBe('ok')
  await wrongFromEverywhere(email)
  expect(await signIn(email, PASSWORD, '198.51.100.77')).toBe('too_many_attempts')
  expect(await signIn(email, PASSWORD, '198.51.100.77', newToken())).toBe('too_many_attempts')
  expect(await signIn(email, PASSWORD, ELSEWHERE)).toBe('ok')
  expect(await signIn(email, PASSWORD, '198.51.100.77', device)).toBe('ok')
})

// Fails when `userId` is taken out of `marksOf`, or the pace of a known device is left out.
test('a device is known to the accounts that it signed in to alone, and is paced itself [ATTACK-1]', async () => {
  const [mine, theirs] = [await newAccount(), await newAccount()]
  const device = newToken()
  expect(await signIn(mine.email, PASSWORD, ELSEWHERE, device)).toBe('ok')
  await wrongFromEverywhere(theirs.email)
  expect(await signIn(theirs.email, PASSWORD, '198.51.100.78', device)).toBe('too_many_attempts')
  const guesses = Array.from({ length: 30 }, (_, index) => signIn(mine.email, 'Murmeltier34!!', addressOf(index), device))
  expect(tally(await Promise.all(guesses))).toEqual({ credentials_wrong: 10, too_many_attempts: 20 })
  const stored = await fixture.dump()
  expect(stored).not.toContain(device)
})

// Fails when `remember` is taken out of `resetPassword`: guesses that go on keep the owner out until the pause is over.
test('after a mailed link the new password is taken while strangers go on guessing [ATTACK-1]', async () => {
  const { email } = await newAccount()
  const device = newToken()
  await wrongFromEverywhere(email)
  await ask('requestReset', email, '198.51.100.79')
  const secret = (await resetsTo(email)).at(-1)?.secret ?? ''
  await fixture.call('resetPassword', { params: { secret }, body: { password: NEW_PASSWORD, device }, address: '198.51.100.79' })
  await wrongFromEverywhere(email)
  expect(await signIn(email, NEW_PASSWORD, '198.51.100.80')).toBe('too_many_attempts')
  expect(await signIn(email, NEW_PASSWORD, '198.51.100.80', device)).toBe('ok')
})

// Fails when `forgetOldest` is taken out of `remember`, or the line of `knownOrigin` out of `cleanUp`.
test('an account remembers ten devices and ten networks, for a year [ATTACK-1]', async () => {
  const { email, userId } = await newAccount()
  const kinds = async () => {
    const rows = await fixture.db.selectFrom('knownOrigin').select('kind').where('userId', '=', userId).execute()
    return tally(rows.map(({ kind }) => kind))
  }
  const devices = Array.from({ length: 14 }, newToken)
  for (const [index, device] of devices.entries()) {
    fixture.moveClock({ minutes: 1 })
    await signIn(email, PASSWORD, addressOf(index), device)
  }
  expect(await kinds()).toEqual({ device: 10, network: 10 })
  await wrongFromEverywhere(email)
  expect(await signIn(email, PASSWORD, '198.51.100.81', devices[0])).toBe('too_many_attempts')
  expect(await signIn(email, PASSWORD, '198.51.100.81', devices[13])).toBe('ok')
  fixture.moveClock({ hours: 364 * 24 })
  await fixture.cleanUp()
  expect((await kinds()).device).toBe(10)
  fixture.moveClock({ hours: 2 * 24 })
  await fixture.cleanUp()
  expect(await kinds()).toEqual({})
})
