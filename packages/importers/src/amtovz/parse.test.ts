import { describe, expect, test } from 'vitest'
import { asWindows1252, cut, fixture, shared, textOfSource, textSource } from '../test-source.ts'
import { parseAmtovz } from './parse.ts'

const places = fixture('./amtovz/fixtures/places.csv')

test('a postcode stands in every municipality and canton that it touches [VALID-10]', async () => {
  const { import: data } = await parseAmtovz(places)
  expect(data.localities?.filter((one) => one.zip === '4052')).toEqual([
    { zip: '4052', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS' },
    { zip: '4052', place: 'Basel', municipality: 'Münchenstein', bfsNumber: 2769, cantonCode: 'BL' },
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

test('a file in another encoding says so', async () => {
  const { import: data, problems } = await parseAmtovz(asWindows1252(places))
  expect(data).toEqual({})
  expect(problems).toEqual([
    { file: 'places.csv', line: 1, reason: expect.stringMatching(/column.*Kantonskürzel.* is missing; the header holds .* not UTF-8/) },
  ])
})

test('only the rows in another encoding are lost where the header is readable', async () => {
  const text = textOfSource(places)
  const end = text.indexOf('\n') + 1
  const body = asWindows1252(textSource('', text.slice(end))).bytes
  const mixed = { file: 'places.csv', bytes: Buffer.concat([new TextEncoder().encode(text.slice(0, end)), body]) }
  const { counts, problems } = await parseAmtovz(mixed)
  expect(counts).toEqual({ municipalities: 2, postcodes: 2 })
  expect(problems[0]).toEqual({ file: 'places.csv', line: 3, reason: 'holds characters that are not UTF-8: save the file as UTF-8' })
})

test('a file that was cut off loads up to the cut', async () => {
  const { counts, problems } = await parseAmtovz(cut(places, 0.45))
  expect(counts.postcodes).toBe(1)
  expect(problems).toEqual([{ file: 'places.csv', line: 3, reason: expect.stringMatching(/^\d+ columns instead of 12$/) }])
})

test('a missing column is named', async () => {
  const { problems } = await parseAmtovz(textSource('a.csv', 'Ortschaftsname;PLZ4;Gemeindename;Kantonskürzel\n'))
  expect(problems).toEqual([{ file: 'a.csv', line: 1, reason: 'the column BFS-Nr is missing' }])
})

test('an empty file is reported as a whole', async () => {
  expect((await parseAmtovz(textSource('a.csv', ''))).problems).toEqual([{ file: 'a.csv', line: 0, reason: 'the file is empty' }])
})

describe('the directory of 2026', { tags: ['real-data'] }, () => {
  test('has 3177 postcodes of Switzerland, 169 of them in several cantons', async () => {
    const { import: data, counts, problems } = await parseAmtovz(shared('geo/plz/AMTOVZ_CSV_LV95_2026-04.csv'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ municipalities: 2112, postcodes: 3177 })
    const cantons = new Map<string, Set<string>>()
    for (const { zip, cantonCode } of data.localities ?? []) cantons.set(zip, (cantons.get(zip) ?? new Set()).add(cantonCode))
    expect([...cantons.values()].filter((codes) => codes.size > 1)).toHaveLength(169)
  })
})
