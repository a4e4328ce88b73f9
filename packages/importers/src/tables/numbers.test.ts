import { expect, test } from 'vitest'
import { numberReader } from './numbers.ts'

const readIn = (file: readonly string[], text: string) => numberReader(file)(text)

test.each([
  ['1234', '1234'],
  ["1'234", '1234'],
  ['1’234’567', '1234567'],
  ['1 234', '1234'],
  ['1\u202F234', '1234'],
  ['1\u00A0234,5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234.567', '1234567'],
  ['12.5', '12.5'],
  ['0,125', '0.125'],
  ['', ''],
  ['x1', 'x1'],
])('%j means %j by itself', (text, plain) => {
  expect(readIn([text], text)).toEqual({ text: plain })
})

// Fails when three digits behind a sign are taken for thousands or for decimals without a reason.
test('what can mean two numbers is refused, unless another number of the file tells', () => {
  expect(readIn(['1.234'], '1.234')).toEqual({ reason: expect.stringContaining('can mean two numbers') })
  expect(readIn(['1.234', '5,5'], '1.234')).toEqual({ text: '1234' })
  expect(readIn(['1.234', '5.55'], '1.234')).toEqual({ text: '1.234' })
  expect(readIn(['5.55', '5,55'], '1.234')).toEqual({ reason: expect.stringContaining('with point and with comma') })
})
