import { expect, test } from 'vitest'
import { END_UNKNOWN } from '../source.ts'
import { cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseOneGov } from './parse.ts'

const compound = fixture('./onegov/fixtures/grossrat2026-gr.csv')
const lost = (reason: string) => ({ file: 'grossrat2026-gr.csv', line: 0, reason, loss: 'areas' })
const openEnd = (file: string) => ({
  ...{ file, line: 25, isDoubt: true },
  reason: `${END_UNKNOWN}: the last election of the file has one area, 3681; candidates behind Dora Vogt may be missing`,
})
const majority = fixture('./onegov/fixtures/stadtrat2025-kriens.csv')

test('a compound is one election for each constituency, and the blank list is no list', async () => {
  const { import: data, counts, problems } = await parseOneGov(compound)
  expect(problems).toEqual([openEnd('grossrat2026-gr.csv')])
  expect(counts).toEqual({ elections: 2, constituencies: 2, lists: 3, candidates: 4, elected: 3 })
  expect(data.elections?.map(({ election }) => [election.name, election.constituencyId, election.seats])).toEqual([
    [{ de: 'Probewahl 2026: Thusis', rm: 'Elecziun da prova 2026: Tusaun' }, 237, 2],
    [{ de: 'Probewahl 2026: Avers', rm: 'Elecziun da prova 2026: Avras' }, 202, 1],
  ])
  expect(data.elections?.[0]?.election).toMatchObject({ council: 'cantonal-parliament', seatMethod: 'double-proportional', lines: 2 })
})

test('votes of candidates and lists are added up over the municipalities', async () => {
  const { import: data } = await parseOneGov(compound)
  expect(data.elections?.[0]?.result).toEqual({
    final: true,
    source: null,
    areas: { counted: 6, total: 6 },
    candidates: [
      { candidateKey: '1001', votes: 27, elected: true },
      { candidateKey: '1002', votes: 15, elected: false },
      { candidateKey: '2001', votes: 29, elected: true },
    ],
    lists: [
      { listKey: '1', votes: 42, seats: 1 },
      { listKey: '2', votes: 29, seats: 1 },
    ],
  })
})

test('a sub-connection stands below its connection', async () => {
  const lists = (await parseOneGov(compound)).import.elections?.[0]?.lists ?? []
  expect(lists.map((list) => [list.key, list.connection, list.subConnection, list.candidateKeys])).toEqual([
    ['1', 'A', 'A1', ['1001', '1002']],
    ['2', 'A', null, ['2001']],
  ])
})

test('a majority election has no lists, scattered votes are nobody, quarters are no municipalities', async () => {
  const { import: data, counts } = await parseOneGov(majority)
  expect(counts).toEqual({ elections: 1, lists: 0, candidates: 2, elected: 1 })
  expect(data.elections?.[0]?.election).toMatchObject({
    level: 'communal',
    type: 'executive',
    council: 'communal-government',
    cantonCode: 'LU',
    municipality: 'Kriens',
    maxRepetitions: 1,
    seatMethod: 'majority',
  })
  expect(data.elections?.[0]?.result?.candidates[0]).toEqual({ candidateKey: '1', votes: 510, elected: true })
})

test('rows that cannot be read are reported by line, the others load', async () => {
  const text = textOfSource(compound)
    .replace('1980,20\n', '1980,zwanzig\n')
    .replace('False,STB,male,1975,10', 'vielleicht,STB,male,1975,10')
  const { counts, problems } = await parseOneGov(textSource('a-gr.csv', text))
  expect(counts.candidates).toBe(4)
  expect(problems).toEqual([
    { file: 'a-gr.csv', line: 2, reason: 'candidate_votes is no number: "zwanzig"' },
    { file: 'a-gr.csv', line: 3, reason: 'candidate_elected is neither true nor false: "vielleicht"' },
    { file: 'a-gr.csv', line: 4, reason: 'the municipality 3668 has no row of 2 candidates, such as 1001' },
    openEnd('a-gr.csv'),
  ])
})

