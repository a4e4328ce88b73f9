import { deskCalls, type DeskCallName } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskWorld, openDeskWorld, PASSWORD } from '../candidacies/desk-world.ts'
import { createSoftwareAuthenticator } from '../support/software-authenticator.ts'

let world: DeskWorld
let own: string
let foreign: string
let pid: number
beforeAll(async () => {
  world = await openDeskWorld()
  own = (await world.claimed()).cookie
  foreign = (await world.claimed({ email: 'beat@example.ch', number: world.people[1]?.number ?? '' })).cookie
  pid = await addPasskey(own)
})
afterAll(() => world.close())

async function addPasskey(cookie: string): Promise<number> {
  const key = createSoftwareAuthenticator(world.url)
  const { json } = await world.call('startPasskey', { cookie })
  return (await world.call('createPasskey', { cookie, body: { name: 'Telefon', ...key.create(json) } })).json.id
}

const GUARDED = (Object.keys(deskCalls) as DeskCallName[]).filter((name) => deskCalls[name].auth !== 'none')

const bodyOf = (name: DeskCallName): object | undefined =>
  ({
    changePassword: { current: PASSWORD, password: `${PASSWORD}x` },
    createPasskey: { name: 'Telefon', id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    changePasskey: { name: 'Mein' },
    proveActor: { password: PASSWORD },
    askAddressChange: { email: 'anna.neu@example.ch' },
    saveStatement: { version: 0, answers: [] },
    submitStatement: { version: 0, consentVersion: '1' },
  })[name as string]

// Fails when a call of an account is answered without its session.
test.each(GUARDED)('%s is answered to nobody without a session, or with one that ended', async (name) => {
  const ended = (await world.call('signIn', { body: { email: 'anna@example.ch', password: PASSWORD } })).cookie
  await world.call('signOut', { cookie: ended })
  for (const cookie of [null, ended, `desk=${'A'.repeat(43)}`]) {
    const answer = await world.call(name, { cookie, params: { cid: 4711, pid }, body: bodyOf(name) })
    expect([name, answer.status, answer.json.code]).toEqual([name, 401, 'unauthorized'])
  }
})

// Fails when the account is no condition of a change.
test('what one account has of passkeys, proofs and addresses is nothing of another', async () => {
  for (const name of ['changePasskey', 'deletePasskey'] as const) {
    const answer = await world.call(name, { cookie: foreign, params: { pid }, body: bodyOf(name) })
    expect([name, answer.json.code]).toEqual([name, 'passkey_not_found'])
  }
  expect((await world.call('getPasskeys', { cookie: own })).json.passkeys).toMatchObject([{ id: pid, name: 'Telefon' }])
  expect((await world.call('getPasskeys', { cookie: foreign })).json.passkeys).toEqual([])
  expect((await world.call('getAddress', { cookie: foreign })).json).toMatchObject({ email: 'beat@example.ch' })
})

// Fails when a change of how an account is entered leaves no line, or one without whose account it is.
test('every change of passkeys and addresses leaves one event of its account', async () => {
  world.events.length = 0
  const removed = await addPasskey(own)
  await world.call('changePasskey', { cookie: own, params: { pid }, body: { name: 'Büro' } })
  await world.call('deletePasskey', { cookie: own, params: { pid: removed } })
  await world.call('startProof', { cookie: own })
  await world.call('proveActor', { cookie: own, body: { password: PASSWORD } })
  await world.call('askAddressChange', { cookie: own, body: { email: 'anna.neu@example.ch' } })
  await world.call('cancelAddressChange', { cookie: own })
  const whose = world.events[0]?.whose
  expect(whose).toMatch(/^actor:\d+$/)
  expect(world.events.map(({ what, who, outcome }) => [what, who, outcome])).toEqual(
    [
      'startPasskey',
      'createPasskey',
      'changePasskey',
      'deletePasskey',
      'startProof',
      'proveActor',
      'askAddressChange',
      'cancelAddressChange',
    ].map((what) => [what, whose, 'ok']),
  )
  expect(JSON.stringify(world.events)).not.toMatch(/Büro|example\.ch/)
})
