import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchesColumn } from '../tables/columns.ts'
import { DOCUMENT_SOURCES, type DocumentSource, sampleOf } from '../test-support/document-sources.ts'
import { recordedIn } from './columns-page.ts'
import { PATHS } from './paths/index.ts'
import { SETTINGS_PATHS } from './paths/settings.ts'
import { CHECKED } from './paths/path-table.ts'

const recorded = recordedIn(readFileSync(new URL('./recorded-paths.txt', import.meta.url), 'utf8'))
const sources = Object.entries(DOCUMENT_SOURCES)
const patternsOf = (source: string) =>
  (PATHS[source]?.left ?? []).flatMap(({ columns }) => columns.map((one) => (typeof one === 'string' ? one : one.pattern)))

/** What changes in the import when a value of the path is another one: fields of it, and whether other problems are reported. */
async function effectsOf(source: DocumentSource, sample: string, path: string) {
  const { text, read } = sampleOf(source, sample)
  const before = await read(text)
  const changed = new Set<string>()
  for (const variant of source.format.variantsOf(text, path)) {
    const { values, problems } = await read(variant)
    if (problems !== before.problems) changed.add(CHECKED)
    // What is refused whole shows nothing of a single field.
    if (values.size === 0) continue
    for (const field of new Set([...values.keys(), ...before.values.keys()]))
      if (values.get(field) !== before.values.get(field)) changed.add(field)
  }
  return changed
}

/** The effects of each path in the samples, by the name that the table has for it. */
async function allEffects(source: DocumentSource): Promise<Map<string, Set<string>>> {
  const effects = new Map<string, Set<string>>()
  for (const sample of source.samples) {
    for (const path of source.format.pathsIn(sampleOf(source, sample).text)) {
      const name = source.nameOf(path)
      effects.set(name, new Set([...(effects.get(name) ?? []), ...(await effectsOf(source, sample, path))]))
    }
  }
  return effects
}

test('each source of documents has a table, a record and samples', () => {
  expect(Object.keys(PATHS).toSorted()).toEqual(sources.map(([name]) => name).toSorted())
  expect([...recorded.keys()].toSorted()).toEqual(Object.keys(PATHS).toSorted())
})

// Fails when a source has a field that is neither read nor left out for a reason.
test.each(Object.entries(PATHS))('%s: each recorded path is read, or left out for one reason', (source, { read, left }) => {
  const paths = [...(recorded.get(source) ?? [])]
  const reasons = paths.map((path) => [
    path,
    patternsOf(source).filter((one) => matchesColumn(path, [one])).length + (path in read ? 1 : 0),
  ])
  expect(reasons.filter(([, count]) => count !== 1)).toEqual([])
  expect(Object.keys(read).filter((path) => !paths.includes(path))).toEqual([])
  expect(patternsOf(source).filter((one) => !paths.some((path) => matchesColumn(path, [one])))).toEqual([])
  expect(left.filter(({ reason }) => reason.length < 8)).toEqual([])
})

// Fails when the importer does not read a path that the table says it reads, puts it elsewhere, or reads one that is said to be left out.
test.each(sources)(
  '%s: what is said to be read changes its field when it changes, and nothing else changes anything',
  async (name, source) => {
    const effects = await allEffects(source)
    const table = PATHS[name]
    if (!table) throw new Error(`${name} has no table`)
    expect([...effects.keys()].filter((path) => !recorded.get(name)?.has(path))).toEqual([])
    expect(Object.entries(table.read).filter(([path, field]) => !effects.get(path)?.has(field))).toEqual([])
    expect([...effects].filter(([path, changed]) => !(path in table.read) && changed.size > 0).map(([path]) => path)).toEqual([])
  },
)

// Fails when a setting gets a column that the table, and the page that operators read, does not name.
test.each(Object.keys(SETTINGS_PATHS))(
  '%s: the table and the page of settings name the columns that are taken, and no other',
  async (name) => {
    const source = DOCUMENT_SOURCES[name]
    if (!source) throw new Error(`${name} is no source`)
    const { problems } = await source.parse({ file: 'a.csv', bytes: Buffer.from('strange\nx\n') })
    const known = problems.map(({ reason }) => /is no column of this format: (.*)$/.exec(reason)?.[1]).find(Boolean)
    const columns = known?.split(', ') ?? []
    expect(columns).toEqual([...new Set(columns)])
    expect(new Set(columns.map(source.nameOf))).toEqual(recorded.get(name))
    const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')
    const [part = ''] = page.split(/^## /m).filter((one) => one.includes(`npm run import -- ${name}`))
    const rows = new Set([...part.matchAll(/^\| `(\w+)`/gm)].map(([, column = '']) => source.nameOf(column)))
    if (name === 'election-dates') for (const column of ['election', 'body', 'canton', 'municipality', 'year']) rows.add(column)
    expect(rows).toEqual(recorded.get(name))
  },
)
