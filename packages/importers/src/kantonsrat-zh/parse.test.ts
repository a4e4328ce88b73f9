import { expect, test } from 'vitest'
import { mergeParliament } from '../merge-parliament.ts'
import { asWindows1252, cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseKantonsratZh } from './parse.ts'

const votes = fixture('./kantonsrat-zh/fixtures/votes.csv')
const ballots = fixture('./kantonsrat-zh/fixtures/ballots.csv')

test('a row is a vote of the council, by the document of its result', async () => {
  const { import: data, counts, problems } = await parseKantonsratZh(votes)
  expect(problems).toEqual([])
  expect(counts).toEqual({ votes: 9 })
  expect(data.parliamentVotes?.[0]).toMatchObject({
    key: 'kantonsrat-zh/00000000000000000000000000000001-332',
    councilKey: 'council/zh',
    affairNumber: '1/2012',
    affairTitle: { de: 'Unabhängige Probenkommission' },
    subject: { de: 'Zustimmung' },
    date: '2012-03-02',
    totals: null,
  })
  expect(data.parliamentVotes?.at(-1)?.affairNumber).toBe('5599a')
})

test('ballots are decisions of members, and all of them together are the totals', async () => {
  const { import: data, counts, problems } = await parseKantonsratZh(ballots)
  expect(problems).toEqual([])
  expect(counts).toEqual({ councillors: 180, votes: 1, decisions: 180 })
  expect(data.parliamentVotes?.[0]?.totals).toEqual({ yes: 4, no: 2, abstain: 1, absent: 173 })
  expect(data.councillors?.[0]).toMatchObject({ key: 'kantonsrat-zh/muster-gamma/anna', seat: 184, cantonCode: 'ZH' })
})

test('the votes and the ballots are about the same votes', async () => {
  const both = mergeParliament([(await parseKantonsratZh(votes)).import, (await parseKantonsratZh(ballots)).import])
  expect(both.parliamentVotes).toHaveLength(9)
  expect(both.parliamentVotes?.filter((vote) => vote.totals)).toHaveLength(1)
})

test('a ballot that stands twice, or says nothing that is known, is reported by line; totals of which one may be missing are none', async () => {
  const [header = '', first = '', second = ''] = textOfSource(ballots).split('\n')
  const text = [header, first, first, second.replace(',JA,', ',VIELLEICHT,'), ''].join('\n')
  const { import: data, counts, problems } = await parseKantonsratZh(textSource('b.csv', text))
  expect(counts).toEqual({ councillors: 1, votes: 1, decisions: 1 })
  expect(data.parliamentVotes?.[0]?.totals).toBeNull()
  expect(problems).toEqual([
    { file: 'b.csv', line: 3, reason: 'Anna Müster Gamma votes twice' },
    { file: 'b.csv', line: 4, reason: 'stimme is no decision: "VIELLEICHT"' },
    { file: 'b.csv', line: 4, reason: expect.stringMatching(/^the roll call has 1 of 180 members/) },
  ])
})

test.each([
  ['2012-03-02', '2012-02-30', 'Sitzungsdatum is no day: "2012-02-30T00:00:00.000"'],
  ['Unabhängige Probenkommission', '', 'Titel is empty'],
  ['00000000000000000000000000000001-332', '7', 'eDocumentID is no number of a document: "7"'],
])('a vote with %s changed to "%s" is reported by line', async (from, to, reason) => {
  const { counts, problems } = await parseKantonsratZh(textSource('v.csv', textOfSource(votes).replace(from, to)))
  expect([counts.votes, problems]).toEqual([8, [{ file: 'v.csv', line: 2, reason }]])
})

test('half a file keeps its votes, other letters lose nothing', async () => {
  const half = cut(votes, 0.5)
  const line = textOfSource(half).split('\n').length
  const ofHalf = await parseKantonsratZh(half)
  expect(ofHalf.counts.votes).toBeGreaterThan(2)
  expect(ofHalf.counts.votes).toBeLessThan(line - 1)
  expect(ofHalf.problems).not.toEqual([])
  for (const problem of ofHalf.problems) expect(problem).toMatchObject({ file: 'votes.csv', line })
  const lastRowCut = await parseKantonsratZh(textSource('votes.csv', textOfSource(votes).slice(0, -3)))
  expect(lastRowCut.counts).toEqual({ votes: 8 })
  expect(lastRowCut.problems).toEqual([
    { file: 'votes.csv', line: 10, reason: 'no line break ends the last row: it may be cut off; if it is whole, end it with one' },
  ])
  expect(await parseKantonsratZh(asWindows1252(votes))).toEqual(await parseKantonsratZh(votes))
})
