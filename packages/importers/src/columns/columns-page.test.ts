import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IMPORTERS } from '../registry.ts'
import { matchesColumn } from '../tables/columns.ts'
import { columnsPage, recordedIn } from './columns-page.ts'
import { LEFT_OUT, leftOutOf } from './left-out.ts'
import { READ } from './read-columns.ts'

const recorded = recordedIn(readFileSync(new URL('./recorded-headers.txt', import.meta.url), 'utf8'))
const recordedPaths = recordedIn(readFileSync(new URL('./recorded-paths.txt', import.meta.url), 'utf8'))

// Fails when a column is taken out of an importer, or a new one of a source is neither read nor left out for a reason.
test.each([...recorded])('%s: each recorded column is read, or left out for one reason', (source, columns) => {
  const read = new Set(READ[source])
  expect(read.size).toBeGreaterThan(0)
  const reasons = [...columns].map((column) => {
    const left = leftOutOf(source).filter((one) => matchesColumn(column, [one])).length
    return [column, left + (read.has(column) ? 1 : 0)]
  })
  expect(reasons.filter(([, count]) => count !== 1)).toEqual([])
})

// Fails when an importer comes without a table of what it reads. Pictures have no fields.
test('each importer has a table', () => {
  const tables = [...recorded.keys(), ...recordedPaths.keys()].map((source) => source.split(' ')[0])
  const missing = IMPORTERS.map(({ name }) => name).filter((name) => !tables.includes(name))
  expect(missing.toSorted()).toEqual(['coats-of-arms', 'portraits'])
})

/** Tables are written with columns of one width. */
const cellsOf = (page: string) => page.replaceAll(/-{3,}/g, '---').replaceAll(/ {2,}/g, ' ')

test('nothing is left out that no source has', () => {
  const stale = Object.keys(LEFT_OUT).flatMap((source) =>
    leftOutOf(source).filter((one) => ![...(recorded.get(source) ?? [])].some((column) => matchesColumn(column, [one]))),
  )
  expect(stale).toEqual([])
  expect(
    Object.values(LEFT_OUT)
      .flat()
      .filter(({ reason }) => reason.length < 8),
  ).toEqual([])
})

test('the page of the columns says what the importers read', () => {
  const page = readFileSync(new URL('../../../../docs/import-columns.md', import.meta.url), 'utf8')
  expect(cellsOf(page)).toBe(cellsOf(columnsPage(recorded, recordedPaths)))
})
