import { expect, test } from 'vitest'
import { mergeParliament } from '../merge-parliament.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { asWindows1252, cut, textOfSource } from '../test-support/source.ts'
import { parseKantonsratZh } from './parse.ts'

const votes = () => realSource('parliament/kantonsrat-zh/abstimmungen.csv')
const ballots = () => realSource('parliament/kantonsrat-zh/votes-2012.csv')

test('1118 votes from 2012 to 2020', async () => {
  const { import: data, counts, problems } = await parseKantonsratZh(votes())
  expect(problems).toEqual([])
  expect(counts).toEqual({ votes: 1118 })
  const days = data.parliamentVotes?.map((vote) => vote.date).toSorted() ?? []
  expect([days[0], days.at(-1)]).toEqual(['2012-03-02', '2020-03-09'])
  expect(new Set(data.parliamentVotes?.map((vote) => vote.councilKey))).toEqual(new Set(['council/zh']))
})

test('180 members in one vote: 135 yes, 29 no, 16 who did not vote', async () => {
  const { import: data, counts, problems } = await parseKantonsratZh(ballots())
  expect(problems).toEqual([])
  expect(counts).toEqual({ councillors: 180, votes: 1, decisions: 180 })
  expect(data.parliamentVotes?.[0]?.totals).toEqual({ yes: 135, no: 29, abstain: 0, absent: 16 })
  expect(data.councillors?.[0]).toMatchObject({ key: 'kantonsrat-zh/agosti-monn/theres', seat: 184, cantonCode: 'ZH' })
})

test('the votes and the ballots are about the same votes', async () => {
  const both = mergeParliament([(await parseKantonsratZh(votes())).import, (await parseKantonsratZh(ballots())).import])
  expect(both.parliamentVotes).toHaveLength(1118)
  expect(both.parliamentVotes?.filter((vote) => vote.totals)).toHaveLength(1)
})

test('half a file keeps its votes, other letters lose nothing', async () => {
  const half = await parseKantonsratZh(cut(votes(), 0.5))
  expect(half.counts.votes).toBeGreaterThan(500)
  const line = textOfSource(cut(votes(), 0.5)).split(/\r\n|\r|\n/).length
  expect(half.problems).toEqual([
    { file: 'abstimmungen.csv', line, reason: 'no line break ends the last row: it may be cut off; if it is whole, end it with one' },
  ])
  expect((await parseKantonsratZh(asWindows1252(votes()))).counts.votes).toBe(1118)
})
