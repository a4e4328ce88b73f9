import { expect, test } from 'vitest'
import { compareSpiders } from './spider-comparison.ts'

const axes = (...values: (number | null)[]) => values.map((value, id) => ({ id, name: `Achse ${id}`, value }))

test('has the axes of least and greatest distance among those known for both', () => {
  expect(compareSpiders(axes(10, 50, 90, null), axes(30, 55, 10, 0))).toEqual({ nearest: 'Achse 1', farthest: 'Achse 2' })
})

test('is null if fewer than two axes are known for both', () => {
  expect(compareSpiders(axes(10, null), axes(10, 20))).toBeNull()
})
