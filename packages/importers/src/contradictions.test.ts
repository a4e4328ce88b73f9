import { expect, test } from 'vitest'
import { contradictionsOf } from './contradictions.ts'
import { parseOneGov } from './onegov/parse.ts'
import { parseSesamBs } from './sesam-bs/parse.ts'
import { fixture, textOfSource, textSource } from './test-support/source.ts'

const compound = fixture('./onegov/fixtures/grossrat2026-gr.csv')

async function sample() {
  const [bundle] = (await parseOneGov(compound)).import.elections ?? []
  if (!bundle?.result) throw new Error('the sample has a result')
  return { ...bundle, result: bundle.result }
}

test('a count that holds has no contradictions', async () => {
  expect(contradictionsOf(await sample())).toEqual([])
  const [west] = (await parseSesamBs(fixture('./sesam-bs/fixtures/full-2020.xlsx'))).import.elections ?? []
  expect(west && contradictionsOf({ ...west, result: null })).toEqual([])
})

test('candidate votes and additional votes are the party votes (BPR 39)', async () => {
  const bundle = await sample()
  const lists = bundle.result.lists.map((list) => ({ ...list, additionalVotes: 0 }))
  expect(contradictionsOf({ ...bundle, result: { ...bundle.result, lists } })).toEqual([])
  const more = lists.map((list) => ({ ...list, additionalVotes: 2 }))
  expect(contradictionsOf({ ...bundle, result: { ...bundle.result, lists: more } })[0]).toBe(
    'list 1: 42 candidate votes and 2 additional votes are not 42 party votes',
  )
})

test('party votes and lost lines are the lines of the valid ballots', async () => {
  const bundle = await sample()
  const ballots = { eligible: null, received: 40, blank: 1, invalid: 1, valid: 38, lostLines: 5 }
  expect(contradictionsOf({ ...bundle, result: { ...bundle.result, ballots } })).toEqual([])
  expect(contradictionsOf({ ...bundle, result: { ...bundle.result, ballots: { ...ballots, lostLines: 4 } } })).toEqual([
    '71 party votes and 4 lost lines are not the 76 lines of 38 valid ballots',
  ])
})

test('the elected of a list are its seats, together the seats of the election; a vacancy is none', async () => {
  const bundle = await sample()
  const candidates = bundle.result.candidates.map((one) => ({ ...one, elected: true }))
  expect(contradictionsOf({ ...bundle, result: { ...bundle.result, candidates } })).toEqual(['list 1: 2 elected candidates for 1 seats'])
  const lists = bundle.result.lists.map((list) => (list.listKey === '2' ? { ...list, seats: 2 } : list))
  expect(contradictionsOf({ ...bundle, result: { ...bundle.result, lists } })).toEqual(['the lists have 3 seats of 2'])
})

test('an import reports them and loads', async () => {
  const { counts, problems } = await parseOneGov(textSource('a-gr.csv', textOfSource(compound).replace('1980,20\n', '1980,21\n')))
  expect(counts.elections).toBe(2)
  expect(problems.filter(({ isDoubt }) => !isDoubt)).toEqual([
    { file: 'a-gr.csv', line: 2, reason: 'list 1: 43 candidate votes are more than 42 party votes' },
  ])
})

// Fails when seats for which the lot is still to be drawn count as a contradiction, or every gap is forgiven.
test('a lot that is still to be drawn leaves seats of a list, or of the election, without a contradiction', async () => {
  const bundle = await sample()
  const nobody = { ...bundle.result, candidates: bundle.result.candidates.map((one) => ({ ...one, elected: false })) }
  const drawn = { ...nobody, candidates: nobody.candidates.map((one) => ({ ...one, drawPending: true })) }
  expect(contradictionsOf({ ...bundle, result: nobody })).not.toEqual([])
  expect(contradictionsOf({ ...bundle, result: drawn })).toEqual([])
  const noList = { ...drawn, lists: drawn.lists.map((list) => ({ ...list, seats: 0 })) }
  expect(contradictionsOf({ ...bundle, result: noList })[0]).toMatch(/^the lists have 0 seats of/)
  const lists = noList.lists.map((list) => ({ ...list, drawPending: true }))
  expect(contradictionsOf({ ...bundle, result: { ...noList, lists } })).toEqual([])
})
