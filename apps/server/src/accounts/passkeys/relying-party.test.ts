import { expect, test } from 'vitest'
import { createSoftwareAuthenticator } from '../../../test/support/software-authenticator.ts'
import { createTwoDoors, newEmail } from '../../../test/support/passkey-world.ts'
import { relyingPartyOf } from './relying-party.ts'

// Fails when the origin of the one door counts at the other, where one host stands below the other.
test('passkeys belong to the host of a door, and count at its origin alone', () => {
  expect(relyingPartyOf('https://example.ch')).toEqual({ id: 'example.ch', name: 'Plenara', origins: ['https://example.ch'] })
  expect(relyingPartyOf('https://desk.example.ch')).toMatchObject({ id: 'desk.example.ch', origins: ['https://desk.example.ch'] })
  expect(relyingPartyOf('http://localhost:3001')).toMatchObject({ id: 'localhost', origins: ['http://localhost:3001'] })
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
