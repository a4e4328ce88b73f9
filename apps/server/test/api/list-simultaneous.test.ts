import type { List } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function lines(...ids: number[]) {
  return ids.map((id, index) => ({ id, pos: index + 1 }))
}
function create(id: number, body: unknown) {
  return api.call<List>('PUT', `/user/${id}/election/${EID}/list`, { as: id, body })
}
function change(id: number, listId: number, body: unknown, headers: Record<string, string> = {}) {
  return api.call<List>('PATCH', `/user/${id}/list/${listId}`, { as: id, body, headers })
}
async function listsOf(id: number) {
  return (await api.call<List[]>('GET', `/user/${id}/election/${EID}/list`, { as: id })).json
}

test('fifty parallel changes never leave more repetitions than allowed [LIST-7]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Parallel', candidates: [] })
  const bodies = Array.from({ length: 50 }, (_, index) => ({
    candidates: lines(...Array.from({ length: (index % 4) + 1 }, () => 1001 + index)),
  }))
  const replies = await Promise.all(bodies.map((body) => change(id, json.id, body)))
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(24)
  const [list] = await listsOf(id)
  expect(list!.candidates.length).toBeLessThanOrEqual(2)
})

// Fails when `isStale` compares nothing.
test('twenty browsers that each add to the same list, and begin again where they are late, lose nothing [API-12]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Namen', candidates: lines(1001) })
  const add = async (word: string): Promise<number> => {
    for (let attempt = 1; ; attempt++) {
      const [list] = await listsOf(id)
      const reply = await change(id, json.id, { name: `${list!.name} ${word}`, updated: list!.updated })
      if (reply.status === 200) return attempt
      expect(reply).toMatchObject({ status: 412, json: { code: 'stale' } })
    }
  }
  const words = Array.from({ length: 20 }, (_, index) => `w${index}`)
  const attempts = await Promise.all(words.map(add))
  expect(Math.max(...attempts)).toBeGreaterThan(1)
  const [list] = await listsOf(id)
  expect(list!.name.split(' ').sort()).toEqual(['Namen', ...words].sort())
  expect(list!.candidates).toEqual(lines(1001))
})

// Fails when `isStale` does not look at `If-Match`.
test('of twenty parallel changes of one state exactly one is written, the others say so and change nothing [API-12]', async () => {
  const id = await api.newUser()
  const { json, headers } = await create(id, { name: 'Eins', candidates: [] })
  const tag = { 'If-Match': headers.get('ETag') ?? '' }
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => change(id, json.id, { candidates: lines(1001 + index) }, tag)))
  const written = replies.filter(({ status }) => status === 200)
  expect(written).toHaveLength(1)
  expect(replies.filter(({ status, json: problem }) => status === 412 && Reflect.get(problem, 'code') === 'stale')).toHaveLength(19)
  expect(await listsOf(id)).toEqual([written[0]!.json])
})

test('a deletion among parallel changes wins: the list is gone and says so [API-12, LIST-6]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Weg', candidates: [] })
  const remove = () => api.call('DELETE', `/user/${id}/list/${json.id}`, { as: id })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index === 10 ? remove() : change(id, json.id, { candidates: lines(1001 + index) }))),
  )
  for (const { status, json: body } of replies) {
    if (status !== 200) expect({ status, body }).toMatchObject({ status: 404, body: { code: 'list_not_found' } })
  }
  expect(await listsOf(id)).toEqual([])
  expect(await change(id, json.id, { name: 'Doch' })).toMatchObject({ status: 404, json: { code: 'list_not_found' } })
})

test('wrong lines among good ones, at once: each is refused with its reason, positions with gaps are numbered anew [LIST-3, LIST-7]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Streng', candidates: [] })
  const cases = [
    [[1001, 1001, 1001], 422, 'too_many_repetitions'],
    [[1001, 1002, 1003, 1004, 1005], 422, 'too_many_lines'],
    [[ELECTION.nationalZurich * 100_000 + 1], 422, 'candidate_not_eligible'],
  ] as const
  const bodies = Array.from({ length: 30 }, (_, index) => cases[index % 3]!)
  const gaps = { candidates: [3, 9].map((pos, index) => ({ id: 1001 + index, pos })) }
  const replies = await Promise.all([
    ...bodies.map(([ids]) => change(id, json.id, { candidates: lines(...ids) })),
    change(id, json.id, gaps),
  ])
  for (const [index, [, status, code]] of bodies.entries()) expect(replies[index]).toMatchObject({ status, json: { code } })
  expect(replies.at(-1)).toMatchObject({ status: 200, json: { candidates: lines(1001, 1002) } })
  expect((await listsOf(id))[0]!.candidates).toEqual(lines(1001, 1002))
})
