import type { PeopleVoteRecord } from '@plenara/contract'
import { shareAndRest } from '@plenara/domain'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { groupBy } from '../group.ts'
import type { ParliamentParsed } from '../parliament-source.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource } from '../test-support/source.ts'
import { workbookSource } from '../test-support/workbook.ts'
import { parseSwissvotes } from './parse.ts'

let parsed: ParliamentParsed
let votes: readonly PeopleVoteRecord[]

beforeAll(async () => {
  parsed = await parseSwissvotes(realSource('votes/swissvotes/swissvotes.ch.csv'))
  votes = parsed.import.peopleVotes ?? []
})

describe('the data set of 2026', () => {
  test('has 714 votes in five kinds, as its README counts them', () => {
    expect(parsed.counts).toEqual({ votes: 714 })
    const kinds = groupBy(votes, (vote) => vote.kind)
    expect(Object.fromEntries([...kinds].map(([kind, list]) => [kind, list.length]))).toEqual({
      'mandatory-referendum': 202,
      'optional-referendum': 219,
      initiative: 246,
      'counter-proposal': 43,
      'tie-break': 4,
    })
    expect([
      votes.map((vote) => vote.date).toSorted()[0],
      votes
        .map((vote) => vote.date)
        .toSorted()
        .at(-1),
    ]).toEqual(['1848-09-12', '2026-11-29'])
  })

  // Fails when both sides are rounded one by one: then 68 of them do not add up.
  test('yes and no add up to 100 as they are shown, in each of the 708 with a result', () => {
    const shares = votes.flatMap(({ result }) => result?.national.yesPercent ?? [])
    const tenths = (one: number, other: number) => Math.round(1_000 * (one + other))
    expect(shares).toHaveLength(708)
    expect(shares.filter((yes) => tenths(...shareAndRest(yes)) !== 100_000)).toEqual([])
    const alone = (percent: number) => Math.round(10 * percent) / 10
    expect(shares.filter((yes) => tenths(alone(yes), alone(100 - yes)) !== 100_000)).toHaveLength(68)
  })

  test('six votes are to come: they have no result', () => {
    const upcoming = votes.filter((vote) => vote.result === null)
    expect(upcoming.map((vote) => [vote.number, vote.date, vote.doubleMajority])).toEqual([
      [6880, '2026-09-27', null],
      [6890, '2026-09-27', null],
      [6900, '2026-11-29', null],
      [6910, '2026-11-29', null],
      [6920, '2026-11-29', null],
      [6930, '2026-11-29', null],
    ])
  })

  test('a tie-break question is not accepted or rejected, the people prefer one of the two', () => {
    expect(
      votes.filter((vote) => vote.kind === 'tie-break').map((vote) => [vote.number, vote.result?.accepted, vote.result?.preferred]),
    ).toEqual([
      [4653, null, 'counter-proposal'],
      [4893, null, 'counter-proposal'],
      [5523, null, 'counter-proposal'],
      [6823, null, 'counter-proposal'],
    ])
  })

  test('331 votes were accepted and 373 rejected', () => {
    const outcomes = votes.map((vote) => vote.result?.accepted)
    expect([outcomes.filter((one) => one === true).length, outcomes.filter((one) => one === false).length]).toEqual([331, 373])
  })

  test('a vote carries titles, positions, recommendations and the results of the cantons', () => {
    const vote = votes.find((one) => one.number === 5521)
    expect(vote).toMatchObject({
      id: 10_000_005_521,
      date: '2010-11-28',
      kind: 'initiative',
      shortTitle: { de: 'Ausschaffungsinitiative', fr: expect.stringContaining('renvoi') },
      affairNumber: '09.060',
      affairKey: 'affair/20090060',
      doubleMajority: true,
    })
    expect(vote?.positions.map((one) => [one.council, one.recommendation])).toEqual([
      ['federal-council', 'no'],
      ['national-council', 'no'],
      ['council-of-states', 'no'],
    ])
    expect(vote?.parties).toContainEqual({ party: 'svp', recommendation: 'yes' })
    expect(vote?.result).toMatchObject({ accepted: true, national: { yes: 1_397_923, no: 1_243_942 }, cantonVotes: { yes: 17.5, no: 5.5 } })
    expect(vote?.result?.cantons).toHaveLength(26)
    expect(vote?.result?.cantons.find((one) => one.cantonCode === 'BS')?.accepted).toBe(false)
  })

  test('every id is a number of its own', () => {
    expect(new Set(votes.map((vote) => vote.id)).size).toBe(714)
  })

  test('votes that contradict themselves are reported by line and load all the same', () => {
    const reasons = new Map(parsed.problems.map((problem) => [problem.line, problem.reason]))
    expect(reasons.get(84)).toBe('the yes votes of the cantons add up to 112240, not 122240')
    expect(reasons.get(87)).toBe(
      '398548 yes and 160004 no make 558552, not 558542 valid votes; 398548 yes and 160004 no are not 71.36 percent yes',
    )
    expect(parsed.problems).toHaveLength(104)
    expect(parsed.problems.every((problem) => problem.file === 'swissvotes.ch.csv')).toBe(true)
  })
})

test('the data set saved as a workbook holds the same votes', async () => {
  const rows = parse(textOfSource(realSource('votes/swissvotes/swissvotes.ch.csv')), { delimiter: ';', bom: true }) as string[][]
  const workbook = await parseSwissvotes(await workbookSource('swissvotes.ch.csv', { CITATION: [['Swissvotes']], DATA: rows }))
  expect(workbook.import).toEqual(parsed.import)
  expect(workbook.problems).toHaveLength(parsed.problems.length)
})
