import { expect, test } from 'vitest'
import { shareOfPeriod } from './share-of-period.ts'

test.each([
  ['2023-12-01', 0],
  ['2023-12-04', 0],
  ['2025-12-04T12:00:00Z', 0.5],
  ['2027-12-06', 1],
  ['2028-01-01', 1],
])('on %s the share of the legislature is %f', (now, share) => {
  expect(shareOfPeriod('2023-12-04', '2027-12-05', new Date(now))).toBeCloseTo(share, 2)
})
