import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { END_UNKNOWN } from '../source.ts'
import { parseCandidateLists } from './parse.ts'

const DOUBT = { file: 'kandidierende.csv', isDoubt: true }
const list = fixture('./candidate-lists/fixtures/candidates-2027.json')
const CSV = `wahl_jahr,ebene_resultat,kanton_nummer,kanton_bezeichnung,liste_nummer_bfs,liste_nummer_kanton,liste_bezeichnung,kandidat_nummer,name,vorname,geschlecht,geburtsjahr,wohnort,beruf,kandidat_status_id,partei_bezeichnung_de,kandidat_listenplatz_1,kandidat_listenplatz_2,stimmen_kandidat,flag_gewaehlt
2027,Kanton,14,Schaffhausen,1,1,Die Arven,1,Muster,Anna,F,1980.0,Schaffhausen,Köchin,2.0,ARV,1,2.0,900,1
2027,Gemeinde,14,Schaffhausen,1,1,Die Arven,1,Muster,Anna,F,1980.0,Schaffhausen,Köchin,2.0,ARV,1,2.0,400,1
2027,Kanton,14,Schaffhausen,2,2a,Die Steinböcke,1,Probst,Beat,M,1975.0,Schaffhausen,Förster,,STB,1,,800,1
2027,Kanton,14,Schaffhausen,2,2a,Die Steinböcke,2,Fels,Carla,F,1990.0,Neuhausen,,,STB,2,,700,0
`

test('the list of the statistical office: an election for each canton, one seat without lists', async () => {
  const { import: data, counts, problems } = await parseCandidateLists(list)
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 2, lists: 2, candidates: 4, elected: 3 })
  expect(data.elections?.map(({ election }) => [election.key, election.electionDate, election.seats, election.seatMethod])).toEqual([
    ['candidate-lists/national-council/2027/sh', '2027-10-24', 2, 'hagenbach-bischoff'],
    ['candidate-lists/national-council/2027/ur', '2027-10-24', 1, 'majority'],
  ])
  const [schaffhausen, uri] = data.elections ?? []
  expect(schaffhausen?.lists.map(({ key, candidateKeys }) => [key, candidateKeys])).toEqual([
    ['1', ['01.01', '01.01']],
    ['2a', ['2a.01', '2a.02']],
  ])
  expect(schaffhausen?.candidates[0]).toMatchObject({
    ...{ number: '01.01', firstName: 'Anna', lastName: 'Muster', birthYear: 1980, sex: 'female', incumbent: true, place: 'Schaffhausen' },
    occupation: { de: 'Köchin' },
  })
  expect(schaffhausen?.result).toMatchObject({
    final: true,
    lists: [
      { listKey: '1', seats: 1 },
      { listKey: '2a', seats: 1 },
    ],
  })
  expect(uri?.candidates.map(({ listKey, number }) => [listKey, number])).toEqual([[null, null]])
})

// Fails when the rows of municipalities are read as candidates.
test('the same as CSV: rows of municipalities are no candidates', async () => {
  const [json, csv] = [await parseCandidateLists(list), await parseCandidateLists(textSource('kandidierende.csv', CSV))]
  expect(csv.problems).toEqual([
    {
      ...{ file: 'kandidierende.csv', line: 0, loss: 'areas' },
      reason: 'the file has no candidate in AG, BE, BL, BS, FR, GE, GR, JU, LU, NE, SG, SO, SZ, TG, TI, VD, VS, ZG, ZH',
    },
    { ...DOUBT, line: 0, reason: 'the file has no candidate in AI, AR, GL, NW, OW, UR, which elect by majority' },
    {
      ...DOUBT,
      line: 5,
      reason: `${END_UNKNOWN}: 3 candidates in 1 cantons are read, the last in list Die Steinböcke of SH; more of them may be missing`,
    },
  ])
  const [ofJson, ofCsv] = [json.import.elections?.[0], csv.import.elections?.[0]]
  // Only the JSON says when it was written, in Swiss time.
  expect({ ...ofCsv?.result, asOf: '2027-10-25T11:10:24.000Z' }).toEqual(ofJson?.result)
  expect(ofCsv?.candidates.map((one) => ({ ...one, partyKey: null }))).toEqual(ofJson?.candidates)
  expect(csv.import.parties?.map(({ shortName }) => shortName)).toEqual([{ de: 'ARV' }, { de: 'STB' }])
})

