import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTERS, importerOf } from '../registry.ts'
import { type ColumnTable, resolveColumns } from '../tables/columns.ts'
import { askedIn, readingsOf } from '../test-support/asked.ts'
import { SAMPLE_FILES } from '../test-support/samples.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { TABLES } from './read-columns.ts'

const headers = readFileSync(new URL('./recorded-headers.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const recorded = headers
  .map((line) => line.split('|'))
  .flatMap(([source = '', ...columns]) => {
    const table = TABLES[source]
    return table ? [{ source, columns, table }] : []
  })
const asksOf = (columns: readonly string[], table: ColumnTable) =>
  resolveColumns(columns, table).reasons.filter((reason) => reason.includes('--accept-columns'))

// Fails when a column that a publisher documents is unknown, or a title in other languages counts as missing.
test('no column that a publisher documents is asked about', () => {
  const asked = recorded.map(({ source, columns, table }) => [source, asksOf(columns, table)] as const)
  expect(asked.filter(([, reasons]) => reasons.length > 0)).toEqual([])
  expect(new Set(asked.map(([source]) => source))).toEqual(new Set(Object.keys(TABLES)))
})

const src = new URL('..', import.meta.url).pathname
const tables = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /\.(csv|xlsx)$/.test(name) && parentPath.endsWith('fixtures'))
  .map(({ name, parentPath }) => `./${relative(src, parentPath)}/${name}`)

test('no column of a fixture is asked about', { tags: ['slow'] }, async () => {
  const linked = tables.filter((path) => path.includes('/wabstic/'))
  const alone = tables.filter((path) => !linked.includes(path)).map((path) => [path])
  const readings = await Promise.all([...alone, linked].map((paths) => readingsOf(paths.map(fixture), paths[0]?.split('/')[1])))
  const taken = readings.flat().filter(({ records }) => records > 0)
  expect(taken.filter(({ asked }) => asked > 0)).toEqual([])
  const formats = IMPORTERS.map(({ name }) => name).filter((name) => /\.(csv|xlsx)$/.test(SAMPLE_FILES[name]))
  expect(formats.filter((name) => !taken.some((reading) => reading.name === name))).toEqual([])
})

// Fails when alternatives or documented columns make it possible to rename a column without a word.
test.each(recorded.filter(({ columns, table }) => resolveColumns(columns, table).reasons.length === 0))(
  '$source: a column that is really renamed is asked about',
  ({ columns, table }) => {
    const { positions } = resolveColumns(columns, table)
    const read = [...positions.keys()]
    const slips = [...positions].filter(([, at]) => (columns[at] ?? '').length >= 4)
    const unasked = slips.filter(([, at]) => asksOf(columns.with(at, `${columns[at]}x`), table).length === 0)
    expect(unasked.map(([field]) => field)).toEqual([])
    // Another word altogether: where the format says what else its files have, and no alternative is there; else where it is needed.
    const others = (field: string) =>
      (table.alternatives ?? []).find((group) => group.includes(field))?.filter((name) => name !== field) ?? []
    const isNeeded = (field: string) => (table.unread ? !others(field).some((name) => positions.has(name)) : table.required.includes(field))
    const unnoticed = read.filter(
      (field) => isNeeded(field) && resolveColumns(columns.with(positions.get(field) ?? 0, 'Qqqqqqqq'), table).reasons.length === 0,
    )
    expect(unnoticed).toEqual([])
  },
)

// Fails when a parliament as OneGov exports it today asks about columns that its documentation names.
test('the export of a parliament is read with all columns that OneGov documents, and gives the same elections', async () => {
  const source = fixture('./onegov/fixtures/grossrat2026-gr.csv')
  const more = [
    'compound_id',
    'compound_short_title_de_CH',
    'election_id',
    'list_panachage_votes_from_list_01',
    'candidate_panachage_votes_from_list_999',
  ]
  const [header = '', ...rows] = textOfSource(source).trimEnd().split('\n')
  const whole = [`${header},${more.join(',')}`, ...rows.map((row) => `${row}${',1'.repeat(more.length)}`), ''].join('\n')
  const { parse } = importerOf('onegov')
  expect(askedIn((await parse(textSource(source.file, whole))).problems)).toBe(0)
  expect(await parse(textSource(source.file, whole))).toEqual(await parse(source))
})
