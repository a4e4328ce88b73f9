import { expect, test } from 'vitest'
import { realDataPath } from '../../../scripts/real-data.mjs'
import { IMPORTERS, importerOf } from './registry.ts'
import { MAX_MEGABYTES, measureMemory } from './test-support/memory.ts'
import { realSource } from './test-support/real-data-source.ts'
import type { ColumnSample } from './test-support/samples.ts'
import { asWindows1252, textOfSource } from './test-support/source.ts'
import { recordsIn, testSamples, withLatin1Letters } from './test-support/test-samples.ts'

const SAMPLES: readonly ColumnSample[] = [
  { name: 'swissvotes', path: 'votes/swissvotes/swissvotes.ch.csv', column: 'rechtsform' },
  { name: 'voteinfo', path: 'votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json', column: '"vorlagenTitel"' },
  { name: 'explanations', path: 'votes/volksabstimmungen-4lang/volksabstimmungen.json', column: '"texts"' },
  { name: 'explanations', path: 'votes/voteinfo-explanations/20240922_erlaeuterungen.json', column: '"inkuerze_de"' },
  { name: 'parliament', path: 'parliament/odata-2026/search_members_1.json', column: '"LastName"' },
  { name: 'parliament', path: 'parliament/odata-2026/get_sessions_1.json', column: '"SessionName"' },
  { name: 'parliament', path: 'parliament/odata-2026/get_votes_1.json', column: '"VoteEnd"' },
  { name: 'parliament', path: 'parliament/odata-swissparlpy/business_1.json', column: '"BusinessShortNumber"' },
  { name: 'parliament', path: 'parliament/odata-swissparlpy/seating_plan.csv', column: 'SeatNumber' },
  { name: 'federal-council', path: 'parliament/federal-council-history/bundesraete_1848-2019.csv', column: 'Lebensdaten' },
  { name: 'openparldata', path: 'parliament/openparldata-2026/list_bodies_1.json', column: '"canton_key"' },
  { name: 'openparldata', path: 'parliament/openparldata-2026/get_votings_1.json', column: '"date"' },
  { name: 'kantonsrat-zh', path: 'parliament/kantonsrat-zh/abstimmungen.csv', column: 'eDocumentID' },
  { name: 'kantonsrat-zh', path: 'parliament/kantonsrat-zh/votes-2012.csv', column: 'Sitzungsdatum' },
]
const UTF8 = /UTF-8/

function isBig({ path }: ColumnSample): boolean {
  return /swissvotes|sd-t|volks/.test(path)
}

testSamples(SAMPLES, realSource)

test.each(SAMPLES.filter(({ path }) => path.endsWith('.csv')))('$path in another encoding is read all the same', async ({ name, path }) => {
  const source = withLatin1Letters(realSource(path))
  const { parse } = importerOf(name)
  expect(await parse(asWindows1252(source))).toEqual(await parse(source))
})

test.each(SAMPLES.filter(({ path }) => path.endsWith('.json')))(
  '$path in another encoding is reported with its lines',
  async ({ name, path }) => {
    const windows = asWindows1252(withLatin1Letters(realSource(path)))
    const lines = textOfSource(windows).split('\n')
    const { problems } = await importerOf(name).parse(windows)
    const damaged = problems.filter((problem) => UTF8.test(problem.reason))
    expect(damaged.length).toBeGreaterThan(0)
    for (const { line } of damaged.slice(0, 20)) expect(lines.slice(Math.max(line - 3, 0), line).join()).toContain('\uFFFD')
  },
)

const READERS = IMPORTERS.filter(({ target }) => target === 'parliament' || target === 'votes' || target === 'news')

test.each(SAMPLES.filter((sample) => !isBig(sample)))('$path is refused by every other importer', async ({ name, path }) => {
  const source = realSource(path)
  for (const other of READERS) {
    if (other.name === name) continue
    const parsed = await other.parse(source)
    expect([other.name, 'import' in parsed && recordsIn(parsed.import)]).toEqual([other.name, 0])
    expect(parsed.problems.length).toBeGreaterThan(0)
  }
})

test.each(SAMPLES.filter(isBig))('$path needs less than 512 MB', { timeout: 60_000 }, async ({ name, path }) => {
  expect((await measureMemory(name, realDataPath(path))).megabytes).toBeLessThan(MAX_MEGABYTES)
})
