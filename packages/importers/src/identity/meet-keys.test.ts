import fc from 'fast-check'
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
  expect(met(base, ballot(person('101', 'Cleo', 'Probst')), true)).toEqual([['101', 'probst-cleo']])
})

// Fails when a number is enough, or a common first name is: who takes over a number would take over the answers, too.
test.each([
  ['a slip of the pen', person('101', 'Anna', 'Mustr'), true],
  ['a second name', person('101', 'Anna Maria', 'Muster-Frei'), true],
  ['another surname in the same year of birth', person('101', 'Anna', 'Frei', 1980), true],
  ['another surname where the year is not known', person('101', 'Anna', 'Frei'), false],
  ['another first name where the year is not known', person('101', 'Beat', 'Muster'), false],
  ['another year', person('101', 'Anna', 'Muster', 1990), false],
  ['somebody else', person('101', 'Cleo', 'Probst', 1980), false],
])('the number stays with the person: %s', (_, earlier, isOne) => {
  const base = ballot(person('101', 'Anna', 'Muster', 1980), person('102', 'Dora', 'Probe', 1970))
  expect(meetKeys(base, ballot(earlier), true).candidates.get('101') === '101').toBe(isOne)
})

test('lists that exchange their numbers stay themselves', () => {
  const lists = (one: string, other: string) => ({
    lists: [
      { key: '1', name: { de: one } },
      { key: '2', name: { de: other } },
    ],
    candidates: [],
  })
  expect([...meetKeys(lists('Steinbock', 'Gemse'), lists('Gemse', 'Steinbock'), true).lists]).toEqual([
    ['1', '2'],
    ['2', '1'],
  ])
})

const FIRST = ['Anna', 'Beat', 'Cleo', 'Dora', 'Emil', 'Flora']
const LAST = ['Muster', 'Probst', 'Beispiel', 'Frei', 'Zufall']
/** Nobody was born in the year of another. */
const numbered = (number: number, [first, last, age]: readonly [string, string, number | null] = ['', '', null], index = 0) =>
  person(`${number}`, first, last, age === null ? null : 1940 + index)
/** Up to 30 people of different names, of whom some stand in both descriptions under other numbers. */
const twoBallots = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST), fc.option(fc.integer({ min: 1, max: 90 }))), {
    selector: ([first, last]) => `${first} ${last}`,
    maxLength: 30,
  })
  .chain((people) => {
    const side = fc.tuple(
      fc.shuffledSubarray(
        people.map((_, index) => 100 + index),
        { minLength: people.length },
      ),
      fc.subarray(people.map((_, index) => index)),
    )
    return fc
      .tuple(side, side)
      .map((sides) =>
        sides.map(([numbers, standing]) => ballot(...standing.map((index) => numbered(numbers[index] ?? 0, people[index], index)))),
      )
  })

// Fails when a number alone makes two names one person, and when two get one key.
test('no number makes one person another, and whoever stands in both is found: 1,000 runs', () => {
  fc.assert(
    fc.property(twoBallots, ([base = ballot(), other = ballot()]) => {
      const { candidates: keys } = meetKeys(base, other, true)
      const nameOf = new Map(base.candidates.map((one) => [one.key, `${one.firstName} ${one.lastName} ${one.birthYear}`]))
      const keyOf = new Map([...nameOf].map(([key, name]) => [name, key]))
      const given = other.candidates.map((one) => keys.get(one.key) ?? one.key)
      expect(new Set(given).size).toBe(given.length)
      for (const one of other.candidates) {
        const name = `${one.firstName} ${one.lastName} ${one.birthYear}`
        const key = keys.get(one.key) ?? one.key
        expect(nameOf.get(key) ?? name).toBe(name)
        if (keyOf.has(name)) expect(key).toBe(keyOf.get(name))
      }
    }),
    { numRuns: 1_000 },
  )
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
