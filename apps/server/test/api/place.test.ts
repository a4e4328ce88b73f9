import { brotliCompressSync, constants } from 'node:zlib'
import type { Canton, CantonLookup, Constituency, Election, Places } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { PLACES } from '../support/fillings.ts'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('cantons with their constituencies, in the language asked for [API-9, ENTITY-10]', async () => {
  const { json } = await api.call('GET', '/canton?lang=fr')
  expect(json).toEqual([
    { id: 6, code: 'BS', name: 'Bâle-Ville', coatOfArms: null, constituencies: [45, 46] },
    { id: 26, code: 'ZH', name: 'Zurich', coatOfArms: null, constituencies: [90] },
  ])
})

test('constituencies of all cantons and of one [API-9]', async () => {
  expect((await api.call('GET', '/constituency')).json).toHaveLength(3)
  const { json } = await api.call('GET', '/canton/26/constituency?lang=de_CH')
  expect(json).toEqual([{ id: 90, cantonId: 26, name: 'Zürich', seats: null }])
})

test('an unknown canton has no constituencies', async () => {
  expect(await api.call('GET', '/canton/27/constituency')).toMatchObject({ status: 404, json: { code: 'canton_not_found' } })
  expect(await api.call('GET', '/canton/BS/constituency')).toMatchObject({ status: 400, json: { code: 'bad_request' } })
})

test('a postcode leads to its canton and constituency [API-9]', async () => {
  const { json } = await api.call('GET', '/canton-lookup?zip=4051')
  expect(json).toEqual({
    code: 'BS',
    cantons: ['BS'],
    municipalities: [{ name: 'Basel', cantonCode: 'BS', constituencyId: 45, constituencyIds: [45] }],
  })
})

test('a postcode of several cantons names them and decides none [API-9]', async () => {
  const { json } = await api.call('GET', '/canton-lookup?zip=8866')
  expect(json).toMatchObject({ code: null, cantons: ['GL', 'SG'], municipalities: [{ constituencyId: null }, { name: 'Schänis' }] })
})

test('an unknown postcode is 404, a wrong form or a missing one 400 [API-9]', async () => {
  expect(await api.call('GET', '/canton-lookup?zip=9999')).toMatchObject({ status: 404, json: { code: 'zip_unknown' } })
  for (const query of ['', '?zip=', '?zip=405', '?zip=40511', '?zip=CH-4051', '?zip=４０５１']) {
    expect(await api.call('GET', `/canton-lookup${query}`), query).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
})

// Fails when `presentPlaces` gives a postcode the places of another, or leaves what a divided municipality may vote in.
test('the table of all postcodes says of each what its lookup says, in less than 45 kB [API-9]', async () => {
  const real = await openTestApi({ catalogueOf: createPostgresCatalogue, filling: PLACES })
  const { json, text } = await real.call<Places>('GET', '/place')
  const zips = Object.keys(json.postcodes)
  expect(zips.length).toBeGreaterThan(3_000)
  for (const zip of [...zips.filter((_, index) => index % 40 === 0), '4051', '8866', '4125']) {
    const municipalities = json.postcodes[zip]?.map((index) => json.municipalities[index])
    expect((await real.call<CantonLookup>('GET', `/canton-lookup?zip=${zip}`)).json.municipalities, zip).toEqual(municipalities)
  }
  expect(json.postcodes['9999']).toBeUndefined()
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  expect(brotliCompressSync(text, quality).length).toBeLessThan(45_000)
  await real.close()
})

// Fails when the municipalities of a postcode come by name or number, of which both would put Fribourg first.
test('a postcode of several cantons names the one with the most addresses first, from the first start on [API-9, VALID-10]', async () => {
  const real = await openTestApi({ catalogueOf: createPostgresCatalogue, filling: PLACES })
  const { json } = await real.call<CantonLookup>('GET', '/canton-lookup?zip=1085')
  expect([json.code, json.cantons]).toEqual([null, ['VD', 'FR']])
  const { json: table } = await real.call<Places>('GET', '/place')
  expect(table.postcodes['1085']?.map((index) => table.municipalities[index]?.cantonCode)).toEqual(['VD', 'FR'])
  await real.close()
})

// Fails when `presentCanton` answers no constituencies, or those of another canton.
test('each of the 26 cantons names its constituencies, and each constituency stands in its canton [ENTITY-10, API-9]', async () => {
  const real = await openTestApi({ catalogueOf: createPostgresCatalogue, filling: PLACES })
  const cantons = (await real.call<Canton[]>('GET', '/canton')).json
  const constituencies = (await real.call<Constituency[]>('GET', '/constituency')).json
  expect(cantons).toHaveLength(26)
  expect(cantons.find(({ code }) => code === 'BS')?.constituencies).toEqual([44, 45, 46, 47, 48])
  for (const canton of cantons) {
    const own = constituencies.filter(({ cantonId }) => cantonId === canton.id).map(({ id }) => id)
    expect(own.length, canton.code).toBeGreaterThan(0)
    expect(canton.constituencies, canton.code).toEqual(own)
  }
  await real.close()
})

// Fails when the elections of one constituency alone are answered, as for a user.
test('all elections of a canton, whatever the constituency, newest day first', async () => {
  const { status, json, headers } = await api.call<Election[]>('GET', '/canton/6/election?lang=fr')
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=1800'])
  expect(json.length).toBeGreaterThan(1)
  expect(new Set(json.map(({ cantonId }) => cantonId))).toEqual(new Set([6]))
  expect(json.map(({ electionDate }) => electionDate)).toEqual(
    json
      .map(({ electionDate }) => electionDate)
      .toSorted()
      .toReversed(),
  )
  const id = await api.newUser()
  const { json: own } = await api.call<Election[]>('GET', `/user/${id}/election?lang=fr`, { as: id })
  expect(json).toEqual(expect.arrayContaining(own))
  expect(await api.call('GET', '/canton/27/election')).toMatchObject({ status: 404, json: { code: 'canton_not_found' } })
})

test('an online account chooses its constituency: an open one is refused', async () => {
  const id = await api.newUser()
  const answer = await api.call('PATCH', `/user/${id}`, { as: id, body: { cantonId: 6, constituencyOpen: true } })
  expect(answer).toMatchObject({ status: 422, json: { code: 'location_invalid' } })
})
