import { readdirSync } from 'node:fs'
import { parse as parseCsv } from 'csv-parse/sync'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { type ImporterName, IMPORTERS, importerOf } from '../registry.ts'
import type { Source } from '../source.ts'
import { SAMPLE_FILES } from '../test-support/samples.ts'
import { asWindows1252, fixture, textSource } from '../test-support/source.ts'
import { decodeText } from './decode-text.ts'
import { TABLE_ENDINGS } from './read-table.ts'
import { readSheet } from './sheet.ts'

type Rows = readonly (readonly string[])[]
interface Sheet {
  readonly stem: string
  readonly rows: Rows
}

const BFS = `wahl_jahr,kanton_nummer,liste_nummer_kanton,liste_bezeichnung,kandidat_nummer,name,vorname,geschlecht,geburtsjahr
2027,12,1,Grünes Bündnis,1,Müller,Zoé,F,1980
2027,12,1,Grünes Bündnis,2,Probst,René,M,1990
`
/** Formats whose sample is no table, or not all of it. */
const OTHERS: Readonly<Partial<Record<ImporterName, readonly Source[]>>> = {
  'candidate-lists': [textSource('2027.csv', BFS)],
  parliament: [fixture('./parliament/fixtures/seating-plan.csv')],
  wabstic: readdirSync(new URL('../wabstic/fixtures', import.meta.url)).map((name) => fixture(`./wabstic/fixtures/${name}`)),
}
/** Which formats are tables says their endings: a new one is walked through, too. */
const tables = IMPORTERS.filter(({ endings }) => endings.some((ending) => TABLE_ENDINGS.some((one) => one === ending)))
const stemIn = (file: string) => file.replace(/\.[^.]*$/, '')

async function sheetsOf(name: ImporterName): Promise<Sheet[]> {
  const sources = OTHERS[name] ?? [fixture(SAMPLE_FILES[name])]
  return Promise.all(sources.map(async (source) => ({ stem: stemIn(source.file), rows: await rowsOf(source) })))
}

/** Letters that Windows-1252 writes in one byte; others are not what this is about. */
const plain = (cell: string) => cell.replaceAll(/[^\0-\xff]/g, '?')

async function rowsOf(source: Source): Promise<Rows> {
  if (source.file.endsWith('.xlsx')) {
    const sheet = await readSheet(source)
    if (typeof sheet === 'string') throw new Error(sheet)
    return [sheet.header, ...sheet.body].map(({ cells }) => cells.map(plain))
  }
  const text = decodeText(source.bytes)
  const [header = ''] = text.split('\n')
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ','
  const rows: string[][] = parseCsv(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true })
  return rows.map((cells) => cells.map(plain))
}

const textOf = (rows: Rows, separator: string) =>
  rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)}\n`).join('')
const TITLE = [['Stand vom 26.11.2026'], []]

const withCommas = ({ stem, rows }: Sheet) => textSource(`${stem}.csv`, textOf(rows, ','))

/** The same rows as files of another form. */
const FORMS: Readonly<Record<string, (sheet: Sheet) => Promise<Source>>> = {
  'with semicolons': async ({ stem, rows }) => textSource(`${stem}.csv`, textOf(rows, ';')),
  'in Windows-1252': async ({ stem, rows }) => asWindows1252(textSource(`${stem}.csv`, textOf(rows, ';'))),
  'with a title above': async ({ stem, rows }) => textSource(`${stem}.csv`, textOf([...TITLE, ...rows], ';')),
  'as a workbook': ({ stem, rows }) => workbook(stem, rows),
  'as a workbook with a title above': ({ stem, rows }) => workbook(stem, [...TITLE, ...rows]),
}

async function workbook(stem: string, rows: Rows): Promise<Source> {
  return { file: `${stem}.xlsx`, bytes: await writeXlsx({ sheets: [{ name: 'Daten', rows: rows.map((cells) => [...cells]) }] }) }
}

async function recordsIn(name: ImporterName, sources: readonly Source[]): Promise<object> {
  const importer = importerOf(name)
  const [first] = sources
  if (!first) throw new Error('there is a sample')
  const parsed = await ('parseTogether' in importer ? importer.parseTogether(sources) : importer.parse(first))
  return 'import' in parsed ? parsed.import : { ...parsed, problems: [], lines: [] }
}

test('every format of tables reads texts and workbooks', () => {
  expect(
    tables.filter(({ endings }) => !TABLE_ENDINGS.every((ending) => endings.some((one) => one === ending))).map(({ name }) => name),
  ).toEqual([])
})

// Fails when an importer reads its rows by itself.
describe.each(tables.map(({ name }) => name))('%s', (name) => {
  test('gives the same records of the same rows, whatever form they have', async () => {
    const sheets = await sheetsOf(name)
    const expected = await recordsIn(name, sheets.map(withCommas))
    expect(Object.values(expected).flat().length).toBeGreaterThan(0)
    for (const [form, make] of Object.entries(FORMS))
      expect([form, await recordsIn(name, await Promise.all(sheets.map(make)))]).toEqual([form, expected])
  })
})
