import { expect, test } from 'vitest'
import type { Person } from '../../shared/person/person.ts'
import { indexOf } from './list-index.ts'

const person = (lastName: string, value: number | null, listNumber: string | null) =>
  ({ card: { lastName, listNumber }, percent: value === null ? undefined : { value } }) as unknown as Person
const many = (count: number, item: Person) => Array.from({ length: count }, () => item)

// Fails when Ä has a separate part, or when the parts have other limits than the shown percents.
test('a list has parts by letter, by tens of the shown percent, or by list, each with its start and count [SCREEN-2]', () => {
  const people = [...many(20, person('Ammann', 89.5, '1')), ...many(15, person('Ärni', 89.4, '1')), ...many(10, person('Bär', null, null))]
  expect(indexOf(people, 'lastName')?.parts).toEqual([
    { key: 'A', start: 0, count: 35 },
    { key: 'B', start: 35, count: 10 },
  ])
  expect(indexOf(people, 'percent')?.parts.map(({ key, start }) => [key, start])).toEqual([
    ['90', 0],
    ['80', 20],
    ['', 35],
  ])
  expect(indexOf(people, 'list')?.parts.map(({ key }) => key)).toEqual(['1', ''])
})

test('a random order has no parts, a short list needs none', () => {
  expect(indexOf(many(80, person('Ammann', 80, '1')), 'random')).toBeNull()
  expect(indexOf(many(80, person('Ammann', 80, '1')), 'lastName')).toBeNull()
  expect(indexOf([person('Ammann', 80, '1'), person('Bär', 70, '2')], 'lastName')).toBeNull()
})
