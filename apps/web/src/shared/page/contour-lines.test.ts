import { expect, test } from 'vitest'
import { contourLines } from './contour-lines.ts'

const options = { seed: 6, width: 416, height: 264, levels: 12 }

test('a seed always draws the same landscape, another seed another one', () => {
  expect(contourLines(options)).toEqual(contourLines(options))
  expect(contourLines(options)).not.toEqual(contourLines({ ...options, seed: 7 }))
})

test('each level has lines, and every point lies in the drawing or one cell outside', () => {
  const contours = contourLines(options)
  expect(contours).toHaveLength(12)
  for (const { lines } of contours) {
    expect(lines.length).toBeGreaterThan(0)
    for (const [x, y] of lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(424)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(272)
    }
  }
})
