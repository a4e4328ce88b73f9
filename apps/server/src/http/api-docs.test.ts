import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encode } from '../../test/support/encode.ts'
import { loadApiDocs } from './api-docs.ts'
import { createHttpServer, drain, listen } from './http-server.ts'
import { createLog } from '../platform/log.ts'

const server = createHttpServer({
  api: { fetch: () => new Response('{}', { status: 404, headers: { 'Content-Type': 'application/json' } }) },
  web: async () => new Response('web', { status: 404 }),
  docs: await loadApiDocs(encode),
  health: { ready: async () => [], write: async () => [] },
  corsOrigins: [],
  log: createLog('silent'),
})
beforeAll(() => listen(server, '127.0.0.1', 0))
afterAll(() => drain(server))

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

/** The files that the page loads. */
async function filesOfPage(): Promise<string[]> {
  const html = await (await get('/api/docs')).text()
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
}

test('a page shows the API to readers, under the policy of the other pages', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs?x=1']) {
    const page = await get(path)
    expect([page.status, page.headers.get('Content-Type')], path).toEqual([200, 'text/html; charset=utf-8'])
    const policy = page.headers.get('Content-Security-Policy')?.split('; ') ?? []
    for (const line of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(line)
    }
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/)
    expect(await page.text()).not.toMatch(/<script>|<style|style=|\son\w+=/)
  }
})

// Fails when a file of the viewer is not found in its package, or its type or how long it is kept is taken away.
test('its files come from here, each with its type, and are kept', async () => {
  const files = await filesOfPage()
  expect(files.toSorted()).toEqual([
    '/api/docs/start.js',
    expect.stringMatching(/^\/api\/docs\/swagger-ui-[\d.]+\.css$/),
    expect.stringMatching(/^\/api\/docs\/swagger-ui-[\d.]+\.js$/),
    '/api/openapi.json',
    'data:,',
  ])
  for (const file of files.filter((one) => one.startsWith('/api/docs/'))) {
    const answer = await get(file)
    expect([answer.status, answer.headers.get('X-Content-Type-Options')], file).toEqual([200, 'nosniff'])
    expect(answer.headers.get('Content-Type'), file).toBe(
      file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    )
    const isVersioned = /swagger-ui-\d+\.\d+\.\d+\.(js|css)$/.test(file)
    expect(answer.headers.get('Cache-Control'), file).toBe(isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=1800')
    expect(answer.headers.get('Content-Encoding'), file).toMatch(/^(br|gzip)$/)
    expect((await answer.text()).length, file).toBeGreaterThan(100)
    const again = await get(file, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
    expect(again.status, file).toBe(304)
  }
})

test('the viewer loads the document of this server and has nobody else look at it', async () => {
  const start = await (await get('/api/docs/start.js')).text()
  expect(start).toContain("url: '/api/openapi.json'")
  expect(start).toContain('validatorUrl: null')
  expect(start).not.toMatch(/https?:/)
})

test('everything else under its address is the API', async () => {
  for (const [path, init] of [
    ['/api/docs/nothing.js', {}],
    ['/api/docs', { method: 'POST' }],
    ['/api/docs/..%2fpackage.json', {}],
  ] as const) {
    expect((await get(path, init)).status, path).toBe(404)
  }
})
