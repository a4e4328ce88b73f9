import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseEch0252 } from './parse.ts'

describe('real deliveries', () => {
  test('Graubünden 2023: 2 elections, 125 candidates, 25 lists in de, it and rm', async () => {
    const { import: data, counts, problems } = await parseEch0252(realSource('elections/ech0252-gr/elections-information.xml'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ elections: 2, lists: 25, candidates: 125 })
    expect(data.elections?.map(({ election }) => election.languages)).toEqual([
      ['de', 'it', 'rm'],
      ['de', 'it', 'rm'],
    ])
    const lists = data.elections?.[0]?.lists ?? []
    expect(new Set(lists.flatMap((list) => list.connection ?? [])).size).toBe(3)
    expect(new Set(lists.flatMap((list) => list.subConnection ?? [])).size).toBe(6)
  })

  test('the small deliveries of St. Gallen are test deliveries; results alone wait for their election', async () => {
    const info = await parseEch0252(realSource('elections/ech0252-sg-small/proportional_info.xml'))
    expect(info.counts).toEqual({ elections: 1, lists: 2, candidates: 2 })
    expect(info.import.elections?.[0]?.election.fictional).toBe(true)
    const combined = await parseEch0252(realSource('elections/ech0252-sg-small/multi_combined.xml'))
    expect(combined.counts).toEqual({ elections: 2, lists: 2, candidates: 4 })
    const { import: data, problems } = await parseEch0252(realSource('elections/ech0252-sg-small/proportional_result.xml'))
    const [key] = (await parseEch0252(realSource('elections/ech0252-sg-small/proportional_info.xml'))).import.elections ?? []
    expect([data.elections, problems, data.results?.map(({ electionKey }) => electionKey)]).toEqual([
      undefined,
      [],
      [key?.election.sourceKey],
    ])
  })
})

describe('the small deliveries of St. Gallen', () => {
  test('votes are imported, nobody is elected, and that the votes contradict themselves is reported', async () => {
    const { import: data, problems } = await parseEch0252(realSource('elections/ech0252-sg-small/multi_combined.xml'))
    const results = data.elections?.map(({ result }) => [result?.final, result?.candidates.map(({ votes }) => votes)])
    expect(results).toEqual([
      [false, [2000, 1600]],
      [false, [1000, 850]],
    ])
    expect(problems[0]?.reason).toMatch(/list 239cb864\S+: 1000 candidate votes and 100 additional votes are not 1000 party votes/)
  })
})
