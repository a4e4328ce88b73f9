import { expect, test } from 'vitest'
import { createSoftwareAuthenticator } from '../../../test/support/software-authenticator.ts'
import { createTwoDoors, newEmail } from '../../../test/support/passkey-world.ts'
import { deskRelyingParty, relyingPartyOf } from './relying-party.ts'

test('passkeys belong to the host of PUBLIC_URL; further origins count on or below it, by https', () => {
  const corsOrigins = [
    'https://app.example.ch',
    'https://example.ch.evil.com',
    'http://example.ch',
    'capacitor://localhost',
    'https://notexample.ch',
  ]
  expect(relyingPartyOf({ publicUrl: 'https://example.ch/app', corsOrigins, deskUrl: null })).toEqual({
    id: 'example.ch',
    name: 'Plenara',
    origins: ['https://example.ch', 'https://app.example.ch'],
  })
})

// Fails when the origin of the desk is one of the voters' because it is named among theirs.
test('what was made at one door is of no use at the other, where one host stands below the other too', () => {
  const deskUrl = 'https://desk.example.ch'
  expect(relyingPartyOf({ publicUrl: 'https://example.ch', corsOrigins: [deskUrl], deskUrl })).toMatchObject({
    id: 'example.ch',
    origins: ['https://example.ch'],
  })
  expect(deskRelyingParty(deskUrl)).toMatchObject({ id: 'desk.example.ch', origins: [deskUrl] })
  expect(deskRelyingParty('http://localhost:3001')).toMatchObject({ id: 'localhost', origins: ['http://localhost:3001'] })
})

// Fails when one table is looked into for the other, or a challenge of one door is good at the other.
test.each([
  ['voters', 'actors'],
  ['actors', 'voters'],
] as const)('a passkey of %s opens nothing for %s, however the browser around it lies', async (own, other) => {
  const doors = await createTwoDoors()
  try {
    const [here, there] = [doors[own], doors[other]]
    const key = await here.newKeyOf(await here.door.newAccount(newEmail()))
    const { rpId, origin } = there.door
    expect(await there.enter(key, { rpId, origin })).toMatchObject({ status: 401, json: { code: 'passkey_refused' }, token: null })
    const lent = { ...(await there.request()), rpId: here.door.rpId }
    expect(await here.answer(key.get(lent))).toMatchObject({ status: 401, json: { code: 'passkey_refused' } })
    expect((await here.enter(key)).status).toBe(200)
    // On one host with two ports the browser offers both: the table alone tells them apart.
    const lying = createSoftwareAuthenticator(origin)
    expect((await there.enter(lying)).status).toBe(401)
  } finally {
    await doors.close()
  }
})
