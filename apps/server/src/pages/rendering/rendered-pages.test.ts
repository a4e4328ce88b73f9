import { expect, test } from 'vitest'
import { screenOfPath } from '../screen-of-path.ts'
import { createWebPages } from '../web-pages.ts'
import { composePage } from './compose-page.ts'
import { PAGE_LIMITS } from './page-cache.ts'
import { createRenderedPages } from './rendered-pages.ts'
import type { Renderer } from './renderer.ts'

const SITE = 'https://plenara.example'
const FACTS = { title: 't', description: 'd', type: 'website', fictional: false, card: { over: '', title: 't' }, things: [] } as const

/** Pages over a renderer that notes what it is asked for. */
function openPages(day = '2026-09-27T08:00:00Z') {
  const clock = { now: Date.parse(day) }
  const asked: string[] = []
  const renderer: Renderer = {
    filesOf: () => ({ scripts: [], styles: [] }),
    render: async ({ path, search, language, page }) => {
      asked.push(`${path}${search} ${language} ${page}`)
      const served = { path, language, moment: clock.now, site: SITE, fictional: false, answers: [], isWhole: true }
      return { html: `<p>${asked.length}</p>`, served, texts: [] }
    },
  }
  const rendered = createRenderedPages(renderer, { ...PAGE_LIMITS, now: () => clock.now })
  const options = { site: SITE, isIndexed: async () => true, onError: (error: unknown) => expect.unreachable(String(error)) }
  const pages = createWebPages({ ...options, period: async () => '1', rendered }, async ({ screen, params }) => ({
    ...FACTS,
    path: screen.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
  }))
  const get = (path: string) => pages(new URL(path, SITE), 'de')
  return { asked, clock, get, rendered }
}

test('a search and filters are rendered with the address as it stands, each with the page of its list', async () => {
  const { asked, get } = openPages()
  for (const path of [
    '/search?q=wald&lang=fr',
    '/legislative/votes?topic=1&topic=2',
    '/legislative/votes?q=a&page=3',
    '/councillor/7?page=2',
  ]) {
    expect((await get(path)).content, path).not.toBeNull()
  }
  expect(asked).toEqual([
    '/search?q=wald&lang=fr fr 1',
    '/legislative/votes?topic=1&topic=2 de 1',
    '/legislative/votes?q=a&page=3 de 3',
    '/councillor/7?page=2 de 2',
  ])
})

test.each([`/search?q=${'x'.repeat(700)}`, '/search?q=a&lang=en', '/legislative/votes?page=x', '/Search?q=a', '/login?x=1'])(
  'what no reader sends is not rendered: %s',
  async (path) => {
    const { asked, get } = openPages()
    expect((await get(path)).content).toBeNull()
    expect(asked).toEqual([])
  },
)

// Fails without limits of their own: whoever asks for thousands of searches would take the pages from everybody else, or fill the memory with them.
test('beyond five a second whoever searches is told to come back, and plain pages are there for all the same', async () => {
  const { clock, get } = openPages()
  const answers = []
  for (let n = 0; n < 7; n++) answers.push(await get(`/search?q=${n}`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503, 503])
  const { headers, notice = '', head, content } = answers[6] ?? expect.unreachable()
  expect([headers['Retry-After'], headers['X-Robots-Tag'], content]).toEqual(['2', 'noindex', null])
  const template = '<html lang="de-CH"><head><title>Plenara</title></head><div id="root"></div><noscript>\n<p>x</p></noscript>'
  const page = composePage(template, { head: head ?? '', language: 'de', content: null, notice }).text
  expect(page).toContain('<noscript><p>Gerade werden sehr viele Suchen')
  expect(page).toContain('<div id="root"></div>')
  expect((await get('/legislative/votes')).content).not.toBeNull()
  clock.now += 1_000
  expect((await get('/search?q=6')).status).toBe(200)
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
