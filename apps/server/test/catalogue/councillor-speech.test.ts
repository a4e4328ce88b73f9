import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { PERSON, parliamentSample } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
})
afterAll(() => api.close())

// Fails when the speeches come in the order of their import, or those of somebody else are answered.
test('how the last speeches of a councillor begin, the youngest first', async () => {
  const speech = (id: number, date: string) => ({
    ...{ id, date, councilId: 1, language: 'de', excerpt: `Rede vom ${date} …`, url: `https://parlament.example/${id}` },
  })
  const { json } = await api.call('GET', `/councillor/${PERSON.abel}/speech`)
  expect(json).toEqual([speech(2, '2026-09-18'), speech(1, '2026-09-17')])
  expect((await api.call('GET', `/councillor/${PERSON.minister}/speech`)).json).toEqual([])
  expect(await api.call('GET', '/councillor/424242/speech')).toMatchObject({ status: 404, json: { code: 'councillor_not_found' } })
})
