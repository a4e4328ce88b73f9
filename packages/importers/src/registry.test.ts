import { readdirSync, readFileSync } from 'node:fs'
import { IMPORT_LOSSES } from '@plenara/contract'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProfilesParsed } from './candidates/parse.ts'
import type { ParliamentParsed } from './parliament-source.ts'
import type { PicturesParsed } from './portraits/parse.ts'
import { findImporter, importerInsteadOf, type ImporterName, IMPORTERS, importerOf } from './registry.ts'
import type { Parsed } from './source.ts'
import type { SurveysParsed } from './surveys/parse.ts'
import { decodeText } from './tables/decode-text.ts'
import { type ColumnSample, SAMPLE_FILES } from './test-support/samples.ts'
import { asWindows1252, fixture, textOfSource, textSource } from './test-support/source.ts'
import { testSamples, withLatin1Letters } from './test-support/test-samples.ts'

const SAMPLES: readonly ColumnSample[] = [
  { name: 'swissvotes', path: 'swissvotes/fixtures/swissvotes.csv', column: 'rechtsform' },
  { name: 'voteinfo', path: 'voteinfo/fixtures/voteinfo.json', column: '"vorlagenTitel"' },
  { name: 'explanations', path: 'explanations/fixtures/app-texts.json', column: '"texts"' },
  { name: 'explanations', path: 'explanations/fixtures/booklet.json', column: '"inkuerze_de"' },
  { name: 'parliament', path: 'parliament/fixtures/groups.json', column: '"ParlGroupName"' },
  { name: 'parliament', path: 'parliament/fixtures/members.json', column: '"LastName"' },
  { name: 'parliament', path: 'parliament/fixtures/sessions.json', column: '"SessionName"' },
  { name: 'parliament', path: 'parliament/fixtures/votes.json', column: '"VoteEnd"' },
  { name: 'parliament', path: 'parliament/fixtures/business.json', column: '"BusinessShortNumber"' },
  { name: 'parliament', path: 'parliament/fixtures/seating-plan.csv', column: 'SeatNumber' },
  { name: 'federal-council', path: 'federal-council/fixtures/federal-council.csv', column: 'Lebensdaten' },
  { name: 'openparldata', path: 'openparldata/fixtures/bodies.json', column: '"canton_key"' },
  { name: 'openparldata', path: 'openparldata/fixtures/votings.json', column: '"date"' },
  { name: 'kantonsrat-zh', path: 'kantonsrat-zh/fixtures/votes.csv', column: 'eDocumentID' },
  { name: 'kantonsrat-zh', path: 'kantonsrat-zh/fixtures/ballots.csv', column: 'Sitzungsdatum' },
]
const NAMES = IMPORTERS.map(({ name }) => name)
const UTF8 = /UTF-8/

/** How many records a file gave. */
function recordsOf(parsed: Parsed | ParliamentParsed | SurveysParsed | ProfilesParsed | PicturesParsed): number {
  if ('profiles' in parsed) return parsed.profiles.length
  if ('pictures' in parsed) return parsed.pictures.length
  return 'surveys' in parsed ? parsed.surveys.length : Object.values(parsed.import).flat().length
}

test('an importer is found by its name; words that name none are none, also those that every object knows', () => {
  expect(NAMES.map((name) => findImporter(name))).toEqual(IMPORTERS)
  expect(new Set(NAMES).size).toBe(IMPORTERS.length)
  expect(['xlsx', '', 'toString', '__proto__'].flatMap((word) => findImporter(word) ?? [])).toEqual([])
})

// Fails when a format that is gone leads nowhere, or is still one.
test('a format of former releases leads to an importer, and is none itself', () => {
  expect(importerInsteadOf('factions')).toBe('parliament')
  expect(findImporter('factions')).toBeNull()
  expect(['parliament', 'xlsx', '__proto__'].map(importerInsteadOf)).toEqual([null, null, null])
})

test('every importer has a folder of its name, and every folder with a parser an importer', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
  const parsers = entries.filter(({ name }) => name === 'parse.ts').map(({ parentPath }) => parentPath.split(/[/\\]/).at(-1))
  expect(parsers.toSorted()).toEqual(NAMES.toSorted())
})

test('docs/public-data.md lists every importer with its title, in the order of the registry', () => {
  const page = readFileSync(new URL('../../../docs/public-data.md', import.meta.url), 'utf8')
  const section = /^## Formats$(.*?)^## /ms.exec(page)?.[1] ?? ''
  const rows = [...section.matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)].map(([, name, title]) => ({ name, title }))
  expect(rows).toEqual(IMPORTERS.map(({ name, title }) => ({ name, title })))
})

