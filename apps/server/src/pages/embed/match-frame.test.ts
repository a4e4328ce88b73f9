import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encode } from '../../../test/support/encode.ts'
import type { Embeds } from './embeds.ts'
import { createMatchFrame } from './match-frame.ts'

const SITE = 'https://plenara.example'
let folder: string
let frame: Embeds
const asked: Request[] = []
const get = (path: string, init?: RequestInit) => frame(new Request(`${SITE}${path}`, init))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-frame-'))
  await mkdir(join(folder, 'embed'))
  for (const language of ['de', 'fr', 'it', 'rm', 'gsw'])
    await writeFile(join(folder, `embed/match.${language}.html`), `<html lang="${language}-CH">`)
  await writeFile(join(folder, 'embed/match-0123abcd.js'), 'begin()')
  frame = await createMatchFrame({
    folder,
    encode,
    fetch: async (request) => {
      asked.push(request)
      return Response.json({ path: new URL(request.url).pathname }, { headers: { 'Cache-Control': 'public, max-age=600' } })
    },
  })
})
afterAll(() => rm(folder, { recursive: true }))

// Fails when a directive is opened or the sandbox is taken out: then the page could keep something, or reach another server.
test('the frame has headers of its own: any site may show it, and it can keep and reach nothing', async () => {
  const answer = await get('/embed/match?lang=fr')
  expect(await answer?.text()).toBe('<html lang="fr-CH">')
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-opener-policy': 'unsafe-none',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language',
  })
  expect(answer?.headers.get('X-Frame-Options') ?? answer?.headers.get('Set-Cookie')).toBeNull()
})

test('it speaks the five languages of the interface [LANG-5]', async () => {
  for (const [query, accept, language] of [
    ['?lang=gsw', '', 'gsw'],
    ['?lang=ch_BE', '', 'gsw'],
    ['?lang=rm_CH&election=7', 'fr', 'rm'],
    ['?lang=xx', 'fr', 'fr'],
    ['', 'it', 'de'],
  ]) {
    const answer = await get(`/embed/match${query}`, { headers: { 'Accept-Language': accept ?? '' } })
    expect(await answer?.text(), query).toBe(`<html lang="${language}-CH">`)
  }
})

// Fails when a call about a user gets into the table, or the header that tells who asks goes along.
test('it passes on public calls alone, without anything that tells who asks', async () => {
  const headers = { Authorization: 'Bearer x', Cookie: 'token=x', Origin: 'null', 'If-None-Match': '"a"' }
  const answer = await get('/embed/api/election/7/candidate?view=card', { headers })
  expect(await answer?.json()).toEqual({ path: '/api/election/7/candidate' })
  expect(answer?.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=600')
  expect([...(asked.at(-1)?.headers.keys() ?? [])]).toEqual(['if-none-match'])
  const count = asked.length
  for (const path of [
    'user/1',
    'user/1/election/2/response',
    'export/v1/common',
    'election/x/question',
    'election/1/question/',
    'canton-lookup/1',
  ])
    expect(await get(`/embed/api/${path}`), path).toBeNull()
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) expect(await get('/embed/api/canton-lookup?zip=4053', { method })).toBeNull()
  expect(asked).toHaveLength(count)
})

test('its files never change under their name, and nothing else of the folder is handed out', async () => {
  const answer = await get('/embed/match-0123abcd.js')
  expect([answer?.status, answer?.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(answer?.headers.get('Cache-Control')).toContain('immutable')
  expect(answer?.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  for (const path of ['match.de.html', 'match-ffffffff.js', 'match-0123abcd.js.br', '..%2f..%2fetc/passwd', 'matching', 'vote/1'])
    expect(await get(`/embed/${path}`), path).toBeNull()
  const unbuilt = await createMatchFrame({ folder: join(folder, 'nowhere'), fetch: async () => new Response(), encode })
  expect(await unbuilt(new Request(`${SITE}/embed/match`))).toBeNull()
})
