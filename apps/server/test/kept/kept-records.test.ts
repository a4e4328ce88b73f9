import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerRecord, CatalogueImport, ElectionBundle } from '@plenara/contract'
import { type Importer, importerOf, type MergedParsed, mergeParsed, renamed } from '@plenara/importers'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { type WriteOptions, writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import type { Database } from '../../src/db/database.ts'
import { importerFixture } from '../import/importer-fixture.ts'
import { createReader, publicAnswers, withoutVersions } from '../import/public-answers.ts'
import { sampleImport } from '../support/catalogue-sample.ts'
import { createFilledDatabase } from '../support/test-database.ts'
import { PLACES } from '../support/fillings.ts'

const BALLOTS = [
  ['onegov', 'fixtures/nr2027-bl.csv'],
  ['onegov', 'onegov/fixtures/stadtrat2025-kriens.csv'],
  ['sesam-bs', 'sesam-bs/fixtures/full-2020.xlsx'],
  ['wabstic', 'wabstic/fixtures'],
  ['ech0252', 'ech0252/fixtures/results.xml'],
  ['candidate-lists', 'candidate-lists/fixtures/candidates-2027.json'],
] as const
const RUNS = 30

/** What a file says, with the keys and numbers of its source. */
async function rawOf(format: (typeof BALLOTS)[number][0], path: string): Promise<CatalogueImport> {
  const importer: Importer<'elections'> = importerOf(format)
  const whole = importerFixture(path)
  const names = statSync(whole).isDirectory() ? readdirSync(whole).map((name) => join(whole, name)) : [whole]
  const sources = names.map((file) => ({ file, bytes: readFileSync(file) }))
  const parsed = importer.parseTogether
    ? await importer.parseTogether(sources)
    : await importer.parse(sources[0] ?? { file: '', bytes: Buffer.of() })
  return parsed.import
}

function canonical(data: CatalogueImport): CatalogueImport {
  return (mergeParsed([{ file: 'delivery', parsed: { import: data, counts: {}, problems: [] } }]) satisfies MergedParsed).import
}

/** How a later delivery differs from the first. */
interface Change {
  /** A candidate is left out where its place modulo this is 0. */
  readonly leaves: number
  readonly leavesList: boolean
  readonly spelling: 'same' | 'decimals' | 'no zeros' | 'exchanged'
  readonly otherKeys: boolean
  readonly isShuffled: boolean
  readonly replaces: boolean
}

const change: fc.Arbitrary<Change> = fc.record({
  leaves: fc.integer({ min: 2, max: 60 }),
  leavesList: fc.boolean(),
  spelling: fc.constantFrom('same', 'decimals', 'no zeros', 'exchanged'),
  otherKeys: fc.boolean(),
  isShuffled: fc.boolean(),
  replaces: fc.boolean(),
})

function changed(bundle: ElectionBundle, by: Change): ElectionBundle {
  const goneList = by.leavesList && bundle.lists.length > 2 ? bundle.lists.at(-1)?.key : undefined
  const people = bundle.candidates.filter(
    (one, index) => (index + 1) % by.leaves !== 0 && (goneList === undefined || one.listKey !== goneList),
  )
  const standing = new Set(people.map(({ key }) => key))
  const numberOf = (index: number) =>
    spelled(people[by.spelling === 'exchanged' ? (index + 1) % people.length : index]?.number ?? null, by.spelling)
  const candidates = people.map((one, index) => ({
    ...one,
    number: numberOf(index),
    ...(by.replaces && index === 1 && { firstName: 'Zenobia', lastName: 'Neuling', birthYear: 1999 }),
  }))
  const lists = bundle.lists.flatMap((one) =>
    one.key === goneList
      ? []
      : [{ ...one, number: spelled(one.number, by.spelling) ?? '', candidateKeys: one.candidateKeys.filter((key) => standing.has(key)) }],
  )
  const smaller: ElectionBundle = { ...bundle, lists, candidates: by.isShuffled ? candidates.toReversed() : candidates, result: null }
  if (!by.otherKeys) return smaller
  const others = (parts: readonly { readonly key: string }[]) => new Map(parts.map(({ key }) => [key, `row-${key}`]))
  return renamed(smaller, others(lists), others(candidates))
}

function spelled<Text extends string | null>(number: Text, spelling: Change['spelling']): Text | string {
  if (number === null || spelling === 'same' || spelling === 'exchanged') return number
  return spelling === 'decimals' && /^\d+$/.test(number) ? `${number}.0` : number.replace(/^0+(?=\d)/, '')
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const database = await createFilledDatabase(PLACES, { statementMs: 0 })
  try {
    await work(database.db)
  } finally {
    await database.drop()
  }
}

/** What stands in all elections; the time of a list and the source are those of the last import that changed it, and who came in between is a former candidate. */
async function shown(db: Database): Promise<unknown> {
  const catalogue = createPostgresCatalogue(db)
  const { elections } = await catalogue.common()
  const all = []
  for (const { id } of elections) all.push(await catalogue.election(id))
  return JSON.parse(JSON.stringify(all, (key, value) => (['updated', 'sourceId', 'former'].includes(key) ? undefined : value)))
}

const OPTIONS: WriteOptions = { isPublished: true, accepted: new Set(['candidates', 'lists']) }

/** Answers of everybody to the questions of the sample. */
async function answerAll(db: Database, electionIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from candidate where election_id = ${electionIds[0] ?? 0}`.execute(db)
  const answers = rows.flatMap(({ key }, index): AnswerRecord[] => [
    { candidate: key, questionKey: 'q1', value: [0, 25, 75, 100][index % 4] ?? null },
    { candidate: key, questionKey: 'q2', value: 50, comment: { de: `Weil ${index}` } },
  ])
  const { questionnaires = [] } = sampleImport()
  await writeCatalogue(db, { questionnaires: [...questionnaires] }, { electionIds: [...electionIds] })
  const { unresolved } = await writeCatalogue(db, { answers }, { electionIds: [electionIds[0] ?? 0] })
  expect(unresolved).toEqual([])
}

// Fails when `markGone` deletes, when `gone` is not taken back, when a number is enough to be somebody, and when gone people are not read by `rekey.ts`.
test.each(BALLOTS)(
  '%s %s: a delivery, a changed one, the first again: what is shown is as after the first, %#',
  { tags: ['slow'] },
  (format, path) =>
    withDatabase(async (db) => {
      const raw = await rawOf(format, path)
      const first = canonical(raw)
      const write = (data: CatalogueImport) => writeCatalogue(db, data, { ...OPTIONS, origin: { format, source: 'delivery' } })
      const { electionIds } = await write(first)
      await answerAll(db, electionIds)
      const before = await shown(db)
      await fc.assert(
        fc.asyncProperty(change, async (by) => {
          const elections = (raw.elections ?? []).map((bundle) => changed(bundle, by))
          await write(canonical({ ...raw, elections }))
          expect((await db.selectFrom('candidateAnswers').select('candidateId').execute()).length).toBeGreaterThan(0)
          await write(first)
          expect(await shown(db)).toEqual(before)
        }),
        { numRuns: RUNS / BALLOTS.length },
      )
    }),
)

test('every public answer, every answer of a candidate and every id is as after the first delivery', { tags: ['slow'] }, () =>
  withDatabase(async (db) => {
    const reader = await createReader(db)
    const raw = await rawOf('onegov', 'fixtures/nr2027-bl.csv')
    const write = (data: CatalogueImport) => writeCatalogue(db, data, { ...OPTIONS, origin: { format: 'onegov', source: 'delivery' } })
    const { electionIds } = await write(canonical(raw))
    await answerAll(db, electionIds)
    const timeless = async () =>
      new Map(
        [...withoutVersions(await publicAnswers(db, reader))].map(([address, answer]) => [
          address,
          answer.replaceAll(/"updated":"[^"]+"/g, ''),
        ]),
      )
    const before = await timeless()
    const by: Change = { leaves: 3, leavesList: true, spelling: 'exchanged', otherKeys: true, isShuffled: true, replaces: false }
    const second = await write(canonical({ ...raw, elections: (raw.elections ?? []).map((bundle) => changed(bundle, by)) }))
    expect(second.losses.map(({ loss }) => loss)).toContain('candidates')
    expect(second.losses[0]?.reason).toMatch(/candidates are missing: .*marked as gone, and kept with \d+ answers/)
    expect(await timeless()).not.toEqual(before)
    await write(canonical(raw))
    expect(await timeless()).toEqual(before)
  }),
)

// Fails when the key of who is gone is left to whoever takes over the number.
test('who takes over a number has none of the answers of the one before, who is marked as gone with all of them', () =>
  withDatabase(async (db) => {
    const raw = await rawOf('onegov', 'fixtures/nr2027-bl.csv')
    const write = (data: CatalogueImport) => writeCatalogue(db, data, { ...OPTIONS, origin: { format: 'onegov', source: 'delivery' } })
    const { electionIds } = await write(canonical(raw))
    await answerAll(db, electionIds)
    const [electionId = 0] = electionIds
    const before = await createPostgresCatalogue(db).election(electionId)
    const replacing: Change = { leaves: 1_000, leavesList: false, spelling: 'same', otherKeys: false, isShuffled: false, replaces: true }
    await write(canonical({ ...raw, elections: (raw.elections ?? []).map((bundle) => changed(bundle, replacing)) }))
    const after = await createPostgresCatalogue(db).election(electionId)
    const newcomer = after?.candidates.find(({ lastName }) => lastName === 'Neuling')
    expect(newcomer).toBeDefined()
    expect(before?.candidates.map(({ id }) => id)).not.toContain(newcomer?.id)
    expect(after?.answers.map(({ candidateId }) => candidateId)).not.toContain(newcomer?.id)
    const [gone, ...others] = after?.former?.candidates ?? []
    expect(others).toEqual([])
    expect(before?.candidates.find(({ id }) => id === gone?.id)).toMatchObject({ lastName: gone?.lastName })
    expect(after?.answers.length).toBe((before?.answers.length ?? 0) - 1)
    const { rows } = await sql<{ length: number }>`select length(packed) from candidate_answers where candidate_id = ${gone?.id}`.execute(
      db,
    )
    expect(rows).toEqual([{ length: 10 }])
  }))

// Fails when `keepAnswersToGone` is not called, or `gone` is not asked by the readers of questions.
test('a question that goes and comes back has its answers again, also where answers came in between', () =>
  withDatabase(async (db) => {
    const { electionIds } = await writeCatalogue(db, sampleImport('1'))
    const [questionnaire] = sampleImport().questionnaires ?? []
    const answer = (questionKey: string, value: number): AnswerRecord => ({
      candidate: '1',
      questionKey,
      value,
      comment: { de: questionKey },
    })
    await writeCatalogue(db, { answers: [answer('q1', 100), answer('q2', 50)] }, { electionIds })
    const answered = async () => (await createPostgresCatalogue(db).election(electionIds[0] ?? 0))?.answers[0]?.answers ?? []
    const whole = await answered()
    const shorter = { ...questionnaire!, questions: questionnaire!.questions.slice(0, 1) }
    const { losses, difference } = await writeCatalogue(db, { questionnaires: [shorter] })
    expect(losses.map(({ loss }) => loss)).toEqual(['questions'])
    expect(difference.kinds).toMatchObject({ questions: { removed: 1 } })
    expect(await answered()).toEqual(whole.slice(0, 1))
    await writeCatalogue(db, { answers: [answer('q1', 100)] }, { electionIds })
    const back = await writeCatalogue(db, { questionnaires: [questionnaire!] })
    expect(back.difference.kinds).toMatchObject({ questions: { added: 1 } })
    expect(await answered()).toEqual(whole)
  }))

// Fails when `atStoredSpellings` is left out: every question would be a new one, without an answer.
test('questions whose numbers a spreadsheet has rewritten are the same, for questionnaires and for answers', () =>
  withDatabase(async (db) => {
    const [sample] = sampleImport().questionnaires ?? []
    const numbered = (keys: readonly string[]) => ({
      ...sample!,
      questions: sample!.questions.map((one, index) => ({ ...one, key: keys[index] ?? '' })),
    })
    const { electionIds } = await writeCatalogue(db, { ...sampleImport('1'), questionnaires: [numbered(['01', '10'])] })
    const idsNow = async () => (await createPostgresCatalogue(db).election(electionIds[0] ?? 0))?.questions.map(({ id }) => id)
    const before = await idsNow()
    const again = await writeCatalogue(db, { questionnaires: [numbered(['1.0', '1E+01'])] })
    expect([again.losses, again.changed, await idsNow()]).toEqual([[], false, before])
    const { unresolved } = await writeCatalogue(db, { answers: [{ candidate: '1', questionKey: '1', value: 100 }] }, { electionIds })
    expect(unresolved).toEqual([])
  }))
