import { expect, test } from 'vitest'
import { type AreaOrder, nextOrder, sortAreas } from './area-order.ts'
import { halves } from './halves.ts'

const canton = (key: string, name: string, yesPercent: number | null, turnoutPercent: number | null) => ({
  key,
  name,
  yesPercent,
  turnoutPercent,
})
const CANTONS = [
  canton('ZH', 'Zürich', 40, 50),
  canton('AG', 'Aargau', null, 45),
  canton('UR', 'Uri', 60, 45),
  canton('OW', 'Obwalden', 40, null),
]
const codes = (by: AreaOrder['by'], direction: AreaOrder['direction']) => sortAreas(CANTONS, { by, direction }).map(({ key }) => key)

test('cantons are sorted by name or number; unknown numbers come last in both directions, equal ones by name [SCREEN-19]', () => {
  expect(codes('name', 'ascending')).toEqual(['AG', 'OW', 'UR', 'ZH'])
  expect(codes('name', 'descending')).toEqual(['ZH', 'UR', 'OW', 'AG'])
  expect(codes('yes', 'descending')).toEqual(['UR', 'OW', 'ZH', 'AG'])
  expect(codes('yes', 'ascending')).toEqual(['OW', 'ZH', 'UR', 'AG'])
  expect(codes('turnout', 'descending')).toEqual(['ZH', 'AG', 'UR', 'OW'])
})

test('the same column reverses the order, another one starts with names ascending and numbers descending', () => {
  expect(nextOrder({ by: 'name', direction: 'ascending' }, 'name')).toEqual({ by: 'name', direction: 'descending' })
  expect(nextOrder({ by: 'name', direction: 'descending' }, 'yes')).toEqual({ by: 'yes', direction: 'descending' })
  expect(nextOrder({ by: 'yes', direction: 'descending' }, 'name')).toEqual({ by: 'name', direction: 'ascending' })
})

test('half cantons are written as halves', () => {
  expect([0, 0.5, 11.5, 23].map(halves)).toEqual(['0', '½', '11 ½', '23'])
})
