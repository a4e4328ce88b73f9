import { expect, test } from 'vitest'
import type { Person } from '../../../shared/person/person.ts'
import { isFrom, partyShelves, personShelves } from './person-shelves.ts'

const person = (id: number, value: number | null, partyId = 1, incumbent = false, place: string | null = null) =>
  ({
    id,
    card: { id, incumbent, place, partyId: partyId || null },
    percent: value === null ? undefined : { value },
  }) as unknown as Person
const idsOf = (people: readonly Person[] = []) => people.map(({ id }) => id)
const shelf = (people: readonly Person[], kind: string, area: string | null = null) =>
  personShelves(people, area).find((entry) => entry.kind === kind)

// Fails when anything but the given random order breaks ties.
test('the closest are ordered by percent, ties in the random order of the voter; without percents there is no such shelf', () => {
  const people = [person(9, 70), person(3, 80), person(1, 70), person(5, null), person(4, 80)]
  expect(idsOf(shelf(people, 'closest')?.people)).toEqual([3, 4, 9, 1])
  expect(shelf([person(1, null)], 'closest')).toBeUndefined()
})

test('every shelf has at most twelve cards and its total number', () => {
  const people = Array.from({ length: 40 }, (_, index) => person(index + 1, index, 1, index % 4 === 0))
  expect(personShelves(people, null).map(({ kind, people: shown, total }) => [kind, shown.length, total])).toEqual([
    ['closest', 12, 40],
    ['new', 12, 30],
    ['random', 12, 40],
  ])
  expect(idsOf(shelf(people, 'random')?.people)).toEqual(idsOf(people.slice(0, 12)))
})

test('a place belongs to the constituency with its name', () => {
  expect(isFrom('Winterthur', 'Winterthur-Stadt')).toBe(true)
  expect(isFrom('Zürich', 'Zürich 1+2')).toBe(true)
  expect(isFrom('Wald ZH', 'Waldshut')).toBe(false)
  expect(isFrom(null, 'Uster')).toBe(false)
  expect(idsOf(shelf([person(1, 1, 1, false, 'Uster'), person(2, 1, 1, false, 'Bülach')], 'area', 'Uster')?.people)).toEqual([1])
})

// Fails when parties are ordered by size or name: over many voters each must come first about as often.
test('parties are in a random order of the voter, each with the same number of faces', () => {
  const people = [
    ...Array.from({ length: 30 }, (_, index) => person(index, 50, 1)),
    person(50, 50, 2),
    person(51, 50, 3),
    person(52, 50, 0),
  ]
  expect(partyShelves(people, 'a').map(({ faces, total }) => faces.length === Math.min(3, total))).toEqual([true, true, true, true])
  const first = new Map<number, number>()
  for (let voter = 0; voter < 2000; voter++) {
    const id = partyShelves(people, `${voter}/1`)[0]?.partyId ?? 0
    first.set(id, (first.get(id) ?? 0) + 1)
  }
  const chiSquared = [...first.values()].reduce((sum, n) => sum + (n - 500) ** 2 / 500, 0)
  expect(first.size).toBe(4)
  // 99.9 % of fair draws with three degrees of freedom.
  expect(chiSquared).toBeLessThan(16.27)
})
