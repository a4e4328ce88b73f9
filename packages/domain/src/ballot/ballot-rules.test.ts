import { expect, test } from 'vitest'
import { ballotRulesOf, completeRules, doubleProportionalRulesOf } from './ballot-rules.ts'

const body = { cantonCode: 'ZH', council: 'national-council', seats: 36, isProportional: true, day: '2027-10-24' } as const
const federal = { panachage: true, headingCountsEmptyLines: true, minNames: 1, writeIn: false, surplusNames: 'strike', law: 'federal' }

test('the National Council: as many lines as seats, twice, panachage, Hagenbach-Bischoff (BPR 22, 35, 40)', () => {
  expect(ballotRulesOf(body)).toEqual({ ...federal, lines: 36, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff' })
})

test.each(['UR', 'OW', 'NW', 'GL', 'AR', 'AI'] as const)('%s elects its only member by majority on one line (BPR 47-49)', (cantonCode) => {
  expect(ballotRulesOf({ ...body, cantonCode, seats: 1 })).toEqual({
    ...federal,
    lines: 1,
    maxRepetitions: 1,
    headingCountsEmptyLines: false,
    writeIn: true,
    surplusNames: 'invalid',
    seatMethod: 'majority',
  })
})

test('a record of an election has the same rules as its body', () => {
  const rules = ballotRulesOf(body)
  const { lines, maxRepetitions, seatMethod } = rules
  expect(completeRules({ lines, maxRepetitions, seatMethod, council: 'national-council' })).toEqual(rules)
})

test('Graubünden distributes doubly proportionally since 2022: 3 % of the canton, a seat for the strongest list', () => {
  const graubuenden = { cantonCode: 'GR', council: 'cantonal-parliament' } as const
  expect(doubleProportionalRulesOf({ ...graubuenden, day: '2022-05-15' })).toEqual({
    quorum: { total: { parts: 3, of: 100 }, inOneConstituency: null },
    strongestListSeat: true,
  })
  expect(doubleProportionalRulesOf({ ...graubuenden, day: '2018-06-10' })).toBeNull()
  expect(doubleProportionalRulesOf({ ...graubuenden, council: 'national-council', day: '2023-10-22' })).toBeNull()
})

test('unknown facts about a body are not guessed', () => {
  for (const cantonCode of ['ZH', 'BL'] as const) {
    expect(ballotRulesOf({ ...body, cantonCode, council: 'cantonal-parliament' }).seatMethod).toBe('double-proportional')
    expect(doubleProportionalRulesOf({ cantonCode, council: 'cantonal-parliament', day: '2027-10-24' })).toBeNull()
  }
})