test('a quote that is never closed is reported', async () => {
  const { problems } = await parseOneGov(textSource('a.csv', textOfSource(majority).replace('Beispiel', '"Beispiel')))
  expect(problems.length).toBeGreaterThan(0)
})

test('a file that was cut off loads up to the cut', async () => {
  const { counts, problems } = await parseOneGov(cut(compound, 0.5))
  expect(counts.elections).toBe(1)
  expect(problems).toEqual([
    { file: 'grossrat2026-gr.csv', line: 12, reason: expect.stringMatching(/columns instead of 27/) },
    lost('cantonal-parliament/gr/2026-05-17/thusis is final and has no row of 3 municipalities, such as Flerden (3662)'),
    lost('the constituencies of the file have 2 of the 3 seats: others are missing'),
  ])
})

test('what only the name of the file tells is a doubt, but for the day of the National Council', async () => {
  const row = '2761,True,Muster,Anna,1,True,10,,'
  const header =
    'entity_id,entity_counted,candidate_family_name,candidate_first_name,candidate_id,candidate_elected,candidate_votes,list_id,list_number_of_mandates'
  const { import: data, problems } = await parseOneGov(textSource('regierungsrat2019-bl.csv', `${header}\n${row}\n`))
  expect(data.elections?.[0]?.election).toMatchObject({
    council: 'cantonal-government',
    electionDate: '2019-12-31',
    name: { de: 'Regierungsrat 2019 Bl' },
  })
  expect(problems.map((problem) => problem.reason)).toEqual([
    'election_date is missing: 2019-12-31 is taken, out of the name of the file; --date says another',
    'election_mandates is missing: 1 is taken, the number of elected candidates',
    `${END_UNKNOWN}: the last election of the file has one area, 2761; candidates behind Anna Muster may be missing`,
  ])
  const proportional = `${header}\n2761,True,Muster,Anna,1,True,10,01,7\n`
  const national = await parseOneGov(textSource('nr2019-bl.csv', proportional))
  expect(national.problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(`^${END_UNKNOWN}`)])
  expect(national.import.elections?.[0]?.election).toMatchObject({ council: 'national-council', electionDate: '2019-10-20', seats: 7 })
})

// Fails when the rows of a municipality that is still counting are added up.
test.each([
  ['regierungsrat2019-bl.csv', ''],
  ['nr2019-bl.csv', '01'],
])('in %s what is not counted yet counts as nothing in every sum, and nobody has votes before the first', async (file, list) => {
  const header =
    'entity_id,entity_counted,candidate_family_name,candidate_first_name,candidate_id,candidate_elected,candidate_votes,list_id,list_votes'
  const votesOf = async (...counted: readonly boolean[]) => {
    const rows = counted.map(
      (isCounted, index) => `${2761 + index},${isCounted ? 'True' : 'False'},Muster,Anna,1,False,${10 + index},${list},${100 + index}`,
    )
    const { import: data } = await parseOneGov(textSource(file, `${[header, ...rows].join('\n')}\n`))
    const result = data.elections?.[0]?.result
    return [result?.candidates[0]?.votes, result?.lists[0]?.votes]
  }
  expect(await votesOf(true, true)).toEqual([21, list ? 201 : undefined])
  expect(await votesOf(true, false)).toEqual([10, list ? 100 : undefined])
  expect(await votesOf(false, false)).toEqual([null, list ? null : undefined])
})

// Fails when the majority that a first round asks for is not kept: its open seats would have no reason.
test('the absolute majority of a majority election stands with the ballots', async () => {
  const [header = '', ...rows] = textOfSource(majority).trimEnd().split('\n')
  const counted = [
    `${header},entity_received_ballots,entity_blank_ballots,entity_invalid_ballots`,
    ...rows.map((row) => `${row},520,10,10`),
  ]
  const { import: data } = await parseOneGov(textSource('stadtrat2025-kriens.csv', `${counted.join('\n')}\n`))
  expect(data.elections?.[0]?.result?.ballots).toMatchObject({ absoluteMajority: 500 })
  expect((await parseOneGov(compound)).import.elections?.[0]?.result?.ballots ?? {}).not.toHaveProperty('absoluteMajority')
})
