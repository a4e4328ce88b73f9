import vm from 'node:vm'
import { calls } from '@plenara/contract/calls'
import { createClient } from '@plenara/contract/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { firstScript } from '../../../first-script.config.ts'
import { takeFirst } from './first-answers.ts'

const FILES = {
  main: ['/assets/vendor.js', '/assets/main.js'],
  deck: ['/assets/deck.js', '/assets/deck.css'],
  texts: { de: '/assets/de.js', rm: '/assets/rm.js' },
}
const ELECTIONS = [
  { id: 5, level: 'cantonal', electionDate: '2027-03-07', type: 'executive', seats: 7 },
  { id: 3, level: 'federal', electionDate: '2027-10-24', type: 'legislative', seats: 2 },
  { id: 4, level: 'federal', electionDate: '2027-10-24', type: 'legislative', seats: 36 },
]
let code = ''
beforeAll(async () => {
  code = await firstScript({ files: FILES })
})

interface Start {
  readonly kept?: Readonly<Record<string, string>>
  readonly languages?: readonly string[]
  readonly search?: string
  readonly pathname?: string
  readonly languageContent?: string
  readonly status?: number
  /** A file that never arrives. */
  readonly missing?: string
  /** Whether the browser fetches scripts ahead. */
  readonly fetchesAhead?: boolean
  /** Whether the browser can do what the app needs. */
  readonly isAboveFloor?: boolean
}

interface Link {
  readonly href: string
  readonly rel: string
  readonly onload?: () => void
}

/** Runs the script of the page as a browser with this memory does; what it asks the server for, and which files it fetches. */
function run({
  kept = {},
  languages = ['de-CH'],
  search = '',
  pathname = '/profile',
  languageContent = 'auto',
  status = 200,
  missing,
  fetchesAhead = true,
  isAboveFloor = true,
}: Start) {
  const asked: string[] = []
  const files: Link[] = []
  const marks: string[] = []
  const append = (link: Link) => {
    files.push(link)
    if (link.href !== missing) setTimeout(() => link.onload?.())
  }
  const page = {
    ...{ Date, Response, TextDecoder, URLSearchParams, setTimeout, location: { pathname, search }, navigator: { languages } },
    document: {
      documentElement: { dataset: {} as Record<string, string>, classList: { add: (mark: string) => marks.push(mark) } },
      createElement: () => ({ relList: { supports: () => fetchesAhead } }),
      head: { append },
    },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    HTMLElement: { prototype: { popover: null } },
    CSS: { supports: () => isAboveFloor },
    localStorage: { getItem: (key: string) => kept[key.replace('plenara.', '')] ?? null },
    fetch: (path: string, { headers = {} }: { headers?: Record<string, string> }) => {
      asked.push(headers.Authorization ? path : `${path} as anybody`)
      const body = path.includes('/election?') ? ELECTIONS : { path, languageContent }
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    },
  }
  vm.runInNewContext(code, page)
  Reflect.set(globalThis, 'plenaraFirst', Reflect.get(page, 'plenaraFirst'))
  return { asked, files, marks, theme: page.document.documentElement.dataset.theme }
}

