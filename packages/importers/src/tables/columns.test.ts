import { expect, test } from 'vitest'
import { LIMITS, startDeadline } from '../limits.ts'
import { textSource } from '../test-support/source.ts'
import { type ColumnTable, resolveColumns } from './columns.ts'
import { readCsv } from './csv.ts'

const FORMAT: ColumnTable = {
  required: ['Listennummer', 'Stimmen'],
  optional: ['Status'],
  aliases: { Stimmen: ['Total Stimmen'] },
  unread: ['Bemerkung'],
  counts: ['Stimmen'],
}
const confirmed = (pairs: Readonly<Record<string, string>>) => new Map(Object.entries(pairs))

// Fails when a name that only looks like a column is read as it, or is not named.
test('a near miss is named, and read only where it is confirmed', () => {
  const header = ['Listen-Nr', 'Stimmen', 'Status']
  expect(resolveColumns(header, FORMAT).reasons).toEqual([
    'the column Listennummer is missing',
    '"Listen-Nr" looks like Listennummer: if it is, say --accept-columns "Listen-Nr=Listennummer", else "Listen-Nr="',
  ])
  const { positions, reasons } = resolveColumns(header, FORMAT, confirmed({ 'Listen-Nr': 'Listennummer' }))
  expect([positions.get('Listennummer'), reasons]).toEqual([0, []])
  expect(resolveColumns(header, FORMAT, confirmed({ 'Listen-Nr': 'Liste' })).reasons[0]).toMatch(/cannot be read as Liste/)
})

// Fails when a column that results hang on can be renamed without a word.
test('an unknown column is asked about as long as one of the format is missing, and no longer', () => {
  expect(resolveColumns(['Listennummer', 'Stimmen', 'Xyz'], FORMAT).reasons).toEqual([
    'the column "Xyz" is unknown, and Status is missing: say which it is, as in --accept-columns "Xyz=Status", or "Xyz=" if it is none',
  ])
  expect(resolveColumns(['Listennummer', 'Stimmen', 'Xyz'], FORMAT, confirmed({ Xyz: '' })).reasons).toEqual([])
  // A file of another format is asked about in one sentence, and what it needs stands before what it may have.
  expect(resolveColumns([...'abcdefghij'], FORMAT).reasons).toEqual([
    'the column Listennummer, Stimmen is missing',
    'the columns "a", "b", "c", "d", "e", "f", "g", "h" and 2 more are unknown, and Listennummer, Stimmen are missing: say of each which it is, ' +
      'as in --accept-columns "a=Listennummer", or "a=" if it is none',
  ])
  expect(resolveColumns(['Listennummer', 'Stimmen', 'Xyz', 'Status'], FORMAT).reasons).toEqual([])
  expect(resolveColumns(['Listennummer', 'Stimmen', 'Bemerkung'], FORMAT).reasons).toEqual([])
})

test('other names of releases are read without a question; a column that stands twice is none', () => {
  expect(resolveColumns(['Listennummer', 'Total Stimmen', 'Status'], FORMAT)).toMatchObject({ reasons: [] })
  expect(resolveColumns(['Listennummer', 'Stimmen', 'Stimmen', 'Status'], FORMAT).reasons).toEqual([
    'the column Stimmen stands twice in the header',
  ])
})

// Fails when the last row of a cut file is read.
test('a missing column names the separator and the header; a last row without an end is reported', () => {
  expect(readCsv(textSource('a.csv', 'Listennummer;Summe\n1;2\n'), FORMAT).problems[0]?.reason).toBe(
    'the column Stimmen is missing; a semicolon is taken as the separator, and the header is: Listennummer | Summe',
  )
  const cut = readCsv(textSource('a.csv', 'Listennummer;Stimmen\n1;20\n2;3'), FORMAT)
  expect([cut.rows.length, cut.problems]).toEqual([1, [{ file: 'a.csv', line: 3, reason: expect.stringMatching(/^no line break/) }]])
})

// Fails when the line above the header is read as the header, or moves the numbers of the lines.
test('`sep=` above the header names the separator, any one, and no line changes its number', () => {
  for (const separator of [';', '\t', ',', ':']) {
    const text = `sep=${separator}\r\nListennummer${separator}Stimmen\r\n1${separator}20\r\n2${separator}x\r\n`
    const { rows, problems } = readCsv(textSource('a.csv', text), FORMAT)
    expect([rows.map((row) => [row.line, row.cell('Stimmen')]), problems.map(({ line }) => line)]).toEqual([[[3, '20']], [4]])
  }
  expect(readCsv(textSource('a.csv', 'sep=:\nListennummer:Summe\n1:2\n'), FORMAT).problems[0]?.reason).toBe(
    'the column Stimmen is missing; ":" is taken as the separator, and the header is: Listennummer | Summe',
  )
})

test.each([
  ['', 'the file is empty'],
  ['Listennummer;Stimmen;Status\n', 'the file has a header and no rows'],
])('%j gives no row and a sentence', (text, reason) => {
  expect(readCsv(textSource('a.csv', text), FORMAT)).toMatchObject({ rows: [], problems: [{ reason }] })
})

