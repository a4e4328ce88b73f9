import { describe, expect, test } from 'vitest'
import { fixture, hasSharedData, shared, textOfSource, textSource } from '../test-source.ts'
import { parseEch0252 } from './parse.ts'

const delivery = fixture('./ech0252/fixtures/results.xml')
const changed = (from: string, to: string) => textSource('a.xml', textOfSource(delivery).replace(from, to))

test('results that stand with their election are added up over the counting circles', async () => {
  const { import: data, counts, problems } = await parseEch0252(delivery)
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 1, lists: 2, candidates: 2, elected: 2 })
  expect(data.elections?.[0]?.election.resultsPublic).toBe(true)
  expect(data.elections?.[0]?.result).toEqual({
    final: true,
    source: null,
    candidates: [
      { candidateKey: 'K1', votes: 60, elected: true },
      { candidateKey: 'K2', votes: 45, elected: true },
    ],
    lists: [
      { listKey: 'L1', votes: 80, additionalVotes: 20, seats: 1 },
      { listKey: 'L2', votes: 50, additionalVotes: 5, seats: 1 },
    ],
    ballots: { eligible: 300, received: 75, blank: 2, invalid: 3, valid: 70, lostLines: 10 },
  })
})

test('a count that contradicts itself and seats that do not follow are reported', async () => {
  const votes = await parseEch0252(changed('<countOfCandidateVotes>50<', '<countOfCandidateVotes>51<'))
  expect(votes.problems.map(({ reason }) => reason)).toEqual([
    'list L1: 60 candidate votes and 20 additional votes are not 81 party votes',
    '131 party votes and 10 lost lines are not the 140 lines of 70 valid ballots',
  ])
})

test('without the word that the result is complete it is not final', async () => {
  const { import: data, counts } = await parseEch0252(changed('Complete>true<', 'Complete>false<'))
  expect([data.elections?.[0]?.result?.final, counts.elected]).toEqual([false, undefined])
})

describe.runIf(hasSharedData)('the small deliveries of St. Gallen', () => {
  test('votes are imported, nobody is elected, and that the votes contradict themselves is reported', async () => {
    const { import: data, problems } = await parseEch0252(shared('elections/ech0252-sg-small/multi_combined.xml'))
    const results = data.elections?.map(({ result }) => [result?.final, result?.candidates.map(({ votes }) => votes)])
    expect(results).toEqual([
      [false, [2000, 1600]],
      [false, [1000, 850]],
    ])
    expect(problems[0]?.reason).toMatch(/list 239cb864\S+: 1000 candidate votes and 100 additional votes are not 1000 party votes/)
  })
})
