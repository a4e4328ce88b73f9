import { type APIRequestContext, expect, test } from '@playwright/test'
import { SCREENS } from '@plenara/contract/screens'
import { addressOf, anyFill, type Fill, politicsFill } from '../support/screens.ts'
import { SENTENCES } from './sentences.ts'

/** As programs ask that preview links: no browser, no preference. */
const MACHINE = { Accept: '*/*' }

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: MACHINE })
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8')
  return answer.text()
}

const textsOf = (page: string, element: RegExp) => [...page.matchAll(element)].map(([, text = '']) => text.replaceAll('&amp;', '&'))

// Fails when an open page has no name, no picture or no address of its own, or when a link on it leads nowhere.
test('whoever asks for anything gets each open page whole: its head, its facts, its picture, and links that lead somewhere', {
  tag: '@core',
}, async ({ request }) => {
  const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
  const kinds = new Map<string, string>()
  for (const screen of Object.keys(SENTENCES)) {
    const path = addressOf(screen, fill)
    const page = await pageOf(request, `${path}?lang=fr`)
    expect(page, screen).toContain('<html lang="fr-CH">')
    expect(page, screen).toMatch(/<title>[^<]{5,} · Plenara<\/title>/)
    expect(page, screen).toMatch(/<meta name="description" content="[^"]{10,}">/)
    expect(textsOf(page, /<link rel="canonical" href="([^"]+)">/g).map((address) => new URL(address).pathname)).toEqual([path])
    expect(textsOf(page, /<link rel="alternate" hreflang="([^"]+)"/g)).toEqual(['de-CH', 'fr-CH', 'it-CH', 'rm-CH', 'x-default'])
    const [picture = ''] = textsOf(page, /<meta property="og:image" content="([^"]+)">/g)
    await expect(async () => expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/png')).toPass()
    for (const facts of textsOf(page, /<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(facts), screen).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
    }
    for (const address of textsOf(page, /<a [^>]*href="(\/[^"#]*)/g))
      kinds.set(address.replace(/\d+/g, '0').replace(/lang=\w\w/, ''), address)
  }
  expect(kinds.size).toBeGreaterThan(30)
  for (const address of kinds.values()) expect((await request.get(address, { headers: MACHINE })).status(), address).toBe(200)
})

const UNKNOWN = ['/nowhere', '/votes', '/votes/sunday', '/votes/sunday/2024-02-30', '/votes/sunday/2024-01-01', '/information/moon/federal']

test('what does not exist is not found, whoever asks', async ({ request }) => {
  const withId = Object.keys(SCREENS).filter((screen) => screen.endsWith('/:id') && screen in SENTENCES)
  expect(withId.length).toBeGreaterThan(5)
  for (const path of [...UNKNOWN, ...withId.map((screen) => screen.replace(':id', '999999'))]) {
    for (const Accept of ['*/*', 'text/html']) {
      const answer = await request.get(path, { headers: { Accept } })
      expect(answer.status(), path).toBe(404)
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    }
  }
})

test('the address of a power alone leads to its council', async ({ request }) => {
  for (const power of ['legislative', 'executive', 'judiciary']) {
    const answer = await request.get(`/${power}?lang=fr`, { headers: MACHINE, maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `/${power}/council?lang=fr`])
  }
})