test('rows, columns and cells have limits that an operator can read in the message', () => {
  const limited = (limits: object) => () =>
    readCsv({ ...textSource('a.csv', 'Listennummer;Stimmen\n1;2\n2;3\n'), limits: { ...LIMITS, ...limits } }, FORMAT)
  expect(limited({ rows: 1 })).toThrow(/^the file has more than 1 rows \(LIMITS=import-rows=… sets the limit\)$/)
  expect(limited({ columns: 1 })).toThrow(/more than 1 columns/)
  expect(limited({ cellLength: 0 })().problems[0]?.reason).toBe('a cell has more than 0 characters')
  const late = { ...textSource('a.csv', 'Listennummer;Stimmen\n1;2\n'), deadline: startDeadline({ ...LIMITS, seconds: -1 }) }
  expect(() => readCsv(late, FORMAT)).toThrow(/takes longer than -1 seconds/)
})

// Fails when the first row is the header whatever it says, or the separator is looked for in it alone.
test.each([
  'Export vom 26.11.2026\nListennummer;Stimmen\n1;20\n',
  '# Wahl, provisorisch, Gemeinden: 3 von 4\n\nBemerkung\nListennummer;Stimmen\n1;20\n',
  'Wahl;2027\r\nListennummer;Stimmen\r\n1;20\r\n',
])('titles stand above the header in %j', (text) => {
  const { rows, problems } = readCsv(textSource('a.csv', text), FORMAT)
  expect([rows.map((row) => [row.cell('Listennummer'), row.cell('Stimmen')]), problems]).toEqual([[['1', '20']], []])
  expect(rows[0]?.line).toBe(text.trimEnd().split('\n').length)
})

test('a header that stands again between the rows is no row, and below ten rows it is none', () => {
  const again = readCsv(textSource('a.csv', 'Listennummer;Stimmen\n1;20\nListennummer;Stimmen\n2;30\n'), FORMAT)
  expect([again.rows.length, again.problems.map(({ line, reason }) => [line, reason])]).toEqual([
    2,
    [[3, 'Stimmen is no number: "Stimmen"']],
  ])
  const far = readCsv(textSource('a.csv', `${'Titel\n'.repeat(10)}Listennummer;Stimmen\n1;20\n`), FORMAT)
  expect(far.problems[0]?.reason).toMatch(/^the column Listennummer, Stimmen is missing/)
})

// Fails when rows of data that stand under a broken header are passed over as titles of a later one.
test.each([
  ['Listennummer;Summe;Status\n1;20;x\nListennummer;Stimmen;Status\n2;30;x\n', 'the column Stimmen is missing'],
  ['Listennummer;Summe\n1;20\nListennummer;Stimmen;Status;x\n2;30;x;y\n', 'the column Stimmen is missing'],
  ['a;b;c;d\n1;2;3;4\nListennummer;Stimmen;Status;x\n2;30;x;y\n', 'the column Listennummer, Stimmen is missing'],
])('%j has its header in the first line', (text, reason) => {
  const { rows, problems } = readCsv(textSource('a.csv', text), FORMAT)
  expect([rows, problems[0]?.line, problems[0]?.reason.startsWith(reason)]).toEqual([[], 1, true])
})

test('a control character is damage', () => {
  const { rows, problems } = readCsv(textSource('a.csv', 'Listennummer;Stimmen\n1\u0019a;20\n"2\ta\nb";3\n'), FORMAT)
  expect([rows.length, problems]).toEqual([1, [{ file: 'a.csv', line: 2, reason: 'holds a control character, as a damaged file does' }]])
})

// Fails when a file of another kind is blamed for missing columns, as if somebody had renamed them.
test.each([
  ['PK\u0003\u0004…', /workbook of Excel/],
  ['\u00D0\u00CF\u0011\u00E0…', /old Excel/],
  ['%PDF-1.7', /is a PDF/],
  ['<!DOCTYPE html><html><body>Login</body></html>', /is a web page/],
])('%j is no table', (text, reason) => {
  const { problems } = readCsv({ file: 'a.csv', bytes: Buffer.from(text, 'latin1') }, FORMAT)
  expect(problems).toEqual([{ file: 'a.csv', line: 0, reason: expect.stringMatching(reason) }])
})

// Fails when a title in one language counts as missing in another, or none of them as more than one column.
test('of columns that say the same one is enough, whichever it is', () => {
  const format = {
    required: ['id'],
    optional: ['title_de', 'title_fr', 'title'],
    alternatives: [['title_de', 'title_fr', 'title']],
    unread: [],
  }
  for (const title of ['title_de', 'title_fr', 'title']) expect(resolveColumns(['id', title, 'Xyz'], format).reasons).toEqual([])
  expect(resolveColumns(['id', 'Xyz'], format).reasons).toEqual([
    expect.stringMatching(/^the column "Xyz" is unknown, and title_de is missing/),
  ])
})

test('the answer that would accept a header is told, unless more is missing or it cannot be said', () => {
  const answerTo = (...header: string[]) => resolveColumns(header, FORMAT).answer
  expect(answerTo('Listennummer', 'Stimmen', 'Status')).toBeNull()
  expect(answerTo('Listen-Nr', 'Stimmen', 'Status')).toBe('Listen-Nr=Listennummer')
  expect(answerTo('Listen-Nr', 'Stimmen', 'Xyz')).toBe('Listen-Nr=Listennummer,Xyz=')
  expect([answerTo('Stimmen', 'Xyz'), answerTo('Listennummer', 'Stimmen', 'a,b')]).toEqual([null, null])
})

test('a column that is needed and may have other languages is asked for once', () => {
  expect(resolveColumns(['x'], { required: ['name_de'], optional: ['name_de', 'name_fr'] }).reasons[0]).toBe(
    'the column name_de is missing',
  )
})
