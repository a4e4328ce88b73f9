import type { AffairVotes, PeopleVoteRecord, Page, VoteBodies, VoteCard } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../../src/catalogue/parliament/write-parliament.ts'
import { AFFAIR, parliamentSample, sampleAffair, sampleVote, VOTE } from '../../support/parliament-sample.ts'
import type { TestApi } from '../api-client.ts'
import { openParliamentApi } from '../parliament-api.ts'

/** One vote each on thirty affairs without a page, older than those of the sample, and five on another. */
const LONE = Array.from({ length: 30 }, (_, index) => 2_000 + index)
const SAME = Array.from({ length: 5 }, (_, index) => 3_000 + index)
const cantonal = {
  ...(parliamentSample.peopleVotes?.[0] as PeopleVoteRecord),
  ...{ key: 'people-vote/bs', id: 9_000, number: null, cantonCode: 'BS' as const, kind: 'proposal' as const, topics: [] },
}
const totals = (yes: number, no: number) => ({ yes, no, abstain: 0, absent: 0 })

let api: TestApi
beforeAll(async () => {
  api = await openParliamentApi({
    affairs: [sampleAffair(77, { number: '99.077' })],
    parliamentVotes: [
      ...LONE.map((id) => sampleVote(id, { affairKey: null, affairNumber: `01.${id}`, date: '2001-03-05', totals: totals(60, 40) })),
      ...SAME.map((id, index) => sampleVote(id, { affairKey: 'affair/77', date: `2002-03-0${index + 1}`, totals: totals(101, 99) })),
      sampleVote(4_000, { councilKey: 'council/2', affairKey: null, affairNumber: '02.4', date: '2003-03-05', totals: totals(20, 26) }),
      sampleVote(5_000, { councilKey: 'council/bs', affairKey: null, affairNumber: 'BS.1', date: '2004-03-05', totals: totals(50, 50) }),
      sampleVote(5_001, { councilKey: 'council/bs', affairKey: null, affairNumber: 'BS.1', date: '2004-03-05', totals: null }),
    ],
    peopleVotes: [cantonal],
  })
})
afterAll(() => api.close())

async function affairs(query = ''): Promise<Page<AffairVotes>> {
  const { status, json } = await api.call<Page<AffairVotes>>('GET', `/affair-vote?lang=de${query}`)
  expect([query, status]).toEqual([query, 200])
  return json
}
const idsOf = ({ items }: Page<AffairVotes>) => items.map(({ votes }) => votes.map(({ id }) => id))
async function found(query: string): Promise<readonly number[]> {
  return (await api.call<Page<VoteCard>>('GET', `/vote?lang=de${query}`)).json.items.map(({ id }) => id)
}

// Fails when votes of one affair stand apart, an affair appears on two pages, or the votes of the people come in between.
test('votes of parliaments stand by affair, the one with the newest first, page by page [ROUTE-36, VALID-11]', async () => {
  const first = await affairs()
  expect(idsOf(first).slice(0, 5)).toEqual([[VOTE.second, VOTE.first], [VOTE.third], [5_001, 5_000], [4_000], [3_004, 3_003, 3_002]])
  expect(first.items[0]).toMatchObject({ affairId: AFFAIR.energy, affairNumber: '24.080', total: 2 })
  expect(first.items[2]).toMatchObject({ affairId: null, affairNumber: 'BS.1', total: 2 })
  expect(first.items[4]).toMatchObject({ affairId: 77, total: 5 })
  expect([first.total, first.items.length]).toEqual([35, 20])
  const second = await affairs('&page=2')
  expect(second.items.length).toBe(15)
  expect(new Set([...idsOf(first), ...idsOf(second)].flat()).size).toBe(2 + 1 + 2 + 1 + 3 + LONE.length)
  expect(idsOf(await affairs('&sort=oldest&from=2002-01-01')).slice(0, 2)).toEqual([[3_000, 3_001, 3_002], [4_000]])
})

// Fails when one of the conditions is left out, or a tie or a vote without numbers counts as decided.
test('lists are narrowed by council, canton, what there was more of, and closeness, exactly as the data say', async () => {
  expect(idsOf(await affairs('&council=2'))).toEqual([[4_000]])
  expect(idsOf(await affairs('&canton=BS'))).toEqual([[5_001, 5_000]])
  expect((await affairs('&canton=CH')).total).toBe(34)
  expect(idsOf(await affairs('&result=no'))).toEqual([[4_000]])
  expect(idsOf(await affairs('&margin=2&from=2002-01-01'))).toEqual([[VOTE.first], [5_000], [3_004, 3_003, 3_002]])
  expect((await affairs('&margin=2&council=1')).items.map(({ total }) => total)).toEqual([1, 5])
  expect(idsOf(await affairs('&searchTerm=rentenreform'))).toEqual([[VOTE.third]])
  expect((await affairs('&council=4711')).total).toBe(0)
  expect(await found('&peopleVotes=true&canton=BS')).toEqual([9_000])
  expect(await found('&peopleVotes=true&canton=CH')).toEqual([VOTE.upcoming, VOTE.people])
  expect(await found('&peopleVotes=true&result=no')).toEqual([VOTE.people, 9_000])
  expect(await found('&peopleVotes=true&result=yes')).toEqual([])
  expect(await found('&areaFilter=10&peopleVotes=true')).toEqual([VOTE.upcoming, VOTE.people])
  expect(await found('&areaFilter=1')).toEqual([])
})

test('a parameter that is none is refused [VALID-11]', async () => {
  for (const query of ['result=maybe', 'margin=3', 'canton=XX', 'council=x', 'areaFilter=a', 'peopleVotes=true']) {
    expect([query, (await api.call('GET', `/affair-vote?${query}`)).status]).toEqual([query, 400])
  }
})

test('the bodies are those of which votes are stored, and no others', async () => {
  const { json } = await api.call<VoteBodies>('GET', '/vote-body?lang=de')
  expect(json.councils.map(({ name }) => name)).toEqual(['Nationalrat', 'Ständerat', 'Grosser Rat'])
  expect([json.cantons, json.areas]).toEqual([['BS'], [10]])
})

// Fails without the trigger on decisions, or when what the source counts itself does not come first.
test('what a vote is narrowed by follows its decisions', async () => {
  expect(await found(`&result=yes&searchTerm=schlussabstimmung&from=2026-09-18&to=2026-09-18`)).toEqual([])
  const decisions = [
    ...['yes', 'yes'].map((_, index) => ({
      voteKey: `parliament/${VOTE.first}`,
      councillorKey: `councillor/${3 + index * 5}`,
      decision: 'yes' as const,
    })),
    { voteKey: `parliament/${VOTE.second}`, councillorKey: 'councillor/3', decision: 'no' as const },
  ]
  await writeParliament(api.db, { decisions }, { format: 'sample', source: '' })
  expect(await found('&result=yes&from=2026-09-18&to=2026-09-18')).toEqual([VOTE.second, VOTE.first])
  expect(await found('&margin=10&from=2026-09-18&to=2026-09-18')).toEqual([])
})
