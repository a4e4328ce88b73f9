// @module-tag real-data
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { isParliamentFormatName, PARLIAMENT_FORMATS, type ParliamentFormatName } from './parliament-formats.ts'
import type { Source } from './source.ts'
import { asWindows1252, cut, fixture, shared, textOfSource, textSource } from './test-source.ts'

interface Sample {
  readonly name: ParliamentFormatName
  readonly path: string
  /** A column or field that the parser needs. */
  readonly column: string
}

const SAMPLES: readonly Sample[] = [
  { name: 'swissvotes', path: 'votes/swissvotes/swissvotes.ch.csv', column: 'rechtsform' },
  { name: 'voteinfo', path: 'votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json', column: '"vorlagenTitel"' },
  { name: 'explanations', path: 'votes/volksabstimmungen-4lang/volksabstimmungen.json', column: '"texts"' },
  { name: 'explanations', path: 'votes/voteinfo-explanations/20240922_erlaeuterungen.json', column: '"inkuerze_de"' },
  { name: 'factions', path: 'parliament/factions-2026-04-30/faction_2.json', column: '"abbreviation"' },
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
const folder = mkdtempSync(join(tmpdir(), 'plenara-importers-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** Letters that Windows-1252 writes in one byte; others are not what this is about. */
function withLatin1Letters(source: Source): Source {
  return textSource(source.file, textOfSource(source).replaceAll(/[^\0-\xff]/g, '?'))
}

function isBig({ path }: Sample): boolean {
  return /swissvotes|sd-t|volks/.test(path)
}

function records(data: object): number {
  return Object.values(data).flat().length
}

test.each(SAMPLES)('$path is the same when it is read again', async ({ name, path }) => {
  const first = await PARLIAMENT_FORMATS[name].parse(shared(path))
  expect(records(first.import)).toBeGreaterThan(0)
  expect(await PARLIAMENT_FORMATS[name].parse(shared(path))).toEqual(first)
})

test.each(SAMPLES)('$path cut in half is reported with its line', async ({ name, path }) => {
  const half = cut(shared(path), 0.5)
  const whole = await PARLIAMENT_FORMATS[name].parse(shared(path))
  const { import: data, problems } = await PARLIAMENT_FORMATS[name].parse(half)
  expect(records(data)).toBeLessThan(records(whole.import))
  const lines = textOfSource(half).split('\n').length
  const last = problems.at(-1)
  expect(last?.file).toBe(half.file)
  expect(last?.line).toBeGreaterThan(lines - 40)
  expect(last?.line).toBeLessThanOrEqual(lines)
})

test.each(SAMPLES.filter(({ path }) => !path.endsWith('seating_plan.csv')))(
  '$path in another encoding is reported with its lines',
  async ({ name, path }) => {
    const source = asWindows1252(withLatin1Letters(shared(path)))
    const lines = textOfSource(source).split('\n')
    const { problems } = await PARLIAMENT_FORMATS[name].parse(source)
    const damaged = problems.filter((problem) => UTF8.test(problem.reason))
    expect(damaged.length).toBeGreaterThan(0)
    for (const { line } of damaged.slice(0, 20)) expect(lines.slice(Math.max(line - 3, 0), line).join()).toContain('\uFFFD')
  },
)

test.each(SAMPLES)('$path without $column is reported where it should stand', async ({ name, path, column }) => {
  const source = shared(path)
  const bare = column.replaceAll('"', '')
  const changed = textSource(source.file, textOfSource(source).replaceAll(column, column.replace(bare, `${bare}X`)))
  const { import: data, problems } = await PARLIAMENT_FORMATS[name].parse(changed)
  expect(records(data)).toBe(0)
  expect(problems[0]?.reason).toContain(bare)
  expect(problems[0]?.line).toBeGreaterThan(0)
})

test.each(Object.keys(PARLIAMENT_FORMATS).filter(isParliamentFormatName))(
  '%s: damaged bytes never throw, and what is not loaded is reported',
  async (name) => {
    const sample = SAMPLES.find((one) => one.name === name && !isBig(one))
    const source = sample ? shared(sample.path) : fixture('./feed/fixtures/news.xml')
    const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })
    const damage = fc.record({ keep: fc.double({ min: 0, max: 1, noNaN: true }), edits: fc.array(edit, { maxLength: 8 }) })
    await fc.assert(
      fc.asyncProperty(damage, async ({ keep, edits }) => {
        const bytes = Uint8Array.from(source.bytes.subarray(0, Math.ceil(source.bytes.length * keep)))
        for (const { at, byte } of edits) bytes[Math.floor(at * (bytes.length - 1))] = byte
        const parsed = await PARLIAMENT_FORMATS[name].parse({ ...source, bytes })
        if (records(parsed.import) === 0) expect(parsed.problems.length).toBeGreaterThan(0)
        for (const problem of parsed.problems)
          expect(problem).toEqual({ file: source.file, line: expect.any(Number), reason: expect.any(String) })
      }),
      { numRuns: 25 },
    )
  },
)

test.each(SAMPLES.filter((sample) => !isBig(sample)))('$path is refused by every other format', async ({ name, path }) => {
  const source = shared(path)
  for (const other of Object.keys(PARLIAMENT_FORMATS).filter(isParliamentFormatName)) {
    if (other === name) continue
    const { import: data, problems } = await PARLIAMENT_FORMATS[other].parse(source)
    expect([other, records(data)]).toEqual([other, 0])
    expect(problems.length).toBeGreaterThan(0)
  }
})

const run = promisify(execFile)
const SCRIPT = fileURLToPath(new URL('./test-memory.ts', import.meta.url))
const MAX_MEGABYTES = 512

async function measure(format: ParliamentFormatName, file: string) {
  const { stdout } = await run(process.execPath, ['--max-old-space-size=300', SCRIPT, format, file])
  return JSON.parse(stdout) as { counts: Record<string, number>; problems: number; megabytes: number }
}

/** All decisions of a session, which the service answers at once: 328 votes of 200 members. */
function decisionsOfSession(): string {
  const file = join(folder, 'Voting.json')
  const rows = Array.from({ length: 328 * 200 }, (_, index) => ({
    __metadata: {
      id: `https://ws.parlament.ch/OData.svc/Voting(ID=${index},Language='DE')`,
      type: 'itsystems.Pd.DataServices.DataModel.Voting',
    },
    ...{
      ID: index + 1,
      Language: 'DE',
      IdVote: 35_000 + Math.floor(index / 200),
      RegistrationNumber: 1,
      PersonNumber: 4000 + (index % 200),
    },
    ...{
      FirstName: 'Vorname',
      LastName: 'Nachname',
      Canton: 'ZH',
      CantonName: 'Zürich',
      ParlGroupCode: 'RL',
      ParlGroupName: 'FDP-Liberale Fraktion',
    },
    ...{
      Decision: 1,
      DecisionText: 'Ja',
      BusinessTitle: 'Ein Geschäft des Bundesrates mit einem Titel von gewöhnlicher Länge',
      Subject: 'Schlussabstimmung',
    },
  }))
  writeFileSync(file, JSON.stringify({ d: rows }))
  return file
}

test('all decisions of a session need less than 512 MB', { timeout: 120_000 }, async () => {
  const { counts, problems, megabytes } = await measure('parliament', decisionsOfSession())
  expect([counts, problems]).toEqual([{ decisions: 65_600 }, 0])
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
})

test.each(SAMPLES.filter(isBig))('$path needs less than 512 MB', { timeout: 60_000 }, async ({ name, path }) => {
  const file = fileURLToPath(new URL(`../../../../shared/data/${path}`, import.meta.url))
  expect((await measure(name, file)).megabytes).toBeLessThan(MAX_MEGABYTES)
})
