import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSelection, rememberSelection } from './election-memory.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

// Fails when another place than the first is the default, or all levels share one key.
test('each level begins with its first election, and remembers year and place by itself [ELECT-2, ELECT-7]', () => {
  expect(readSelection()).toEqual({ index: 0 })
  rememberSelection('federal', { year: 2023, index: 1 })
  rememberSelection('cantonal', {})
  expect(readSelection()).toEqual({ level: 'cantonal', index: 0 })
  rememberSelection('cantonal', { index: 2 })
  rememberSelection('federal', {})
  expect(readSelection()).toEqual({ level: 'federal', year: 2023, index: 1 })
  expect(stored.get('plenara.election-index.cantonal')).toBe('2')
})

test('what the device kept wrongly counts as not set', () => {
  for (const [key, value] of [
    ['election-level', 'federal'],
    ['election-year.federal', 'soon'],
    ['election-index.federal', 'x'],
  ] as const) {
    stored.set(`plenara.${key}`, value)
  }
  expect(readSelection()).toEqual({ level: 'federal', index: 0 })
  stored.set('plenara.election-level', 'moon')
  expect(readSelection()).toEqual({ index: 0 })
})