const start = (from: Start) => run(from).asked
/** Until the answers that are there have been read. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

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

const DECK: Start = { kept: SIGNED_IN, pathname: '/match' }

// Fails when one of the addresses is written otherwise than the client of the contract writes it.
test('on the deck the page asks for what belongs to the active election, by the addresses of the app, public data as anybody', async () => {
  const { asked } = run(DECK)
  await settle()
  const { api, late } = client()
  const own = { params: { id: 7, eid: 4 } }
  await api.getParties({ query: { lang: 'de' } })
  await api.getCandidates({ params: { eid: 4 }, query: { view: 'card', lang: 'de' } })
  for (const name of ['getMatches', 'getElectionProgression', 'getChoice', 'getResponses', 'getMatchPercents'] as const)
    await api[name](own)
  expect(late).toEqual([])
  // With who the voter is and the elections: nothing that the deck does not ask for.
  expect(asked).toHaveLength(9)
  expect(calls.getCandidates.auth).toBe('none')
  expect(asked.filter((path) => path.endsWith(' as anybody'))).toHaveLength(2)
})

test('the data of the deck leaves the line to the scripts until the largest alone is on its way', async () => {
  const asked = start({ ...DECK, missing: '/assets/main.js' })
  await settle()
  expect(asked).toHaveLength(2)
  const { api, late } = client()
  void api.getCandidates({ params: { eid: 4 }, query: { view: 'card', lang: 'de' } })
  expect(late).toEqual([])
})

test('where the browser fetches nothing ahead the data waits for nothing', async () => {
  const asked = start({ ...DECK, missing: '/assets/main.js', fetchesAhead: false })
  await settle()
  expect(asked).toHaveLength(9)
})

// Fails when the data waits for a script without end.
test('the data waits for a script that does not come no longer than two seconds', async () => {
  vi.useFakeTimers()
  const asked = start({ ...DECK, missing: '/assets/main.js' })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(9)
})

test('the active election is the one that this device remembers', async () => {
  const asked = start({ ...DECK, kept: { ...SIGNED_IN, 'election-level': 'cantonal' } })
  await settle()
  expect(asked).toContain('/api/user/7/election/5/match')
})

test.each<[string, Start]>([
  ['another page', { ...DECK, pathname: '/profile' }],
  ['a session that is over', { ...DECK, status: 401 }],
  ['a voter who reads in another language than the app speaks', { ...DECK, languageContent: 'fr' }],
])('%s: nothing of an election', async (_, page) => {
  const asked = start(page)
  await settle()
  expect(asked.join()).not.toContain('/election/')
})

// Fails when the answers are only emptied at a write: what the page asks for while it is under way may be older than it.
test('after a write the page asks on for nothing', async () => {
  const asked = start(DECK)
  takeFirst(new Request('http://localhost/api/user/7', { method: 'PATCH' }))
  await settle()
  expect(asked.join()).not.toContain('/election/')
})

test('the main files come first, then the texts of the language and, on the deck, its own', () => {
  expect(run({ kept: { language: 'rm' } }).files.map(({ href }) => href)).toEqual(['/assets/vendor.js', '/assets/main.js', '/assets/rm.js'])
  expect(run(DECK).files.map(({ href, rel }) => `${rel} ${href}`)).toEqual([
    'modulepreload /assets/vendor.js',
    'modulepreload /assets/main.js',
    'modulepreload /assets/de.js',
    'modulepreload /assets/deck.js',
    'preload /assets/deck.css',
  ])
})

// Fails when `isBelowFloor` is not asked there.
test('below the floor of browsers the page is marked and asks for nothing [ATTACK-D3]', () => {
  expect(run({ isAboveFloor: false, kept: { token: 'x', 'user-id': '4' } })).toMatchObject({ marks: ['below-floor'], asked: [], files: [] })
  expect(run({}).marks).toEqual([])
})

test('the theme is set before anything is painted', () => {
  expect(run({}).theme).toBe('light')
  expect(run({ kept: { theme: 'dark' } }).theme).toBe('dark')
})

test('nothing is asked for without a login', () => {
  expect(start({})).toEqual([])
  expect(start({ kept: { 'user-id': '7' } })).toEqual([])
  expect(start({ kept: { token: 'abc', 'user-id': '-1' } })).toEqual([])
  expect(start({ kept: SIGNED_IN, pathname: '/logout' })).toEqual([])
})

// Each fails when its half of the condition is taken out.
test('nothing of a local account is asked of the server, by its type or by its token [SESSION-6]', () => {
  expect(start({ kept: { ...SIGNED_IN, 'account-type': 'local' } })).toEqual([])
  expect(start({ kept: { ...SIGNED_IN, token: 'local' } })).toEqual([])
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
