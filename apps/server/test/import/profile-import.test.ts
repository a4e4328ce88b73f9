import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { runImport } from '../../src/commands/run-import.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { cornersOf, pngThatSays, quarters } from '../support/drawn-pictures.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { importerFixture } from './importer-fixture.ts'
import { offeredCommand } from '../support/offered-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'plenara-profiles-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As official files tell of them: nothing that they say about themselves. */
const official = {
  texts: {},
  campaignBudget: null,
  vestedInterests: [],
  links: [],
  languages: [],
  occupation: {},
  birthYear: null,
  place: null,
}
const zoe = sampleCandidate('zoe', { ...official, firstName: 'Zoé', lastName: 'Müller', number: '01.01' })
const reto = sampleCandidate('reto', { ...official, firstName: 'Reto', lastName: 'Oesch', number: '01.02', occupation: { de: 'Maler' } })
const ballot = { ...sampleImport(), elections: [sampleBallot([zoe, reto])] }
const PROFILES = importerFixture('candidates/fixtures/candidates.csv')

let database: TestDatabase
let electionId: number
beforeEach(async () => {
  database = await createFilledDatabase(PLACES)
  electionId = (await writeCatalogue(database.db, ballot)).electionIds[0] ?? 0
})
afterEach(() => database.drop())

function collector() {
  const written: string[] = []
  return { write: (text: string) => void written.push(text), text: () => written.join('') }
}

async function run(...args: string[]) {
  const [stdout, stderr] = [collector(), collector()]
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  const status = await runImport([...args, '--election', String(electionId)], { env, stdout, stderr })
  return { status, stdout: stdout.text(), stderr: stderr.text() }
}

const catalogue = () => createPostgresCatalogue(database.db)
async function person(lastName: string) {
  const found = (await catalogue().election(electionId))?.candidates.find((one) => one.lastName === lastName)
  if (!found) throw new Error(`no ${lastName}`)
  return found
}

/** The last one that changed anything. */
async function lastImport(format: string): Promise<number> {
  const log = database.db.selectFrom('importLog').select('id').where('format', '=', format)
  return (await log.whereRef('versionAfter', '>', 'versionBefore').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}

/** A folder of pictures. */
function pictures(name: string, files: Readonly<Record<string, Buffer>>): string {
  const path = mkdtempSync(join(folder, name))
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(path, file), bytes)
  return path
}
const face = (width = 320) => quarters(width, width * 1.25).jpegSync(85)

test('profiles stand beside the official file, which does not take them away; undoing gives back what was [SCREEN-11]', async () => {
  const before = await person('Müller')
  expect(await run('candidates', PROFILES)).toMatchObject({ status: 0, stdout: expect.stringContaining('Loaded candidates: 2 profiles') })
  const after = await person('Müller')
  expect(after).toMatchObject({
    ...{ birthYear: 1988, place: 'Riehen', campaignBudget: 12_500, languages: ['de', 'fr', 'en'] },
    occupation: { de: 'Hebamme', fr: 'Sage-femme' },
    vestedInterests: [{ organisation: { de: 'Ruderclub' }, role: { de: 'Präsidentin' }, paid: false, since: 2019 }, {}],
    links: [{ kind: 'website' }, { kind: 'instagram', url: 'https://instagram.example/zoe' }],
  })
  expect((await person('Oesch')).occupation).toEqual({ de: 'Schreiner' })
  expect((await run('candidates', PROFILES)).stdout).toContain('Nothing new in candidates')
  // Fails when the official file writes profiles.
  await writeCatalogue(database.db, ballot)
  expect(await person('Müller')).toEqual(after)
  await undoImport(database.db, await lastImport('candidates'))
  expect(await person('Müller')).toEqual(before)
})

test('an empty cell keeps, the mark takes away, a wrong name loads nothing of the row', async () => {
  await run('candidates', PROFILES)
  const path = join(folder, 'second.csv')
  writeFileSync(
    path,
    'number,first_name,last_name,motto_de,motto_fr,website,interest_1_organisation_de\n01.01,Zoe,Mueller,[delete],,[delete],[delete]\n',
  )
  expect((await run('candidates', path)).status).toBe(0)
  const changed = await person('Müller')
  expect([changed.texts.motto, changed.links.map(({ kind }) => kind), changed.vestedInterests]).toEqual([
    { fr: 'Ensemble' },
    ['instagram'],
    [],
  ])
  expect(changed.campaignBudget).toBe(12_500)
  // Fails when the number alone decides: Zoé would have Reto's motto.
  writeFileSync(path, 'number,first_name,last_name,motto_de\n01.01,Reto,Oesch,Los\n01.02,Reto,Oesch,Los\n')
  const swapped = await run('candidates', path)
  expect(swapped).toMatchObject({ status: 1, stdout: expect.stringContaining('Reto Oesch (01.01): this number is Zoé Müller (01.01)') })
  expect((await person('Oesch')).texts.motto).toBeUndefined()
  expect((await run('candidates', path, '--accept-losses', 'candidates')).status).toBe(0)
  expect([(await person('Oesch')).texts.motto, (await person('Müller')).texts.motto]).toEqual([{ de: 'Los' }, { fr: 'Ensemble' }])
})

