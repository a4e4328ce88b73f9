import { expect, test } from 'vitest'
import { compareListNumbers } from './list-numbers.ts'

test('list numbers are in natural order, lists without a number last', () => {
  const numbers = ['10', null, '5b', '2', undefined, '05', '5a', '', '1.10', '1.9']
  expect(numbers.toSorted(compareListNumbers).map((number) => number || 'none')).toEqual([
    ...['1.9', '1.10', '2', '05', '5a', '5b', '10'],
    ...['none', 'none', 'none'],
  ])
})
