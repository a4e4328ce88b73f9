import { expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource, textSource } from '../test-support/source.ts'
import { parseOneGovVotes } from './parse.ts'

const ndg = () => realSource('votes/onegov-vote/ndg.csv')

test('the federal vote of 2016 in the canton of Zug is left to the sources that hold all cantons', async () => {
  const { import: data, problems } = await parseOneGovVotes(ndg())
  expect(data).toEqual({})
  expect(problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^the vote is federal/)])
})

test('the same file as a cantonal vote: eleven municipalities are the canton', async () => {
  const cantonal = textSource('ndg.csv', textOfSource(ndg()).replaceAll(',federation,', ',canton,'))
  const { import: data, problems } = await parseOneGovVotes(cantonal)
  expect(problems).toEqual([])
  expect(data.peopleVotes).toHaveLength(1)
  expect(data.peopleVotes?.[0]).toMatchObject({ cantonCode: 'ZG', kind: 'proposal', result: { final: true, accepted: true } })
  expect(data.peopleVotes?.[0]?.result?.national).toMatchObject({ yes: 25_122, no: 11_148, eligible: 75_452, invalid: 5 })
})
