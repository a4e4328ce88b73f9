import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/support/account-fixture.ts'
import {
  type Account,
  codeOf,
  createPasskeyWorld,
  newEmail,
  type OwnersOfPasskeys,
  type PasskeyWorld,
  type Reply,
} from '../../../test/support/passkey-world.ts'

describe.each<OwnersOfPasskeys>(['voters', 'actors'])('the proof of %s', (owners) => {
  let world: PasskeyWorld
  beforeAll(async () => {
    world = await createPasskeyWorld(owners)
  })
  afterAll(() => world.close())
  beforeEach(() => world.accounts.reset())

  /** What is asked for: a guarded call of both doors. */
  const guarded = (account: Account) => world.own('startPasskey', account)

  // Fails when `requireFreshSession` is taken out of `startPasskey`.
  test('an older session is asked for the password or a passkey once more', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    world.accounts.moveClock({ minutes: 6 })
    expect(await codeOf(guarded(account))).toBe('proof_needed')
    const options = await world.proofOptions(account)
    expect(options.allowCredentials).toHaveLength(1)
    const body = { passkey: key.get(options) }
    const other = { ...account, token: await world.door.signIn(account.email, PASSWORD) }
    expect(await codeOf(world.own('proveUser', other, body))).toBe('passkey_refused')
    expect((await world.own('proveUser', account, body)).status).toBe(200)
    expect(await codeOf(world.own('proveUser', account, body))).toBe('passkey_refused')
    world.accounts.moveClock({ minutes: 4 })
    expect((await guarded(account)).status).toBe(200)
  })

  // Fails when `requireFreshSession` is taken out of `deletePasskey`.
  test('an older session removes no passkey', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    const [{ id = 0 } = {}] = (await world.listOf(account)).passkeys
    world.accounts.moveClock({ minutes: 6 })
    expect(await codeOf(world.remove(account, id))).toBe('proof_needed')
    expect((await world.enter(key)).status).toBe(200)
  })

  // Fails when `requireMoment` looks at another session of the account.
  test('a proof ends after five minutes, and is for one session', async () => {
    const account = await world.newAccount()
    const other = { ...account, token: await world.door.signIn(account.email, PASSWORD) }
    world.accounts.moveClock({ minutes: 6 })
    expect(await codeOf(world.own('proveUser', account, { password: 'Falsch12!!' }))).toBe('credentials_wrong')
    expect((await world.own('proveUser', account, { password: PASSWORD })).status).toBe(200)
    expect(await codeOf(guarded(other))).toBe('proof_needed')
    expect((await guarded(account)).status).toBe(200)
    world.accounts.moveClock({ minutes: 5 })
    expect(await codeOf(guarded(account))).toBe('proof_needed')
  })

  test("a proof takes no other account's passkey and no answer to another question", async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const [key, foreign] = [await world.newKeyOf(account), await world.newKeyOf(other)]
    const options = async () => await world.proofOptions(account)
    expect(await codeOf(world.own('proveUser', account, { passkey: foreign.get(await options()) }))).toBe('passkey_refused')
    expect(await codeOf(world.own('proveUser', account, { passkey: key.get(await world.request()) }))).toBe('passkey_refused')
    expect(await codeOf(world.answer(key.get(await options())))).toBe('passkey_refused')
  })
})

describe('what the proof guards besides, of voters', () => {
  let world: PasskeyWorld
  beforeAll(async () => {
    world = await createPasskeyWorld()
  })
  afterAll(() => world.close())

  const call = async (name: 'getUserExport' | 'deleteUser' | 'changeUser', { ownerId, token }: Account, body?: object) => {
    const response = await world.callOfVoters(name, { params: { id: ownerId }, ...(body && { body }) }, token)
    return { status: response.status, json: (await response.json()) as Reply['json'], token: null }
  }

  // Fails when `requireFreshSession` is taken out of one of these calls.
  test.each(['getUserExport', 'deleteUser'] as const)('%s asks an older session for the password or a passkey once more', async (name) => {
    const account = await world.newAccount()
    world.accounts.moveClock({ minutes: 6 })
    expect(await codeOf(call(name, account))).toBe('proof_needed')
    expect((await world.own('proveUser', account, { password: PASSWORD })).status).toBe(200)
    expect((await call(name, account)).status).toBe(200)
  })

  // Fails when `requireProof` is taken out of `provedOwner`, or takes the opening of the session for a proof.
  test('the address is changed after a proof by passkey, not by a young session alone', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    const change = { email: newEmail(), proof: 'session' }
    expect(await codeOf(call('changeUser', account, change))).toBe('proof_needed')
    const options = await world.proofOptions(account)
    await world.own('proveUser', account, { passkey: key.get(options) })
    expect(await call('changeUser', account, change)).toMatchObject({ status: 200, json: { pendingEmail: change.email } })
    expect(await codeOf(call('changeUser', account, { proof: 'session' }))).toBe('bad_request')
  })
})
