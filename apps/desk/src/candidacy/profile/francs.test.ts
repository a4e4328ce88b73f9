import { expect, test } from 'vitest'
import { readFrancs } from './francs.ts'

test.each([
  ['0', 0],
  ['12000', 12_000],
  ["12'000", 12_000],
  ['12’000', 12_000],
  ['12 000', 12_000],
  ['10000000', 10_000_000],
  ['', null],
  ['  ', null],
  ['10000001', undefined],
  ['12.50', undefined],
  ['-1', undefined],
  ['12 tausend', undefined],
])('%j are francs: %j', (text, francs) => {
  expect(readFrancs(text)).toBe(francs)
})
