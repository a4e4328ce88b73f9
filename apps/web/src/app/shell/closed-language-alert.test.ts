import { beforeEach, expect, test, vi } from 'vitest'
import { closeLanguageAlert, isLanguageAlertClosed } from './closed-language-alert.ts'

const user = { language: 'de', languageContent: 'auto', cantonId: 6, constituencyId: 45 } as const

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('the alert stays closed while nothing changes [LANG-1]', () => {
  expect(isLanguageAlertClosed(user)).toBe(false)
  closeLanguageAlert(user)
  expect(isLanguageAlertClosed(user)).toBe(true)
})

test.each([{ language: 'fr' }, { languageContent: 'it' }, { cantonId: 26 }, { constituencyId: 46 }] as const)(
  'a change to %o shows the alert again, also after changing back [LANG-1]',
  (change) => {
    closeLanguageAlert(user)
    expect(isLanguageAlertClosed({ ...user, ...change })).toBe(false)
    expect(isLanguageAlertClosed(user)).toBe(false)
  },
)
