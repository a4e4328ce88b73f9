import { setTimeout as sleep } from 'node:timers/promises'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { OPEN_ARTICLES } from '../src/pages/articles.ts'
import type { Site } from '../src/pages/create-site.ts'
import { NAMED, openTestSite, SITE, type TestSite } from './support/open-site.ts'

let world: TestSite
let site: Site['web']
let pictures: string[]

beforeAll(async () => {
  world = await openTestSite()
  site = (await world.openSite(NAMED)).web
  const pages = OPEN_ARTICLES.flatMap(({ path }) => CONTENT_LANGUAGES.map((language) => `${path}?lang=${language}`))
  pictures = await Promise.all(pages.map(pictureOf))
})
afterAll(() => world.close())

/** As the proxy on this machine passes it on. */
const get = (path: string, from: string) =>
  site(new Request(SITE + path, { headers: { 'X-Forwarded-For': from } }), { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
const pictureOf = async (page: string) =>
  /<meta property="og:image" content="(.*?)">/.exec(await (await get(page, '203.0.113.1')).text())?.[1]?.replace(SITE, '') ?? ''
const statusOf = async (path: string, from: string) => (await get(path, from)).status

/** A client that asks again for its pictures until each is there, and does not wait when it is told to. */
function startFlood(wanted: readonly string[], from: string) {
  const flood = { drawn: 0, refused: 0, ended: false }
  async function run(): Promise<void> {
    for (let rest = wanted; rest.length > 0 && !flood.ended; await sleep(50)) {
      const statuses = await Promise.all(rest.map((picture) => statusOf(picture, from)))
      rest = rest.filter((_, n) => statuses[n] !== 200)
      flood.drawn = wanted.length - rest.length
      flood.refused += rest.length
    }
  }
  return { flood, done: run() }
}

// Fails when nobody waits for a turn, or when turns go by who came first.
test('six pictures of a reader are drawn while four others ask for pictures that nobody drew yet [ASVS-15.2.2]', {
  tags: ['alone'],
}, async () => {
  const [mine, theirs] = [pictures.slice(0, 6), pictures.slice(6)]
  expect(theirs.length).toBeGreaterThan(40)
  const clients = [0, 1, 2, 3].map((client) =>
    startFlood(
      theirs.filter((_, n) => n % 4 === client),
      `198.51.100.${client}`,
    ),
  )
  // By then each has had about as many turns as the reader is about to ask for, and more wait than there is room for.
  const drawn = () => clients.reduce((sum, { flood }) => sum + flood.drawn, 0)
  await vi.waitUntil(() => drawn() >= 20, { timeout: 60_000, interval: 20 })
  expect(await Promise.all(mine.map((picture) => statusOf(picture, '203.0.113.9')))).toEqual(mine.map(() => 200))
  for (const { flood } of clients) flood.ended = true
  await Promise.all(clients.map(({ done }) => done))
  expect(clients.reduce((sum, { flood }) => sum + flood.refused, 0)).toBeGreaterThan(10)
  // What is drawn is handed out without a turn.
  expect(await Promise.all(mine.map((picture) => statusOf(picture, '198.51.100.1')))).toEqual(mine.map(() => 200))
})
