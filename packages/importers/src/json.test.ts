import { expect, test } from 'vitest'
import { jsonDamage, readAround } from './json.ts'

test.each([
  ['{"d":{"results":[{"a":{"__next":"no"}},{"a":["x"]}],"__count":"5","__next":"https://x"}}', { __count: '5', __next: 'https://x' }, true],
  ['{"d":[{"a":{"b":1}},{"a":2}]}', {}, true],
  ['{"d":{"results":[]}}', {}, false],
  ['{"d":[]}', {}, false],
  ['{"e":[{"a":1}],"d":{"n":null}}', { n: null }, false],
])('%s is whole', (text, fields, hasRows) => {
  const { rows, ...around } = readAround(text, 'd')
  expect([around, rows.length > 0]).toEqual([{ isWhole: true, fields: new Map(Object.entries(fields)) }, hasRows])
})

test('of each row only the numbers are taken that are asked for', () => {
  const row = '{"ID":7,"IdVote":1,"a":{"ID":8,"b":[{"ID":9}]},"Name":"x"}'
  for (const text of [`{"d":[${row},{"ID":"6"}]}`, `{"d":{"ID":5,"results":[${row},{}],"__next":"y"}}`])
    expect(readAround(text, 'd', ['ID', 'IdVote']).rows).toEqual([{ ID: 7, IdVote: 1 }, {}])
})

test.each(['', '<html>', '{}', '{"e":[]}', '[{"d":1}]', '{"d":{"results":[{"a":1}', '{"d":[{"a":1,,}]}', '{"d":[]} x', '{"d":[{"a":"x]}'])(
  '%j is no whole document',
  (text) => {
    expect(readAround(text, 'd').isWhole).toBe(false)
  },
)

test('a document is whole in UTF-8 only', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(['{"a":1}', '[]'].map((text) => jsonDamage(bytes(text)))).toEqual([null, null])
  expect(['', '1', '<p>', '{"a":[{}'].map((text) => jsonDamage(bytes(text)))).toEqual(Array(4).fill('the answer is no whole JSON'))
  expect(jsonDamage(Uint8Array.of(0x5b, 0x22, 0xfc, 0x22, 0x5d))).toBe('the answer is not in UTF-8')
})