test('before the count there is no result', async () => {
  const before = textOfSource(list)
    .replace(/"stimmen_kandidat": \d+/g, '"stimmen_kandidat": null')
    .replace(/"flag_gewaehlt": (true|false)/g, '"flag_gewaehlt": null')
  const { import: data, counts } = await parseCandidateLists(textSource('a.json', before))
  expect(counts).toEqual({ elections: 2, lists: 2, candidates: 4 })
  expect(data.elections?.map(({ result }) => result)).toEqual([null, null])
})

// Fails when a repeated candidate is not reported.
test('what contradicts itself, stands twice or lies nowhere is reported', async () => {
  const reasonsOf = async (text: string) =>
    (await parseCandidateLists(textSource('a.csv', text))).problems
      .filter(({ isDoubt, loss }) => !isDoubt && loss === undefined)
      .map(({ line, reason }) => [line, reason])
  const rows = CSV.trimEnd().split('\n')
  expect(await reasonsOf(`${[...rows, rows[1]].join('\n')}\n`)).toEqual([[6, 'candidate 01.01 of SH stands twice']])
  expect(await reasonsOf(CSV.replace('2027,Kanton,14', '2027,Kanton,27'))).toContainEqual([2, 'kanton_nummer is no canton: "27"'])
  expect(await reasonsOf(CSV.replace('\n2027,Kanton', '\n2023,Kanton'))).toEqual([[0, 'the file holds several elections: 2023, 2027']])
})

// Fails when the places of the last list, or the elected of a canton, are not compared with what there must be.
test('a table that ends inside of a list, or of a canton that has elected, is refused', async () => {
  const reasonsOf = async (rows: readonly string[]) =>
    (await parseCandidateLists(textSource('a.csv', `${rows.join('\n')}\n`))).problems
      .filter(({ isDoubt, loss }) => !isDoubt && loss === undefined)
      .map(({ line, reason }) => [line, reason])
  const rows = CSV.trimEnd().split('\n')
  const before = rows.map((row) => row.replace(/,\d+,[01]$/, ',,'))
  expect(await reasonsOf(before)).toEqual([])
  const [head = '', first = '', ofMunicipality = '', second = '', third = ''] = before
  expect(await reasonsOf([head, first, ofMunicipality, third])).toEqual([
    [4, 'the last list of the file, Die Steinböcke of SH, has no candidate in place 1'],
  ])
  expect(await reasonsOf([head, second])).toEqual([[2, 'SH has 1 candidates for 2 seats']])
  expect(await reasonsOf([...rows.slice(0, 3), rows[4] ?? ''])).toContainEqual([2, 'SH has 1 elected for 2 seats'])
})

test("chvote's list: cantons and lists by name, the year by the name of the file", async () => {
  const text = `firstname,lastname,gender,year_of_birth,age,zip,city,country,party_short,district,list,list_place_1,list_place_2,incumbent
Anna,Muster,f,1980,39,8200,Schaffhausen,Schweiz,ARV,Schaffhausen,Die Arven,1,2,1
Beat,Probst,m,NA,44,8200,Schaffhausen,Schweiz,STB,Schaffhausen,Die Steinböcke,1,NA,0
`
  const { import: data, counts, problems } = await parseCandidateLists(textSource('2019_chvote.csv', text))
  expect(problems.map(({ loss, isDoubt }) => loss ?? isDoubt)).toEqual(['areas', true, true])
  expect(counts).toEqual({ elections: 1, lists: 2, candidates: 2 })
  expect(data.elections?.[0]?.election).toMatchObject({ electionDate: '2019-10-20', cantonCode: 'SH', seats: 2 })
  expect(data.elections?.[0]?.lists[0]).toMatchObject({
    number: 'Die Arven',
    candidateKeys: ['die-arven/muster-anna/1980', 'die-arven/muster-anna/1980'],
  })
  expect((await parseCandidateLists(textSource('chvote.csv', text))).problems[0]?.reason).toMatch(/^the year of the election/)
})
