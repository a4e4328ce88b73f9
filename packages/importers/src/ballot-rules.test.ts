import { expect, test } from 'vitest'
import { ballotRulesOf, nationalCouncilDay } from './ballot-rules.ts'

const ballot = { cantonCode: 'ZH', council: 'national-council', seats: 36, isProportional: true, day: '2027-10-24' } as const

test.each([
  ['the National Council', {}, [36, 2, 'hagenbach-bischoff']],
  ['a canton with one seat', { cantonCode: 'UR', seats: 1 }, [1, 1, 'majority']],
  ['the Council of States', { council: 'council-of-states', seats: 2, isProportional: false }, [2, 1, 'majority']],
  ['the Council of States of Jura', { cantonCode: 'JU', council: 'council-of-states', seats: 2 }, [2, 1, 'hagenbach-bischoff']],
  ['the Grosser Rat of Basel-Stadt', { cantonCode: 'BS', council: 'cantonal-parliament', seats: 34 }, [34, 3, 'sainte-lague']],
  ['Bettingen', { cantonCode: 'BS', council: 'cantonal-parliament', seats: 1 }, [1, 1, 'majority']],
  [
    'the Landrat of Baselland before 2027',
    { cantonCode: 'BL', council: 'cantonal-parliament', seats: 9, day: '2023-02-12' },
    [9, 2, 'unknown'],
  ],
  [
    'the Landrat of Baselland from 2027',
    { cantonCode: 'BL', council: 'cantonal-parliament', seats: 9, day: '2027-04-11' },
    [9, 2, 'double-proportional'],
  ],
  [
    'a circle of one seat in Graubünden',
    { cantonCode: 'GR', council: 'cantonal-parliament', seats: 1, day: '2022-05-15' },
    [1, 1, 'double-proportional'],
  ],
  ['a communal government', { council: 'communal-government', seats: 9, isProportional: false }, [9, 1, 'majority']],
] as const)('%s', (_, change, expected) => {
  const { lines, maxRepetitions, seatMethod } = ballotRulesOf({ ...ballot, ...change })
  expect([lines, maxRepetitions, seatMethod]).toEqual(expected)
})

test('the National Council is elected on the last Sunday but one of October', () => {
  expect([2015, 2019, 2023, 2027].map(nationalCouncilDay)).toEqual(['2015-10-18', '2019-10-20', '2023-10-22', '2027-10-24'])
})
