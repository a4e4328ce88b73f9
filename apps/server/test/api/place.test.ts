import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('cantons with their constituencies, in the language asked for [API-9]', async () => {
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
  expect(json).toEqual({ code: 'BS', cantons: ['BS'], municipalities: [{ name: 'Basel', cantonCode: 'BS', constituencyId: 45 }] })
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
