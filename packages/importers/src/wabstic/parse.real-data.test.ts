import { describe, expect, test } from 'vitest'
import { realSources } from '../test-support/real-data-source.ts'
import { parseWabstiC } from './parse.ts'

describe('the National Council of St. Gallen 2015', () => {
  test('198 candidates, 23 lists, 12 elected, and the count holds', async () => {
    const { import: data, counts, problems } = await parseWabstiC(realSources('elections/wabstic-sg/nr2015-sg'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ elections: 1, lists: 23, candidates: 198, elected: 12 })
    expect(data.elections?.[0]?.election).toMatchObject({
      council: 'national-council',
      seats: 12,
      electionDate: '2015-10-18',
      cantonCode: 'SG',
    })
    expect(new Set(data.elections?.[0]?.lists.flatMap(({ connection }) => connection ?? [])).size).toBe(5)
    expect(data.elections?.[0]?.candidates.filter(({ incumbent }) => incumbent)).toHaveLength(11)
  })
})
