import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, createPasskeyWorld, type PasskeyWorld } from '../../../test/support/passkey-world.ts'

let world: PasskeyWorld
beforeAll(async () => {
  world = await createPasskeyWorld()
})
afterAll(() => world.close())

// Fails when `isChallenge` does not compare the spelling: base64url is read leniently, and each spelling would be used up by itself.
test('a challenge has one spelling, so that it is answered once [ASVS-6.3.3]', async () => {
  const key = await world.newKeyOf(await world.newAccount())
  const options = await world.request()
  const { challenge } = options
  const answer = (spelling: string) => codeOf(world.answer(key.get({ ...options, challenge: spelling })))
  const inBase64 = Buffer.from(challenge, 'base64url').toString('base64')
  for (const spelling of [`${challenge}=`, `${challenge}\n`, ` ${challenge}`, `${challenge.slice(0, 9)}.${challenge.slice(9)}`]) {
    expect(await answer(spelling), JSON.stringify(spelling)).toBe('passkey_refused')
  }
  if (inBase64 !== challenge) expect(await answer(inBase64)).toBe('passkey_refused')
  expect(await answer(challenge)).toBe(200)
  expect(await answer(challenge)).toBe('passkey_refused')
})
