import { expect, test } from 'vitest'
import { chosenIn } from './chosen.ts'

test.each([
  [null, []],
  ['', []],
  ['12', [12]],
  ['12,7', [12, 7]],
  ['12,12', [12]],
  ['12,7,9', [12, 7]],
  ['x,-3,1.5,1e99,<b>,8', [8]],
] as const)('the address %s compares %j', (value, ids) => {
  expect(chosenIn(value)).toEqual(ids)
})
