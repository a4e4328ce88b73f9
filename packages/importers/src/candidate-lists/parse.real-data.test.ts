import { expect, test } from 'vitest'
import { END_UNKNOWN } from '../source.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { parseCandidateLists } from './parse.ts'

test('National Council 2019 (chvote): 26 cantons, 4420 rows, 168 incumbents, 215 with two lines', async () => {
  const file = 'elections/nr2019-candidates-digdemlab/2019_chvote_nationalcouncil.csv'
  const { import: data, counts, problems } = await parseCandidateLists(realSource(file))
  const elections = data.elections ?? []
  expect(problems.map(({ isDoubt, reason }) => [isDoubt, reason.slice(0, END_UNKNOWN.length)])).toEqual([[true, END_UNKNOWN]])
  expect(counts).toEqual({ elections: 26, lists: 503, candidates: 4420 })
  expect(elections.flatMap(({ candidates }) => candidates).filter((one) => one.incumbent)).toHaveLength(168)
  expect(elections.reduce((sum, { election }) => sum + election.seats, 0)).toBe(200)
})
