import { type Browser, expect, type Page, test } from '@playwright/test'
import type { CandidateCard, Question } from '@plenara/contract'
import { MATCH_TYPES, SCALE_VALUES, WEIGHTS } from '@plenara/contract/constants'
import { LOCAL_SESSION } from '../src/data/session/account-type.ts'
import { keptOnDevice } from './support/device.ts'
import { signInOnDevice } from './support/device-catalogue.ts'
import { deviceRequest } from './support/device-request.ts'
import { prepare } from './support/lists.ts'
import { openLoggingProxy } from './support/logging-proxy.ts'
import { begin, type Voter } from './support/new-voter.ts'

test.describe.configure({ timeout: 240_000 })

/** Numbers of [0, 1) from a seed (Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Answers, ratings, lists, a choice, notes and votes of one's own, all by chance; the steps of the way are open. */
async function think(page: Page, voter: Voter, random: () => number): Promise<{ readonly candidateId: number; readonly voteId: number }> {
  const request = deviceRequest(page)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  const some = <T>(items: readonly T[], count: number) => items.toSorted(() => random() - 0.5).slice(0, count)
  const api = await prepare(request, voter, 'national-council')
  const base = `/api/user/${voter.id}/election/${api.election.id}`
  const questions: Question[] = await (await request.get(`/api/election/${api.election.id}/question`)).json()
  for (const { id, type, isShort } of questions) {
    if (!isShort && random() < 0.5) continue
    await request.put(`${base}/response/${id}`, { headers, data: { value: pick(SCALE_VALUES[type]), weight: pick(WEIGHTS) } })
  }
  const cards: CandidateCard[] = await (await request.get(`/api/election/${api.election.id}/candidate?view=card`)).json()
  for (const { id } of some(cards, 40 + Math.floor(random() * 60))) {
    await request.put(`${base}/match/${id}`, { headers, data: { type: pick(MATCH_TYPES.filter((type) => type !== 'none')) } })
  }
  for (const step of ['profile', 'evaluate', 'achievement.profile', 'achievement.evaluate']) {
    await request.put(`${base}/progression`, { headers, data: { key: step, data: { state: 'c' } } })
  }
  const own = await api.create(
    'Meine',
    some(
      api.official.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
      3,
    ),
  )
  await api.follow(random() < 0.5 ? own.id : pick(api.official).id)
  for (const { id } of some(cards, 5)) {
    await request.post(`/api/user/${voter.id}/candidate/${id}/note`, {
      headers,
      data: { type: 'occupation', color: pick(['good', 'bad', 'neutral']) },
    })
  }
  return { candidateId: cards[7]!.id, voteId: api.election.id }
}

const SCREENS = [
  ...[
    '/election',
    '/match',
    '/match?view=list',
    '/favorites',
    '/lists',
    '/dream-teams',
    '/profile',
    '/profile/questions/short',
    '/profile/questions/short?question=result',
  ],
  ...[
    '/compare',
    '/results',
    '/legislative/votes',
    '/legislative/session',
    '/government',
    '/judiciary',
    '/councillor-agreement',
    '/members',
    '/members/votes',
    '/notes',
    '/settings',
    '/notifications',
  ],
]

/** From here on the worker has the program, and only calls leave. */
const ALONE = '# alone'

/** What is asked by the clock: the browser looks for a new worker when it likes, the app for newer data, and both name nothing. */
const BY_THE_CLOCK = ['GET /sw.js', 'GET /api/status']

/** The calls from the first moment on, then everything. */
function told(log: readonly string[]): string[] {
  const from = log.indexOf(ALONE)
  return inOrder(log.filter((line, index) => !BY_THE_CLOCK.includes(line) && (index > from || line.includes(' /api/'))))
}

/** Screen after screen; what one screen asks for at the same moment arrives as the network likes, and is sorted. */
function inOrder(log: readonly string[]): string[] {
  const screens: string[][] = [[]]
  for (const line of log) {
    if (line.startsWith('# ')) screens.push([line])
    else screens.at(-1)?.push(line)
  }
  return screens.flatMap(([mark = '', ...asked]) => [mark, ...asked.toSorted()])
}

/** What leaves a browser whose voter thinks by chance and then looks at the same screens as every other. */
async function requestsOf(browser: Browser, { server, seed }: { readonly server: string; readonly seed: number }): Promise<string[]> {
  const proxy = await openLoggingProxy(server)
  const context = await browser.newContext({ baseURL: proxy.origin, serviceWorkers: 'allow', locale: 'de-CH', timezoneId: 'Europe/Zurich' })
  try {
    const page = await context.newPage()
    const voter: Voter = { id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token, email: '', password: '' }
    await signInOnDevice(page)
    await page.goto('/update?redirect=/settings')
    await expect(page).toHaveURL((url) => url.pathname === '/settings', { timeout: 60_000 })
    await begin(deviceRequest(page), voter, {})
    await keptOnDevice(page)
    await page.waitForLoadState('networkidle')
    const { candidateId } = await think(page, voter, randomOf(seed))
    await page.waitForLoadState('networkidle')
    proxy.log.push(ALONE)
    for (const address of [...SCREENS, `/candidate/${candidateId}`]) {
      proxy.log.push(`# ${address}`)
      await page.goto(address)
      await expect(page.locator('h1').first(), address).toHaveText(/\S/)
      await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
      for (let step = 0; step < 3; step++) await page.mouse.wheel(0, 700)
      await page.waitForLoadState('networkidle')
      // The first overview asks for surveys once it has nothing else to do, on a busy machine later than the network is idle.
      if (address === '/election') await expect.poll(() => proxy.log.slice(proxy.log.indexOf(ALONE)).join()).toContain('GET /api/survey')
    }
    return told(proxy.log)
  } finally {
    await context.close()
    await proxy.close()
  }
}

// Fails when a face is asked for by itself, e.g. with `shown = person.portrait` in shared/person/portrait.tsx, or a block when it is needed first.
test('what leaves a device, and in which order, is the same for two voters who think by chance [SESSION-6, ATTACK-D1]', async ({
  browser,
  baseURL,
  request,
}, info) => {
  test.setTimeout(300_000)
  const seed = Number(process.env.OPINIONS_SEED ?? 20_271_024)
  info.annotations.push({ type: 'seed', description: `OPINIONS_SEED=${seed}` })
  const bothOf = async () => [
    await requestsOf(browser, { server: String(baseURL), seed }),
    await requestsOf(browser, { server: String(baseURL), seed: seed + 1 }),
  ]
  const version = async () => (await (await request.get('/api/status')).json()).dataVersion
  const before = await version()
  let [first = [], second = []] = await bothOf()
  // Another test has imported something meanwhile, which one of the two has fetched.
  if (before !== (await version())) [first = [], second = []] = await bothOf()
  expect(second).toEqual(first)
  expect(first.filter((line) => /\/portrait\/\d+$/.test(line)).length).toBeGreaterThan(0)
  expect(first.filter((line) => line.includes('/api/portrait/') || line.endsWith('.woff2'))).toEqual([])
  console.log(`${first.filter((line) => !line.startsWith('#')).length} requests on ${SCREENS.length + 1} screens, OPINIONS_SEED=${seed}`)
})
