import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workbookSource } from '../test-support/workbook.ts'
import { parseSesamBs } from './parse.ts'

/** Columns of a release without day and status, with the mark of UTF-8 in the first one. */
const COLUMNS = [
  ...['\uFEFFWahlkreisbezeichnung', 'Anzahl Sitze', 'Anzahl Gemeinden', 'Stimmberechtigte', 'Wahlzettel', 'Ungültige Wahlzettel'],
  ...['Leere Wahlzettel', 'Leere Stimmen', 'Listen-Nr', 'Parteikurzbezeichnung', 'Parteibezeichnung', 'Anzahl Sitze Liste'],
  ...['Unveränderte Wahlzettel Liste', 'Kandidatenstimmen unveränderte Wahlzettel', 'Zusatzstimmen unveränderte Wahlzettel'],
  ...['Kandidatenstimmen veränderte Wahlzettel', 'Zusatzstimmen veränderte Wahlzettel', 'Kandidaten-Nr', 'Name', 'Vorname', 'Geschlecht'],
  ...['Kumulation', 'Bisher', 'Gewählt', 'Stimmen unveränderte Wahlzettel', 'Stimmen Total aus Wahlzettel'],
]
const PLACE = ['Wahlkreis Bettingen', 1, '1 von 1', 900, 500, 2, 3, 20] as const
const ROWS = [
  [...PLACE, '01', 'ARV', 'Die Arven', 1, 100, 100, 0, 175, 0, '0101', 'Muster', 'Anna', 'F', '', 'bisher', 'Gewählt', 100, 275],
  [...PLACE, '02', 'STB', 'Die Steinböcke', 0, 0, 0, 0, 200, 0, '0201', 'Probst', 'Beat', 'M', 'x', null, 'nicht gewählt', 0, 200],
]
const release = (change: (rows: (string | number | null)[][]) => void = () => {}, file = 'GR_2024.xlsx') => {
  const rows = [COLUMNS, ...ROWS].map((row) => [...row])
  change(rows)
  return workbookSource(file, { Daten: rows })
}

// Fails when the other names of a release are taken out of the columns, or the prefix stays in `constituencyIn`.
test('other names of columns, a mark of UTF-8, constituencies with a prefix, no day and no status', async () => {
  const { import: data, problems, counts } = await parseSesamBs(await release())
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 1, constituencies: 1, lists: 2, candidates: 2, elected: 1 })
  const [bundle] = data.elections ?? []
  expect(bundle?.election).toMatchObject({ key: 'cantonal-parliament/bs/2024-10-20/bettingen', electionDate: '2024-10-20', seats: 1 })
  expect(bundle?.result).toMatchObject({ final: true, ballots: { eligible: 900, received: 500, valid: 495, lostLines: 20 } })
  expect(bundle?.result?.candidates).toEqual([
    { candidateKey: '0101', votes: 275, elected: true },
    { candidateKey: '0201', votes: 200, elected: false },
  ])
  expect(bundle?.candidates.map((one) => one.incumbent)).toEqual([true, false])
})

test('another mark of cumulation counts where no ballot was left unchanged', async () => {
  const [bundle] = (await parseSesamBs(await release())).import.elections ?? []
  expect(bundle?.lists.map((list) => list.candidateKeys)).toEqual([['0101'], ['0201', '0201']])
})

// Fails when `isFinal` does not look at the areas or the seats.
test.each([
  ['areas are missing', 'Anzahl Gemeinden', '0 von 1'],
  ['no seat is given', 'Anzahl Sitze Liste', 0],
])('without a status a count is not final while %s', async (_, column, value) => {
  const source = await release((rows) => {
    for (const row of rows.slice(1)) row[COLUMNS.indexOf(column)] = value
  })
  const [bundle] = (await parseSesamBs(source)).import.elections ?? []
  expect(bundle?.result?.final).toBe(false)
})

test.each([
  ['GR_2008.xlsx', '2008-09-14'],
  ['GR 2028-10-22.xlsx', '2028-10-22'],
])('%s tells the day where no column does', async (file, day) => {
  const [bundle] = (await parseSesamBs(await release(undefined, file))).import.elections ?? []
  expect(bundle?.election.electionDate).toBe(day)
})

test('without a day in the file or its name no row is read', async () => {
  const { import: data, problems } = await parseSesamBs(await release(undefined, 'resultat.xlsx'))
  expect(data).toEqual({})
  expect(problems.map(({ reason }) => reason)).toEqual(['Wahltermin is no day: ""', 'Wahltermin is no day: ""'])
})

// Fails when a column of that release is no longer known: without Status, an unknown column could be it, and the file is asked about.
test('the header of 2024 is read as it is', async () => {
  const headers = readFileSync(new URL('../columns/recorded-headers.txt', import.meta.url), 'utf8').split('\n')
  const header =
    headers
      .find((line) => line.startsWith('sesam-bs|') && line.includes('|Wahltermin|') && !line.includes('|Status|'))
      ?.split('|')
      .slice(1) ?? []
  expect(header.length).toBe(68)
  const [names = [], ...rows] = [COLUMNS.map((name) => name.replace('\uFEFF', '')), ...ROWS].map((row) => [...row])
  const cells = rows.map((row) => header.map((name) => (name === 'Wahltermin' ? '2024-10-20' : (row[names.indexOf(name)] ?? null))))
  const { import: data, problems, counts } = await parseSesamBs(await workbookSource('resultat.xlsx', { Daten: [header, ...cells] }))
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 1, constituencies: 1, lists: 2, candidates: 2, elected: 1 })
  expect(data.elections?.[0]).toMatchObject({ election: { electionDate: '2024-10-20' }, result: { final: true } })
})
