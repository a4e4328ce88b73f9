import { type DataSource, type MunicipalResults, SCREENS, type Vote, type VoteCard } from '@plenara/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../src/catalogue/parliament/write-parliament.ts'
import type { Site } from '../src/pages/create-site.ts'
import { REDIRECTS } from '../src/pages/rendering/rendered-screens.ts'
import type { TestApi } from './api/api-client.ts'
import { ANSWERED_CANDIDATE, ELECTION } from './api/fixture-catalogue.ts'
import { NAMED, openTestSite, SITE, type TestSite, thingsOf } from './support/open-site.ts'
import { AFFAIR, PERSON, SAMPLE_IDS, sampleVote, VOTE } from './support/parliament-sample.ts'

let world: TestSite
let site: Site['web']
let api: TestApi

beforeAll(async () => {
  world = await openTestSite()
  api = world.api
  site = (await world.openSite(NAMED)).web
})
afterAll(() => world.close())

const get = (path: string, { of = site, method = 'GET', headers = {} as Record<string, string> } = {}) =>
  of(new Request(`${SITE}${path}`, { method, headers }))
const textOf = async (path: string) => (await get(path)).text()
const ASKED = ['*/*', 'text/html', '']
const IDS: Readonly<Record<string, number | string>> = {
  '/votes/sunday/:day': '2024-09-22',
  '/legislative/session/:id?': 5200,
  ...{ '/councillor/:id': PERSON.abel, '/federal-councillor/:id': PERSON.minister, '/judge/:id': PERSON.judge },
  ...{ '/cantonal-councillor/:id': PERSON.canton, '/legislative/votes/:id': VOTE.people, '/affair/:id': AFFAIR.energy },
}
const FILLED = Object.entries(SCREENS).map(([screen, access]) => {
  const path = screen
    .replace('/:resource/:level', '/elections/federal')
    .replace(':electionId', String(ELECTION.nationalBasel))
    .replace(':candidateId', String(ANSWERED_CANDIDATE))
  return { path: path.replace(/:\w+\??/g, () => String(IDS[screen] ?? 'x')), access }
})

// Fails when the status depends on what the caller accepts, or when a screen of the table has no page.
test.each(FILLED)('$path is answered to whoever asks, and only open pages may be in an index', async ({ path, access }) => {
  for (const method of ['GET', 'HEAD']) {
    for (const accept of ASKED) {
      const answer = await get(path, { method, headers: accept ? { Accept: accept } : {} })
      const target = REDIRECTS[path as keyof typeof SCREENS]
      expect([answer.status, answer.headers.get('Location')], `${method} ${accept}`).toEqual([target ? 301 : 200, target ?? null])
      if (target) continue
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      if (access === 'closed') expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    }
  }
})

test('what does not exist is not found', async () => {
  const unknown = ['/nowhere', '/legislative/votes/999', '/legislative/votes/x', `/judge/${PERSON.abel}`, '/councillor/9999', '/affair/1']
  for (const path of [
    ...unknown,
    '/information/elections/moon',
    '/election/1/candidate/999999',
    '/legislative/votes/1e3',
    '/votes/sunday/2024-09-23',
    '/votes/sunday/2024-13-01',
  ]) {
    for (const accept of ASKED) expect((await get(path, { headers: { Accept: accept } })).status, path).toBe(404)
  }
})

test('a vote of the people tells its day and result in the language of the address', async () => {
  const german = await textOf(`/legislative/votes/${VOTE.people}?lang=de`)
  expect(german).toContain('<html lang="de-CH">')
  expect(german).toMatch(
    /<meta name="description" content="Volksabstimmung vom \d+\. \S+ \d{4}: (angenommen mit|abgelehnt,) \d+[.,]\d % Ja\.">/,
  )
  expect(german).toContain(`<link rel="canonical" href="${SITE}/legislative/votes/${VOTE.people}?lang=de">`)
  const french = await textOf(`/legislative/votes/${VOTE.people}?lang=fr`)
  expect(french).toMatch(/content="Votation populaire du /)
  const bare = await get(`/legislative/votes/${VOTE.people}`, { headers: { 'Accept-Language': 'fr-CH' } })
  expect(bare.headers.get('Vary')).toContain('Accept-Language')
  expect(await bare.text()).toContain('<html lang="fr-CH">')
  expect(await textOf(`/legislative/votes/${VOTE.upcoming}`)).toContain('worum es geht')
  expect(thingsOf(german)).toEqual([expect.objectContaining({ '@type': 'Event' }), expect.objectContaining({ '@type': 'BreadcrumbList' })])
})

// Fails when a day is told without its votes, or entries of the calendar have no lasting name, no alarm or another day.
test('a voting day has a head of its own, and all coming ones stand in a calendar in the language that is asked for', async () => {
  const day = await textOf('/votes/sunday/2024-09-22?lang=de')
  expect(day).toContain('<title>Abstimmung vom 22. September 2024 · Plenara</title>')
  expect(day).toContain('<meta name="description" content="1 Vorlage: was Volk und Kantone entschieden haben.">')
  expect(thingsOf(day).map((thing) => thing['@type'])).toEqual(['Event', 'BreadcrumbList'])
  expect(await textOf('/sitemap-it-pages-1.xml')).toContain(`<loc>${SITE}/votes/sunday/2024-09-22?lang=it</loc>`)
  const answer = await get('/votes/calendar.ics?lang=fr&canton=bs')
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
  const { length } = lines.filter((line) => line === 'BEGIN:VEVENT')
  expect(length).toBe(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^UID:voting-day-20\d\d-\d\d-\d\d@plenara$/),
      expect.stringMatching(/^DTSTART;VALUE=DATE:20\d{6}$/),
      'SUMMARY:Votation: 1 objet',
      'TRIGGER:-P14D',
      'TRIGGER:-P5D',
    ]),
  )
  expect((await get('/votes/calendar.ics', { headers: { 'Accept-Language': 'fr' } })).headers.get('Vary')).toContain('Accept-Language')
})

