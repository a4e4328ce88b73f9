import type { Passkey, PasskeyRequest } from '@plenara/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, tally } from '../../../test/support/account-fixture.ts'
import { type Account, codeOf, createPasskeyWorld, type OwnersOfPasskeys, type PasskeyWorld } from '../../../test/support/passkey-world.ts'

const NEW_PASSWORD = 'Murmeltier34!!'

describe.each<OwnersOfPasskeys>(['voters', 'actors'])('passkeys of %s', (owners) => {
  let world: PasskeyWorld
  beforeAll(async () => {
    world = await createPasskeyWorld(owners)
  })
  afterAll(() => world.close())
  beforeEach(() => world.accounts.reset())

  const forgetPassword = ({ ownerId }: Account) => world.door.forgetPassword(ownerId)
  const newKey = () => world.newKey()

  test('a passkey signs in without an address; the owner is told by mail that it was made', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    const options = await world.request()
    expect(options).toMatchObject({ rpId: world.door.rpId, userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const entered = await world.enter(key)
    expect(entered.status).toBe(200)
    expect(await world.door.ownerOf(entered.token ?? '')).toBe(account.ownerId)
    expect((await world.kindsTo(account.email)).at(-1)).toBe(world.door.mailKind('passkey-added'))
    const { passkeys, hasPassword } = await world.listOf(account)
    expect(hasPassword).toBe(true)
    expect(passkeys).toMatchObject([{ name: 'Telefon', lastUsedAt: expect.any(String) }])
  })

  test('the browser is told a random handle, neither the id nor the address, and the keys that are there', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    const { user, excludeCredentials, authenticatorSelection } = await world.creation(account)
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(32)
    expect(user.id).toBe((await world.creation(account)).user.id)
    expect(user.id).not.toBe((await world.creation(await world.newAccount())).user.id)
    expect(excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
    expect(authenticatorSelection).toEqual({ residentKey: 'required', requireResidentKey: true, userVerification: 'required' })
  })

  // Each fails when what it names is taken out of `verifyRegistrationResponse`'s options or of `markOf`.
  test('a key that was made elsewhere, for another host, or without verification is not kept', async () => {
    const account = await world.newAccount()
    for (const manner of [
      ...world.door.foreign.map((origin) => ({ origin })),
      { rpId: 'evil.ch' },
      { userVerified: false },
      { type: 'webauthn.get' },
    ] as const) {
      expect(await codeOf(world.add(account, newKey(), manner)), JSON.stringify(manner)).toBe('passkey_refused')
    }
    expect((await world.listOf(account)).passkeys).toEqual([])
  })

  // Fails when purpose, account or token is taken out of `markOf`, or `useUp` out of `insert`.
  test('what asks to make a key is good for one key, this session, five minutes and nothing else', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const again = { ...account, token: await world.door.signIn(account.email, PASSWORD) }
    const options = await world.creation(account)
    const body = { name: 'Telefon', ...newKey().create(options) }
    expect(await codeOf(world.own('createPasskey', other, body))).toBe('passkey_refused')
    expect(await codeOf(world.own('createPasskey', again, body))).toBe('passkey_refused')
    expect((await world.own('createPasskey', account, body)).status).toBe(201)
    expect(await codeOf(world.own('createPasskey', account, { name: 'Zweiter', ...newKey().create(options) }))).toBe('passkey_refused')
    const forSignIn = { ...options, challenge: (await world.request()).challenge }
    expect(await codeOf(world.own('createPasskey', account, { name: 'Dritter', ...newKey().create(forSignIn) }))).toBe('passkey_refused')
  })

  test('a key that another account has is not kept twice', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const key = await world.newKeyOf(account)
    expect(await codeOf(world.add(other, key))).toBe('passkey_known')
    expect((await world.enter(key)).status).toBe(401)
  })

  // Each fails when what it names is taken out of `verifyAuthenticationResponse`'s options.
  test('a foreign origin, another host, no verification and another ceremony do not sign in', async () => {
    const key = await world.newKeyOf(await world.newAccount())
    for (const manner of [
      ...world.door.foreign.map((origin) => ({ origin })),
      { rpId: 'evil.ch' },
      { userVerified: false },
      { type: 'webauthn.create' },
    ] as const) {
      expect(await codeOf(world.enter(key, manner)), JSON.stringify(manner)).toBe('passkey_refused')
    }
    expect((await world.enter(key)).status).toBe(200)
  })

  // Fails when `useUp` is taken out of `noteUse`.
  test('an answer that is sent twice signs in once, also at the same time', async () => {
    const key = await world.newKeyOf(await world.newAccount())
    const body = key.get(await world.request())
    const replies = await Promise.all(Array.from({ length: 10 }, () => world.answer(body)))
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 401: 9 })
    expect(await codeOf(world.answer(body))).toBe('passkey_refused')
  })

  // Fails when the stored counter is not handed to the library, or not kept.
  test('where a key counts, a counter that stands still or goes back is refused; where it does not, both are 0', async () => {
    const counting = await world.newKeyOf(await world.newAccount(), { counter: 5 })
    expect(await codeOf(world.enter(counting, { counter: 5 }))).toBe('passkey_refused')
    expect(await codeOf(world.enter(counting, { counter: 6 }))).toBe(200)
    expect(await codeOf(world.enter(counting, { counter: 9 }))).toBe(200)
    for (const counter of [9, 8, 0]) expect(await codeOf(world.enter(counting, { counter }))).toBe('passkey_refused')
    const plain = await world.newKeyOf(await world.newAccount())
    expect(await codeOf(world.enter(plain))).toBe(200)
    expect(await codeOf(world.enter(plain))).toBe(200)
  })

  // Fails when the counter is no condition of `noteUse`.
  test('of two copies of a key that answer at the same moment with the same counter, one signs in', async () => {
    const key = await world.newKeyOf(await world.newAccount(), { counter: 1 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => world.enter(key, { counter: 2 })))
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 401: 7 })
  })

  // Fails when the end of a challenge is not looked at, or its mark is not compared.
  test('a challenge is good for five minutes, one of another server for none', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    const options = await world.request()
    world.accounts.moveClock({ minutes: 4 })
    expect(await codeOf(world.answer(key.get(options)))).toBe(200)
    const late = await world.request()
    world.accounts.moveClock({ minutes: 5 })
    expect(await codeOf(world.answer(key.get(late)))).toBe('passkey_refused')
    for (const challenge of ['', 'AAAA', Buffer.alloc(54).toString('base64url'), `${late.challenge}AA`]) {
      expect(await codeOf(world.answer(key.get({ ...late, challenge })))).toBe('passkey_refused')
    }
  })

  // Fails when the moment is taken out of `markOf`.
  test('the end of a challenge cannot be put off', async () => {
    const key = await world.newKeyOf(await world.newAccount())
    const bytes = Buffer.from((await world.request()).challenge, 'base64url')
    bytes.writeUIntBE(Date.now() + 86_400_000, 16, 6)
    const options = { ...(await world.request()), challenge: bytes.toString('base64url') }
    expect(await codeOf(world.answer(key.get(options)))).toBe('passkey_refused')
  })

  test('unknown, removed and foreign keys are answered alike', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const [key, kept] = [await world.newKeyOf(account), await world.newKeyOf(other)]
    const signed = key.get(await world.request())
    const replies: unknown[] = [
      await world.answer(newKey().get(await world.request())),
      await world.answer({ ...signed, id: kept.id }),
      await world.answer({ ...signed, userHandle: kept.get(await world.request()).userHandle }),
    ]
    const [{ id = 0 } = {}] = (await world.listOf(account)).passkeys
    expect((await world.remove(account, id)).status).toBe(200)
    replies.push(await world.enter(key))
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(replies[0]).toMatchObject({ status: 401, json: { code: 'passkey_refused' } })
    expect((await world.enter(kept)).status).toBe(200)
  })

  // Fails when `deletePasskey` leaves the other sessions.
  test('two keys sign in to the same account; a name is changed; a removed key is gone and its owner told', async () => {
    const account = await world.newAccount()
    const [first, second] = [await world.newKeyOf(account), await world.newKeyOf(account)]
    const [one, two] = (await world.listOf(account)).passkeys as [Passkey, Passkey]
    const renamed = await world.rename(account, two.id, ' Arbeit ')
    expect(renamed.json).toMatchObject({ id: two.id, name: 'Arbeit' })
    const elsewhere = await world.enter(first)
    expect((await world.remove(account, one.id)).status).toBe(200)
    expect(await world.door.ownerOf(elsewhere.token ?? '')).toBeNull()
    expect(await world.door.ownerOf(account.token)).toBe(account.ownerId)
    expect((await world.enter(first)).status).toBe(401)
    expect((await world.enter(second)).status).toBe(200)
    expect((await world.kindsTo(account.email)).at(-1)).toBe(world.door.mailKind('passkey-removed'))
    expect((await world.listOf(account)).passkeys.map(({ name }) => name)).toEqual(['Arbeit'])
  })

  // Fails when the user is no condition of `changePasskey` or `deletePasskey`.
  test("another account's passkeys are neither renamed nor removed", async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const key = await world.newKeyOf(account)
    const [{ id = 0 } = {}] = (await world.listOf(account)).passkeys
    expect(await codeOf(world.remove(other, id))).toBe('passkey_not_found')
    expect(await codeOf(world.rename(other, id, 'Mein'))).toBe('passkey_not_found')
    expect((await world.enter(key)).status).toBe(200)
  })

  // Fails when the row of the user is not locked by `insert`.
  test('an account holds twenty passkeys, also where they come at once', async () => {
    const account = await world.newAccount()
    for (let number = 0; number < 18; number++) await world.newKeyOf(account)
    const bodies = []
    for (let number = 0; number < 4; number++) bodies.push({ name: 'Telefon', ...newKey().create(await world.creation(account)) })
    const replies = await Promise.all(bodies.map((body) => world.own('createPasskey', account, body)))
    expect(tally(replies.map(({ status }) => status))).toEqual({ 201: 2, 422: 2 })
    expect(await codeOf(world.own('startPasskey', account))).toBe('too_many_passkeys')
  })

  // Fails when `last_passkey` is taken out of `deletePasskey`, or the row of the user is not locked there.
  test('without a password the last passkey stays until a mailed link has set one', async () => {
    const account = await world.newAccount()
    const keys = [await world.newKeyOf(account), await world.newKeyOf(account)]
    await forgetPassword(account)
    const { passkeys, hasPassword } = await world.listOf(account)
    expect(hasPassword).toBe(false)
    const replies = await Promise.all(passkeys.map(({ id }) => world.remove(account, id)))
    expect(tally(replies.map(({ json, status }) => json.code ?? status))).toEqual({ 200: 1, last_passkey: 1 })
    expect(await world.door.signIn(account.email, PASSWORD)).toBe('credentials_wrong')

    await world.door.resetPassword(account.email, NEW_PASSWORD)
    expect(await world.door.ownerOf(account.token)).toBeNull()
    const changed = await world.accounts.mailTo(account.email)
    expect(changed.kind).toBe(world.door.mailKind('password-changed-passkeys'))
    expect(changed.text).toContain(world.door.keysPage)
    const token = await world.door.signIn(account.email, NEW_PASSWORD)
    const [left] = (await world.listOf({ ...account, token })).passkeys
    expect((await world.remove({ ...account, token }, left?.id ?? 0)).status).toBe(200)
    for (const key of keys) expect((await world.enter(key)).status).toBe(401)
  })

  // Fails when tries are counted before they are looked at: a hundred wrong ones from a school then keep everybody there out.
  test('wrong tries with passkeys are limited by network, and keep no right one out [ATTACK-8]', async () => {
    const key = await world.newKeyOf(await world.newAccount())
    for (let time = 0; time < 100; time++) expect((await world.enter(newKey())).status).toBe(401)
    expect(await codeOf(world.enter(newKey()))).toBe('too_many_attempts')
    expect((await world.enter(key)).status).toBe(200)
    await world.accounts.reset()
    expect((await world.enter(newKey())).status).toBe(401)
  })

  test('what another process asked is answered here, once: nothing is kept in memory', async () => {
    const account = await world.newAccount()
    const key = await world.newKeyOf(account)
    const second = await world.door.another()
    try {
      const options = (await second.send('startPasskeySignIn', {})).json as PasskeyRequest
      const body = key.get(options)
      expect((await world.answer(body)).status).toBe(200)
      expect(await codeOf(second.send('authenticateWithPasskey', { body }))).toBe('passkey_refused')
    } finally {
      await second.close()
    }
  })

  test('asking leaves nothing behind, what was answered goes with its end', async () => {
    const key = await world.newKeyOf(await world.newAccount())
    const count = async () => (await world.accounts.db.selectFrom('usedChallenge').select('hash').execute()).length
    const before = await count()
    for (let time = 0; time < 50; time++) await world.request()
    expect(await count()).toBe(before)
    await world.enter(key)
    expect(await count()).toBe(before + 1)
    world.accounts.moveClock({ hours: 1 })
    await world.accounts.cleanUp()
    expect(await count()).toBe(0)
  })
})
