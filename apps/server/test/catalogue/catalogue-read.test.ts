import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let electionId: number
const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const data = () => ({ ...sampleImport(), elections: [sampleBallot([sampleCandidate('1', { portrait: PORTRAIT })])] })

beforeAll(async () => {
  database = await createFilledDatabase(PLACES)
  const localities = [
    { zip: '4052', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS' },
    { zip: '4052', place: 'Basel', municipality: 'Münchenstein', bfsNumber: 2769, cantonCode: 'BL' },
    { zip: '8001', place: 'Zürich', municipality: 'Zürich', bfsNumber: 261, cantonCode: 'ZH' },
  ] as const
  const { electionIds } = await writeCatalogue(database.db, { ...data(), localities })
  electionId = electionIds[0]!
})
afterAll(() => database.drop())

test('an election comes back as it was delivered, with ids [ENTITY-3, ENTITY-4, ENTITY-6]', async () => {
  const election = (await createPostgresCatalogue(database.db).election(electionId))!
  const { key: _, cantonCode: __, questionnaireKey: ___, ...delivered } = data().elections[0]!.election
  expect(election.election).toEqual({
    ...delivered,
    ...{ id: electionId, cantonId: 6, bodySeats: null, resultsPublic: false, resultWithdrawn: null, sourceId: expect.any(Number) },
  })
  const [candidate] = election.candidates
  const { key: ____, partyKey, listKey, ...person } = sampleCandidate('1')
  expect(candidate).toEqual({
    ...person,
    id: candidate!.id,
    partyId: expect.any(Number),
    listId: election.lists[0]!.id,
    portrait: expect.stringMatching(/^\/api\/portrait\/[0-9a-f]{16}\/small$/),
    sourceId: expect.any(Number),
    fictional: true,
  })
  expect(election.lists).toEqual([
    {
      id: expect.any(Number),
      number: '01',
      name: { de: 'Steinbock' },
      partyId: candidate!.partyId,
      connection: 'A',
      subConnection: null,
      family: null,
      region: null,
      isParent: false,
      updated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      candidateIds: [candidate!.id, candidate!.id],
      sourceId: expect.any(Number),
      fictional: true,
    },
  ])
  expect(election.questions[0]).toEqual({
    id: expect.any(Number),
    categoryId: election.categories[0]!.id,
    type: 'Standard-4',
    text: { de: 'Frage q1?' },
    info: {},
    pro: {},
    contra: {},
    isShort: true,
    axes: [{ id: election.axes[0]!.id, polarity: -1 }],
    sourceId: expect.any(Number),
    fictional: true,
  })
  expect(election).toMatchObject({ answers: [], result: null })
})

test('the common data has 26 cantons, their constituencies, parties and elections', async () => {
  const common = await createPostgresCatalogue(database.db).common()
  expect(common.cantons).toHaveLength(26)
  expect(common.cantons[5]).toMatchObject({ id: 6, code: 'BS', name: { de: 'Basel-Stadt', fr: 'Bâle-Ville' } })
  expect(common.constituencies.find((one) => one.id === 45)).toMatchObject({ cantonId: 6, name: { de: 'Grossbasel-West' }, seats: 34 })
  expect(common.parties).toEqual([
    { id: expect.any(Number), shortName: { de: 'STB' }, name: { de: 'Steinbock' }, color: '#336699', sourceId: expect.any(Number) },
  ])
  expect(common.elections.map((one) => one.id)).toEqual([electionId])
})

test('a postcode gives its municipalities, and their constituency where there is but one [VALID-10]', async () => {
  const catalogue = createPostgresCatalogue(database.db)
  expect(await catalogue.localities('4052')).toEqual([
    { zip: '4052', municipality: 'Basel', cantonCode: 'BS', constituencyId: null, constituencyIds: [44, 45, 46] },
    { zip: '4052', municipality: 'Münchenstein', cantonCode: 'BL', constituencyId: 105 },
  ])
  expect(await catalogue.localities('8001')).toEqual([{ zip: '8001', municipality: 'Zürich', cantonCode: 'ZH', constituencyId: 26 }])
  expect(await catalogue.localities('9999')).toEqual([])
})

test('a portrait is a document of its own', async () => {
  const catalogue = createPostgresCatalogue(database.db)
  const [candidate] = (await catalogue.election(electionId))!.candidates
  const drawing = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(PORTRAIT) }
  expect(await catalogue.portraits([candidate!.id, 999_999, 2 ** 40])).toEqual(new Map([[candidate!.id, drawing]]))
  const digits = candidate!.portrait!.split('/')[3]!
  expect(await catalogue.picture(digits, 'large')).toEqual(drawing)
  // Fails when a picture is looked up by its address alone: devices keep former addresses, of the whole hash.
  const hash = createHash('sha256').update(PORTRAIT).digest('hex')
  expect(await catalogue.picture(hash, 'large')).toEqual(drawing)
  expect(await catalogue.picture(`${digits}${'0'.repeat(48)}`, 'large')).toBeNull()
  expect(await catalogue.picture('0'.repeat(16), 'large')).toBeNull()
  expect(await catalogue.portraits([])).toEqual(new Map())
})

test('an unknown election is null, every time', async () => {
  const catalogue = createPostgresCatalogue(database.db)
  expect(await catalogue.election(999_999)).toBeNull()
  expect(await catalogue.election(999_999)).toBeNull()
})

test('snapshots are read once and stay the same object until an import, which is seen a second later', async () => {
  let now = 0
  const catalogue = createPostgresCatalogue(database.db, { now: () => now })
  const [first, second] = await Promise.all([catalogue.election(electionId), catalogue.election(electionId)])
  expect(first).toBe(second)
  const common = await catalogue.common()
  const version = await catalogue.dataVersion()
  await writeCatalogue(database.db, { parties: [{ key: 'sample/new', shortName: { de: 'N' }, name: { de: 'Neu' }, color: '#000000' }] })
  now = 999
  expect(await catalogue.common()).toBe(common)
  expect(await catalogue.dataVersion()).toBe(version)
  now = 1_001
  expect(await catalogue.dataVersion()).toBe(version + 1)
  expect((await catalogue.common()).parties).toHaveLength(2)
})

test('a part that is read after an import does not mix two versions', async () => {
  const catalogue = createPostgresCatalogue(database.db, { now: () => 0 })
  const version = await catalogue.dataVersion()
  await writeCatalogue(database.db, {
    parties: [{ key: 'sample/mix', shortName: { de: 'M' }, name: { de: 'Mischung' }, color: '#000000' }],
  })
  const { parties } = await catalogue.common()
  expect(parties.map((party) => party.shortName.de)).toContain('M')
  expect(await catalogue.dataVersion()).toBe(version + 1)
})

// Fails when `MAX_ID` is not compared with in `knownCandidates`.
test('candidates of any election are known by their ids, nobody else', async () => {
  const catalogue = createPostgresCatalogue(database.db)
  const [candidate] = (await catalogue.election(electionId))!.candidates
  const known = await catalogue.knownCandidates([candidate!.id, 999_999, 2 ** 31, Number.MAX_SAFE_INTEGER, candidate!.id])
  expect(known).toEqual(new Set([candidate!.id]))
  expect(await catalogue.knownCandidates([])).toEqual(new Set())
})