test('portraits are found by number, turned, cut and stored in two sizes; missing ones keep the stored [API-10]', {
  tags: ['slow'],
}, async () => {
  const path = pictures('first', {
    '01.01.jpg': face(800),
    '102 reto ösch.png': quarters(160, 200).pngSync(),
    '.DS_Store': Buffer.from('x'),
  })
  expect(await run('portraits', path)).toMatchObject({ status: 0, stdout: expect.stringContaining('Loaded portraits: 2 portraits') })
  const { id, portrait } = await person('Müller')
  const hash = portrait?.split('/')[3] ?? ''
  const [small, large] = [await catalogue().picture(hash, 'small'), await catalogue().picture(hash, 'large')]
  expect([small?.contentType, cornersOf(Buffer.from(small?.bytes ?? [])), cornersOf(Buffer.from(large?.bytes ?? []))]).toEqual([
    'image/webp',
    'rgby',
    'rgby',
  ])
  expect((await catalogue().portraits([id])).get(id)?.bytes).toEqual(small?.bytes)
  expect((await run('portraits', path)).stdout).toContain('Nothing new in portraits')
  const other = (await person('Oesch')).portrait
  const again = await run('portraits', pictures('second', { '0101.webp': quarters(320, 400).webpSync(80) }))
  expect(again.status).toBe(0)
  expect((await person('Müller')).portrait).not.toBe(portrait)
  expect((await person('Oesch')).portrait).toBe(other)
  // The undo history still names it, but nobody shows it.
  expect(await catalogue().picture(hash, 'small')).toBeNull()
  await run('candidates', PROFILES)
  expect((await person('Oesch')).portrait).toBeNull()
  await undoImport(database.db, await lastImport('candidates'))
  expect((await person('Oesch')).portrait).toBe(other)
})

test('who has none, what fits nobody, doubles, and what is no picture are named', async () => {
  const path = pictures('mixed', {
    '01.01.jpg': face(),
    '01.01.png': quarters(320, 400).pngSync(),
    '01.02.jpg': Buffer.from('no picture'),
    'liste.pdf': face(),
  })
  const mixed = await run('portraits', path)
  expect(mixed.status).toBe(1)
  for (const line of [
    '01.01.jpg is of Zoé Müller (01.01), as 01.01.png is too',
    '01.02.jpg is no JPEG, PNG, WebP or AVIF',
    'liste.pdf is passed over: only .jpg, .jpeg, .png, .webp, .avif are read',
  ]) {
    expect(mixed.stdout).toContain(line)
  }
  const bomb = pictures('bomb', { '01.01.png': pngThatSays(50_000, 50_000, Buffer.alloc(1_000_000)), '01.02.jpg': face() })
  const read = await run('portraits', bomb)
  expect(read).toMatchObject({ status: 0, stdout: expect.stringContaining('01.01.png has too many pixels: 50000 x 50000') })
  expect(read.stdout).toContain('Remark: 1 of 2 candidates have no portrait: Zoé Müller (01.01)')
  expect((await run('portraits', bomb, '--strict')).status).toBe(1)
})

// Fails without the share of strangers: numbers that happen to meet would put faces on others.
test('the pictures of another election are refused as a whole', async () => {
  const path = pictures('other', { '01.01.jpg': face(), '09.01.jpg': face(), '01.02 Anna Muster.jpg': face() })
  const refused = await run('portraits', path)
  expect(refused).toMatchObject({ status: 1, stdout: expect.stringContaining('more than 5 % of the pictures belong to nobody') })
  expect(refused.stdout).toContain('09.01.jpg fits nobody')
  expect(refused.stdout).toContain('01.02 Anna Muster.jpg names somebody else than Reto Oesch (01.02)')
  expect((await person('Müller')).portrait).toBeNull()
  const [, ...args] = offeredCommand(refused.stdout)
  expect(args).toEqual(['portraits', path, '--election', `${electionId}`, '--accept-losses', 'portraits'])
  expect((await run(...args.slice(0, 2), ...args.slice(4))).status).toBe(0)
  expect((await person('Müller')).portrait).not.toBeNull()
})

test('without an election, or with one that does not exist, nothing is read', async () => {
  electionId = 999
  expect((await run('candidates', PROFILES)).stderr).toContain('There is no election 999')
  expect((await run('portraits', pictures('none', { '1.jpg': face() }))).stderr).toContain('There is no election 999')
})

// Fails when the ids are left to another command, or the one that is offered is not the nearest.
test.each(['candidates', 'portraits'])(
  'without an election %s names those that there are, the nearest first, and the command',
  async (format) => {
    const path = format === 'candidates' ? PROFILES : pictures("the election's", { '01.01.jpg': face() })
    const far = await writeCatalogue(database.db, {
      ...ballot,
      elections: [sampleBallot([zoe], { key: 'far', electionDate: '2099-01-01' })],
    })
    const output = collector()
    const env = { DATABASE_URL: database.url, DATA_DIR: folder }
    expect(await runImport([format, path, '--plan'], { env, stdout: output, stderr: output })).toBe(1)
    const lines = output.text().trimEnd().split('\n')
    expect(lines.slice(-4)).toEqual([
      'Which election? The nearest first:',
      expect.stringMatching(`^  ${electionId}  `),
      expect.stringMatching(`^  ${far.electionIds[0]}  2099-01-01  `),
      expect.stringMatching(`^Say its id: npm run import -- ${format} .* --election ${electionId} --plan$`),
    ])
    const [, ...args] = offeredCommand(output.text())
    expect(args).toEqual([format, path, '--election', `${electionId}`, '--plan'])
    expect(await runImport(args, { env, stdout: output, stderr: output })).toBe(0)
  },
)
