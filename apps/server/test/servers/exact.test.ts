import type { Candidate, Election, List, Match, Question } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { type Caller, type Servers, startServers } from './support/servers.ts'

const STEPS = 250
const VOTERS = 4
let database: TestDatabase
let servers: Servers
let electionId: number
let questions: number[]
let candidates: number[]
beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION, { statementMs: 0 })
  servers = await startServers(database, 2)
  const { json: elections } = await servers.call<Election[]>('GET', '/canton/6/election')
  electionId = elections[0]?.id ?? 0
  questions = (await servers.call<Question[]>('GET', `/election/${electionId}/question`)).json.map(({ id }) => id)
  candidates = (await servers.call<Candidate[]>('GET', `/election/${electionId}/candidate`)).json.map(({ id }) => id)
})
afterAll(async () => {
  await servers?.stop()
  await database.drop()
})

const any = <Item>(items: readonly Item[]): Item => items[servers.random(items.length)] as Item

/** What a voter has stored, after every step as both servers must answer it. */
function createModel(as: Caller) {
  const own = `/user/${as.id}`
  const inElection = `${own}/election/${electionId}`
  const answers = new Map<number, number>()
  const ratings = new Map<number, string>()
  const lists = new Map<number, string>()
  const wrong: string[] = []
  const write = async (method: string, path: string, body?: unknown) => {
    const { status, json } = await servers.call<{ id: number }>(method, path, { as, ...(body !== undefined && { body }) })
    if (status >= 300) wrong.push(`${method} ${path}: ${status} ${JSON.stringify(json)}`)
    return json
  }
  const compare = async <Entry>(path: string, expected: ReadonlyMap<number, unknown>, entryOf: (entry: Entry) => [number, unknown]) => {
    const { json } = await servers.call<Entry[]>('GET', path, { as })
    const found = new Map(json.map(entryOf))
    const isEqual = found.size === expected.size && [...expected].every(([key, value]) => found.get(key) === value)
    if (!isEqual) wrong.push(`${path}: ${JSON.stringify([...found])} instead of ${JSON.stringify([...expected])}`)
  }
  const steps = [
    async () => {
      const [id, value] = [any(questions), any([0, 100])]
      await write('PUT', `${inElection}/response/${id}`, { value, weight: 1 })
      answers.set(id, value)
      await compare<{ questionId: number; value: number }>(`${inElection}/response`, answers, ({ questionId, value }) => [
        questionId,
        value,
      ])
    },
    async () => {
      const id = answers.size > 0 ? any([...answers.keys()]) : any(questions)
      await write('DELETE', `${inElection}/response/${id}`)
      answers.delete(id)
      await compare<{ questionId: number; value: number }>(`${inElection}/response`, answers, ({ questionId, value }) => [
        questionId,
        value,
      ])
    },
    async () => {
      const [id, type] = [any(candidates), any(['love', 'like', 'dislike'])]
      await write('PUT', `${inElection}/match/${id}`, { type })
      ratings.set(id, type)
      await compare<Match>(`${inElection}/match`, ratings, ({ candidateId, type }) => [candidateId, type])
    },
    async () => {
      const name = `Liste ${servers.random(1_000)}`
      const existing = [...lists.keys()]
      const act = existing.length > 20 ? 'delete' : any(existing.length === 0 ? ['create'] : ['create', 'change', 'delete'])
      if (act === 'create') {
        const { id } = await write('PUT', `${inElection}/list`, { name, adapted: false, candidates: [] })
        lists.set(id, name)
      } else if (act === 'change') {
        const id = any(existing)
        await write('PATCH', `${own}/list/${id}`, { name })
        lists.set(id, name)
      } else {
        const id = any(existing)
        await write('DELETE', `${own}/list/${id}`)
        lists.delete(id)
      }
      await compare<List>(`${inElection}/list`, lists, ({ id, name }) => [id, name])
    },
  ]
  return { wrong, step: () => any(steps)() }
}

// Fails when a server remembers what a voter has stored.
test('what is written on one server is read on the other at once: 2,000 calls, none wrong [API-8]', {
  tags: ['slow'],
}, async () => {
  const models = await Promise.all(Array.from({ length: VOTERS }, async () => createModel(await servers.newVoter())))
  await Promise.all(
    models.map(async ({ step }) => {
      for (let count = 0; count < STEPS; count++) await step()
    }),
  )
  expect(models.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(servers.answered.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2_000)
  expect(Math.min(...servers.answered)).toBeGreaterThan(800)
})

test('withdrawn consent counts on the other server, and what it covered is gone there', { tags: ['slow'] }, async () => {
  for (let count = 0; count < 50; count++) {
    const as = await servers.newVoter()
    const path = `/user/${as.id}/election/${electionId}/response/${questions[0]}`
    const write = () => servers.call<{ code?: string }>('PUT', path, { as, server: 1, body: { value: 100, weight: 1 } })
    expect((await write()).status).toBe(200)
    expect((await servers.call('DELETE', `/user/${as.id}/consent`, { as, server: 0 })).status).toBe(200)
    expect([(await write()).status, (await write()).json.code]).toEqual([403, 'consent_missing'])
    expect((await servers.call('GET', `/user/${as.id}/election/${electionId}/response`, { as, server: 1 })).json).toEqual([])
  }
})

test('a list that was changed on one server is not overwritten on the other by somebody who saw it before [LIST-1]', {
  tags: ['slow'],
}, async () => {
  const as = await servers.newVoter()
  const body = { name: 'Meine', adapted: false, candidates: [] }
  const { json: list } = await servers.call<List>('PUT', `/user/${as.id}/election/${electionId}/list`, { as, body })
  const change = (server: number, name: string) =>
    servers.call<List>('PATCH', `/user/${as.id}/list/${list.id}`, {
      as,
      server,
      body: { name },
      headers: { 'If-Match': `"${list.updated}"` },
    })
  expect([(await change(0, 'Erste')).status, (await change(1, 'Zweite')).status]).toEqual([200, 412])
  const { json } = await servers.call<List[]>('GET', `/user/${as.id}/election/${electionId}/list`, { as, server: 1 })
  expect(json.map(({ name }) => name)).toEqual(['Erste'])
})
