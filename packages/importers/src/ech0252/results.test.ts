import { describe, expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseEch0252 } from './parse.ts'

const delivery = fixture('./ech0252/fixtures/results.xml')
const changed = (from: string, to: string) => textSource('a.xml', textOfSource(delivery).replace(from, to))

test('results that stand with their election are added up over the counting circles', async () => {
  const { import: data, counts, problems } = await parseEch0252(delivery)
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 1, lists: 2, candidates: 2, elected: 2 })
  expect(data.elections?.[0]?.result).toEqual({
    final: true,
    source: null,
    areas: { counted: 2, total: 2 },
    candidates: [
      { candidateKey: 'K1', votes: 60, elected: true },
      { candidateKey: 'K2', votes: 45, elected: true },
    ],
    lists: [
      { listKey: 'L1', votes: 80, additionalVotes: 20, seats: 1 },
      { listKey: 'L2', votes: 50, additionalVotes: 5, seats: 1 },
    ],
    ballots: { eligible: 300, received: 75, blank: 2, invalid: 3, valid: 70, lostLines: 10 },
  })
})

test('a count that contradicts itself and seats that do not follow are reported', async () => {
  const votes = await parseEch0252(changed('<countOfCandidateVotes>50<', '<countOfCandidateVotes>51<'))
  expect(votes.problems.map(({ reason }) => reason)).toEqual([
    'list L1: 60 candidate votes and 20 additional votes are not 81 party votes',
    '131 party votes and 10 lost lines are not the 140 lines of 70 valid ballots',
  ])
})

test('without the word that the result is complete it is not final', async () => {
  const { import: data, counts } = await parseEch0252(changed('Complete>true<', 'Complete>false<'))
  expect([data.elections?.[0]?.result?.final, counts.elected]).toEqual([false, undefined])
})

describe('a result delivery without its election', () => {
  const text = textOfSource(delivery)
  const start = text.indexOf('<electionInformationDelivery>')
  const end = text.indexOf('<electionResultDelivery>')
  const alone = textSource('result.xml', text.slice(0, start) + text.slice(end))

  test('is read under the key of the election, with the line where it stands', async () => {
    const { import: data, counts, problems, resultLines } = await parseEch0252(alone)
    expect([problems, counts, resultLines]).toEqual([[], { elections: 1, elected: 2 }, [expect.any(Number)]])
    expect(data.elections).toBeUndefined()
    expect(data.results?.map(({ electionKey, result }) => [electionKey, result.final, result.lists])).toEqual([
      [
        'ech0252/sg/2027-10-24/P1',
        true,
        [
          { listKey: 'L1', votes: 80, additionalVotes: 20, seats: 1 },
          { listKey: 'L2', votes: 50, additionalVotes: 5, seats: 1 },
        ],
      ],
    ])
  })

  test('says when it stood like this, how much is counted and whom the lot elected', async () => {
    const interim = textOfSource(alone)
      .replace('<cantonId>', '<messageDate>2027-10-24T16:05:09.2218645+02:00</messageDate><cantonId>')
      .replace('<resultData>', '<resultData><isFullyCounted>false</isFullyCounted>')
      .replace('Complete>true<', 'Complete>false<')
      .replace('ByDraw>false<', 'ByDraw>true<')
    const result = (await parseEch0252(textSource('a.xml', interim))).import.results?.[0]?.result
    expect(result).toMatchObject({ final: false, asOf: '2027-10-24T14:05:09.221Z', areas: { counted: 1, total: 2 } })
    expect(result?.candidates).toContainEqual({ candidateKey: 'K1', votes: 60, elected: true, byLot: true })
  })

  test('of another day is no result of an election in the same file', async () => {
    const other = text.slice(0, end) + text.slice(end).replace('<pollingDay>2027-10-24', '<pollingDay>2027-11-28')
    const { import: data } = await parseEch0252(textSource('a.xml', other))
    expect(data.elections?.[0]?.result).toBeNull()
    expect(data.results?.[0]?.electionKey).toBe('ech0252/sg/2027-11-28/P1')
  })
})

// Fails when a delivery that takes an earlier one back, or of which a part is missing, is imported like any other.
test.each([
  ['action>1<', 'action>3<', 'action "3": this is no first delivery ("1"), it takes back, corrects or forwards an earlier one'],
  [
    'numberOfEntries>1<',
    'numberOfEntries>2<',
    'numberOfEntries says 3, and the file holds 2 elections and results: 1 missing, it may be cut or a part',
  ],
])('%s as %s is asked about', async (from, to, reason) => {
  const majority = fixture('./columns/fixtures/majority.xml')
  expect((await parseEch0252(majority)).problems).toEqual([])
  const { problems } = await parseEch0252(textSource('a.xml', textOfSource(majority).replace(from, to)))
  expect(problems).toEqual([{ file: 'a.xml', line: expect.any(Number), reason }])
})

test('each result of a group is an entry', async () => {
  const text = textOfSource(fixture('./columns/fixtures/majority.xml'))
  const more = text.replace(
    '</electionGroupResult>',
    '<electionResult><electionIdentification>M9</electionIdentification></electionResult></electionGroupResult>',
  )
  const { problems } = await parseEch0252(textSource('a.xml', more))
  expect(problems.map(({ reason }) => reason)).toContain('numberOfEntries says 2, and the file holds 3 elections and results')
})
