import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCommonPassword } from '../../../src/accounts/common-passwords.ts'
import { type AccountFixture, createAccountFixture, outcomeOf } from '../../support/account-fixture.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.close())

const register = (email: string, password: string, username = 'Anna') =>
  outcomeOf(fixture.call('register', { body: { email, username, password, language: 'de' } }))

// Fails when `isFromContext` is taken out of `isCommonPassword`.
test('a password equal to the own address is refused, in every spelling [VALID-4, ATTACK-4]', async () => {
  const email = 'lena.77.graf@bergbahn.ch'
  for (const password of [email, email.toUpperCase(), 'L3na.77.Graf@bergbahn.ch', `${email}!`, 'lena.77.graf@', '77.graf@bergbahn']) {
    expect([password, await register(email, password)]).toEqual([password, 'password_too_common'])
  }
  expect(await register(email, 'Gletscher12!!')).toBe('ok')
})

// Fails when `parts`, `wholes` or a line of `partsOf` is taken out.
test.each([
  ['lena.graf@bergbahn.ch', 'Bergbahn12!!'],
  ['lena.graf@bergbahn.ch', '12bergbahn.ch!'],
  ['lena.graf@bergbahn.ch', 'x!Lena77?graf'],
  ['lena.graf@bergbahn.ch', 'GrafLenaPlenara12!!'],
  ['lena.graf@bergbahn.ch', 'Bérgb4hn??99xy'],
  ['lena2024!?@bergbahn.ch', 'lena2024!?'],
  ['jörg.müller@bergbahn.ch', 'Mueller!!12xy'],
  ['jörg.müller@bergbahn.ch', 'Muller!!12jorg'],
  ['x@y.ch', 'x1Plenara2!?y'],
  ['a1.b2.c3.d4@mn.ch', '1.b2.c3.d'],
])('of %s the password %s is refused [ATTACK-4]', (email, password) => {
  expect(isCommonPassword(password, ['Anna', email])).toBe(true)
})

test('of a name the password made of it is refused, one that only contains it is not [ATTACK-4]', () => {
  expect(isCommonPassword('Kuckuck!!12ab', ['Kuckuck', 'x@y.ch'])).toBe(true)
  expect(isCommonPassword('Kuckucks sind selten am Murtensee: 12!!', ['Kuckuck', 'x@y.ch'])).toBe(false)
})