describe.each(NAMES)('%s', (name) => {
  const { parse, endings } = importerOf(name)
  const source = fixture(SAMPLE_FILES[name])

  test('reads files with its endings', () => {
    expect(endings.some((ending) => source.file.endsWith(ending))).toBe(true)
  })

  test('damaged bytes never throw, and what is not loaded is reported', async () => {
    const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })
    const damage = fc.record({ keep: fc.double({ min: 0, max: 1, noNaN: true }), edits: fc.array(edit, { maxLength: 8 }) })
    await fc.assert(
      fc.asyncProperty(damage, async ({ keep, edits }) => {
        const bytes = Uint8Array.from(source.bytes.subarray(0, Math.ceil(source.bytes.length * keep)))
        for (const { at, byte } of edits) bytes[Math.floor(at * (bytes.length - 1))] = byte
        const parsed = await parse({ ...source, bytes })
        if (recordsOf(parsed) === 0) expect(parsed.problems.length).toBeGreaterThan(0)
        for (const problem of parsed.problems)
          expect(problem).toEqual({
            file: source.file,
            line: expect.any(Number),
            reason: expect.any(String),
            ...(problem.isDoubt && { isDoubt: true }),
            ...(problem.loss && { loss: expect.toBeOneOf([...IMPORT_LOSSES]) }),
            ...(problem.columns && { columns: expect.any(String) }),
          })
      }),
      { numRuns: 120 },
    )
  })

  test('the file of any other importer is refused with a reason', async () => {
    for (const other of NAMES.filter((one) => one !== name)) {
      const parsed = await parse(fixture(SAMPLE_FILES[other]))
      expect([other, recordsOf(parsed)]).toEqual([other, 0])
      expect(parsed.problems.length).toBeGreaterThan(0)
    }
  })
})

testSamples(SAMPLES, fixture)

// Fails when a CSV is decoded as UTF-8 whatever it is.
test.each(SAMPLES.filter(({ path }) => path.endsWith('.csv')))(
  '$path in another encoding or with another separator is read all the same',
  async ({ name, path }) => {
    const source = withLatin1Letters(fixture(path))
    const { parse } = importerOf(name)
    const expected = await parse(source)
    expect(await parse(asWindows1252(source))).toEqual(expected)
    expect(await parse({ ...source, bytes: Buffer.from(`\uFEFF${textOfSource(source)}`, 'utf16le') })).toEqual(expected)
    expect(await parse({ ...source, bytes: Buffer.from(textOfSource(source).replaceAll('\n', '\r\n')) })).toEqual(expected)
  },
)

// Fails when the separator is not found out, or `sep=` above the header is taken for it.
test.each(Object.entries(SAMPLE_FILES).filter(([, path]) => path.endsWith('.csv')))(
  '%s as a spreadsheet saves it, with a semicolon, a tab or a bar, and with `sep=` on top, is the same table',
  async (name, path) => {
    const source = fixture(path)
    const { parse: parseFile } = importerOf(name as ImporterName)
    const expected = await parseFile(source)
    const plain = decodeText(source.bytes)
    const [header = ''] = plain.split('\n')
    const delimiter = header.split(';').length > header.split(',').length ? ';' : ','
    const records: string[][] = parse(plain, { relax_column_count: true, bom: true, delimiter })
    const quoted = records.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`))
    const joined = (separator: string, end = '\n') => quoted.map((cells) => cells.join(separator) + end).join('')
    for (const text of [joined(';'), joined('\t'), joined('|'), joined(';', '\r\n')])
      expect(await parseFile(textSource(source.file, text))).toEqual(expected)
    for (const above of ['sep=;', 'SEP=;', '"sep=;"', '\uFEFFsep=;', 'sep=;;;;']) {
      const saved = await parseFile(textSource(source.file, `${above}\r\n${joined(';', '\r\n')}`))
      expect([recordsOf(saved), saved.problems.length]).toEqual([recordsOf(expected), expected.problems.length])
      if ('import' in saved && 'import' in expected) expect(saved.import).toEqual(expected.import)
    }
  },
)

test.each(SAMPLES.filter(({ path }) => path.endsWith('.json')))(
  '$path in another encoding is reported with its lines',
  async ({ name, path }) => {
    const source = asWindows1252(withLatin1Letters(fixture(path)))
    const lines = textOfSource(source).split('\n')
    const { problems } = await importerOf(name).parse(source)
    const damaged = problems.filter((problem) => UTF8.test(problem.reason))
    expect(damaged.length).toBeGreaterThan(0)
    for (const { line } of damaged) expect(lines.slice(Math.max(line - 3, 0), line).join()).toContain('\uFFFD')
  },
)
