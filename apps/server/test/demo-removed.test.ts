// @module-tag slow

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SetUpPart } from '@plenara/contract'
import { type Client, createClient } from '@plenara/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess, type TestProcess } from './support/child-process.ts'

const PASSWORD = 'Gletscher12!!'
const EMAIL = 'anna@example.ch'
let dataDir: string
let server: TestProcess | null = null

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plenara-removed-'))
})
afterAll(async () => {
  await server?.end()
  await rm(dataDir, { recursive: true, force: true })
})

/** The server on the folder, with the database that it brings along. */
async function start(env: Record<string, string> = {}): Promise<{ readonly api: Client; signIn(): Promise<number> }> {
  server = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env })
  const address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
  let token: string | null = null
  const api = createClient({ baseUrl: `${address}/api`, fetch, token: () => token })
  const signIn = async () => {
    const signedIn = await api.authenticate({ body: { email: EMAIL, password: PASSWORD } })
    token = signedIn.token
    return signedIn.user.id
  }
  return { api, signIn }
}

async function stop(): Promise<void> {
  expect(await server?.end()).toBe(0)
  server = null
}

async function register(api: Client): Promise<void> {
  const { registration } = await api.register({ body: { email: EMAIL, username: 'Anna', password: PASSWORD, language: 'de' } })
  const secret = await expect.poll(secretOfMail, { timeout: 10_000 }).not.toBe('').then(secretOfMail)
  await api.confirm({ params: { secret }, body: { registration } })
}

async function secretOfMail(): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const [name] = await readdir(folder).catch(() => [])
  return name === undefined ? '' : (/\/confirm\/de\/([\w-]{43})/.exec(await readFile(join(folder, name), 'utf8'))?.[1] ?? '')
}

/** Everything that an account can hold of an election: answers, ratings, a list of its own, a followed list, a note, and a councillor's. */
async function useElection(api: Client, id: number) {
  await api.giveConsent({ params: { id }, body: { version: '1' } })
  await api.changeUser({ params: { id }, body: { cantonId: 6, constituencyId: 45 } })
  const elections = await api.getUserElections({ params: { id } })
  const eid =
    elections.find(
      ({ fictional, level, type, resultsPublic }) => fictional && level === 'federal' && type === 'legislative' && !resultsPublic,
    )?.id ?? 0
  const [questions, candidates, lists] = await Promise.all([
    api.getQuestions({ params: { eid } }),
    api.getCandidates({ params: { eid } }),
    api.getOfficialLists({ params: { eid } }),
  ])
  for (const { id: questionId } of questions.slice(0, 3)) await api.setResponse({ params: { id, eid, questionId }, body: { value: 100 } })
  const candidateId = candidates[0]?.id ?? 0
  await api.setMatch({ params: { id, eid, candidateId }, body: { type: 'like' } })
  const list = await api.createList({ params: { id, eid }, body: { name: 'Meine', candidates: [{ id: candidateId, pos: 1 }] } })
  await api.setChoice({ params: { id, eid, lid: lists[0]?.id ?? 0 } })
  await api.setElectionProgression({ params: { id, eid }, body: { key: 'profile', data: { state: 'c' } } })
  return { eid, candidateId, listId: list.id }
}

const inventedOf = (parts: readonly SetUpPart[]) => parts.reduce((sum, { fictional }) => sum + fictional, 0)

// Fails when the command does not store its decision, and when a user's records of an election that is gone break a call.
test('the demonstration is removed by the command and stays away; who used it signs in, sees what is left, exports and deletes', async () => {
  const first = await start({ DEMO: 'on' })
  await register(first.api)
  const { eid, candidateId, listId } = await useElection(first.api, await first.signIn())
  expect(inventedOf(await first.api.getSetUp({}))).toBeGreaterThan(10_000)
  await stop()

  const command = runProcess('src/commands/admin.ts', ['demo', 'remove', '--yes'], { DATA_DIR: dataDir })
  expect([await command.exit, command.lines.at(-1)]).toEqual([0, 'The demonstration is not loaded again'])

  for (const demo of [null, 'on']) {
    const { api, signIn } = await start(demo === null ? {} : { DEMO: demo })
    const parts = await api.getSetUp({})
    expect(inventedOf(parts)).toBe(0)
    expect(parts.find(({ part }) => part === 'places')?.real).toBeGreaterThan(5_000)
    expect(await api.getSources({})).toEqual([])
    const id = await signIn()
    expect(await api.getUserElections({ params: { id } })).toEqual([])
    expect(await api.getUser({ params: { id } })).toMatchObject({ cantonId: 6, constituencyId: 45 })
    await expect(api.getElection({ params: { eid } })).rejects.toMatchObject({ code: 'election_not_found' })
    for (const call of [
      () => api.getResponses({ params: { id, eid } }),
      () => api.getMatches({ params: { id, eid } }),
      () => api.getLists({ params: { id, eid } }),
      () => api.getChoice({ params: { id, eid } }),
      () => api.changeList({ params: { id, lid: listId }, body: { name: 'Andere' } }),
      () => api.getNotepad({ params: { id, cid: candidateId } }),
    ]) {
      const outcome = await call().then(
        () => 'answered',
        ({ status }) => status,
      )
      expect(['answered', 404]).toContain(outcome)
    }
    expect(await api.getProgression({ params: { id } })).toBeInstanceOf(Array)
    expect(await api.getSurveys({})).toEqual([])
    expect(await api.getUserVotes({ params: { id } })).toEqual([])
    expect(await api.getUserExport({ params: { id } })).toMatchObject({ settings: { cantonId: 6, constituencyId: 45 } })
    if (demo === 'on') {
      await api.deleteUser({ params: { id } })
      await expect(signIn()).rejects.toMatchObject({ status: 401 })
    }
    await stop()
  }
}, 180_000)
