import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../src/pages/create-site.ts'
import { OPEN_ARTICLES } from '../src/pages/articles.ts'
import { NAMED, openTestSite, SITE, type TestSite, thingsOf } from './support/open-site.ts'
import { AFFAIR, PERSON, VOTE } from './support/parliament-sample.ts'

let world: TestSite
let site: Site['web']

beforeAll(async () => {
  world = await openTestSite()
  site = (await world.openSite(NAMED)).web
})
afterAll(() => world.close())

const get = async (path: string) => site(new Request(`${SITE}${path}`))
const textOf = async (path: string) => (await get(path)).text()

/** What a page is about, and the way to it, by its address. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  '/start': ['WebSite', 'Organization'],
  '/legislative/votes': ['BreadcrumbList'],
  [`/legislative/votes/${VOTE.people}`]: ['Event', 'BreadcrumbList'],
  [`/legislative/votes/${VOTE.first}`]: ['WebPage', 'BreadcrumbList'],
  '/legislative/session': ['BreadcrumbList'],
  '/legislative/session/5200': ['BreadcrumbList'],
  '/votes/sunday/2024-09-22': ['Event', 'BreadcrumbList'],
  [`/affair/${AFFAIR.energy}`]: ['Legislation', 'BreadcrumbList'],
  [`/councillor/${PERSON.abel}`]: ['Person', 'BreadcrumbList'],
  [`/federal-councillor/${PERSON.minister}`]: ['Person', 'BreadcrumbList'],
  [`/judge/${PERSON.judge}`]: ['Person', 'BreadcrumbList'],
  [`/cantonal-councillor/${PERSON.canton}`]: ['Person', 'BreadcrumbList'],
  '/executive/council': ['GovernmentOrganization', 'BreadcrumbList'],
  ...Object.fromEntries(OPEN_ARTICLES.map(({ path }) => [path, ['Article', 'BreadcrumbList']])),
}

// The compiler checks the properties of each type (schema-dts). Fails when a page loses its facts, or a way leads through a page that does not exist.
test.each(Object.entries(THINGS))('%s tells search engines what it is about and where it stands', async (path, types) => {
  const things = thingsOf(await textOf(`${path}?lang=fr`))
  expect(things.map((thing) => thing['@type'])).toEqual(types)
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org')
    if ('url' in thing) expect(new URL(String(thing.url)).origin).toBe(SITE)
    if (thing['@type'] !== 'BreadcrumbList') continue
    const steps = thing.itemListElement as { '@type': string; position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.at(-1)?.item).toBe(`${SITE}${path}?lang=fr`)
    for (const { '@type': type, name, item } of steps) {
      expect([type, name.length > 0]).toEqual(['ListItem', true])
      expect((await get(item.replace(SITE, ''))).status, item).toBe(200)
    }
  }
})

// Fails when what somebody searched for may stand in an index, or in the head of a page.
test('the search is a page for an index, its results are not', async () => {
  const plain = await get('/search?lang=de')
  expect(plain.headers.get('X-Robots-Tag')).toBeNull()
  expect(await plain.text()).toContain('<title>Suche · Plenara</title>')
  const found = await get('/search?q=gletscher&lang=de')
  expect([found.status, found.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex'])
  const page = await found.text()
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain(`<link rel="canonical" href="${SITE}/search?lang=de">`)
  expect(page).not.toContain('gletscher')
})
