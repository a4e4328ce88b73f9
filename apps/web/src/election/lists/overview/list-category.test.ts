import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCategoryOf, rememberListCategory } from './list-category.ts'

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

test('the category of lists is stored for each election, and the address has precedence [ELECT-7]', () => {
  expect(listCategoryOf(13, null)).toBe('all')
  rememberListCategory(13, 'custom')
  expect(stored.get('plenara.list-category.13')).toBe('custom')
  expect(listCategoryOf(13, null)).toBe('custom')
  expect(listCategoryOf(14, null)).toBe('all')
  expect(listCategoryOf(13, 'official')).toBe('official')
  expect(listCategoryOf(13, 'best')).toBe('custom')
})
