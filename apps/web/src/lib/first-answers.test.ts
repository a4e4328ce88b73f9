import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { createClient } from '@plenara/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { takeFirst } from './first-answers.ts'

const code = readFileSync(join(import.meta.dirname, '../app/first.js'), 'utf8')

interface Start {
  readonly kept?: Readonly<Record<string, string>>
  readonly languages?: readonly string[]
  readonly search?: string
}

/** Runs the script of the page as a browser with this memory does; answers what it asked for. */
function start({ kept = {}, languages = ['de-CH'], search = '' }: Start): string[] {
  const asked: string[] = []
  const page = {
    ...{ Date, Response, document: { documentElement: { dataset: {} } }, location: { search }, navigator: { languages }, URLSearchParams },
    matchMedia: () => ({ matches: false }),
    localStorage: { getItem: (key: string) => kept[key.replace('plenara.', '')] ?? null },
    fetch: (path: string) => {
      asked.push(path)
      return Promise.resolve(new Response(JSON.stringify({ path })))
    },
  }
  vm.runInNewContext(code, page)
  Reflect.set(globalThis, 'plenaraFirst', Reflect.get(page, 'plenaraFirst'))
  return asked
}

const SIGNED_IN = { token: 'abc', 'user-id': '7' }
const client = (token = 'abc') => {
  const late: string[] = []
  const api = createClient({
    baseUrl: 'http://localhost/api',
    token: () => token,
    fetch: (request) => {
      const first = takeFirst(request)
      if (!first) late.push(new URL(request.url).pathname)
      return first ?? Promise.resolve(new Response('{}'))
    },
  })
  return { api, late }
}
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'plenaraFirst')
})

test('what the page asked for is what the app asks for first, and is taken once', async () => {
  start({ kept: SIGNED_IN })
  const { api, late } = client()
  await api.getUser({ params: { id: 7 } })
  await api.getUserElections({ params: { id: 7 }, query: { lang: 'de' } })
  expect(late).toEqual([])
  await api.getUser({ params: { id: 7 } })
  expect(late).toEqual(['/api/user/7'])
})

test.each<[string, Start, string]>([
  ['the language kept on the device', { kept: { ...SIGNED_IN, language: 'rm' } }, 'rm'],
  ['German for the dialect', { kept: { ...SIGNED_IN, language: 'gsw' } }, 'de'],
  ['the language of the address', { kept: { ...SIGNED_IN, language: 'rm' }, search: '?lang=it' }, 'it'],
  ['French of the browser', { kept: SIGNED_IN, languages: ['fr-CH'] }, 'fr'],
  ['German of any other browser', { kept: SIGNED_IN, languages: ['en-GB'] }, 'de'],
])('the elections are asked for in %s', (_, page, language) => {
  expect(start(page)).toContain(`/api/user/7/election?lang=${language}`)
})

test('nothing is asked for without a login', () => {
  expect(start({})).toEqual([])
  expect(start({ kept: { 'user-id': '7' } })).toEqual([])
  expect(start({ kept: { token: 'abc', 'user-id': '-1' } })).toEqual([])
})

test('after ten seconds nothing is taken: it may be of the past', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  start({ kept: SIGNED_IN })
  vi.setSystemTime(Date.now() + 10_001)
  const { api, late } = client()
  await api.getUser({ params: { id: 7 } })
  expect(late).toEqual(['/api/user/7'])
})

// Fails when a write leaves the answers, or another login gets those of the one before.
test('after a write, or with another session, nothing is taken', async () => {
  start({ kept: SIGNED_IN })
  const other = client('other')
  await other.api.getUser({ params: { id: 7 } })
  expect(other.late).toHaveLength(1)
  const own = client()
  await own.api.setUserVote({ params: { id: 7 }, body: { parliamentVoteId: 1, decision: 'yes' } })
  await own.api.getUser({ params: { id: 7 } })
  expect(own.late).toEqual(['/api/user/7/vote', '/api/user/7'])
})
