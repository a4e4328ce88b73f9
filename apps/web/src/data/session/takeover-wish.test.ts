import { beforeEach, expect, test, vi } from 'vitest'
import { markLocalAccount } from './account-type.ts'
import { declineTakeover, isTakeoverOffered, wishTakeover } from './takeover-wish.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
beforeEach(() => kept.clear())

test('a guest is offered to everybody who signs in, until that person declines', () => {
  expect(isTakeoverOffered(7)).toBe(false)
  markLocalAccount('guest')
  expect(isTakeoverOffered(7)).toBe(true)
  declineTakeover(7)
  expect(isTakeoverOffered(7)).toBe(false)
  expect(isTakeoverOffered(8)).toBe(true)
  wishTakeover()
  expect(isTakeoverOffered(7)).toBe(true)
})

test('an account that was chosen for this device is offered where the settings asked for it', () => {
  markLocalAccount('local')
  expect(isTakeoverOffered(7)).toBe(false)
  wishTakeover()
  expect(isTakeoverOffered(7)).toBe(true)
})

// Fails when the wish is not bound to the account that it was about.
test('a wish about an account that is gone says nothing of the next one', () => {
  kept.set('plenara-local.exists', 'guest:1:1')
  declineTakeover(7)
  kept.set('plenara-local.exists', 'guest:2:2')
  expect(isTakeoverOffered(7)).toBe(true)
  kept.set('plenara-local.takeover', '{')
  expect(isTakeoverOffered(7)).toBe(true)
})
