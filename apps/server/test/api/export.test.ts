import type { CatalogueImport, ElectionBase, ExportHead, ExportLine } from '@plenara/contract'
import { smallDemoData } from '@plenara/demo-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { publishResult, withdrawResult } from '../../src/catalogue/results/publish-result.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
let clock = 0
let catalogue: ReturnType<typeof createPostgresCatalogue>
const data = smallDemoData()

beforeAll(async () => {
  api = await openTestApi({
    catalogueOf: (db) => {
      catalogue = createPostgresCatalogue(db, { now: () => clock })
      return catalogue
    },
  })
  await loadReference(api.db)
  await write(data)
})
afterAll(() => api.close())

/** Changes are seen a second later. */
async function write(change: CatalogueImport): Promise<void> {
  await writeCatalogue(api.db, change, { isPublished: true })
  clock += 1_001
}

async function read(path: string): Promise<{ head: ExportHead; lines: readonly Exclude<ExportLine, ExportHead>[] }> {
  const { json, status } = await api.call<[ExportHead, ...Exclude<ExportLine, ExportHead>[]]>('GET', `/export/v1${path}`)
  expect(status, path).toBe(200)
  const [head, ...lines] = json
  expect(lines, path).toHaveLength(head.lines)
  return { head, lines }
}

/** The items of a part, put together again. */
function itemsOf(lines: readonly Exclude<ExportLine, ExportHead>[], part: ExportLine['part'], electionId?: number): unknown[] {
  const own = lines.filter(
    (line) => line.part === part && (electionId === undefined || ('election' in line && line.election === electionId)),
  )
  return own.flatMap(({ items }) => [...items])
}

test('the common export carries the common snapshot and every postcode [IMPORT-3]', async () => {
  const { head, lines } = await read('/common')
  const common = await catalogue.common()
  expect(head).toEqual({
    part: 'head',
    format: 3,
    dataVersion: await catalogue.dataVersion(),
    lines: lines.length,
    replaces: ['common', 'localities'],
  })
  for (const part of ['cantons', 'constituencies', 'parties', 'elections'] as const)
    expect(itemsOf(lines, part), part).toEqual(common[part])
  const localities = itemsOf(lines, 'localities')
  expect(localities).toEqual(await catalogue.allLocalities())
  expect(localities.length).toBeGreaterThan(10)
})

test('the export of a canton carries each of its elections whole, of all levels, and no other [IMPORT-3]', async () => {
  const { elections, cantons } = await catalogue.common()
  for (const { id } of cantons) {
    const { head, lines } = await read(`/canton/${id}`)
    const own = elections.filter(({ cantonId }) => cantonId === id)
    expect(head.replaces, `canton ${id}`).toEqual(own.map((election) => `election:${election.id}`))
    for (const election of own) {
      const snapshot = (await catalogue.election(election.id))!
      const [base] = itemsOf(lines, 'election', election.id) as ElectionBase[]
      const parts = Object.fromEntries(
        (['questions', 'candidates', 'answers', 'lists'] as const).map((part) => [part, itemsOf(lines, part, election.id)]),
      )
      expect({ ...base, ...parts }).toEqual({ ...snapshot, result: election.resultsPublic ? snapshot.result : null })
    }
  }
  expect(new Set(elections.map(({ level }) => level)).size).toBeGreaterThan(1)
})

// Fails when `electionLines` hands the result out as it is stored.
test('a result that is not public stays on the server', async () => {
  const { elections } = await catalogue.common()
  const counted = await Promise.all(elections.map(async ({ id }) => ((await catalogue.election(id))?.result ? id : null)))
  const id = counted.find((one) => one !== null)!
  const election = elections.find((one) => one.id === id)!
  const resultOf = async () => {
    const [base] = itemsOf((await read(`/canton/${election.cantonId}`)).lines, 'election', id) as ElectionBase[]
    return base!.result
  }
  await withdrawResult(api.db, id)
  clock += 1_001
  expect((await catalogue.election(id))?.result).not.toBeNull()
  expect(await resultOf()).toBeNull()
  const since = await catalogue.dataVersion()
  await publishResult(api.db, id)
  clock += 1_001
  expect(await resultOf()).toEqual((await catalogue.election(id))?.result)
  expect((await read(`/canton/${election.cantonId}?since=${since}`)).head.replaces).toEqual([`election:${id}`])
})

