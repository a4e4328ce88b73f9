import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_SOURCES, type DocumentSource, sampleOf, SETTINGS } from '../test-support/document-sources.ts'
import { RECORDED_PATHS } from './page-parts.ts'
import { effectsOf } from './read-paths.ts'

const documents = Object.entries(DOCUMENT_SOURCES).filter(([name]) => !SETTINGS.some((one) => one === name))

test('each source of documents has a record and samples', () => {
  expect(documents.map(([name]) => name).toSorted()).toEqual([...RECORDED_PATHS.keys()].toSorted())
})

// Fails when a sample has a path that nobody has decided about.
test.each(documents)('%s: the samples have no path that is not recorded', (name, source) => {
  const paths = source.samples.flatMap((sample) => [...source.format.valuesIn(sampleOf(source, sample).text).keys()])
  expect(paths.length).toBeGreaterThan(1)
  expect(paths.map(source.nameOf).filter((path) => !RECORDED_PATHS.get(name)?.has(path))).toEqual([])
})

/** The columns that the importer names where a file has another one. */
async function columnsOf({ parse, nameOf }: DocumentSource): Promise<string[]> {
  const { problems } = await parse({ file: 'a.csv', bytes: Buffer.from('strange\nx\n') })
  const known = problems.map(({ reason }) => /is no column of this format: (.*)$/.exec(reason)?.[1]).find(Boolean)
  const columns = known?.split(', ') ?? []
  expect(columns).toEqual([...new Set(columns)])
  return [...new Set(columns.map(nameOf))].toSorted()
}

describe.each(SETTINGS.map((name) => [name, DOCUMENT_SOURCES[name]!] as const))('%s', (name, source) => {
  // Fails when a column is taken that changes nothing; that lists can be mixed is checked alone.
  test('every column that is taken changes the setting when it changes', async () => {
    const effects = [...(await effectsOf(source))]
    expect(effects.map(([column]) => column).toSorted()).toEqual(await columnsOf(source))
    expect(effects.filter(([, { kind }]) => kind !== 'kept').map(([column, { kind }]) => [column, kind])).toEqual(
      name === 'ballot-rules' ? [['panachage', 'checked']] : [],
    )
  })

  // Fails when a setting gets a column that the page which operators read does not name.
  test('the page of settings names the columns that are taken, and no other', async () => {
    const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')
    const [part = ''] = page.split(/^## /m).filter((one) => one.includes(`npm run import -- ${name}`))
    const rows = new Set([...part.matchAll(/^\| `(\w+)`/gm)].map(([, column = '']) => source.nameOf(column)))
    if (name === 'election-dates') for (const column of ['election', 'body', 'canton', 'municipality', 'year']) rows.add(column)
    expect([...rows].toSorted()).toEqual(await columnsOf(source))
  })
})
