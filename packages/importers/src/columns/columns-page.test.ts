import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IMPORTERS } from '../registry.ts'
import { formatPart, PAGE_HEAD } from './columns-page.ts'
import { partsOf, SOURCES_BY_FORMAT } from './page-parts.ts'

const page = readFileSync(new URL('../../../../docs/import-columns.md', import.meta.url), 'utf8')
/** Tables are written with columns of one width. */
const cellsOf = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ {2,}/g, ' ').trimEnd()
const [head = '', ...sections] = page.split(/^(?=## )/m)

// Fails when an importer comes without a table of what it reads. Settings have a page of their own, pictures no fields.
test('each importer has a table', () => {
  const own = IMPORTERS.filter(({ name, target }) => target === 'settings' || name === 'portraits').map(({ name }) => name)
  const formats: readonly string[] = [...SOURCES_BY_FORMAT.keys()]
  expect(IMPORTERS.map(({ name }) => name).filter((name) => !formats.includes(name))).toEqual(own)
})

test('the page says how it is read, and has a part for each format', () => {
  expect(cellsOf(head)).toBe(cellsOf(PAGE_HEAD))
  expect(sections.map((section) => /^## (\S+)/.exec(section)?.[1])).toEqual([...SOURCES_BY_FORMAT.keys()])
})

// Fails when a reader reads a column more or less, needs one that it did not, or does not read what stands in its samples; `npm run build:columns`.
test.each([...SOURCES_BY_FORMAT.keys()])('%s: the page says what is read', async (format) => {
  const section = sections.find((one) => one.startsWith(`## ${format}\n`)) ?? ''
  expect(cellsOf(section)).toBe(cellsOf(formatPart(format, await partsOf(format))))
})
