import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDevice, readDevice, readTab, remembersNothing, writeDevice, writeTab } from '../../platform/device-storage.ts'
import { hideDevice } from './hide-device.ts'

/** What voters keep in this browser, and what was done to it. */
let kept: Map<string, string>
let done: string[]
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string) => void done.push(`set ${key}`),
  removeItem: (key: string) => void done.push(`remove ${key}`),
})

beforeEach(() => {
  done = []
  kept = new Map([
    ['plenara.token', 'secret'],
    ['plenara.user-id', '7'],
    ['plenara.theme', 'dark'],
    ['plenara-local.exists', 'local:1'],
  ])
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => done.push(`delete ${name}`),
    databases: async () => [{ name: 'plenara.outbox' }],
  })
  vi.stubGlobal('caches', { keys: async () => ['plenara.catalogue'], delete: async (name: string) => done.push(`delete ${name}`) })
})
afterEach(() => vi.unstubAllGlobals())

// Fails when one of the storages of a voter stays in reach.
test('a preview finds nobody in this browser, and leaves nothing of itself there', async () => {
  hideDevice()
  expect(['token', 'user-id', 'theme'].map(readDevice)).toEqual([null, null, 'dark'])
  expect(localStorage.getItem('plenara-local.exists')).toBeNull()
  expect(remembersNothing()).toBe(true)
  writeDevice('token', 'other')
  writeTab('scroll', '1')
  expect([readDevice('token'), readTab('scroll')]).toEqual(['other', '1'])
  writeDevice('token', null)
  expect(readDevice('token')).toBeNull()
  expect(done).toEqual([])
})

// Fails when a log-off, as after a refused call, reaches the databases of whoever uses this browser.
test('whatever clears the device clears the page alone', async () => {
  hideDevice()
  writeDevice('token', 'other')
  clearDevice()
  await new Promise((resolve) => setTimeout(resolve))
  expect(readDevice('token')).toBeNull()
  expect(readDevice('theme')).toBe('dark')
  expect(done).toEqual([])
})

test('a method is no entry', () => {
  hideDevice()
  expect(localStorage.getItem('getItem')).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['plenara.theme'])
})
