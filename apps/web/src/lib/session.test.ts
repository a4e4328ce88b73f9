import { ANONYMOUS_ID } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { isLoggedIn } from './session.ts'

test.each([
  [ANONYMOUS_ID, false],
  [0, true],
  [1, true],
])('user %s is logged in: %s [SESSION-1]', (userId, expected) => {
  expect(isLoggedIn({ userId, token: null })).toBe(expected)
})
