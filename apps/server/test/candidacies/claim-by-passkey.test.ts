import type { PasskeyCreation, PasskeyRequest } from '@plenara/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSoftwareAuthenticator } from '../support/software-authenticator.ts'
import { codeOf, type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

/** Takes an invitation up without a password, and makes a passkey. */
async function claimedByPasskey(email = 'anna@example.ch', place = 0) {
  const { code } = await world.invite({ email, number: world.people[place]?.number ?? '' })
  const claimed = await world.call('claim', { body: { code, passwordless: true } })
  expect(claimed.status).toBe(201)
  const cookie = claimed.cookie ?? ''
  const key = createSoftwareAuthenticator(world.url)
  const options: PasskeyCreation = (await world.call('startPasskey', { cookie })).json
  expect((await world.call('createPasskey', { cookie, body: { name: 'Telefon', ...key.create(options) } })).status).toBe(201)
  return { cookie, key }
}

const request = async (): Promise<PasskeyRequest> => (await world.call('startPasskeySignIn')).json

test('an invitation is taken up with a passkey in place of a password, which signs in from then on', async () => {
  const before = world.mails.length
  const { cookie, key } = await claimedByPasskey()
  expect((await world.mailAfter(before, 'candidacy-passkey-added')).text).toContain(`${world.url}/candidacy/access`)
  expect((await world.call('getPasskeys', { cookie })).json).toMatchObject({ hasPassword: false, passkeys: [{ name: 'Telefon' }] })
  const entered = await world.call('signInWithPasskey', { body: key.get(await request()) })
  expect(entered).toMatchObject({ status: 200, json: { candidacies: [{ candidateId: world.people[0]?.candidateId }] } })
  expect((await world.call('getActor', { cookie: entered.cookie })).status).toBe(200)
  for (const password of ['', PASSWORD])
    expect((await world.call('signIn', { body: { email: 'anna@example.ch', password } })).json).toMatchObject({ code: 'credentials_wrong' })
})

// Fails when a code of an address enters the account that it has by nothing, or by a passkey of somebody else.
test('a second candidacy of the same address is taken up by a passkey of its account alone', async () => {
  const { key } = await claimedByPasskey()
  const other = await claimedByPasskey('beat@example.ch', 1)
  const { code } = await world.invite({ number: world.people[2]?.number ?? '' })
  const claim = (by: object) => world.call('claim', { body: { code, ...by } })
  expect(await claim({ passwordless: true })).toMatchObject({ status: 401, json: { code: 'credentials_wrong' }, cookie: null })
  expect(await claim({ password: PASSWORD })).toMatchObject({ status: 401, json: { code: 'credentials_wrong' }, cookie: null })
  expect(await claim({ passkey: other.key.get(await request()) })).toMatchObject({ status: 401, json: { code: 'passkey_refused' } })
  const claimed = await claim({ passkey: key.get(await request()) })
  expect(claimed).toMatchObject({ status: 201 })
  expect(claimed.json.candidacies).toHaveLength(2)
})

test('whoever has no account takes no invitation up with a passkey that is there', async () => {
  const { key } = await claimedByPasskey()
  const { code } = await world.invite({ email: 'carla@example.ch', number: world.people[1]?.number ?? '' })
  const claim = await world.call('claim', { body: { code, passkey: key.get(await request()) } })
  expect(claim).toMatchObject({ status: 401, json: { code: 'passkey_refused' } })
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(200)
})

test('who made no passkey after all sets a password by a mailed link', async () => {
  const { code } = await world.invite()
  await world.call('claim', { body: { code, passwordless: true } })
  const before = world.mails.length
  await world.call('askReset', { body: { email: 'anna@example.ch' } })
  const reset = codeOf(await world.mailAfter(before, 'candidacy-reset'), 'reset')
  expect((await world.call('resetPassword', { body: { code: reset, password: PASSWORD } })).status).toBe(200)
  expect((await world.call('signIn', { body: { email: 'anna@example.ch', password: PASSWORD } })).status).toBe(200)
})

// Fails when a key does not say for which host it was made, or the start does not look.
test('a start tells how many keys were made for another host', async () => {
  await claimedByPasskey()
  expect(await world.warningsOfStart()).toEqual([])
  await world.db.updateTable('actorPasskey').set({ rpId: 'desk.example.ch' }).execute()
  expect(await world.warningsOfStart()).toEqual([
    expect.stringMatching(/^DESK_URL is http:\/\/localhost:\d+: passkeys of another host open nothing here, and there are 1;/),
  ])
})
