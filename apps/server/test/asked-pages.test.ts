import type { Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpServer, drain, listen } from '../src/http/http-server.ts'
import { createLog } from '../src/platform/log.ts'
import type { Site } from '../src/pages/create-site.ts'
import { NAMED, openTestSite, SITE, type TestSite } from './support/open-site.ts'
import { PERSON, VOTE } from './support/parliament-sample.ts'

let world: TestSite
let site: Site
let server: Server
let origin: string
let handedOut: number

beforeAll(async () => {
  world = await openTestSite({ isRendered: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  site = await world.openSite(NAMED)
  handedOut = 0
  const find: Site['kept']['find'] = (request) => {
    const page = site.kept.find(request)
    if (page) handedOut += 1
    return page
  }
  const health = { ready: async () => [], write: async () => [] }
  const api = { fetch: async () => new Response('{}') }
  server = createHttpServer({ api, web: site.web, kept: { find }, health, corsOrigins: [], log: createLog('silent') })
  origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
})
afterEach(() => drain(server))

/** As the proxy on this machine passes it on. */
const get = (path: string, { from = '203.0.113.1', method = 'GET' } = {}) =>
  fetch(`${origin}${path}`, { method, headers: { 'X-Forwarded-For': from, 'Accept-Language': 'de', 'Accept-Encoding': 'identity' } })
const statusesOf = async (answers: readonly Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)
const times = <Value>(count: number, make: (n: number) => Value) => Array.from({ length: count }, (_, n) => make(n))
const renderingIn = (page: string) => Number(/<b>(\d+)<\/b>/.exec(page)?.[1])

// Fails when a name that no screen reads makes an address a page of its own, in what is rendered or in what is kept.
test('twelve openings of a vote with twelve ids that others added are one page [ASVS-15.2.2]', async () => {
  const path = `/legislative/votes/${VOTE.people}`
  const answers = await Promise.all(times(12, (n) => get(`${path}?utm_source=n${n}&fbclid=${n}`)))
  expect(answers.map(({ status }) => status)).toEqual(times(12, () => 200))
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(pages.map(renderingIn))).toEqual(new Set([1]))
  expect(pages[7]).toContain(`<p>${path}</p>`)
  expect(pages[7]).toContain(`<link rel="canonical" href="${SITE}${path}?lang=de">`)
  expect(pages[7]).not.toMatch(/utm_|fbclid|noindex/)
  handedOut = 0
  for (const again of ['', '?', '?gclid=1', '?%75tm_source=x', '?&&', '?page=2', '?VIEW=person', '?view=party', '?lang=xx'])
    expect(renderingIn(await (await get(path + again)).text()), again).toBe(1)
  expect(handedOut).toBe(9)
  const head = await get(`${path}?utm_source=x`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a view, a filter and a language are pages of their own, each in one spelling', async () => {
  const path = `/legislative/votes/${VOTE.people}`
  const renderings = []
  for (const address of [
    path,
    `${path}?view=group`,
    `${path}?fbclid=1&view=group&view=person`,
    `${path}?lang=fr`,
    `${path}?utm_medium=x&lang=fr-CH`,
    '/legislative/votes?topic=2&topic=1',
    '/legislative/votes?topic=1,2&x',
  ])
    renderings.push(renderingIn(await (await get(address)).text()))
  expect(renderings).toEqual([1, 2, 2, 3, 3, 4, 4])
})

/** One of the 65,536 networks of a site. */
const ofOneSite = () => `2001:db8:7:${Math.floor(Math.random() * 65_536).toString(16)}::1`

// Fails when searches are counted for all networks together, or each of the many networks of one site by itself.
test('whoever searches while another network floods is answered [ASVS-15.2.2]', { tags: ['slow'] }, async () => {
  const searches = (from: () => string, count: number) => times(count, (n) => get(`/search?q=${n}-${Math.random()}`, { from: from() }))
  const flood: Promise<number[]>[] = []
  const timer = setInterval(() => flood.push(statusesOf(searches(ofOneSite, 10))), 250)
  flood.push(statusesOf(searches(ofOneSite, 30)))
  const reader = []
  for (let n = 0; n < 6; n++) {
    reader.push(...(await statusesOf(searches(() => '203.0.113.9', 1))))
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  clearInterval(timer)
  expect(reader).toEqual(times(6, () => 200))
  const flooded = (await Promise.all(flood)).flat()
  expect(flooded.filter((status) => status === 503).length).toBeGreaterThan(30)
})

// Fails when whoever has an IPv6 /48 has as many shares as it has networks.
test('a flood out of a whole IPv6 /48 is one network', { tags: ['slow'] }, async () => {
  const flood = statusesOf(times(30, (n) => get(`/search?q=a${n}`, { from: `2001:db8:7:${n.toString(16)}::1` })))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await statusesOf(times(3, (n) => get(`/search?q=b${n}`, { from: `203.0.113.${n}` })))).toEqual([200, 200, 200])
  expect((await flood).filter((status) => status === 503).length).toBeGreaterThan(5)
})

// Fails when previews of links and programs read of a page that exists that it is nothing for them.
test('a page that has to wait says what it is about, and when to come back', { tags: ['slow'] }, async () => {
  const answers = await Promise.all(times(40, (n) => get(`/councillor/${PERSON.abel}?tab=votes&q=${n}`)))
  const busy = answers.find(({ status }) => status === 503) ?? expect.unreachable('none had to wait')
  const page = await busy.text()
  expect([busy.headers.get('Retry-After'), busy.headers.get('Cache-Control'), busy.headers.get('X-Robots-Tag')]).toEqual([
    '2',
    'no-store',
    null,
  ])
  expect(page).toContain('<title>Anna Abel · Plenara</title>')
  expect(page).toContain('<meta property="og:title" content="Anna Abel">')
  expect(page).toContain(`<link rel="canonical" href="${SITE}/councillor/${PERSON.abel}?lang=de">`)
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\.png">/)
  expect(page).toContain('<noscript><p>Gerade werden sehr viele Suchen')
  expect(page).not.toContain('noindex')
})
