import type { User } from '@plenara/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken, newToken } from '../../src/keys/token.ts'
import { type AuditWorld, createAuditWorld } from '../audit-world.ts'
import { outcomeOf, PASSWORD, tally } from '../support/account-fixture.ts'

let world: AuditWorld
beforeAll(async () => {
  world = await createAuditWorld()
})
afterAll(() => world.close())
beforeEach(() => world.accounts.reset())

interface Account {
  readonly email: string
  readonly token: string
  readonly userId: number
}

const NEW_PASSWORD = 'Murmeltier34!!'
let addresses = 0
const newEmail = () => `Mover${++addresses}@example.ch`
const newAccount = () => world.accounts.newAccount(newEmail())

/** Status and body of a PATCH with an address. */
async function change({ userId, token }: Account, body: object) {
  const response = await world.request('changeUser', { params: { id: userId }, body }, token)
  return { status: response.status, json: (await response.json()) as User & { code?: string } }
}
const ask = (account: Account, email: string) => change(account, { email, password: PASSWORD })
const confirm = async (secret: string) => {
  const response = await world.request('confirm', { params: { secret } })
  return { status: response.status, json: await response.json() }
}
const userOf = async ({ userId, token }: Account) =>
  (await (await world.request('getUser', { params: { id: userId } }, token)).json()) as User
const signIn = (email: string, password = PASSWORD) => outcomeOf(world.accounts.call('authenticate', { body: { email, password } }))
const kindsTo = async (email: string) => (await world.accounts.mailsTo(email)).map(({ kind }) => kind)
const linkTo = async (email: string) => (await world.accounts.mailTo(email)).secret
const register = (email: string) =>
  world.accounts.call('register', { body: { email, username: 'Berta', password: PASSWORD, language: 'de' } })

// Fails when `redeemEmailChange` is called by `requestEmailChange`, or the address is taken from anywhere but the link.
test('the address changes when the link in the new mailbox is opened, and not before [API-2]', async () => {
  const account = await newAccount()
  const email = newEmail()
  const asked = await ask(account, ` ${email} `)
  expect(asked).toMatchObject({ status: 200, json: { email: account.email, pendingEmail: email } })
  expect([await signIn(account.email), await signIn(email)]).toEqual(['ok', 'email_unknown'])
  expect((await kindsTo(account.email)).at(-1)).toBe('email-change-asked')
  expect(await kindsTo(email)).toEqual(['email-change'])
  expect((await world.accounts.mailTo(email)).text).toContain(`https://plenara.example/confirm/de/`)
  expect(await confirm(await linkTo(email))).toEqual({ status: 200, json: { language: 'de', purpose: 'email-change' } })
  const user = await userOf(account)
  expect(user.email).toBe(email)
  expect(user).not.toHaveProperty('pendingEmail')
  expect([await signIn(account.email), await signIn(email.toLowerCase())]).toEqual(['email_unknown', 'ok'])
  expect((await kindsTo(account.email)).at(-1)).toBe('email-changed')
  expect(await outcomeOf(world.accounts.newAccount(account.email))).toBe('ok')
})

// Fails when `checkPassword` is taken out of `requestEmailChange`.
test('a session alone changes no address: the present password is needed, and its tries are limited', async () => {
  const account = await newAccount()
  const email = newEmail()
  for (const [body, reason] of [
    [{ email }, 'missing'],
    [{ password: PASSWORD }, 'unexpected'],
  ] as const) {
    expect(await change(account, body)).toMatchObject({ status: 400, json: { errors: [{ in: 'body', name: 'password', reason }] } })
  }
  for (let time = 0; time < 10; time++) {
    expect(await change(account, { email, password: 'Falsch12!!' })).toMatchObject({ status: 401, json: { code: 'credentials_wrong' } })
  }
  expect(await ask(account, email)).toMatchObject({ status: 429, json: { code: 'too_many_attempts' } })
  expect(await kindsTo(email)).toEqual([])
  expect(await userOf(account)).not.toHaveProperty('pendingEmail')
})

