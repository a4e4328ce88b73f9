import { expect, test } from 'vitest'
import { momentIn } from './text.ts'

// Fails when a moment without a zone is one of the machine that imports.
test.each([
  ['2027-10-24T16:05:09', '2027-10-24T14:05:09.000Z'],
  ['2027-11-24T16:05:09', '2027-11-24T15:05:09.000Z'],
  ['2027-10-24T16:05:09.2218645+02:00', '2027-10-24T14:05:09.221Z'],
  ['2027-10-24T14:05:09Z', '2027-10-24T14:05:09.000Z'],
  ['', null],
  ['heute', null],
])('%s is %s', (text, moment) => {
  expect(momentIn(text)).toBe(moment)
})