test('whoever has the present version gets an empty delta [IMPORT-3]', async () => {
  const version = await catalogue.dataVersion()
  for (const path of ['/common', '/canton/6']) {
    const { head } = await read(`${path}?since=${version}`)
    expect(head, path).toEqual({ part: 'head', format: 3, dataVersion: version, lines: 0, replaces: [] })
  }
})

test('a delta holds what changed since the version, and nothing else [IMPORT-3]', async () => {
  const since = await catalogue.dataVersion()
  const bundle = data.elections!.find(({ candidates }) => candidates.length > 1)!
  const [first, ...others] = bundle.candidates
  await write({ elections: [{ ...bundle, candidates: [{ ...first!, place: 'Anderswo' }, ...others] }] })
  const { elections } = await catalogue.common()
  const changed = elections.find(
    ({ name, electionDate }) => name.de === bundle.election.name.de && electionDate === bundle.election.electionDate,
  )!
  expect((await read(`/common?since=${since}`)).head.replaces).toEqual(['common'])
  const delta = await read(`/canton/${changed.cantonId}?since=${since}`)
  expect(delta.head.replaces).toEqual([`election:${changed.id}`])
  expect(JSON.stringify(delta.lines)).toContain('Anderswo')
  const other = elections.find(({ cantonId }) => cantonId !== changed.cantonId)
  if (other) expect((await read(`/canton/${other.cantonId}?since=${since}`)).head.replaces).toEqual([])
})

test('a delta over several changes holds all of them', async () => {
  const since = await catalogue.dataVersion()
  await write({ parties: [{ key: 'export/new', shortName: { de: 'N' }, name: { de: 'Neu' }, color: '#000000' }] })
  await write({ localities: [{ zip: '4001', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS' }] })
  expect((await read(`/common?since=${since}`)).head.replaces).toEqual(['common', 'localities'])
  expect((await read(`/common?since=${since + 1}`)).head.replaces).toEqual(['common', 'localities'])
  expect((await read(`/canton/6?since=${since}`)).head.replaces).toEqual([])
})

test('changed questions reach every election that asks them', async () => {
  const since = await catalogue.dataVersion()
  const [questionnaire] = data.questionnaires!
  const [question, ...others] = questionnaire!.questions
  await write({ questionnaires: [{ ...questionnaire!, questions: [{ ...question!, text: { de: 'Anders gefragt?' } }, ...others] }] })
  const { elections } = await catalogue.common()
  const asking: string[] = []
  for (const { id } of elections) {
    if ((await catalogue.election(id))?.questions.some(({ text }) => text.de === 'Anders gefragt?')) asking.push(`election:${id}`)
  }
  expect(asking.length).toBeGreaterThan(0)
  const cantons = new Set(elections.map(({ cantonId }) => cantonId))
  const replaced = await Promise.all([...cantons].map(async (id) => (await read(`/canton/${id}?since=${since}`)).head.replaces))
  expect(replaced.flat().toSorted()).toEqual(asking.toSorted())
})

// Fails when `readChanges` does not count the versions that it knows.
test('where the way from the version is not known, everything comes: after an undo, for 0, for a version of the future', async () => {
  const whole = (await read('/common')).head.replaces
  const since = await catalogue.dataVersion()
  await write({ parties: [{ key: 'export/undone', shortName: { de: 'U' }, name: { de: 'Ungeschehen' }, color: '#000000' }] })
  const last = await api.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await undoImport(api.db, last.id)
  clock += 1_001
  expect((await read(`/common?since=${since}`)).head.replaces).toEqual(whole)
  for (const strange of [0, 999_999, 9_007_199_254_740_991]) {
    expect((await read(`/common?since=${strange}`)).head.replaces, String(strange)).toEqual(whole)
  }
})
