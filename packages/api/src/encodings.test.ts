import { expect, test } from 'vitest'
import { acceptedEncodings, heldTag, tagOf } from './encodings.ts'

test.each([
  [null, []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip, br;q=0', ['gzip']],
  ['br;q=0.5', ['br']],
  ['GZIP', ['gzip']],
])('what %s accepts of ours', (accepted, encodings) => {
  expect(acceptedEncodings(accepted)).toEqual(encodings)
})

test('each encoding has a tag of its own, and bytes made in haste as well', () => {
  const tags = [{ encoding: null }, { encoding: 'br' }, { encoding: 'gzip' }, { encoding: 'br', isInterim: true }] as const
  expect(tags.map((one) => tagOf('"a"', one))).toEqual(['"a"', '"a-br"', '"a-gzip"', '"a-br-interim"'])
})

test.each([
  [null, ['br'], null],
  ['"a-br"', ['br', 'gzip'], '"a-br"'],
  ['"a-br-interim"', ['br'], '"a-br-interim"'],
  ['"a-br"', ['gzip'], null],
  ['"a"', ['br'], '"a"'],
  ['W/"a-gzip", "b"', ['br', 'gzip'], '"a-gzip"'],
  ['*', ['br'], '"a-br"'],
  ['*', [], '"a"'],
  ['"b"', ['br'], null],
] as const)('who holds %s and takes %s', (held, accepted, tag) => {
  expect(heldTag(held, '"a"', accepted)).toBe(tag)
})
