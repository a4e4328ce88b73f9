import { expect, test } from 'vitest'
import { summarize } from './damage-summary.ts'

test('losses are listed once per kind, with their elections; records of a newer program are no loss [SESSION-6]', () => {
  expect(
    summarize([
      { reason: 'damaged', kind: 'votes', electionId: null },
      { reason: 'damaged', kind: 'opinions', electionId: 13 },
      { reason: 'key-lost', kind: 'opinions', electionId: 12 },
      { reason: 'damaged', kind: 'opinions', electionId: 13 },
      { reason: 'store-missing', kind: null, electionId: null },
      { reason: 'newer', kind: 'lists', electionId: null },
    ]),
  ).toEqual({
    losses: [
      { kind: 'opinions', electionIds: [13, 12] },
      { kind: 'votes', electionIds: [] },
      { kind: 'unknown', electionIds: [] },
    ],
    hasNewer: true,
  })
  expect(summarize([])).toEqual({ losses: [], hasNewer: false })
})
