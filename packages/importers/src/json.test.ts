import { expect, test } from 'vitest'
import { readAround } from './json.ts'

test.each([
  ['{"d":{"results":[{"a":{"__next":"no"}},{"a":["x"]}],"__count":"5","__next":"https://x"}}', { __count: '5', __next: 'https://x' }, true],
  ['{"d":[{"a":{"b":1}},{"a":2}]}', {}, true],
  ['{"d":{"results":[]}}', {}, false],
  ['{"d":[]}', {}, false],
  ['{"e":[{"a":1}],"d":{"n":null}}', { n: null }, false],
])('%s is whole', (text, fields, hasObjects) => {
  expect(readAround(text, 'd')).toEqual({ isWhole: true, fields: new Map(Object.entries(fields)), hasObjects })
})

test.each(['', '<html>', '{}', '{"e":[]}', '[{"d":1}]', '{"d":{"results":[{"a":1}', '{"d":[{"a":1,,}]}', '{"d":[]} x', '{"d":[{"a":"x]}'])(
  '%j is no whole document',
  (text) => {
    expect(readAround(text, 'd').isWhole).toBe(false)
  },
)
