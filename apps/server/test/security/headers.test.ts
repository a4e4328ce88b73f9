import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes, SCREENS } from '@plenara/contract'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWebApp } from '../../src/pages/web-app.ts'
import { encode } from '../support/encode.ts'
import { pages } from '../support/pages.ts'
import { SAMPLE_IDS, VOTE } from '../support/parliament-sample.ts'
import type { Account } from './support/accounts.ts'
import { callEntries, FIRST_PLACE, pathOf, pathValues, storeOpinions } from './support/sample-calls.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'
import { tableDigests } from './support/table-digests.ts'

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'assets/main-a1B2c3D4.js': 'text/javascript; charset=utf-8',
  'assets/main-a1B2c3D4.css': 'text/css; charset=utf-8',
  'assets/font-a1B2c3D4.woff2': 'font/woff2',
  'logo.svg': 'image/svg+xml; charset=utf-8',
  'icon.png': 'image/png',
  'photo.webp': 'image/webp',
  'robots.txt': 'text/plain; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'unknown.bin': 'application/octet-stream',
}
const YEAR_SECONDS = 31_536_000

let server: SecurityServer
let voter: Account
/** Whose account and session the crawl may end. */
let spare: Account
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-headers-'))
  await mkdir(join(folder, 'assets'))
  for (const name of Object.keys(FILES)) await writeFile(join(folder, name), 'x')
  const web = await loadWebApp(folder, { encode, pages })
  const fail = () => {
    throw new Error('select secret from credential')
  }
  server = await openSecurityServer({
    web: (request) => (request.url.endsWith('/fails') ? fail() : web(request)),
    before: (request) => (request.url.endsWith('/api/fails') ? fail() : null),
  })
  voter = await server.newVoter()
  spare = await server.newVoter()
  await storeOpinions(server.call, voter, server.ids, 1)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, { method = 'GET', headers = {} as Record<string, string>, body = undefined as string | undefined } = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { Authorization: `Bearer ${voter.token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })

function expectHardened(answer: Response, contentType?: string): void {
  const { headers } = answer
  const hsts = headers.get('Strict-Transport-Security') ?? ''
  expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(YEAR_SECONDS)
  expect(hsts).toContain('includeSubDomains')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  for (const name of ['Server', 'X-Powered-By', 'Via', 'Set-Cookie', 'X-AspNet-Version']) expect(headers.get(name), name).toBeNull()
  if (contentType !== undefined) expect(headers.get('Content-Type')).toBe(contentType)
  if (answer.status >= 400) expect(headers.get('Cache-Control')).toBe('no-store')
}

// Each of these fails when `setSecurityHeaders` is taken out of http-server.ts, or one of its lines.
test.each(callEntries)('%s: the headers of its answers', async (name, { method, auth }) => {
  const path = `/api${pathOf(name, { ...pathValues(server.ids, voter.id, FIRST_PLACE), secret: 'x'.repeat(43) })}`
  const target = path.includes('canton-lookup') ? `${path}?zip=4051` : path
  if (method !== 'GET') {
    const own = target.replace(String(voter.id), String(spare.id))
    return expectHardened(await get(own, { method, body: '{', headers: { Authorization: `Bearer ${spare.token}` } }))
  }
  const answer = await get(target)
  expectHardened(answer, answer.status === 200 ? routes[name].mediaType : 'application/problem+json')
  expect(answer.headers.get('Cache-Control')).toMatch(auth === 'none' && answer.status === 200 ? /^public, max-age=\d+$/ : /^no-store$/)
  expectHardened(await get(target, { headers: { 'If-None-Match': '*' } }))
  for (const other of ['HEAD', 'OPTIONS', 'POST']) expectHardened(await get(target, { method: other }))
})

test('files, pages and what is missing', async () => {
  for (const [name, type] of Object.entries(FILES)) {
    const answer = await get(`/${name}`)
    expectHardened(answer, type)
    expectHardened(await get(`/${name}`, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } }))
  }
  for (const page of ['/', ...Object.keys(SCREENS).map((path) => path.replace(/:\w+\??/g, '1')), '/nowhere']) {
    const answer = await get(page, { headers: { Accept: 'text/html' } })
    expect(answer.status, page).toBe(['/nowhere', '/information/1/1', '/votes/sunday/1'].includes(page) ? 404 : 200)
    expectHardened(answer, 'text/html; charset=utf-8')
    expect(answer.headers.get('Permissions-Policy')).toContain('geolocation=()')
  }
  for (const path of ['/assets/gone-a1B2c3D4.js', '/.built', '/assets/..%2f..%2fpackage.json', '/%ff']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expectHardened(answer, 'text/plain; charset=utf-8')
  }
})

// Fails when `catch` is taken out of `createFetch`: an answer without a type, and nothing logged.
test('refusals and failures tell nothing of the inside', async () => {
  const json = { 'Content-Type': 'application/json' }
  const answers = [
    [await get('/api/nothing'), 404],
    [await get('/api/canton', { method: 'DELETE' }), 405],
    [await get('/', { method: 'POST', body: 'x' }), 405],
    [await get('/api/authenticate', { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }), 413],
    [await get('/api/authenticate', { method: 'POST', body: '{}' }), 415],
    [await get('/api/fails'), 500],
    [await get('/fails'), 500],
  ] as const
  for (const [answer, status] of answers) {
    expect(answer.status, answer.url).toBe(status)
    expectHardened(answer)
    expect(await answer.text()).not.toMatch(/secret|select|Error:|\.ts/)
  }
  // A line for each fault, and one for the call that it ended.
  const ofCalls = () => server.logged.filter((entry) => typeof entry === 'object' && entry !== null && 'call' in entry).length
  await expect.poll(() => [ofCalls(), server.logged.length]).toEqual([2, 4])
  for (const path of ['/health/live', '/api/health/ready', '/health/write']) expectHardened(await get(path), 'application/json')
})

// Fails when a GET writes, e.g. notes the last use of a session at every call.
test('no GET changes anything', async () => {
  const before = await tableDigests(server.db)
  const [source] = (await (await get('/api/source', { method: 'GET' })).json()) as { id: number }[]
  for (const [name, { method, path }] of callEntries.filter(([, call]) => call.method === 'GET')) {
    const id = path.startsWith('/user') ? voter.id : ({ ...SAMPLE_IDS, source: source?.id }[path.split('/')[1] ?? ''] ?? 6)
    const target = `/api${pathOf(name, { ...pathValues(server.ids, id, FIRST_PLACE), vid: VOTE.first })}`
    const answer = await get(target.includes('canton-lookup') ? `${target}?zip=4051` : target, { method })
    expect(answer.status, target).toBeLessThan(name === 'getElectionResult' ? 405 : 300)
  }
  expect(await tableDigests(server.db)).toEqual(before)
})

// Fails with `script-src 'self' 'unsafe-inline'`, and without any of these lines.
test('the content security policy has no finding of weight', async () => {
  for (const path of ['/api/canton', '/assets/main-a1B2c3D4.js']) {
    const strictest = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    expect((await get(path)).headers.get('Content-Security-Policy')).toBe(strictest)
  }
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const serious = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
  expect(serious.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual([])
  for (const line of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One name, and none of it twice: it makes the address of the service worker.
    'trusted-types plenara-worker',
    "worker-src 'self'",
  ]) {
    expect(policy.split('; ')).toContain(line)
  }
  expect(policy).not.toMatch(/unsafe-|\*|https?:/)
})
