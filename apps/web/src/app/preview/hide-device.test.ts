import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDevice, readDevice, readTab, remembersNothing, writeDevice, writeTab } from '../../platform/device-storage.ts'
import { hideDevice } from './hide-device.ts'

/** The storage of voters in this browser, and the changes to it. */
let stored: Map<string, string>
let done: string[]
const storage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string) => void done.push(`set ${key}`),
  removeItem: (key: string) => void done.push(`remove ${key}`),
})

beforeEach(() => {
  done = []
  stored = new Map([
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

// Fails when a storage of a voter stays accessible.
test('a preview finds no account in this browser and stores nothing there', async () => {
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

// Fails when a log-off, e.g. after a refused call, deletes the databases of this browser.
test('clearing the device clears the page alone', async () => {
  hideDevice()
  writeDevice('token', 'other')
  clearDevice()
  await new Promise((resolve) => setTimeout(resolve))
  expect(readDevice('token')).toBeNull()
  expect(readDevice('theme')).toBe('dark')
  expect(done).toEqual([])
})

test('a method of the storage is no entry', () => {
  hideDevice()
  expect(localStorage.getItem('getItem')).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['plenara.theme'])
})
