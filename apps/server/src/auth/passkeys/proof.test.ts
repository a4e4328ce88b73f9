import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/support/account-fixture.ts'
import { codeOf, createPasskeyWorld, newEmail, type PasskeyWorld } from '../../../test/support/passkey-world.ts'

let world: PasskeyWorld
beforeAll(async () => {
  world = await createPasskeyWorld()
})
afterAll(() => world.close())
beforeEach(() => world.accounts.reset())

const GUARDED = ['getUserExport', 'startPasskey', 'deleteUser'] as const

// Fails when `requireFreshSession` is taken out of one of these calls.
test.each(GUARDED)('%s asks an older session for the password or a passkey once more', async (name) => {
  const account = await world.newAccount()
  const key = await world.newKeyOf(account)
  world.accounts.moveClock({ minutes: 6 })
  expect(await codeOf(world.own(name, account))).toBe('proof_needed')
  const options = await world.proofOptions(account)
  expect(options.allowCredentials).toHaveLength(1)
  const body = { passkey: key.get(options) }
  const other = await world.accounts.call('authenticate', { body: { email: account.email, password: PASSWORD } })
  expect(await codeOf(world.own('proveUser', { ...account, token: other.token }, body))).toBe('passkey_refused')
  expect((await world.own('proveUser', account, body)).status).toBe(200)
  expect(await codeOf(world.own('proveUser', account, body))).toBe('passkey_refused')
  world.accounts.moveClock({ minutes: 4 })
  expect((await world.own(name, account)).status).toBe(200)
})

// Fails when `requireMoment` looks at another session of the user.
test('a proof ends after five minutes, and is for one session', async () => {
  const account = await world.newAccount()
  const { token } = await world.accounts.call('authenticate', { body: { email: account.email, password: PASSWORD } })
  world.accounts.moveClock({ minutes: 6 })
  expect(await codeOf(world.own('proveUser', account, { password: 'Falsch12!!' }))).toBe('credentials_wrong')
  expect((await world.own('proveUser', account, { password: PASSWORD })).status).toBe(200)
  expect(await codeOf(world.own('getUserExport', { ...account, token }))).toBe('proof_needed')
  expect((await world.own('getUserExport', account)).status).toBe(200)
  world.accounts.moveClock({ minutes: 5 })
  expect(await codeOf(world.own('getUserExport', account))).toBe('proof_needed')
})

test("a proof takes no other account's passkey and no answer to another question", async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const [key, foreign] = [await world.newKeyOf(account), await world.newKeyOf(other)]
  const options = async () => await world.proofOptions(account)
  expect(await codeOf(world.own('proveUser', account, { passkey: foreign.get(await options()) }))).toBe('passkey_refused')
  expect(await codeOf(world.own('proveUser', account, { passkey: key.get(await world.request()) }))).toBe('passkey_refused')
  expect(await codeOf(world.send('authenticateWithPasskey', { body: key.get(await options()) }))).toBe('passkey_refused')
})

// Fails when `requireProof` is taken out of `provedOwner`, or takes the opening of the session for a proof.
test('the address is changed after a proof by passkey, not by a young session alone', async () => {
  const account = await world.newAccount()
  const key = await world.newKeyOf(account)
  const change = { email: newEmail(), proof: 'session' }
  expect(await codeOf(world.own('changeUser', account, change))).toBe('proof_needed')
  const options = await world.proofOptions(account)
  await world.own('proveUser', account, { passkey: key.get(options) })
  expect(await world.own('changeUser', account, change)).toMatchObject({ status: 200, json: { pendingEmail: change.email } })
  expect(await codeOf(world.own('changeUser', account, { proof: 'session' }))).toBe('bad_request')
})