test('what is no address is refused, and nothing else of the change is made', async () => {
  const account = await newAccount()
  const refused = await change(account, { email: 'nobody', password: PASSWORD, username: 'Neu' })
  expect(refused).toMatchObject({ status: 422, json: { code: 'email_invalid', errors: [{ path: 'email', code: 'email_invalid' }] } })
  const misplaced = await change(account, { email: newEmail(), password: PASSWORD, cantonId: 26 })
  expect(misplaced).toMatchObject({ status: 422, json: { code: 'location_invalid' } })
  const user = await userOf(account)
  expect(user).toMatchObject({ username: 'Anna', email: account.email })
  expect(user).not.toHaveProperty('pendingEmail')
  const both = await change(account, { email: newEmail(), password: PASSWORD, username: 'Neu' })
  expect(both).toMatchObject({ status: 200, json: { username: 'Neu', pendingEmail: expect.any(String) } })
})

// Fails when `holder?.confirmedAt` is answered in any way.
test("another account's address is answered like a free one; its owner gets a mail without a link", async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const taken = await ask(account, other.email)
  const free = await ask(account, newEmail())
  expect(taken).toEqual({ status: 200, json: { ...free.json, pendingEmail: other.email } })
  expect((await kindsTo(other.email)).at(-1)).toBe('address-known')
  expect(await linkTo(other.email)).toBe('')
  expect(await world.accounts.userOfToken(other.token)).toBe(other.userId)
  expect([await signIn(other.email), await signIn(account.email)]).toEqual(['ok', 'ok'])
})

// Fails when `endEmailChange` is taken out of `requestEmailChange` or of `setPassword`.
test('a later change, the present address and a new password end an open link', async () => {
  const account = await newAccount()
  const [first, second] = [newEmail(), newEmail()]
  await ask(account, first)
  await ask(account, second)
  expect((await confirm(await linkTo(first))).status).toBe(404)
  expect((await ask(account, account.email.toUpperCase())).json).not.toHaveProperty('pendingEmail')
  expect((await confirm(await linkTo(second))).status).toBe(404)
  const third = newEmail()
  await ask(account, third)
  const params = { id: account.userId }
  await world.request('changePassword', { params, body: { current: PASSWORD, password: NEW_PASSWORD } }, account.token)
  expect(await userOf(account)).not.toHaveProperty('pendingEmail')
  expect((await confirm(await linkTo(third))).status).toBe(404)
  expect((await userOf(account)).email).toBe(account.email)
})

// Fails when `dropOpenSecrets` is taken out of `redeemEmailChange`.
test('a link to set a password that lies in the former mailbox ends with the change', async () => {
  const account = await newAccount()
  const email = newEmail()
  await world.accounts.call('requestReset', { body: { email: account.email } })
  const reset = await linkTo(account.email)
  await ask(account, email)
  await confirm(await linkTo(email))
  expect(await outcomeOf(world.accounts.call('resetPassword', { params: { secret: reset }, body: { password: NEW_PASSWORD } }))).toBe(
    'secret_invalid',
  )
  expect(await world.accounts.userOfToken(account.token)).toBe(account.userId)
})

test('a link is good for a day, works once, and says so again for another day', async () => {
  const account = await newAccount()
  const [late, email] = [newEmail(), newEmail()]
  await ask(account, late)
  const over = await linkTo(late)
  world.accounts.moveClock({ hours: 24, minutes: 1 })
  expect(await confirm(over)).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  await world.accounts.cleanUp()
  expect(await userOf(account)).not.toHaveProperty('pendingEmail')
  await ask(account, email)
  const secret = await linkTo(email)
  await world.accounts.cleanUp()
  expect((await userOf(account)).pendingEmail).toBe(email)
  expect((await confirm(secret)).status).toBe(200)
  expect((await confirm(secret)).status).toBe(200)
  expect((await kindsTo(account.email)).filter((kind) => kind === 'email-changed')).toHaveLength(1)
  world.accounts.moveClock({ hours: 25 })
  expect((await confirm(secret)).status).toBe(404)
  expect((await confirm(newToken())).status).toBe(404)
})

// Fails when the kind is taken out of `use` or of `isOpenReset`.
test('the link sets no password', async () => {
  const account = await newAccount()
  const email = newEmail()
  await ask(account, email)
  const params = { secret: await linkTo(email) }
  expect(await outcomeOf(world.accounts.call('resetPassword', { params, body: { password: NEW_PASSWORD } }))).toBe('secret_invalid')
})

test('who confirms an address first has it; the link of the other says that it is in use', async () => {
  const [account, rival] = [await newAccount(), await newAccount()]
  const email = newEmail()
  await ask(account, email)
  const mine = await linkTo(email)
  await ask(rival, email)
  const theirs = await linkTo(email)
  const answers = await Promise.all([confirm(mine), confirm(theirs)])
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 })
  const emails = [(await userOf(account)).email, (await userOf(rival)).email]
  expect(emails.filter((one) => one === email)).toHaveLength(1)
})

