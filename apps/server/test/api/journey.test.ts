import type { Canton, Election, List, Match, MatchPercent, OfficialList, Question, Spider } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { openTestApi, type TestApi } from './api-client.ts'
import { journeyImport } from './journey-import.ts'

let api: TestApi
let clock = 0
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: (db) => createPostgresCatalogue(db, { now: () => clock }) })
  await writeCatalogue(api.db, journeyImport)
})
afterAll(() => api.close())

test('a voter goes from the postcode to the Dream Team over stored public data', async () => {
  const id = await api.newUser({ consent: false })
  const own = `/user/${id}`
  const get = async <T>(path: string) => (await api.call<T>('GET', path, { as: id })).json
  const put = async <T>(path: string, body?: unknown) => (await api.call<T>('PUT', path, { as: id, body })).json

  const lookup = await get<{ municipalities: { constituencyId: number }[] }>('/canton-lookup?zip=4051')
  const { constituencyId } = lookup.municipalities[0]!
  expect((await get<Canton[]>('/canton')).find(({ id: canton }) => canton === 6)?.constituencies).toContain(constituencyId)
  await api.call('PATCH', own, { as: id, body: { cantonId: 6, constituencyId } })
  await put(`${own}/consent`, { version: '1' })
  const [election] = await get<Election[]>(`${own}/election?lang=fr`)
  expect(election).toMatchObject({ name: 'Grand Conseil', lines: 2, maxRepetitions: 2 })
  const place = `${own}/election/${election!.id}`

  const questions = await get<Question[]>(`/election/${election!.id}/question`)
  expect(questions.map(({ text }) => text)).toEqual(['Erste Frage', 'Zweite Frage'])
  await put<Spider>(`${place}/response/${questions[0]!.id}`, { value: 100, weight: 2 })
  const spider = await put<Spider>(`${place}/response/${questions[1]!.id}`, { value: 0 })
  expect(spider.axes).toMatchObject([
    { name: 'Offen', value: 100 },
    { name: 'Sparsam', value: 100 },
  ])
  const percents = await get<MatchPercent[]>(`${place}/match-percent`)
  expect(percents.map(({ value }) => value)).toEqual([100, 0, null])

  const best = percents[0]!.candidateId
  expect(await put<Match[]>(`${place}/match/${best}`, { type: 'love' })).toEqual([{ candidateId: best, type: 'love', rank: 1 }])
  const [official] = await get<OfficialList[]>(`/election/${election!.id}/list`)
  const body = {
    name: official!.name,
    adapted: true,
    officialListId: official!.id,
    candidates: [
      { id: best, pos: 1 },
      { id: best, pos: 2 },
    ],
  }
  const list = await put<List>(`${place}/list`, body)
  expect(await put(`${place}/choice/${list.id}`)).toEqual({ listId: list.id })
})

test('an import is seen by the next call, under a new data version', async () => {
  const party = async () => api.call<{ shortName: string }[]>('GET', '/party')
  const before = await party()
  await writeCatalogue(api.db, { parties: [{ ...journeyImport.parties[0]!, shortName: { de: 'Neu' } }] })
  clock += 2000
  const after = await party()
  expect([before.json[0]!.shortName, after.json[0]!.shortName]).toEqual(['Mitte', 'Neu'])
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
})
