import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresSources } from '../../src/catalogue/snapshots/postgres-sources.ts'
import { publishResult, withdrawResult } from '../../src/catalogue/results/publish-result.ts'
import { readResultStates } from '../../src/catalogue/results/result-states.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'
import { createReader, publicAnswers } from './public-answers.ts'

const { folder, file, remove } = createFolder()
const delivery = readFileSync(importerFixture('ech0252/fixtures/results.xml'), 'utf8')
const [INFO_START, RESULT_START] = ['<electionInformationDelivery>', '<electionResultDelivery>'].map((tag) => delivery.indexOf(tag))
const INFO = file('info.xml', `${delivery.slice(0, RESULT_START)}</delivery>`)
const RESULT = delivery.slice(0, INFO_START) + delivery.slice(RESULT_START)

/** A delivery of the election night. */
function at(hour: number, isFinal: boolean, change: (text: string) => string = (text) => text): string {
  const dated = RESULT.replace('<cantonId>', `<messageDate>2027-10-24T${hour}:00:00Z</messageDate><cantonId>`)
  return file(`${hour}.xml`, change(dated.replace('Complete>true<', `Complete>${isFinal}<`)))
}

let world: ImportWorld
let reader: number
let electionId: number
beforeEach(async () => {
  world = await createImportWorld(folder)
  await world.run('ech0252', INFO)
  reader = await createReader(world.db)
  electionId = (await world.onlyElection()).election.id
})
afterEach(() => world.drop())
afterAll(remove)

const answers = () => publicAnswers(world.db, reader)
const state = async () => (await readResultStates(world.db, electionId))[0]
const resultOf = async () => JSON.parse((await answers()).get(`/election/${electionId}/result`)?.split('\n')[1] ?? '')
const electionOf = async () => JSON.parse((await answers()).get(`/election/${electionId}`)?.split('\n')[1] ?? '')
const lastId = async () => (await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
const sourceOf = (id: number) => createPostgresSources(world.db, async () => 1).source(id)
/** Two votes of the first list fewer, and one more invalid ballot. */
const recounted = (text: string) =>
  text.replace('<countOfCandidateVotes>50<', '<countOfCandidateVotes>48<').replace('<countOfInvalidBallots>3<', '<countOfInvalidBallots>4<')

// Fails when drafts are written to `election_result`, and when a draft raises the version of the data (its ETags tell of it).
test('a draft leaks nothing: every answer is the same byte for byte, also beside a published result and after an undo', async () => {
  const before = await answers()
  expect(before.get(`/election/${electionId}/result`)).toMatch(/^404/)
  expect(await world.run('ech0252', at(14, false))).toMatchObject({ status: 0, problems: [] })
  expect(await answers()).toEqual(before)
  expect(await state()).toMatchObject({ published: null, draft: { final: false, elected: expect.any(Number) } })
  await undoImport(world.db, await lastId())
  expect(await answers()).toEqual(before)
  expect(await state()).toBeUndefined()

  await world.run('ech0252', at(14, false), '--publish')
  const interim = await answers()
  expect(interim.get(`/election/${electionId}/result`)).toMatch(/^200/)
  expect((await world.run('ech0252', at(18, true))).status).toBe(0)
  expect(await answers()).toEqual(interim)
  expect(await state()).toMatchObject({ published: { final: false }, draft: { final: true } })
  await publishResult(world.db, electionId)
  expect(await state()).toMatchObject({ published: { final: true }, draft: null })
  expect(await resultOf()).toMatchObject({ final: true, correction: null })
})

// Fails when `stepsBack` or the order of `asOf` in `storedLossesOf` is not asked.
test('deliveries of an election night replace each other in order, unless a step back is accepted', async () => {
  await world.run('ech0252', at(16, false), '--publish')
  const early = at(14, false)
  const refused = await world.run('ech0252', early, '--publish')
  expect([refused.status, refused.problems.map(({ loss }: { loss: string }) => loss)]).toEqual([1, ['older']])
  expect((await world.run('ech0252', early, '--accept-losses', 'older')).status).toBe(0)
  await expect(publishResult(world.db, electionId)).rejects.toThrow(/goes back: the result of \S+14:00\S+ is older/)
  expect(await resultOf()).toMatchObject({ asOf: '2027-10-24T16:00:00.000Z' })
  await publishResult(world.db, electionId, new Set(['older']))
  expect(await resultOf()).toMatchObject({ asOf: '2027-10-24T14:00:00.000Z', correction: null })
  await world.run('ech0252', at(18, true), '--publish')
  const notFinal = await world.run('ech0252', at(19, false), '--publish')
  expect([notFinal.status, notFinal.problems.map(({ loss }: { loss: string }) => loss)]).toEqual([1, ['final']])
})

// Fails when `correctionOf` compares with the draft, or counts nothing.
test('a correction of a final result says on which day, and how many facts it changed; the same again corrects nothing', async () => {
  await world.run('ech0252', at(18, true), '--publish')
  expect(await resultOf()).toMatchObject({ correction: null })
  const [corrected, lines] = [at(20, true, recounted), ['--accept-losses', '0-400']]
  expect((await world.run('ech0252', corrected, ...lines)).status).toBe(0)
  const waiting = await state()
  expect(waiting?.changes.map(({ of, name, before, after }) => [of, name, before, after])).toContainEqual(['list', 'votes', 80, 78])
  await publishResult(world.db, electionId)
  const facts = waiting?.changes.length ?? 0
  expect(facts).toBeGreaterThan(0)
  const correction = { on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), facts }
  expect(await resultOf()).toMatchObject({ final: true, correction })
  expect((await world.run('ech0252', corrected, ...lines, '--publish')).status).toBe(0)
  expect(await resultOf()).toMatchObject({ correction })
})