// Fails when `account.confirmedAt` is taken out of `takeOver`.
test('an account that was confirmed meanwhile keeps its address', async () => {
  const account = await newAccount()
  const email = newEmail()
  await ask(account, email)
  const secret = await linkTo(email)
  const other = await world.accounts.newAccount(email)
  expect(await confirm(secret)).toMatchObject({ status: 409, json: { code: 'email_in_use' } })
  expect((await userOf(account)).email).toBe(account.email)
  expect((await userOf(other)).email).toBe(email)
})

// Fails when `takeOver` is taken out of `takeAddress`.
test('a registration that nobody confirmed does not hold an address back', async () => {
  const account = await newAccount()
  const email = newEmail()
  await register(email)
  const registration = await linkTo(email)
  await ask(account, email)
  expect((await confirm(await linkTo(email))).status).toBe(200)
  expect((await confirm(registration)).status).toBe(404)
  expect((await userOf(account)).email).toBe(email)
  expect(await signIn(email)).toBe('ok')
  world.accounts.moveClock({ hours: 8 * 24 })
  await world.accounts.cleanUp()
  expect((await userOf(account)).email).toBe(email)
})

// Fails when the row of the link is not changed by one statement.
test('of twenty openings at the same time one changes the address, all say that it is changed', async () => {
  const account = await newAccount()
  const email = newEmail()
  await ask(account, email)
  const secret = await linkTo(email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(secret)))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 })
  expect((await kindsTo(account.email)).filter((kind) => kind === 'email-changed')).toHaveLength(1)
})

// Fails when `dropOpenSecrets` is taken out of `begin`.
test('asked for again, the older link of the same address ends', async () => {
  const account = await newAccount()
  const email = newEmail()
  await ask(account, email)
  const older = await linkTo(email)
  await ask(account, email)
  expect((await confirm(older)).status).toBe(404)
  expect((await confirm(await linkTo(email))).status).toBe(200)
})

// Fails when `pendingEmail` is taken out of the condition of `redeemEmailChange`.
test('of changes asked for at the same time only the link of the one that counts works', async () => {
  const account = await newAccount()
  const [email, former] = [newEmail(), newEmail()]
  await ask(account, email)
  const secret = newToken()
  await world.accounts.db
    .insertInto('secret')
    .values({
      hash: hashToken(secret),
      userId: account.userId,
      kind: 'email',
      email: former,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .execute()
  expect((await confirm(secret)).status).toBe(404)
  expect((await userOf(account)).email).toBe(account.email)
  expect((await confirm(await linkTo(email))).status).toBe(200)
})

// Fails when a limit is taken out of `requestEmailChange`.
test('three changes an hour are asked for by an account, and as many mails go to an address', async () => {
  const account = await newAccount()
  for (let time = 0; time < 3; time++) expect((await ask(account, newEmail())).status).toBe(200)
  const refused = newEmail()
  expect(await ask(account, refused)).toMatchObject({ status: 429, json: { code: 'too_many_attempts' } })
  expect(await kindsTo(refused)).toEqual([])
  world.accounts.moveClock({ minutes: 61 })
  expect((await ask(account, refused)).status).toBe(200)
  const victim = newEmail()
  const statuses: number[] = []
  for (let time = 0; time < 4; time++) statuses.push((await ask(await newAccount(), victim)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await kindsTo(victim)).toHaveLength(3)
})

test('the log keeps who asked, and that an address was changed, without the address', async () => {
  const account = await newAccount()
  const email = newEmail()
  const before = (await world.events()).length
  await ask(account, email)
  await confirm(await linkTo(email))
  const events = (await world.events()).slice(before)
  const { userId: whose } = account
  expect(events).toMatchObject([
    { who: whose, what: 'changeUser', whose, outcome: 'ok' },
    { who: null, what: 'changeEmail', whose, outcome: 'ok' },
  ])
  expect(JSON.stringify(events)).not.toContain('example.ch')
})

test('a deleted account leaves no open change behind', async () => {
  const account = await newAccount()
  const email = newEmail()
  await ask(account, email)
  const secret = await linkTo(email)
  await world.request('deleteUser', { params: { id: account.userId } }, account.token)
  expect((await confirm(secret)).status).toBe(404)
  expect(await world.accounts.dump()).not.toContain(email)
})
