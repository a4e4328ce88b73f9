import { closedOutline } from '@plenara/ui/chart/outline.ts'
import { expect, test } from 'vitest'
import { smoothLine } from './smooth-line.ts'

test('a line begins and ends at its points and is pulled by those between', () => {
  expect(smoothLine([])).toBe('')
  expect(smoothLine([[1, 2]])).toBe('M1,2Z')
  expect(
    smoothLine([
      [0, 0],
      [6, 3],
    ]),
  ).toBe('M0,0L6,3')
  // The result of `curveBasis` of d3-shape 3.2.1.
  expect(
    smoothLine([
      [0, 0],
      [6, 12],
      [12, 0],
    ]),
  ).toBe('M0,0L1,2C2,4,4,8,6,8C8,8,10,4,11,2L12,0')
})

test('an outline is closed', () => {
  expect(closedOutline([])).toBe('')
  expect(
    closedOutline([
      { x: 0, y: -1 },
      { x: 1 / 3, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toBe('M0,-1L0.333,0L0,1Z')
})
