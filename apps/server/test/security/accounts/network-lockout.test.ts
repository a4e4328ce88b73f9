import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, tally } from '../../support/account-fixture.ts'

const SCHOOL = '203.0.113.40'
const WRONG = 'Murmeltier34!!'
let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

let accounts = 0
const newAccount = () => fixture.newAccount(`pupil${++accounts}@example.ch`)
const signIn = (email: string, password = PASSWORD, { address = SCHOOL, device }: { address?: string; device?: string } = {}) =>
  outcomeOf(fixture.call('authenticate', { body: { email, password, ...(device && { device }) }, address }))
const guessAt = (count: number, emailOf: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => signIn(emailOf(index), WRONG)))

// Fails when `limitNetwork` throws as soon as `all` is exceeded.
test('a hundred and more wrong passwords from a school keep nobody else of the school out [ATTACK-8]', async () => {
  const guessed = await newAccount()
  await guessAt(300, (index) => `nobody${index % 15}@example.ch`)
  await guessAt(20, () => guessed.email)
  for (let pupil = 0; pupil < 5; pupil++) expect(await signIn((await newAccount()).email)).toBe('ok')
  expect(await signIn(guessed.email)).toBe('too_many_attempts')
})

// Fails when `guess` or `accounts` is taken out of `limitNetwork`.
test('a network that guesses on gets one try a minute of each account, and of four hundred accounts in all [ATTACK-8]', async () => {
  await guessAt(100, (index) => `first${index}@example.ch`)
  expect(tally(await guessAt(30, () => 'second@example.ch')).too_many_attempts).toBe(29)
  fixture.moveClock({ minutes: 1 })
  expect(tally(await guessAt(30, () => 'second@example.ch')).too_many_attempts).toBe(29)
  const sprayed = await guessAt(500, (index) => `third${index}@example.ch`)
  expect(tally(sprayed).too_many_attempts).toBe(102)
})

// Fails when a known device is held up by `limitNetwork`.
test('where a network has used up all of that, devices that signed in before still do [ATTACK-8]', async () => {
  const { email } = await newAccount()
  const stranger = await newAccount()
  const device = newToken()
  expect(await signIn(email, PASSWORD, { device })).toBe('ok')
  await guessAt(600, (index) => `sprayed${index}@example.ch`)
  expect(await signIn(stranger.email)).toBe('too_many_attempts')
  expect(await signIn(email, PASSWORD, { device })).toBe('ok')
})

// Fails when `limitNetwork` is taken out of `sendReset`, or throws as soon as `all` is exceeded.
test('mails that a network asks for do not keep its others from theirs [ATTACK-8]', async () => {
  const { email } = await newAccount()
  const ask = (to: string) => outcomeOf(fixture.call('requestReset', { body: { email: to }, address: SCHOOL }))
  const seen = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(`nobody${index % 20}@example.ch`)))
  expect(tally(seen)).toEqual({ ok: 80, too_many_attempts: 120 })
  expect(await ask(email)).toBe('ok')
  expect((await fixture.mailTo(email)).kind).toBe('reset')
})

// Fails when `home` or `site` is taken out of `networksOf`.
test('who has an IPv6 /56 or /48 is told as little as who has one address [VALID-9, ATTACK-W5]', async () => {
  const askFrom = (address: string, index: number) => signIn(`stranger-${address}-${index}@example.ch`, WRONG, { address })
  const ofHome = []
  for (let index = 0; index < 8; index++) ofHome.push(await askFrom(`2001:db8:1:40${index}::1`, index))
  expect(tally(ofHome)).toEqual({ email_unknown: 5, credentials_wrong: 3 })
  const ofSite = []
  for (let index = 0; index < 30; index++) ofSite.push(await askFrom(`2001:db8:2:${(index + 16).toString(16)}00::1`, index))
  expect(tally(ofSite)).toEqual({ email_unknown: 20, credentials_wrong: 10 })
})

// Fails when `mayName` is taken out of `open`.
test('registering tells five addresses an hour that they have an account, then its owner alone [VALID-8, ATTACK-W5]', async () => {
  const known = []
  for (let index = 0; index < 8; index++) known.push((await newAccount()).email)
  const register = (email: string) =>
    outcomeOf(fixture.call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'de' }, address: SCHOOL }))
  const seen: string[] = []
  for (const email of known) seen.push(await register(email))
  expect(tally(seen)).toEqual({ email_in_use: 5, ok: 3 })
  expect((await fixture.mailTo(known[7] ?? '')).kind).toBe('address-known')
  expect(await register('newcomer@example.ch')).toBe('ok')
})

// Fails when `register` refuses as soon as `register-address` is exceeded, or does not look at `register-guess` or `register-accounts`.
test('a hundred registrations by one of a network keep its others from none, nor do more of one address [ATTACK-8]', async () => {
  const register = (email: string) =>
    outcomeOf(fixture.call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'de' }, address: SCHOOL }))
  const all = (count: number, emailOf: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => register(emailOf(index))))
  expect(tally(await all(100, (index) => `first${index}@school.example`))).toEqual({ ok: 100 })
  expect((await all(50, () => 'same@school.example')).filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(49)
  expect(await register('newcomer@school.example')).toBe('ok')
  expect(tally(await all(350, (index) => `third${index}@school.example`))).toEqual({ ok: 298, too_many_attempts: 52 })
})
