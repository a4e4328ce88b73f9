import { ANONYMOUS_ID } from '@plenara/contract/constants'
import { expect, test, vi } from 'vitest'
import { endSession, isLoggedIn, startSession } from './session.ts'

test.each([
  [ANONYMOUS_ID, false],
  [0, true],
  [1, true],
])('user %s is logged in: %s [SESSION-1]', (userId, expected) => {
  expect(isLoggedIn({ userId, token: null })).toBe(expected)
})

// Fails when the token comes first: another tab would ask for the user before with the new token, be refused, and sign everybody out.
test('whoever hears of a new token finds the id of its user there already', () => {
  const written: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem: (key: string) => written.push(key) })
  startSession({ userId: 7, token: 'new' })
  endSession()
  vi.unstubAllGlobals()
  expect(written).toEqual(['plenara.user-id', 'plenara.token'])
})
