import type { ExplanationRecord, VoteSnapshot } from '@plenara/contract'
import { expect, test } from 'vitest'
import { presentVoteCard } from './vote.ts'
import { presentProposal } from './voting-day.ts'

const REFERENCE = { councils: [], groups: [], parties: [], sessions: [], topics: [], outlets: [], questionVotes: [], seatings: [] }
const ballots = {
  ...{ eligible: 100, cast: 60, blank: 0, invalid: 0, valid: 60, yes: 33, no: 27, yesPercent: 55, turnoutPercent: 60 },
}
const vote: VoteSnapshot & { readonly isPeoples: true } = {
  ...{ isPeoples: true, affairId: null, counts: null, decision: null },
  record: {
    ...{ key: 'onegov-vote/zg/2027-03-07/k1/proposal', id: 90_000_000_001, number: null, cantonCode: 'ZG', date: '2027-03-07' },
    ...{ kind: 'proposal', title: { de: 'Steinbockgesetz' }, shortTitle: {}, affairNumber: null, affairKey: null, doubleMajority: null },
    ...{ topics: [], positions: [], parties: [], url: null },
    result: { final: true, accepted: true, preferred: null, national: ballots, cantonVotes: null, cantons: [] },
  },
}

// Fails when the canton is left out of `peopleCard`: a cantonal vote would read as one of Switzerland.
test('a cantonal vote says which canton was asked', () => {
  expect(presentVoteCard(vote, { language: 'de', reference: REFERENCE, cantonIds: new Map() })).toMatchObject({
    kind: 'proposal',
    cantonCode: 'ZG',
    yesPercent: 55,
  })
  const { cantonCode: _, ...federal } = vote.record
  const card = presentVoteCard(
    { ...vote, isPeoples: true, record: { ...federal, number: 6800 } },
    { language: 'de', reference: REFERENCE, cantonIds: new Map() },
  )
  expect(card).not.toHaveProperty('cantonCode')
})

// Fails when the first block is taken whatever it is: the page of the day would tell what a question is about with "Ausgangslage".
test('a question of a voting day is told by the first sentence below a heading', () => {
  const blocks = ['Ausgangslage', 'Steinböcke fressen Gärten leer. Niemand hält sie auf.']
  const explanation: ExplanationRecord = {
    ...{ peopleVoteKey: vote.record.key, source: 'booklet', language: 'de', title: '', url: null },
    sections: [{ kind: 'brief', title: 'In Kürze', blocks }],
  }
  const context = { language: 'de' as const, reference: REFERENCE, cantonIds: new Map() }
  const proposal = { vote, explanations: [explanation], similar: [] }
  expect(presentProposal(proposal, context).summary).toEqual({ text: 'Steinböcke fressen Gärten leer.', language: 'de' })
})
