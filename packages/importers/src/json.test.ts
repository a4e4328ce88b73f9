import { expect, test } from 'vitest'
import { jsonDamage, readAround, readJsonElements } from './json.ts'

const flawsOf = (bytes: Uint8Array) => {
  const found: string[] = []
  readJsonElements({ file: 'a.json', bytes }, [['*']], (line, reason) => void found.push(`${line}: ${reason}`))
  return found
}

// Fails when what is no JSON at all is blamed for a wrong sign in it, or an error is told by the name that a program has for it.
test.each([
  ['', '0: the file is empty'],
  [' \n', '0: the file is empty'],
  ['\uFEFF', '0: the file is empty'],
  ['<!doctype html><html>', '0: the file is a web page and no JSON, as an error or a login is'],
  ['PK\u0003\u0004', '0: the file is a workbook of Excel or another archive and no JSON: save it as JSON'],
  ['%PDF-1.7', '0: the file is a PDF and no JSON'],
  ['Titel\n[]', '1: the JSON is broken: here stands what is neither a text in quotes, a number, true, false nor null'],
  ['[{"a":1}\n{"a":2}]', '2: the JSON is broken: a comma is missing'],
  ['[{"a":1},]', '1: the JSON is broken: a value is missing, or a comma is too many'],
  ['[{"a":1}] x', '1: the JSON is broken: here stands what is neither a text in quotes, a number, true, false nor null'],
  ['[{"a":1}', '1: the JSON is broken: the file ends before its end'],
])('%j says %s', (text, flaw) => {
  expect(flawsOf(Buffer.from(text))).toEqual([flaw])
})

test('JSON in UTF-16 is named as such', () => {
  const text = '[{"a":1}]'
  const flaw = '0: the file is in UTF-16: save it as UTF-8'
  expect([flawsOf(Buffer.from(`\uFEFF${text}`, 'utf16le')), flawsOf(Buffer.from(text, 'utf16le'))]).toEqual([[flaw], [flaw]])
})

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
