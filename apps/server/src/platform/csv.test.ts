import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('commas, quotes and lines stay in their cell, empty is empty, and no text becomes a formula', () => {
  expect(
    csvOf([
      ['a', 'b', 'c'],
      ['x, "y"', 'one\ntwo', null],
      ['=1+1', -1.5, true],
      ['@sum', undefined, false],
      ['＝1', '-5', '\t+1'],
    ]),
  ).toBe('a,b,c\r\n"x, ""y""","one\ntwo",\r\n\'=1+1,-1.5,true\r\n\'@sum,,false\r\n\'＝1,\'-5,\'\t+1\r\n')
})