// Fails when the reason is not kept, and when a withdrawn result is still handed out.
test('a withdrawn result says so, since when and why, in the language of the reader, until one is published again', async () => {
  await expect(withdrawResult(world.db, electionId)).rejects.toThrow(`The result of election ${electionId} is not published`)
  await world.run('ech0252', at(18, true), '--publish')
  expect(await electionOf()).toMatchObject({ resultsPublic: true, resultWithdrawn: null })
  await withdrawResult(world.db, electionId, { de: 'Nachzählung', fr: 'Recomptage' })
  expect((await answers()).get(`/election/${electionId}/result`)).toMatch(/^404/)
  const withdrawn = { on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reason: 'Nachzählung' }
  expect(await electionOf()).toMatchObject({ resultsPublic: false, resultWithdrawn: withdrawn })
  await world.run('ech0252', INFO)
  expect(await electionOf()).toMatchObject({ resultsPublic: false, resultWithdrawn: withdrawn })
  await world.run('ech0252', at(20, true, recounted), '--accept-losses', '0-400')
  expect(await electionOf()).toMatchObject({ resultsPublic: false, resultWithdrawn: withdrawn })
  await publishResult(world.db, electionId)
  expect(await electionOf()).toMatchObject({ resultsPublic: true, resultWithdrawn: null })
  expect(await resultOf()).toMatchObject({ correction: { facts: expect.any(Number) } })
  await undoImport(world.db, await lastId())
  expect(await electionOf()).toMatchObject({ resultsPublic: false, resultWithdrawn: withdrawn })
})

// Fails when `publishDraft` writes without `withSource`, or with another source than the draft's.
test('a published result has the source of the import that delivered it, also after a second delivery and a withdrawal', async () => {
  const { sourceId: ofElection } = await electionOf()
  expect(ofElection).toEqual(expect.any(Number))
  await world.run('ech0252', at(14, false))
  const first = await lastId()
  await publishResult(world.db, electionId)
  expect(await resultOf()).toMatchObject({ final: false, sourceId: first })
  expect(await sourceOf(first)).toMatchObject({ id: first, name: 'eCH-0252' })

  await world.run('ech0252', at(18, true))
  const second = await lastId()
  expect(await resultOf()).toMatchObject({ final: false, sourceId: first })
  await publishResult(world.db, electionId)
  expect(await resultOf()).toMatchObject({ final: true, sourceId: second })
  expect([await sourceOf(first), second > first]).toEqual([null, true])

  await withdrawResult(world.db, electionId, { de: 'Nachzählung' })
  await publishResult(world.db, electionId)
  expect(await resultOf()).toMatchObject({ sourceId: second })
  await withdrawResult(world.db, electionId)
  await world.run('ech0252', at(20, true, recounted), '--accept-losses', '0-400')
  const third = await lastId()
  await publishResult(world.db, electionId)
  expect(await resultOf()).toMatchObject({ sourceId: third, correction: { facts: expect.any(Number) } })
  expect(await electionOf()).toMatchObject({ sourceId: ofElection })
  await undoImport(world.db, await lastId())
  await publishResult(world.db, electionId)
  expect(await resultOf()).toMatchObject({ sourceId: third })
})

// Fails when a draft takes the successor away that the operator noted.
test('who took over a seat stays noted where the next delivery does not tell it', async () => {
  await world.run('ech0252', at(18, true), '--publish')
  const { result } = await world.onlyElection()
  const [elected, other] = result?.candidates.map(({ candidateId }) => candidateId) ?? []
  await sql`update election_result set candidates = (
    select jsonb_agg(case when (one->>'candidateId')::integer = ${elected} then one || jsonb_build_object('replacedById', ${other}::integer) else one end)
    from jsonb_array_elements(candidates) one)`.execute(world.db)
  const version = await world.dataVersion()
  expect((await world.run('ech0252', at(18, true), '--publish')).status).toBe(0)
  expect(await world.dataVersion()).toBe(version)
})
