import { expect, test, vi } from 'vitest'
import { screenOfPath } from '../screen-of-path.ts'
import { createWebPages } from '../web-pages.ts'
import { PAGE_LIMITS } from './page-cache.ts'
import { createRenderedPages } from './rendered-pages.ts'
import type { Renderer } from './renderer.ts'

const SITE = 'https://plenara.example'
const FACTS = { title: 't', description: 'd', type: 'website', fictional: false, card: { over: '', title: 't' }, things: [] } as const

const MORNING = Date.parse('2026-09-27T08:00:00Z')

/** Pages over a renderer that notes what it is asked for. */
function openPages(clock = { now: MORNING }) {
  const asked: string[] = []
  const renderer: Renderer = {
    filesOf: () => ({ scripts: [], styles: [] }),
    render: async ({ path, search, language, page }) => {
      asked.push(`${path}${search} ${language} ${page}`)
      const served = { path, search, language, moment: clock.now, site: SITE, fictional: false, answers: [], isWhole: true }
      return { html: `<p>${asked.length}</p>`, served, texts: [] }
    },
  }
  const rendered = createRenderedPages(renderer, { ...PAGE_LIMITS, now: () => clock.now })
  const options = { site: SITE, isIndexed: async () => true, onError: (error: unknown) => expect.unreachable(String(error)) }
  const pages = createWebPages({ ...options, period: async () => '1', rendered }, async ({ screen, params }) => ({
    ...FACTS,
    path: screen.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
  }))
  const get = (path: string) => pages(new URL(path, SITE), 'de', '')
  return { asked, clock, get, rendered }
}

test('a search and filters are rendered with what counts of the address, each with the page of its list', async () => {
  const { asked, get } = openPages()
  for (const path of [
    '/search?q=wald&lang=fr',
    '/legislative/votes?topic=1&topic=2',
    '/legislative/votes?q=a&page=3',
    '/councillor/7?tab=votes&page=2&fbclid=x',
    `/search?q=${'x'.repeat(700)}`,
    '/method?utm_source=a',
    '/legislative/votes?page=x',
  ]) {
    expect((await get(path)).content, path).not.toBeNull()
  }
  expect(asked).toEqual([
    '/search?lang=fr&q=wald fr 1',
    '/legislative/votes?topic=1&topic=2 de 1',
    '/legislative/votes?q=a&page=3 de 3',
    '/councillor/7?tab=votes&page=2 de 2',
    `/search?q=${'x'.repeat(200)} de 1`,
    '/method de 1',
    '/legislative/votes de 1',
  ])
})

test.each([`/search?q=${'é'.repeat(200)}`, '/search?q=a&lang=gsw', '/Search?q=a', '/login?x=1'])(
  'what no reader sends is not rendered: %s',
  async (path) => {
    const { asked, get } = openPages()
    expect((await get(path)).content).toBeNull()
    expect(asked).toEqual([])
  },
)

// Fails without limits of their own: whoever asks for thousands of searches would take the pages from everybody else, or fill the memory with them.
test('beyond five a second searches wait, then are told to come back, and plain pages are there for all the same', async () => {
  vi.useFakeTimers({ now: MORNING })
  try {
    const { get } = openPages({
      get now() {
        return Date.now()
      },
    })
    const answers = Array.from({ length: 30 }, (_, n) => get(`/search?q=${n}`))
    const plain = get('/legislative/votes')
    await vi.advanceTimersByTimeAsync(50)
    expect((await plain).content).not.toBeNull()
    await vi.advanceTimersByTimeAsync(2_500)
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    const busy = await answers[29]
    expect(busy?.headers).toMatchObject({ 'Retry-After': '2', 'X-Robots-Tag': 'noindex' })
    expect([busy?.status, busy?.content, busy?.notice]).toEqual([503, null, expect.stringContaining('Gerade werden sehr viele Suchen')])
  } finally {
    vi.useRealTimers()
  }
})

// Fails when a voting day is kept until midnight: after noon it would still say that the polls are open.
test('a page of the present voting day holds for a minute, one of another day as long as its data', async () => {
  const { asked, clock, get } = openPages()
  const ask = async () => {
    for (const day of ['2026-09-27', '2026-06-14']) await get(`/votes/sunday/${day}`)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await ask()
  clock.now += 60_000
  await ask()
  expect(asked.map((one) => one.slice(14, 24))).toEqual(['2026-09-27', '2026-06-14', '2026-09-27'])
})

test('the addresses of powers lead to their councils, with the language', async () => {
  const { get } = openPages()
  expect(await get('/executive/?lang=it')).toMatchObject({ status: 301, headers: { Location: '/executive/council?lang=it' } })
  expect(screenOfPath('/votes/sunday')).toBeNull()
})
