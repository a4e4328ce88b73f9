import { DECISIONS, type DecisionNumbers } from '@plenara/contract'
import { expect, test } from 'vitest'
import { decisionAt, narrowDecisions, newDecisionTable } from './decision-table.ts'

const numbers = (change: Partial<DecisionNumbers>): DecisionNumbers => ({
  ...{ yes: [], no: [], abstain: [], absent: [], excused: [], president: [] },
  ...change,
})

// Fails when a digit is not the place in the contract's list of decisions.
test('a digit is the place of a decision in the contract, from 1 [ENTITY-17]', () => {
  const table = newDecisionTable([{ id: 7, numbers: [70] }])
  for (const [index, decision] of DECISIONS.entries()) table.add(index, numbers({ [decision]: [70] }))
  const [member] = table.build().members
  expect(member?.decisions).toBe('123456')
  expect(DECISIONS.map((_, place) => decisionAt(member?.decisions ?? '', place))).toEqual(DECISIONS)
  expect(decisionAt('0', 0)).toBeNull()
  expect(decisionAt('1', 1)).toBeNull()
})

const table = newDecisionTable([
  { id: 1, numbers: [10, 11] },
  { id: 2, numbers: [20] },
])
table.add(300, numbers({ yes: [11], no: [20] }))
table.add(200, numbers({ yes: [99] }))
table.add(100, numbers({ absent: [20] }))

// Fails when a vote without a decision of the members stays in the table.
test('people are found under any of their numbers, and a vote without any of them is left out', () => {
  expect(table.build()).toEqual({
    voteIds: [300, 100],
    members: [
      { councillorId: 1, decisions: '10' },
      { councillorId: 2, decisions: '24' },
    ],
  })
})

test('narrowed to some members, the votes without them go as well', () => {
  expect(narrowDecisions(table.build(), new Set([1]))).toEqual({ voteIds: [300], members: [{ councillorId: 1, decisions: '1' }] })
  expect(narrowDecisions(table.build(), new Set())).toEqual({ voteIds: [], members: [] })
})
