import { expect, test } from 'vitest'
import { LEGISLATURES } from './parliament-constants.ts'

// Fails when a day or a number of the table changes.
test('the legislatures are those of the specification, one after the other without a gap [ENTITY-13]', () => {
  expect(LEGISLATURES).toEqual([
    { number: 52, from: '2023-12-04', until: '2027-12-05' },
    { number: 53, from: '2027-12-06', until: '2031-12-07' },
  ])
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  for (const [index, { from }] of LEGISLATURES.entries()) {
    const before = LEGISLATURES[index - 1]
    if (before) expect(from).toBe(dayAfter(before.until))
  }
})
