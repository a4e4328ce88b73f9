import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeFilters, FIRST_SETTINGS, NO_FILTER, readSettings, writeSettings } from './match-settings.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('settings are stored for each election, the category under a separate key [ELECT-7]', () => {
  const settings = {
    filter: { ...NO_FILTER, partyIds: [3, 5], age: { from: 30, to: null }, search: 'Meier' },
    sort: 'age',
    category: 'matched',
    view: 'shelves',
  } as const
  writeSettings(13, settings)
  expect(readSettings(13)).toEqual(settings)
  expect(readSettings(14)).toEqual(FIRST_SETTINGS)
  expect(stored.get('plenara.match-category.13')).toBe('matched')
})

test('the default order is random, and invalid stored values count as not set', () => {
  expect(FIRST_SETTINGS.sort).toBe('random')
  stored.set('plenara.match-settings.13', '{"filter":{"partyIds":["x",4],"age":7,"ranking":"best"},"sort":"rich"}')
  expect(readSettings(13)).toEqual({ ...FIRST_SETTINGS, filter: { ...NO_FILTER, partyIds: [4] } })
  stored.set('plenara.match-settings.13', '{"filter"')
  expect(readSettings(13)).toEqual(FIRST_SETTINGS)
})

test('a filter counts as active if it excludes anything', () => {
  expect(activeFilters(NO_FILTER)).toBe(0)
  expect(activeFilters({ ...NO_FILTER, search: '  ' })).toBe(0)
  expect(
    activeFilters({ partyIds: [1], percent: { from: 50, to: null }, age: { from: null, to: 40 }, ranking: 'liked', search: 'a' }),
  ).toBe(5)
})
