import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseSesamBs } from './parse.ts'

describe('the Grosser Rat of Basel-Stadt', () => {
  test('2020: 792 candidates, 40 lists with 15 numbers in 5 constituencies, 100 elected', async () => {
    const { import: data, counts, problems } = await parseSesamBs(realSource('elections/sesam-bs-grossrat/Wahlen_2020.xlsx'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ elections: 5, constituencies: 5, lists: 40, candidates: 792, elected: 100 })
    const bundles = data.elections ?? []
    expect(new Set(bundles.flatMap(({ lists }) => lists.map((list) => list.number))).size).toBe(15)
    expect(bundles.map(({ election }) => election.seats).toSorted((a, b) => b - a)).toEqual([34, 27, 27, 11, 1])
    expect(bundles.flatMap(({ candidates }) => candidates).filter((one) => one.incumbent)).toHaveLength(80)
    for (const { election, lists } of bundles) {
      for (const list of lists) expect(list.candidateKeys.length).toBeLessThanOrEqual(election.lines)
    }
  })

  test('2016: the reduced table of 99 candidates', async () => {
    const { counts, problems } = await parseSesamBs(realSource('elections/sesam-bs-grossrat/Wahlen_2016.xlsx'))
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ elections: 4, candidates: 99, elected: 34 })
  })
})
