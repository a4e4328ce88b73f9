import type { RenderRequest } from '@plenara/contract'
import { beforeAll, expect, test } from 'vitest'
import { endSession } from '../../data/session/session-store.ts'
import { createRenderer } from './entry-server.tsx'

const SITE = 'https://plenara.example'
const SEED = `"><script>alert(1)</script><img src=x onerror=alert(1)>'}</style><!-- {x}`
const card = { id: 7, date: '2026-06-14', affairId: null, affairNumber: null, sourceId: 1, fictional: true, subject: SEED, councilId: null }
const vote = { ...card, kind: 'initiative', title: SEED, totals: null, yesPercent: null, accepted: null }

// A server has no session; the tests of another file in this process may have left one.
beforeAll(() => endSession())

/** The API that the renderer calls. */
function answersOf(answer: (path: string) => unknown) {
  const asked: Request[] = []
  const render = createRenderer({
    site: SITE,
    fetch: async (request) => {
      asked.push(request)
      const body = answer(new URL(request.url).pathname)
      return body === undefined ? Response.json({ code: 'not_found', status: 404 }, { status: 404 }) : Response.json(body)
    },
  })
  return {
    asked,
    render: (path: string, request: Partial<RenderRequest> = {}) =>
      render({ path, search: '', language: 'de', page: 1, signal: AbortSignal.timeout(20_000), ...request }),
  }
}

const votes = { items: [vote], page: 2, pageSize: 20, total: 61 }
const affairs = { ...votes, items: [{ affairId: null, affairNumber: null, total: 1, votes: [vote] }] }
const ANSWERS: Readonly<Record<string, unknown>> = { '/api/vote': votes, '/api/affair-vote': affairs, '/api/topic': [] }
const parliament = answersOf((path) => ANSWERS[path])

// Fails when a text of a record is not escaped, or when a page is rendered in parts with inline scripts.
test('texts of sources are text in a rendered page, never markup', async () => {
  const { html } = await parliament.render('/legislative/votes', { page: 2 })
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<template|<img|\son\w+="/)
})

// Fails without the second rendering: the note needs the loaded answers.
test('a page with invented data says so without script', async () => {
  const { html, served } = await parliament.render('/legislative/votes')
  expect(served.fictional).toBe(true)
  expect(html).toContain('<footer')
  const { html: article, served: real } = await parliament.render('/method')
  expect([real.fictional, article.includes('<footer')]).toEqual([false, false])
})

// Fails when a page requests data of a voter, or when a call identifies the caller.
test('a rendered page requests public data alone, anonymously', async () => {
  await parliament.render('/councillor/7')
  expect(parliament.asked.length).toBeGreaterThan(2)
  for (const { headers, url } of parliament.asked) {
    expect(new URL(url).pathname).not.toContain('/user/')
    expect([headers.get('Authorization'), headers.get('Cookie')]).toEqual([null, null])
  }
})

// Fails when the texts of one language get into the page of another that is rendered at the same time.
test('pages in several languages, rendered concurrently, each have their own texts', async () => {
  const languages = ['de', 'fr', 'it', 'rm', 'fr', 'de'] as const
  const pages = await Promise.all(languages.map((language) => parliament.render('/start', { language, search: `?lang=${language}` })))
  const claims = pages.map(({ html }) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])
  expect(claims[0]).toBe('Wählen mit Überblick')
  expect(new Set(claims).size).toBe(4)
  expect([claims[4], claims[5]]).toEqual([claims[1], claims[0]])
})

test('a page with a missing record is marked as incomplete, and unreadable data rejects', async () => {
  expect((await parliament.render('/legislative/votes/9')).served.isWhole).toBe(false)
  const broken = createRenderer({ site: SITE, fetch: async () => Response.json({ code: 'unavailable' }, { status: 503 }) })
  const request = { path: '/legislative/votes', search: '', language: 'de', page: 1, signal: AbortSignal.timeout(20_000) } as const
  await expect(broken(request)).rejects.toThrow()
})

// Fails when a link, a page of a list or a form of a French page leads to a page in the language of the browser.
test('every link and form of a page keeps the language of its address, and adds none without one', async () => {
  for (const path of ['/start', '/legislative/votes', '/method']) {
    const { html } = await parliament.render(path, { language: 'fr', search: '?lang=fr&q=a', page: 2 })
    const links = [...html.matchAll(/href="((?:\/(?!\/)|\?)[^"]*)"/g)].map(([, href]) => href ?? '')
    const pages = links.filter((href) => !/^\?lang=|\.\w+$/.test(href))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.filter((href) => !/[?&](amp;)?lang=fr(&|#|$)/.test(href))).toEqual([])
    expect([...html.matchAll(/<form/g)].length).toBe([...html.matchAll(/name="lang" value="fr"/g)].length)
    expect((await parliament.render(path)).html).not.toMatch(/href="\/[^"]*lang=/)
  }
})
