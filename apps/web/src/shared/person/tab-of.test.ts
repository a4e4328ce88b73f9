import { expect, test } from 'vitest'
import { tabOf } from './tab-of.ts'

const TABS = ['profile', 'answers', 'news', 'notes'] as const

test.each([
  ['answers', 'notes', 'answers'],
  [null, 'notes', 'notes'],
  [null, null, 'profile'],
  ['salary', 'news', 'news'],
  ['salary', '<b>', 'profile'],
] as const)('the address %s and the memory %s open the tab %s [SCREEN-10]', (asked, remembered, tab) => {
  expect(tabOf(TABS, asked, remembered)).toBe(tab)
})
