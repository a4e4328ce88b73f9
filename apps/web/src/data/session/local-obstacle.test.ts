import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localObstacle } from './local-obstacle.ts'

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { locks: {} })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing stands in the way of a whole browser', async () => {
  expect(await localObstacle()).toBeNull()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('plenara-probe')
})

// Each fails without its line in local-obstacle.ts: the account then ended where it began, without a word.
test.each([
  ['insecure', () => vi.stubGlobal('isSecureContext', false)],
  ['browser', () => vi.stubGlobal('navigator', {})],
  ['browser', () => vi.stubGlobal('crypto', {})],
  ['storage', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'storage',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new DOMException('no', 'SecurityError')
        },
      }),
  ],
  ['storage', () => vi.stubGlobal('indexedDB', { open: () => failing() })],
])('what %s says keeps an account from this device, and is named [ATTACK-D4]', async (obstacle, take) => {
  take()
  expect(await localObstacle()).toBe(obstacle)
})

/** A database of a private window: it begins to open and does not. */
function failing() {
  const opening: { onerror?: () => void } = {}
  queueMicrotask(() => opening.onerror?.())
  return opening
}
