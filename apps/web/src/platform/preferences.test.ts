import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { interactionMode, selectedMenu, voteTagDisplay } from './preferences.ts'

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

test('without a choice, and with an invalid one, it is the first value [ENTITY-16]', () => {
  expect([interactionMode.read(), voteTagDisplay.read(), selectedMenu.read()]).toEqual(['interactive', 'inline', 'government-home'])
  for (const key of ['interaction-mode', 'vote-tag-display', 'selected-menu']) stored.set(`plenara.${key}`, 'else')
  expect([interactionMode.read(), voteTagDisplay.read(), selectedMenu.read()]).toEqual(['interactive', 'inline', 'government-home'])
})

test('a choice is stored under its own key and read again [ENTITY-16]', () => {
  interactionMode.choose('informative')
  voteTagDisplay.choose('block')
  selectedMenu.choose('me-home')
  expect(Object.fromEntries(stored)).toEqual({
    'plenara.interaction-mode': 'informative',
    'plenara.vote-tag-display': 'block',
    'plenara.selected-menu': 'me-home',
  })
  expect([interactionMode.read(), voteTagDisplay.read(), selectedMenu.read()]).toEqual(['informative', 'block', 'me-home'])
})
