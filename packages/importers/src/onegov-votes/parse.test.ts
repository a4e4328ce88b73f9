import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseOneGovVotes } from './parse.ts'

const source = fixture('./onegov-votes/fixtures/votes-zg.csv')
const changed = (from: string, to: string) => textSource('votes-zg.csv', textOfSource(source).replace(from, to))

test('the municipalities of a canton and its voters abroad are one result of a cantonal vote', async () => {
  const { import: data, counts, problems } = await parseOneGovVotes(source)
  expect([counts, problems]).toEqual([{ votes: 4 }, []])
  expect(data.peopleVotes?.[0]).toMatchObject({
    ...{ key: 'onegov-vote/zg/2027-03-07/k1/proposal', id: null, number: null, cantonCode: 'ZG', date: '2027-03-07', kind: 'proposal' },
    title: { de: 'Steinbockgesetz', fr: 'Loi sur le bouquetin' },
    result: {
      ...{ final: true, accepted: true, preferred: null, cantonVotes: null, cantons: [] },
      national: {
        ...{
          eligible: 23_900,
          cast: 7708,
          blank: 51,
          invalid: 7,
          valid: 7650,
          yes: 4100,
          no: 3550,
          yesPercent: 53.59,
          turnoutPercent: 32.25,
        },
      },
    },
  })
})

// Fails when `resultsOf` does not look at `counted`.
test('as long as a municipality has not counted nothing is decided', async () => {
  const votes = (await parseOneGovVotes(source)).import.peopleVotes?.slice(1) ?? []
  expect(votes.map(({ kind, result }) => [kind, result?.final, result?.accepted, result?.preferred, result?.national.eligible])).toEqual([
    ['initiative', false, null, null, 14_000],
    ['counter-proposal', false, null, null, 14_000],
    ['tie-break', false, null, null, 14_000],
  ])
})

// Fails when the tie-breaker is taken out of `isAccepted`.
test('where proposal and counter-proposal have a majority the tie-breaker decides', async () => {
  const all = textOfSource(source).replaceAll(',False,0,0,0,0,', ',True,10,10,0,0,')
  const votes = (await parseOneGovVotes(textSource('votes-zg.csv', all))).import.peopleVotes?.slice(1) ?? []
  expect(votes.map(({ result }) => [result?.final, result?.accepted, result?.preferred])).toEqual([
    [true, false, null],
    [true, true, null],
    [true, null, 'counter-proposal'],
  ])
})

// Fails when votes are called by their short code because the column of their titles has another name, or by nothing.
test('without a title no vote is read', async () => {
  const text = textOfSource(source)
  const renamed = await parseOneGovVotes(textSource('votes-zg.csv', text.replace('title_de_CH,title_fr_CH', 'Vorlage,Objet')))
  expect([renamed.counts, renamed.problems.map(({ line, reason }) => [line, reason])]).toEqual([
    {},
    [[1, expect.stringMatching(/^the columns "Vorlage", "Objet" are unknown, and title_de_CH is missing: say of each which it is/)]],
  ])
  const bare = await parseOneGovVotes(textSource('votes-zg.csv', text.replace('title_de_CH,title_fr_CH', 'id,answer')))
  expect([bare.counts, bare.problems.map(({ line, reason }) => [line, reason])]).toEqual([
    {},
    [[1, 'no column says what the votes are called: title_de_CH, title_fr_CH, title_it_CH, title_rm_CH, title']],
  ])
  const empty = await parseOneGovVotes(
    textSource('votes-zg.csv', text.replaceAll('Steinbockgesetz,Loi sur le bouquetin,2027-03-07,K1', ',,2027-03-07,')),
  )
  expect([empty.counts, empty.problems[0]?.reason]).toEqual([{ votes: 3 }, 'title and shortcode are empty: the vote is left out'])
})

// Fails when a vote is added up without its unread row.
test.each([
  [',3000,2000,5,40,14000', ',30000,2000,5,40,14000', /^32045 ballots of 14000 voters: the vote is left out/],
  [',Cham,1702,True,1000', ',Baar,1701,True,1000', /^entity_id 1701 stands twice for the proposal, again in line 3/],
  [',Cham,1702,True,1000', ',Basel,2701,True,1000', /^the rows lie in no canton, or in several/],
])('a vote with a row that cannot stand is left out as a whole, the others load: %s -> %s', async (from, to, reason) => {
  const { import: data, problems } = await parseOneGovVotes(changed(from, to))
  expect(data.peopleVotes).toHaveLength(3)
  expect(problems).toEqual([{ file: 'votes-zg.csv', line: 2, reason: expect.stringMatching(reason) }])
})

// Fails when `uncovered` is not asked.
test('a file that ends before a municipality says so', async () => {
  const rows = textOfSource(source).trimEnd().split('\n')
  const { problems } = await parseOneGovVotes(textSource('votes-zg.csv', `${rows.slice(0, -1).join('\n')}\n`))
  expect(problems.map(({ reason }) => reason)).toEqual(['the tie-breaker has no row of 1 municipalities of ZG, such as Zug (1711)'])
})

test('a file that is cut, or has a row of another width or without a number, loads no vote', async () => {
  for (const text of [
    textOfSource(source).slice(0, -3),
    textOfSource(source).replace(',5,40,', ',5;40,'),
    textOfSource(source).replace(',2000,', ',viele,'),
  ]) {
    const { import: data, problems } = await parseOneGovVotes(textSource('votes-zg.csv', text))
    expect(data).toEqual({})
    expect(problems.map(({ reason }) => reason)).toContain('no vote is read as long as a row is missing: its sum would be wrong')
  }
})

test('a federal vote is left to the sources that hold all cantons', async () => {
  const { import: data, problems } = await parseOneGovVotes(
    textSource('a.csv', textOfSource(source).replaceAll(',canton,', ',federation,')),
  )
  expect(data).toEqual({})
  expect(problems[0]?.reason).toBe(
    'the vote is federal: this file holds one canton of it, VoteInfo and Swissvotes hold all (domain "federation")',
  )
})
