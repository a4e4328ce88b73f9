import { expect, test } from 'vitest'
import { END_UNKNOWN } from '../source.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseOneGov } from './parse.ts'

const NATIONAL = textOfSource(fixture('./fixtures/nr2027-bl.csv'))
const COMPOUND = textOfSource(fixture('./onegov/fixtures/grossrat2026-gr.csv'))

/** What the file says without the rows that contain a text. */
const without = (text: string, part: string) =>
  text
    .split('\n')
    .filter((row) => !row.includes(part))
    .join('\n')
const lossesOf = async (name: string, text: string) =>
  (await parseOneGov(textSource(name, text))).problems.flatMap(({ loss, reason }) => (loss ? [`${loss}: ${reason}`] : []))

// Fails when a final result is not compared with the municipalities that vote in it.
test('a final result without the rows of a municipality is a loss; one that is not final has not counted it', async () => {
  expect(await lossesOf('nr2027-bl.csv', NATIONAL)).toEqual([])
  const cut = without(NATIONAL, ',2895,')
  expect(await lossesOf('nr2027-bl.csv', cut)).toEqual([
    'areas: national-council/bl/2027-10-24 is final and has no row of 1 municipalities, such as Waldenburg (2895)',
  ])
  for (const status of ['interim', 'unknown']) {
    const { import: data, problems } = await parseOneGov(textSource('nr2027-bl.csv', cut.replaceAll(',final,', `,${status},`)))
    expect(problems).toEqual([])
    expect(data.elections?.[0]?.result).toMatchObject({ final: false, areas: { counted: 85, total: 86 } })
  }
})

// Fails when municipalities of before a merger are not told from missing ones.
test('two municipalities that exist no longer may have become one that the file does not know', async () => {
  const rows = NATIONAL.split('\n')
  const former = [2897, 2898].flatMap((number) =>
    rows.filter((row) => row.includes(',2895,')).map((row) => row.replace(',2895,', `,${number},`)),
  )
  const merged = [without(NATIONAL, ',2895,').trimEnd(), ...former, ''].join('\n')
  expect(await lossesOf('nr2027-bl.csv', merged)).toEqual([])
})

// Fails when the constituencies of a compound are not counted.
test('a compound without one of its constituencies is a loss', async () => {
  expect(await lossesOf('grossrat2026-gr.csv', COMPOUND)).toEqual([])
  expect(await lossesOf('grossrat2026-gr.csv', without(COMPOUND, ',Avers,'))).toEqual([
    'areas: the constituencies of the file have 2 of the 3 seats: others are missing',
  ])
})

// Fails when the absolute majority is not compared with the ballots.
test('fewer ballots than the absolute majority needs are a loss', async () => {
  const header =
    'election_date,election_type,election_mandates,election_absolute_majority,entity_id,entity_received_ballots,entity_blank_ballots,entity_invalid_ballots,candidate_family_name,candidate_first_name,candidate_id,candidate_elected,candidate_votes'
  const quarters = [1, 2].map((quarter) => `2027-03-07,majorz,1,51,${quarter},52,1,1,Muster,Anna,1,False,50`)
  const file = (rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`
  expect(await lossesOf('stadtrat2027-kriens.csv', file(quarters))).toEqual([])
  expect(await lossesOf('stadtrat2027-kriens.csv', file(quarters.slice(0, 1)))).toEqual([
    expect.stringMatching(/51 ballots are too few for an absolute majority of 51: areas are missing$/),
  ])
})

// Fails when a file whose end cannot be known says nothing.
test('a last election of one area says that candidates may be missing', async () => {
  const { problems } = await parseOneGov(textSource('grossrat2026-gr.csv', COMPOUND))
  expect(problems).toEqual([
    {
      ...{ file: 'grossrat2026-gr.csv', line: 25, isDoubt: true },
      reason: `${END_UNKNOWN}: the last election of the file has one area, 3681; candidates behind Dora Vogt may be missing`,
    },
  ])
})

// Fails when the votes of the area or those of the list are not compared with the candidates.
test('it says nothing where the candidates of the file have all votes of the area', async () => {
  const header =
    'election_date,election_type,election_status,election_mandates,entity_id,entity_accounted_votes,list_name,list_id,list_number_of_mandates,list_votes,candidate_family_name,candidate_first_name,candidate_id,candidate_elected,candidate_votes'
  const row = (list: string, listVotes: number, name: string, votes: number) =>
    `2026-05-17,proporz,final,1,3681,50,${list},${list},${list === '1' ? 1 : 0},${listVotes},${name},Anna,${list}01,${list === '1' ? 'True' : 'False'},${votes}`
  const endOf = async (rows: readonly string[]) => {
    const { problems } = await parseOneGov(textSource('grossrat2026-gr.csv', `${[header, ...rows].join('\n')}\n`))
    return problems.some(({ reason }) => reason.startsWith(END_UNKNOWN))
  }
  expect(await endOf([row('1', 41, 'Muster', 41), row('2', 9, 'Probst', 9)])).toBe(false)
  expect(await endOf([row('1', 41, 'Muster', 41)])).toBe(true)
  expect(await endOf([row('1', 41, 'Muster', 40), row('2', 10, 'Probst', 10)])).toBe(true)
})
