import { readFileSync } from 'node:fs'
import { importerOf, mergeParsed } from '@plenara/importers'
import { expect, test } from 'vitest'
import { catalogueFacts, parliamentFacts } from './source-facts.ts'

const fixtures = new URL('../../../../packages/importers/src/', import.meta.url)
const NOW = new Date('2027-10-24T22:30:00Z')
const fileHash = 'x'

const catalogueDay = async (name: 'amtovz' | 'ech0252' | 'candidate-lists', path: string, change = (text: string) => text, file = 'a') => {
  const importer = importerOf(name)
  const bytes = Buffer.from(change(readFileSync(new URL(path, fixtures), 'utf8')))
  const { import: data, writtenAt } = mergeParsed([{ file, parsed: await importer.parse({ file, bytes }) }])
  return catalogueFacts(importer, data, { fileHash, writtenAt }).dataDate
}
const articleDay = (...publishedAt: readonly string[]) => {
  const articles = publishedAt.map((moment, index) => ({ key: `${index}`, publishedAt: moment }))
  return parliamentFacts(importerOf('feed'), { articles } as never, { fileHash, now: NOW }).dataDate
}

// Fails when the day is that of another time zone: a result of half past midnight is of the Monday.
test('a moment is told by its day in Switzerland', async () => {
  const late = (text: string) => text.replaceAll(/(messageDate>)[^<]*/g, '$12027-10-25T00:30:00+02:00')
  expect(await catalogueDay('ech0252', 'columns/fixtures/majority.xml', late)).toBe('2027-10-25')
  expect(articleDay('2027-10-24T22:10:00Z')).toBe('2027-10-25')
})

test('what is to come is no fact yet, what is announced for today in Switzerland is one', () => {
  expect(articleDay('1866-01-14T00:00:00Z', '2028-03-12T09:00:00Z')).toBe('1866-01-14')
  expect(articleDay('2027-10-25T09:00:00Z', '2027-10-26T09:00:00Z')).toBe('2027-10-25')
  expect(articleDay()).toBeNull()
})

// Fails when a file that has no result yet is of no known day although it says when it was written.
test('a file without a result is of the day on which it was written, a directory of the day in its name', async () => {
  const withoutResult = (text: string) => text.replace(/<electionResultDelivery>[\s\S]*<\/electionResultDelivery>/, '')
  expect(await catalogueDay('ech0252', 'columns/fixtures/majority.xml', withoutResult)).toBe('2027-10-24')
  expect(await catalogueDay('candidate-lists', 'candidate-lists/fixtures/candidates-2027.json')).toBe('2027-10-25')
  expect(await catalogueDay('amtovz', 'amtovz/fixtures/places.csv', undefined, 'AMTOVZ_CSV_LV95_2027-04.csv')).toBe('2027-04-01')
})
