import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerBackPress } from './back-press.ts'

const root = { isCovered: false, canGoBack: false, at: 10_000, hintedAt: null }

test('back closes what covers the page, then leaves the page, then shows how to leave the app [SCREEN-16]', () => {
  expect(answerBackPress({ ...root, isCovered: true, canGoBack: true })).toBe('close')
  expect(answerBackPress({ ...root, canGoBack: true })).toBe('back')
  expect(answerBackPress(root)).toBe('hint')
})

test.each([
  [0, 'exit'],
  [1, 'exit'],
  [500, 'exit'],
  [501, 'hint'],
  [60_000, 'hint'],
  [-1, 'hint'],
])('a second press after %i ms: %s [SCREEN-16]', (later, expected) => {
  expect(answerBackPress({ ...root, at: root.at + later, hintedAt: root.at })).toBe(expected)
})

test('nothing but a second press at the last page leaves the app [SCREEN-16]', () => {
  const press = fc.record({
    isCovered: fc.boolean(),
    canGoBack: fc.boolean(),
    at: fc.nat(5000),
    hintedAt: fc.option(fc.nat(5000)),
  })
  fc.assert(
    fc.property(press, (pressed) => {
      const waited = pressed.hintedAt === null ? null : pressed.at - pressed.hintedAt
      const leaves = !pressed.isCovered && !pressed.canGoBack && waited !== null && waited >= 0 && waited <= 500
      expect(answerBackPress(pressed) === 'exit').toBe(leaves)
    }),
  )
})
