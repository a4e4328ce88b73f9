import { expect, test } from 'vitest'
import { screens } from '../../app/routes.ts'
import { groups } from './groups.ts'

// Fails when a screen is added without a row.
test('every screen of the table stands in the matrix', () => {
  const shown = new Set(groups.flatMap(({ states }) => states.map(({ screen }) => screen)))
  const paths = screens.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !shown.has(path))).toEqual([])
})
