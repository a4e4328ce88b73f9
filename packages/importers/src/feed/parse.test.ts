import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchSource } from '../http/http.ts'
import { cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { OUTLETS, type Outlet } from './outlets.ts'
import { createFeedParser, parseFeed } from './parse.ts'

const outlet: Outlet = {
  ...{ key: 'beispiel.example', id: null, name: 'Beispiel-Zeitung', type: 'newspaper', premium: false, language: 'de' },
  ...{ website: null, feed: 'https://beispiel.example/rss' },
}
const french: Outlet = { ...outlet, key: 'exemple.example', name: 'Exemple', language: 'fr', premium: true }
const parse = createFeedParser([outlet, french])
const news = fixture('./feed/fixtures/news.xml')

test('articles of RSS are plain text with an address of their own and the flag of the outlet [ENTITY-17]', async () => {
  const { import: data, counts } = await parse(news)
  expect(counts).toEqual({ articles: 2 })
  expect(data.outlets?.map((one) => [one.key, one.type, one.premium])).toEqual([['beispiel.example', 'newspaper', false]])
  expect(data.articles).toEqual([
    {
      key: 'https://www.beispiel.example/schweiz/1?id=7',
      id: null,
      outletKey: 'beispiel.example',
      title: 'Nationalrätin Anna Müller & der «Rat»',
      summary: 'Ein Satz. Noch einer.',
      url: 'https://www.beispiel.example/schweiz/1?id=7',
      publishedAt: '2026-09-25T07:30:00.000Z',
      language: 'de',
      premium: true,
    },
    {
      key: 'https://beispiel.example/schweiz/5',
      id: null,
      outletKey: 'beispiel.example',
      title: 'Nur eine Kennung',
      summary: '',
      url: 'https://beispiel.example/schweiz/5',
      publishedAt: '2026-09-26T08:00:00.000Z',
      language: 'de',
      premium: false,
    },
  ])
})

test('what is no article is reported by line', async () => {
  const { problems } = await parse(news)
  expect(problems).toEqual([
    { file: 'news.xml', line: 14, reason: '"Ohne Datum" has no moment: ""' },
    { file: 'news.xml', line: 18, reason: 'no outlet is known at www.fremd.example', isDoubt: true },
    { file: 'news.xml', line: 23, reason: '"Kein Verweis" has no web address: "javascript:alert(1)"' },
  ])
})

test('Atom in another encoding is read, its page is not its picture', async () => {
  const source = fixture('./feed/fixtures/nouvelles.xml')
  const accents = { ...source, bytes: Buffer.from(textOfSource(source).replace('En bref', 'Résumé'), 'latin1') }
  const { import: data, problems } = await parse(accents)
  expect(problems).toEqual([])
  expect(data.articles?.map((one) => [one.title, one.url, one.summary, one.publishedAt, one.premium])).toEqual([
    ["L'État et les cantons", 'https://exemple.example/1', 'Résumé', '2026-09-26T06:00:00.000Z', true],
  ])
})

test('a feed that was cut off, or is none, is refused with its line', async () => {
  const half = await parse(cut(news, 0.5))
  expect(half.import).toEqual({})
  expect(half.problems).toEqual([{ file: 'news.xml', line: expect.any(Number), reason: expect.stringMatching(/^the XML is broken/) }])
  expect(half.problems[0]?.line).toBeGreaterThan(10)
  const none = await parse(textSource('a.xml', '<?xml version="1.0"?><html><body/></html>'))
  expect(none.problems[0]?.reason).toMatch(/^the file is no feed/)
})

test('letters that are not of the declared encoding are reported', async () => {
  const { problems } = await parse({ ...news, bytes: Buffer.from(textOfSource(news), 'latin1') })
  expect(problems[0]).toEqual({ file: 'news.xml', line: 7, reason: 'holds characters that are not of the encoding that the file declares' })
})

test('entities that grow without end are refused', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
  const { import: data, problems } = await parse(
    textSource('a.xml', textOfSource(news).replace('<rss', `${bomb}<rss`).replace('Ohne Datum', '&b;')),
  )
  expect(data).toEqual({})
  expect(problems[0]?.reason).toMatch(/^the XML is broken/)
})

test('the outlets of the product have a domain and a feed of their own', async () => {
  expect(new Set(OUTLETS.map((one) => one.key)).size).toBe(OUTLETS.length)
  for (const one of OUTLETS) expect([URL.canParse(one.feed), one.key.includes('.')]).toEqual([true, true])
  expect((await parseFeed(news)).problems.map((problem) => problem.reason)).toContain('no outlet is known at www.beispiel.example')
})

test('a feed that has not changed is not delivered again', async () => {
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
    response.writeHead(200, { etag: '"1"' }).end(news.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const first = await fetchSource(address, null)
  expect((await parse({ file: 'news.xml', bytes: first.bytes })).counts).toEqual({ articles: 2 })
  expect(await fetchSource(address, first, { pause: 0 })).toMatchObject({ isUnchanged: true, etag: '"1"' })
  server.closeAllConnections()
  server.close()
})