test('persons, affairs and councils say who and what they are', async () => {
  const person = await textOf(`/councillor/${PERSON.abel}`)
  expect(person).toContain('<title>Anna Abel · Plenara</title>')
  expect(thingsOf(person)[0]).toMatchObject({ '@type': 'Person', name: 'Anna Abel' })
  expect(thingsOf(await textOf(`/affair/${AFFAIR.energy}`))[0]).toMatchObject({ '@type': 'Legislation', legislationIdentifier: '24.080' })
  expect(thingsOf(await textOf('/legislative/council')).length).toBeGreaterThan(0)
  expect(thingsOf(await textOf('/start')).map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization'])
})

test('sitemaps name the open pages in each language, robots.txt names them, security.txt the address', async () => {
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  const index = await textOf('/sitemap.xml')
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(SITE, ''))
  expect(files).toHaveLength(12)
  const votes = await textOf('/sitemap-fr-votes-1.xml')
  expect(votes).toContain(`<loc>${SITE}/legislative/votes/${VOTE.first}?lang=fr</loc>`)
  for (const file of files) {
    const addresses = [...(await textOf(file)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(SITE, ''))
    expect(addresses.length, file).toBeGreaterThan(0)
    for (const address of addresses) expect((await get(address)).status, address).toBe(200)
  }
  expect((await get('/sitemap-fr-votes-2.xml')).status).toBe(404)
  expect(await textOf('/.well-known/security.txt')).toMatch(/^Contact: mailto:security@plenara\.example\nExpires: 20\d\d-/)
})

// Fails when an example of an operator, or invented data beside real ones, can get into an index.
test('without a named operator, and where something is invented, nothing is for an index', async () => {
  const { web: unnamed } = await world.openSite({ name: { de: '[Name]' }, email: { de: '[E-Mail]' } })
  await expectHidden(unnamed)
  expect((await get('/.well-known/security.txt', { of: unnamed })).status).toBe(404)
  const about = { name: 'Demonstration', address: null, licence: null, fileHash: null, dataDate: null, fictional: true }
  await writeParliament(api.db, { parliamentVotes: [sampleVote(990)] }, { format: 'demonstration', source: '', about })
  api.catalogue.importAgain()
  await expectHidden((await world.openSite(NAMED)).web)
})

const pictureOf = async (path: string) =>
  /<meta property="og:image" content="(.*?)">/.exec(await textOf(path))?.[1]?.replace(SITE, '') ?? ''

// Fails when a picture is drawn of what an address says.
test('each page has a picture for previews, in its present version alone', async () => {
  const address = await pictureOf(`/legislative/votes/${VOTE.people}?lang=fr`)
  expect(address).toMatch(new RegExp(`^/og/legislative/votes/${VOTE.people}\\.fr\\.[0-9a-f]{8}\\.png$`))
  const picture = await get(address)
  expect(picture.headers.get('Content-Type')).toBe('image/png')
  expect(picture.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  const old = await get(address.replace(/[0-9a-f]{8}\.png$/, '00000000.png'))
  expect([old.status, old.headers.get('Location')]).toEqual([302, address])
  for (const unknown of [
    '/og/legislative/votes/999.de.00000000.png',
    '/og/login.de.00000000.png',
    '/og/start.xx.00000000.png',
    '/og/start.png',
  ])
    expect((await get(unknown)).status, unknown).toBe(404)
  expect((await get(address, { method: 'POST' })).status).toBe(405)
})

// Fails when the text of a vote or a person gets into a frame as markup, or a style into an element, which the policy would refuse.
test('a vote and a council stand in a page of their own for the frames of other sites, without script', async () => {
  const council = (await api.call<{ id: number }[]>('GET', '/council')).json[0]?.id
  for (const address of [`/embed/vote/${VOTE.people}`, `/embed/council/${council}`, `/embed/council/${SAMPLE_IDS['cantonal-council']}`]) {
    const answer = await get(`${address}?lang=de`)
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    )
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    const page = await answer.text()
    expect(page).toMatch(/<h1>[^<]+<\/h1>/)
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/)
    const style = /<link rel="stylesheet" href="(.*?)">/.exec(page)?.[1] ?? ''
    expect((await get(style)).headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  }
  expect(await textOf(`/embed/vote/${VOTE.people}?lang=fr`)).toContain('Votation populaire du')
  for (const unknown of ['/embed/vote/999', '/embed/council/999', '/embed/vote/x', '/embed/match', '/embed/'])
    expect((await get(unknown)).status, unknown).toBe(404)
})

// Fails when a file leaves out a row, its source, or who may read it.
test('votes are there as files for everybody, each row with its source', async () => {
  const page = await api.call<{ items: { id: number; title: string; kind: string | null; date: string }[] }>('GET', '/vote?lang=fr')
  const popular = page.json.items.filter(({ kind }) => kind !== null)
  const all = await get('/data/popular-votes.json?lang=fr')
  expect([all.status, all.headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(all.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const { votes, sources, attribution } = (await all.json()) as VotesFile
  expect(votes.map(({ id }) => id)).toEqual(popular.map(({ id }) => id))
  for (const { name } of sources) if (name) expect(attribution).toContain(name)

  const [names, ...rows] = recordsOf(await textOf('/data/popular-votes.csv?lang=fr'))
  expect(names?.slice(0, 3)).toEqual(['id', 'date', 'kind'])
  expect(rows.map(([id]) => Number(id))).toEqual(popular.map(({ id }) => id))
  expect(rows[0]?.[names?.indexOf('address') ?? 0]).toBe(`${SITE}/legislative/votes/${popular[0]?.id}?lang=fr`)

  const year = page.json.items.find(({ kind }) => kind === null)?.date.slice(0, 4)
  const [, ...parliament] = recordsOf(await textOf(`/data/parliamentary-votes/${year}.csv`))
  expect(parliament.length).toBeGreaterThan(0)
  const { json: vote } = await api.call<{ parliament: { decisions: unknown[] } }>('GET', `/vote/${parliament[0]?.[0]}`)
  const [, ...members] = recordsOf(await textOf(`/data/vote/${parliament[0]?.[0]}.csv`))
  expect(members).toHaveLength(vote.parliament.decisions.length)

  const [areaNames, national, ...areas] = recordsOf(await textOf(`/data/vote/${VOTE.people}.csv`))
  expect(national?.[areaNames?.indexOf('area') ?? 0]).toBe('CH')
  const { vote: people } = (await (await get(`/data/vote/${VOTE.people}.json`)).json()) as { vote: Vote }
  expect(people.people?.result?.cantons).toHaveLength(areas.length)
  const [placeNames, ...places] = recordsOf(await textOf(`/data/vote/${VOTE.people}/municipalities.csv`))
  const nameAt = placeNames?.indexOf('municipality') ?? 0
  expect(places.map((row) => [row[nameAt - 2], row[nameAt], row[nameAt + 1]])).toEqual([
    ['BS', 'Basel', 'true'],
    ['BS', 'Riehen', 'false'],
  ])
  const { cantons } = (await (await get(`/data/vote/${VOTE.people}/municipalities.json`)).json()) as { cantons: MunicipalResults[] }
  expect(cantons.flatMap(({ municipalities }) => municipalities.map(({ yes }) => yes))).toEqual([2, null])
  for (const unknown of [
    `/data/vote/${parliament[0]?.[0]}/municipalities.csv`,
    '/data/vote/999.csv',
    '/data/vote/1.xml',
    '/data/',
    '/data/parliamentary-votes/99999.csv',
    '/data/votes.csv',
  ])
    expect((await get(unknown)).status, unknown).toBe(404)
  expect(recordsOf(await textOf('/data/parliamentary-votes/1801.csv'))).toHaveLength(1)
})

interface VotesFile {
  readonly attribution: string
  readonly sources: readonly DataSource[]
  readonly votes: readonly VoteCard[]
}

/** The records of a file after RFC 4180. */
function recordsOf(csv: string): string[][] {
  return parse(csv, { record_delimiter: '\r\n' })
}

async function expectHidden(of: Site['web']): Promise<void> {
  expect(await (await get('/robots.txt', { of })).text()).toBe('User-agent: *\nDisallow: /\n')
  expect((await get('/sitemap.xml', { of })).status).toBe(404)
  const page = await get('/start', { of })
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await page.text()).toContain('<meta name="robots" content="noindex">')
}
