import { expect, test } from 'vitest'
import { quarterOf, STEPS, stepIndexOf } from './import-steps.ts'

test('each part of the export belongs to a step, and the steps come in their order [ROUTE-8]', () => {
  const parts = ['cantons', 'parties', 'localities', 'election', 'questions', 'candidates', 'answers', 'lists'] as const
  expect(parts.map(stepIndexOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3])
  expect(stepIndexOf(null)).toBe(0)
  expect(stepIndexOf('placing')).toBe(STEPS.length)
})

test('only quarters are announced', () => {
  expect([0, 24, 25, 49, 50, 74, 75, 99, 100].map(quarterOf)).toEqual([0, 0, 25, 25, 50, 50, 75, 75, 100])
})
