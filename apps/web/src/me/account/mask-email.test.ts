import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['mira@example.ch', 'm•••a@example.ch'],
  ['jo@example.ch', 'j•••@example.ch'],
  ['é@example.ch', 'é•••@example.ch'],
  ['nonsense', 'nonsense'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
