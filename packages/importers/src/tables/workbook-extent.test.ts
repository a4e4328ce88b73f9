import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { workbookOfXml } from '../test-support/zip.ts'
import type { ColumnTable } from './columns.ts'
import { readSheet } from './sheet.ts'
import { tableOf } from './table.ts'

const FORMAT: ColumnTable = { required: ['number', 'name'] }
const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
const HEADER = `<row r="1">${text('A1', 'number')}${text('B1', 'name')}</row>`
const ANNA = `<row r="2"><c r="A2"><v>7</v></c>${text('B2', 'Anna')}</row>`
const data = (rows: string) => `<sheetData>${HEADER}${ANNA}${rows}</sheetData>`
const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, index) => one(index)).join('')
const read = (bytes: Uint8Array, limits = {}) => readSheet({ file: 'a.xlsx', bytes, limits: { ...LIMITS, ...limits } }, [FORMAT])

async function tableIn(bytes: Uint8Array) {
  const sheet = await read(bytes)
  if (typeof sheet === 'string') return sheet
  const { rows, problems } = tableOf({ file: 'a.xlsx', bytes }, sheet, FORMAT)
  return { rows: rows.map((row) => [row.line, row.cell('number'), row.cell('name')]), problems: problems.map(({ line }) => line) }
}

// Fails when a cell far to the right makes the reader fill every column before it, in every row.
test('[ASVS-5.2.3] columns are counted by their cells before rows are built', async () => {
  const far = workbookOfXml(data(many(60_000, (index) => `<row r="${index + 3}"><c r="XFD${index + 3}"><v>1</v></c></row>`)))
  await expect(read(far)).rejects.toThrow(/^the file has more than 2000 columns \(LIMITS=import-columns=… sets the limit\)$/)
  const unnamed = workbookOfXml(data(`<row>${'<c/>'.repeat(2000)}<c><v>1</v></c></row>`))
  await expect(read(unnamed)).rejects.toThrow(/more than 2000 columns/)
  const wide = workbookOfXml(data('<row r="1300"><c r="XFD1300"><v>1</v></c></row>'))
  await expect(read(wide, { columns: 20_000 })).rejects.toThrow(/^the sheets of the file span more than 20000000 cells$/)
})

// Fails when rows beyond the limit are left out without a word.
test('a workbook of too many rows is refused, as a text is', async () => {
  await expect(read(workbookOfXml(data('')), { rows: 1 })).rejects.toThrow('more than 1 rows (LIMITS=import-rows')
})

// Fails when cells that have a format alone count, or are filled up to the last row of Excel.
test('cells without content do not make a sheet larger', async () => {
  const styled = workbookOfXml(data('<row r="3"><c r="XFD3" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>'))
  expect(await tableIn(styled)).toEqual({ rows: [[2, '7', 'Anna']], problems: [] })
})

// Fails when the lines of merged cells are listed one by one.
test('[ASVS-5.2.3] merged cells stay ranges, and name the rows that they reach into', async () => {
  const merges = (refs: readonly string[]) => `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
  const long = Array.from({ length: 3000 }, (_, index) => `A${index + 5}:A${1_040_000 + index}`)
  const rows = many(5, (index) => `<row r="${index + 3}"><c r="A${index + 3}"><v>${index}</v></c>${text(`B${index + 3}`, 'Beat')}</row>`)
  expect(await tableIn(workbookOfXml(data(rows) + merges(long)))).toMatchObject({ problems: [5, 6, 7] })
  expect(await tableIn(workbookOfXml(data(rows) + merges(['A6:B6', 'A3:A4', 'A2:A3', 'D5:D7'])))).toMatchObject({ problems: [2, 3, 4, 6] })
  expect(await tableIn(workbookOfXml(data(rows) + merges(['A2:A6', 'B3:B4'])))).toMatchObject({ problems: [2, 3, 4, 5, 6] })
})

// Fails when what costs a file a few bytes costs its reader an object, a column or a sheet each.
test.each([
  ['columns described again and again', `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(2)}</cols>${data('')}`, {}],
  ['one part named as two sheets', data(''), { sheets: many(2, (index) => `<sheet name="S${index}" sheetId="${index}" r:id="rId1"/>`) }],
  ['elements nested without end', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}${data('')}`, {}],
  ['a cell that stands nowhere', data('<row r="3"><c r="B"><v>1</v></c></row>'), {}],
  ['a sheet that is cut off', data('<row r="3"><c r="B3">'), {}],
])('[ASVS-5.2.3] %s is no readable workbook', async (_, sheet, more) => {
  expect(await read(workbookOfXml(sheet, more))).toBe('the file is no readable Excel workbook (.xlsx)')
})

test('[ASVS-5.2.3] elements beside the rows are counted, in all parts together', { tags: ['slow'] }, async () => {
  const reason = 'the file has more than 4000000 elements outside of its rows'
  await expect(read(workbookOfXml(data(''), { book: '<a/>'.repeat(4_000_001) }))).rejects.toThrow(reason)
  await expect(read(workbookOfXml(data('') + '<a/>'.repeat(4_000_001)))).rejects.toThrow(reason)
})
