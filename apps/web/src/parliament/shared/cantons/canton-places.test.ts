import { CANTON_CODES } from '@plenara/contract'
import { expect, test } from 'vitest'
import { isHalf, TILES } from './canton-places.ts'

// Fails when a canton is missing or two have the same place.
test('each canton has its place on the map', () => {
  expect(TILES.map(({ code }) => code).toSorted()).toEqual([...CANTON_CODES].toSorted())
  const places = TILES.flatMap(({ code, row, column }) => (isHalf(code) ? [column] : [column, column + 1]).map((half) => `${row}/${half}`))
  expect(new Set(places).size).toBe(places.length)
  expect(TILES.every(({ column }) => column >= 1 && column <= 14)).toBe(true)
})
