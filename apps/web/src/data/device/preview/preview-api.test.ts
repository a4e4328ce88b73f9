import { type Catalogue, createApp, draftPreview, type PreviewedDraft } from '@plenara/api'
import type { Client } from '@plenara/contract/client'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceParliament } from '../catalogue/device-parliament.ts'
import { common, ELECTION, election, localities, QUESTIONS } from '../support/small-catalogue.ts'
import { answerOf, namedCall } from '../test-support/named-call.ts'
import { createPreviewApi, PREVIEW_SESSION } from './preview-api.ts'

const ORIGIN = 'https://plenara.example'
const [CANDIDATE, OTHER] = [12, 11]
const TOKEN = 'token'

/** Whoever writes here leaves something behind. */
const written: string[] = []
vi.stubGlobal('localStorage', { getItem: () => null, setItem: (key: string) => written.push(key), removeItem: () => undefined })
vi.stubGlobal('location', { search: '', origin: ORIGIN })
afterAll(() => vi.unstubAllGlobals())

const draft: PreviewedDraft = {
  electionId: ELECTION,
  candidateId: CANDIDATE,
  profile: {
    ...{ texts: { motto: { de: 'Neu' } }, campaignBudget: null, vestedInterests: [], links: [], languages: [] },
    ...{ occupation: { de: 'Bäuerin' }, portrait: 'data:image/webp;base64,AAAA' },
  },
  statement: { on: '2027-09-03', revision: 1 },
  answers: QUESTIONS.map((questionId) => ({ questionId, value: 25 })),
  changes: [],
}
const server = createApp({
  catalogue: {
    dataVersion: async () => 3,
    common: async () => common('Nationalratswahl'),
    election: async (id) => (id === ELECTION ? election('Nationalratswahl') : null),
    everyLocality: async () => localities,
    localities: async () => [],
    knownCandidates: async () => new Set(),
    candidaciesOf: async () => [],
    portraits: async () => new Map(),
    picture: async () => null,
  } satisfies Catalogue,
  previewOf: async (token: string) => (token === TOKEN ? draftPreview(draft) : null),
  parliament: createDeviceParliament(),
  users: {} as never,
  authenticate: async () => null,
  log: (error) => console.error(error),
  now: () => new Date(),
  version: '',
  compatibility: { android: '*', ios: '*', web: '*' },
})

interface Sent {
  readonly path: string
  readonly init: RequestInit
}
const sent: Sent[] = []
vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
  const { pathname, search } = new URL(address)
  sent.push({ path: pathname + search, init })
  return server.fetch(new Request(address, { headers: init.headers ?? {} }))
})

const preview = (token: string) => createPreviewApi({ electionId: ELECTION, candidateId: CANDIDATE, token }, () => PREVIEW_SESSION.token)
let client: Client
beforeEach(() => {
  sent.length = 0
  client = preview(TOKEN)
})
const call = (method: string, path: string, body?: unknown) => answerOf(client, namedCall(method, path, { body }))
const open = `/election/${ELECTION}`
const mine = `/user/${PREVIEW_SESSION.userId}${open}`
const tokenAt = (path: string) => new Headers(sent.find((one) => one.path === `/api${path}`)?.init.headers).get('Preview')

// Fails when a page of the draft shows what is published, or another page asks with the token and finds nothing.
test('the person of the draft is shown by it, everybody and everything else as it is published', async () => {
  expect((await call('GET', `${open}/candidate/${CANDIDATE}?lang=de`)).body).toMatchObject({
    motto: 'Neu',
    portrait: draft.profile.portrait,
  })
  expect((await call('GET', `${open}/response/${CANDIDATE}?lang=de`)).body[0]).toMatchObject({ value: 25 })
  for (const path of ['smart-spider/12?lang=de', 'candidate?lang=de&view=card', 'candidate-answers', 'answer-comment?lang=de']) {
    expect((await call('GET', `${open}/${path}`)).status, path).toBe(200)
  }
  const shown = sent.map(({ path }) => path.replace('/api', ''))
  expect(shown.map(tokenAt)).toEqual(shown.map(() => TOKEN))
  sent.length = 0
  expect((await call('GET', `${open}/candidate/${OTHER}?lang=de`)).body).toMatchObject({ id: OTHER })
  for (const path of [`${open}?lang=de`, `${open}/question?lang=de`, '/party?lang=de', '/canton?lang=de']) {
    expect((await call('GET', path)).status, path).toBe(200)
  }
  expect(sent.map(({ init }) => new Headers(init.headers).get('Preview'))).toEqual(sent.map(() => null))
})

// Fails when the browser's own cache keeps a draft, or who uses this browser is told.
test('no answer is kept, and nobody is named', async () => {
  await call('GET', `${open}/candidate/${CANDIDATE}?lang=de`)
  await call('GET', `${open}/candidate?lang=de&view=card`)
  await call('GET', '/party?lang=de')
  for (const { init, path } of sent) {
    expect(init, path).toMatchObject({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect([...new Headers(init.headers).keys()].filter((name) => name !== 'preview')).toEqual(['accept'])
  }
  expect(written).toEqual([])
})

// Fails when a press on the page reaches the server, or is forgotten at once.
test('what a voter does there is remembered by the page, told to nobody, and of nobody else', async () => {
  expect((await call('GET', `/user/${PREVIEW_SESSION.userId}`)).body).toMatchObject({ languageContent: 'auto' })
  expect((await call('GET', `${mine}/response`)).body).toEqual([])
  expect((await call('PUT', `${mine}/response/1?lang=de`, { value: 100, weight: 1 })).status).toBe(200)
  expect((await call('GET', `${mine}/response`)).body).toMatchObject([{ questionId: 1, value: 100 }])
  expect((await call('PUT', `${mine}/match/${CANDIDATE}`, { type: 'like' })).status).toBeLessThan(300)
  expect((await call('GET', `${mine}/match`)).body).toMatchObject([{ candidateId: CANDIDATE }])
  const { body: percents } = await call('GET', `${mine}/match-percent`)
  expect(percents).toHaveLength(3)
  expect(sent.filter(({ path, init }) => path.includes('/user') || (init.method ?? 'GET') !== 'GET')).toEqual([])
  expect((await call('GET', `/user/7${open}/response`)).status).toBe(404)
})

test('whatever would be told to the server is refused', async () => {
  for (const [method, path] of [
    ['POST', '/browser-error'],
    ['POST', '/authenticate'],
    ['POST', `${open}/candidate/${CANDIDATE}/report`],
    ['PUT', `/user/${PREVIEW_SESSION.userId}/password`],
    ['GET', `/user/${PREVIEW_SESSION.userId}/passkey`],
    ['GET', `/user/${PREVIEW_SESSION.userId}/councillor-agreement`],
  ] as const)
    expect((await call(method, path, {})).status, path).toBeGreaterThanOrEqual(400)
  expect(sent).toEqual([])
})

test('a token that is over is answered as by the server', async () => {
  client = preview('over')
  expect((await call('GET', `${open}/candidate/${CANDIDATE}?lang=de`)).status).toBe(404)
  expect((await call('GET', `${open}/candidate?lang=de&view=card`)).status).toBe(404)
})
