import { expect, test } from 'vitest'
import { decisionOf } from './decision-words.ts'
import { mergeParliament } from '../merge-parliament.ts'
import { parseOpenParlData } from '../openparldata/parse.ts'
import { rollCallContradictions } from './roll-call-contradictions.ts'
import { fixture } from '../test-support/source.ts'

// Fails when one of the words is left out, as `ENTHALTEN` was.
test.each([
  ['enthalten', 'abstain'],
  ['Enthaltung', 'abstain'],
  ['ABSTENU', 'abstain'],
  ['astenuta', 'abstain'],
  ['Ja', 'yes'],
  ['sì', 'yes'],
  ['NON', 'no'],
  ['Präsidentin', 'president'],
  ['excusé', 'excused'],
  ['--', 'absent'],
  ['vielleicht', null],
])('"%s" is the decision %s', (word, decision) => {
  expect(decisionOf(word)).toBe(decision)
})

// Fails when the decisions are not counted.
test('a roll call whose decisions do not add up to its total is named', async () => {
  const { import: data } = await parseOpenParlData(fixture('openparldata/fixtures/votings.json'))
  const merged = mergeParliament([data])
  const [vote] = merged.parliamentVotes ?? []
  if (!vote) throw new Error('there is a vote')
  const totals = { yes: 1, no: 0, abstain: 0, absent: 0 }
  const one = { voteKey: vote.key, councillorKey: 'a', decision: 'yes' as const }
  expect(rollCallContradictions({ parliamentVotes: [{ ...vote, totals }], decisions: [one] })).toEqual([])
  expect(rollCallContradictions({ parliamentVotes: [{ ...vote, totals: { ...totals, yes: 2 } }], decisions: [one] })).toEqual([
    `${vote.key}: 1 members vote yes, the total says 2`,
  ])
})
