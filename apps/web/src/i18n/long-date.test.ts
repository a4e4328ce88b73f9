import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test.each([
  ['de', 'Sonntag, 24. Oktober 2027'],
  ['fr', 'dimanche, 24 octobre 2027'],
  ['it', 'domenica, 24 ottobre 2027'],
  ['rm', "dumengia, ils 24 d'october 2027"],
  ['gsw', 'Sunntig, 24. Oktoober 2027'],
] as const)('the election day in %s is %s', (language, text) => {
  expect(longDate('2027-10-24', language)).toBe(text)
})
