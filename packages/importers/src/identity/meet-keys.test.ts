import { expect, test } from 'vitest'
import { meetKeys } from './meet-keys.ts'

const person = (key: string, firstName: string, lastName: string, birthYear: number | null = null) => ({
  key,
  firstName,
  lastName,
  birthYear,
})
const ballot = (...candidates: ReturnType<typeof person>[]) => ({ lists: [], candidates })
const met = (...args: Parameters<typeof meetKeys>) => [...meetKeys(...args).candidates]

// Fails when a number is enough across formats, or a name is enough against the year of birth.
test('persons meet by name and year of birth, then by number with a part of the name', () => {
  const base = ballot(person('101', 'Anna', 'Muster', 1980), person('102', 'Beat', 'Beispiel', 1975))
  expect(met(base, ballot(person('9', 'Anna', 'Muster')), false)).toEqual([['9', '101']])
  expect(met(base, ballot(person('9', 'Anna', 'Muster', 1990)), false)).toEqual([])
  expect(met(base, ballot(person('101', 'Anna', 'Muster-Frei', 1980)), false)).toEqual([['101', '101']])
  expect(met(base, ballot(person('101', 'Cleo', 'Probst')), false)).toEqual([['101', 'probst-cleo']])
  expect(met(base, ballot(person('101', 'Cleo', 'Probst')), true)).toEqual([['101', '101']])
})

test('exchanged numbers do not exchange persons', () => {
  const base = ballot(person('101', 'Anna', 'Muster'), person('102', 'Beat', 'Beispiel'))
  const other = ballot(person('102', 'Anna', 'Muster'), person('101', 'Beat', 'Beispiel'))
  expect(met(base, other, true)).toEqual([
    ['102', '101'],
    ['101', '102'],
  ])
})

test('lists meet by their number, else by their designation', () => {
  const base = {
    lists: [
      { key: '1', name: { de: 'Steinbock' } },
      { key: '2', name: { de: 'Gemse' } },
    ],
    candidates: [],
  }
  const other = {
    lists: [
      { key: '1', name: { de: 'Stb.' } },
      { key: 'l7', name: { de: 'Gemse' } },
    ],
    candidates: [],
  }
  expect([...meetKeys(base, other, false).lists]).toEqual([['l7', '2']])
})
