import { expect, test } from 'vitest'
import { asWindows1252, cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseAmtovz } from './parse.ts'

const places = fixture('./amtovz/fixtures/places.csv')

test('a postcode stands in every municipality and canton that it touches [VALID-10]', async () => {
  const { import: data } = await parseAmtovz(places)
  expect(data.localities?.filter((one) => one.zip === '4052')).toEqual([
    { zip: '4052', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS', rank: 0 },
    { zip: '4052', place: 'Basel', municipality: 'Münchenstein', bfsNumber: 2769, cantonCode: 'BL', rank: 1 },
  ])
})

// Fails when shares of parts of a postcode are added, or compared without the part that bears its number alone.
test('the municipalities of a postcode are in the order of their share of addresses, the main part first', async () => {
  const header = textOfSource(places).split('\n')[0] ?? ''
  const rows = [
    ['Chavannes-des-Bois', '02', 'Chavannes-des-Bois', 5708, 'VD', '100 %'],
    ['Versoix', '00', 'Mies', 5723, 'VD', '0.208 %'],
    ['Versoix', '00', 'Collex-Bossy', 6615, 'GE', '3.152 %'],
    ['Versoix', '00', 'Versoix', 6644, 'GE', '96.64 %'],
  ].map(([place, part, municipality, number, canton, share]) =>
    [place, '1290', part, '1', municipality, number, canton, share, '', '', 'fr', '2008-07-01'].join(';'),
  )
  const { import: data } = await parseAmtovz(textSource('places.csv', `${[header, ...rows].join('\n')}\n`))
  const ordered = (data.localities ?? []).toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9))
  expect(ordered.map(({ municipality, rank }) => [municipality, rank])).toEqual([
    ['Versoix', 0],
    ['Collex-Bossy', 1],
    ['Mies', 2],
    ['Chavannes-des-Bois', 3],
  ])
})

test('rows that are no place are reported by line, Liechtenstein is left out without a word', async () => {
  const { counts, problems } = await parseAmtovz(places)
  expect(counts).toEqual({ municipalities: 3, postcodes: 2 })
  expect(problems).toEqual([
    { file: 'places.csv', line: 6, reason: 'PLZ4 is no postcode: "402"' },
    { file: 'places.csv', line: 7, reason: 'Kantonskürzel is no canton: "XX"' },
  ])
})

test('a file in another encoding, or with another separator, is the same', async () => {
  const expected = await parseAmtovz(places)
  expect(await parseAmtovz(asWindows1252(places))).toEqual(expected)
  expect(await parseAmtovz(textSource('places.csv', textOfSource(places).replaceAll(';', '\t')))).toEqual(expected)
})

test('only the rows in another encoding are lost where the header is readable', async () => {
  const text = textOfSource(places)
  const end = text.indexOf('\n') + 1
  const body = asWindows1252(textSource('', text.slice(end))).bytes
  const mixed = { file: 'places.csv', bytes: Buffer.concat([new TextEncoder().encode(text.slice(0, end)), body]) }
  const { counts, problems } = await parseAmtovz(mixed)
  expect(counts).toEqual({ municipalities: 2, postcodes: 2 })
  expect(problems[0]).toEqual({ file: 'places.csv', line: 3, reason: 'holds characters of another encoding: save the file as UTF-8' })
})

test('a file that was cut off loads up to the cut', async () => {
  const { counts, problems } = await parseAmtovz(cut(places, 0.45))
  expect(counts.postcodes).toBe(1)
  expect(problems).toEqual([{ file: 'places.csv', line: 3, reason: expect.stringMatching(/^\d+ columns instead of 12$/) }])
})

test('a missing column is named', async () => {
  const { problems } = await parseAmtovz(textSource('a.csv', 'Ortschaftsname;PLZ4;Gemeindename;Kantonskürzel\nBasel;4051;Basel;BS\n'))
  expect(problems).toEqual([
    {
      file: 'a.csv',
      line: 1,
      reason:
        'the column BFS-Nr is missing; a semicolon is taken as the separator, and the header is: Ortschaftsname | PLZ4 | Gemeindename | Kantonskürzel',
    },
  ])
})

test('an empty file is reported as a whole', async () => {
  expect((await parseAmtovz(textSource('a.csv', ''))).problems).toEqual([{ file: 'a.csv', line: 0, reason: 'the file is empty' }])
})

// Fails when `toKnownLayout` is taken out of `parseAmtovz`.
test('older layouts: PLZ for PLZ4, other columns left out, and lines of comment that keep the numbers of the rows', async () => {
  const header = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache'
  const rows = ['Basel;4051;00;Basel;2701;BS;2611000;1267000;de', '# geprüft', 'Riehen;412;00;Riehen;2703;BS;2615000;1270000;de']
  for (const comment of ['', '# Stand: 2019-04-01\n', 'Amtliches Ortschaftenverzeichnis\n\n']) {
    const { import: data, problems } = await parseAmtovz(textSource('plzo.csv', `\uFEFF${comment}${header}\r\n${rows.join('\r\n')}\r\n`))
    expect(data.localities).toEqual([{ zip: '4051', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS' }])
    const line = comment.split('\n').length + 3
    expect(problems).toEqual([{ file: 'plzo.csv', line, reason: 'PLZ4 is no postcode: "412"' }])
  }
})
