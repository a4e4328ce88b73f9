import type { MunicipalResults, Vote } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { PLACES } from '../support/fillings.ts'
import { parliamentSample, VOTE } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

const ORIGIN = { format: 'voteinfo', source: 'sample' }
const ADDRESS = `/vote/${VOTE.people}/canton/BS/municipality`
const [SAMPLE] = parliamentSample.municipalResults ?? []

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ filling: PLACES, catalogueOf: (db) => createPostgresCatalogue(db) })
  await writeParliament(api.db, parliamentSample, ORIGIN)
})
afterAll(() => api.close())

const read = async () => (await api.call<MunicipalResults>('GET', ADDRESS)).json

// Fails when a number is lost between the import and the answer, or the source is.
test('the municipalities of a canton by name, with their source; one that is not counted has no numbers', async () => {
  const { municipalities, ...rest } = await read()
  expect(rest).toEqual({ cantonCode: 'BS', sourceId: expect.any(Number) })
  expect(municipalities).toEqual(SAMPLE?.municipalities.toReversed())
  const { json: vote } = await api.call<Vote>('GET', `/vote/${VOTE.people}`)
  expect(vote.people?.result?.hasMunicipalities).toBe(true)
})

test('none where nothing is told of the municipalities of a canton, nothing where there is no such vote of the people', async () => {
  const { json } = await api.call('GET', `/vote/${VOTE.people}/canton/ZH/municipality`)
  expect(json).toEqual({ cantonCode: 'ZH', municipalities: [] })
  for (const id of [VOTE.first, 999])
    expect(await api.call('GET', `/vote/${id}/canton/BS/municipality`), String(id)).toMatchObject({
      status: 404,
      json: { code: 'vote_not_found' },
    })
  const { status, json: refused } = await api.call('GET', `/vote/${VOTE.people}/canton/XX/municipality`)
  expect([status, refused]).toMatchObject([400, { errors: [{ in: 'path', name: 'code' }] }])
})

// Fails when the table is left out of what an import plans, records or takes back.
test('a correction is planned and told as a difference, and undone', { tags: ['slow'] }, async () => {
  const before = await read()
  const corrected = {
    municipalResults: [{ ...SAMPLE!, municipalities: SAMPLE!.municipalities.map((one) => ({ ...one, isCounted: true, yes: 1, no: 1 })) }],
  }
  const kind = { 'cantons with results of municipalities': { added: 0, changed: 1, removed: 0 } }
  const planned = await writeParliament(api.db, corrected, { ...ORIGIN, isPlan: true })
  expect(planned.difference.kinds).toEqual(kind)
  expect((await read()).municipalities).toEqual(before.municipalities)

  const { changed, difference } = await writeParliament(api.db, corrected, ORIGIN)
  expect([changed, difference.kinds]).toEqual([true, kind])
  await expect.poll(async () => (await read()).municipalities.map(({ yes }) => yes), { timeout: 5_000 }).toEqual([1, 1])

  const log = await api.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect((await writeParliament(api.db, corrected, ORIGIN)).changed).toBe(false)
  await undoImport(api.db, log.id)
  await expect.poll(async () => (await read()).municipalities, { timeout: 5_000 }).toEqual(before.municipalities)
})
