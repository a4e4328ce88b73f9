import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encode } from '../../test/support/encode.ts'
import { pages } from '../../test/support/pages.ts'
import { PAGE_HEADERS } from '../http/security-headers.ts'
import { loadWebApp, type WebApp } from './web-app.ts'

let folder: string
let web: WebApp
const script = `export const text = '${'Plenara '.repeat(500)}'`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><title>Plenara</title><script>void 1</script><script src="/plain.js"></script>',
  )
  await writeFile(join(folder, 'assets/main-a1B2c3D4.js'), script)
  await writeFile(join(folder, 'assets/built-a1B2c3D4.js'), script)
  await writeFile(join(folder, 'assets/built-a1B2c3D4.js.br'), 'made by the build')
  await writeFile(join(folder, 'plain.js'), 'void 0')
  await writeFile(join(folder, 'sw.js'), 'void 0')
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, '.built'), 'stamp')
  web = await loadWebApp(folder, { encode, pages })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  web(new Request(`http://localhost${path}`, { method, headers }))

// Fails when the answer depends on `Accept`: previews of links and programs ask for anything.
test.each(['text/html,*/*;q=0.8', '*/*', ''])('the address of a screen shows the page, whoever asks (%s) [ROUTE-1]', async (accept) => {
  for (const path of ['/', '/start', '/election/13/candidate/4', '/confirm/de/abc_def-ghi']) {
    const answer = await get(path, accept ? { Accept: accept } : {})
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(await answer.text()).toContain('<script>void 1</script>')
  }
})

// Fails when the hash is of anything but the script, or when a worker, whose rights are those of its own file, gets none.
test('pages and workers have the policy of pages, a page also for the script that it holds itself; files with a hash have none', async () => {
  const page = await get('/', { Accept: 'text/html' })
  const hash = createHash('sha256').update('void 1').digest('base64')
  const policy = PAGE_HEADERS['Content-Security-Policy'] ?? ''
  expect(page.headers.get('Content-Security-Policy')).toBe(policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`))
  expect(page.headers.get('Permissions-Policy')).toContain('geolocation=()')
  for (const path of ['/sw.js', '/plain.js']) expect((await get(path)).headers.get('Content-Security-Policy'), path).toBe(policy)
  expect((await get('/assets/main-a1B2c3D4.js')).headers.get('Content-Security-Policy')).toBeNull()
})

// Fails when each question of the questionnaire asks for the icon again.
test('the icon may be an hour old: browsers ask for it at every change of the address', async () => {
  expect((await get('/icon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test('an address that leads nowhere is not found, and shows the page that says so [ROUTE-2]', async () => {
  for (const path of ['/nowhere', '/list/12/edit', '/legislative/votes/x']) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, { 'If-None-Match': '*' }, method)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    }
    expect(await (await get(path)).text()).toContain('<title>Diese Seite gibt es nicht · Plenara</title>')
  }
})

test('a missing file is missing, not the page', async () => {
  expect((await get('/assets/main-00000000.js', { Accept: '*/*' })).status).toBe(404)
  expect((await get('/assets/main-00000000.js', { Accept: 'text/html' })).status).toBe(404)
  expect((await get('/some/data', { Accept: 'application/json' })).status).toBe(404)
  expect((await get('/.built')).status).toBe(404)
  expect((await get('/..%2f..%2fetc%2fpasswd', { Accept: '*/*' })).status).toBe(404)
  expect((await get('/%ff', { Accept: 'text/html' })).status).toBe(404)
})

test('files with a hash in their name are kept for a year, others are asked for again', async () => {
  const hashed = await get('/assets/main-a1B2c3D4.js')
  expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const plain = await get('/plain.js')
  expect(plain.headers.get('Cache-Control')).toBe('no-cache')
  const again = await get('/plain.js', { 'If-None-Match': plain.headers.get('ETag')! })
  expect(again.status).toBe(304)
})

test('worker and manifest are asked for again each time, so that a new release is noticed, and have their types', async () => {
  const worker = await get('/sw.js')
  expect(worker.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(worker.headers.get('Cache-Control')).toBe('no-cache')
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json')
  expect(manifest.headers.get('Cache-Control')).toBe('no-cache')
})

test('files travel compressed, as the build made them or compressed once', async () => {
  const body = async (accepted: string, path = '/assets/main-a1B2c3D4.js') => {
    const answer = await get(path, { 'Accept-Encoding': accepted })
    return { encoding: answer.headers.get('Content-Encoding'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const brotli = await body('gzip, deflate, br, zstd')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(script)
  const zipped = await body('gzip, br;q=0')
  expect(zipped.encoding).toBe('gzip')
  expect(gunzipSync(zipped.bytes).toString()).toBe(script)
  expect((await body('identity')).bytes.toString()).toBe(script)
  expect((await body('br', '/assets/built-a1B2c3D4.js')).bytes.toString()).toBe('made by the build')
})

test('other methods are refused, and an app that is not built says so', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405)
  const missing = await (await loadWebApp(join(folder, 'none'), { encode, pages }))(
    new Request('http://localhost/', { headers: { Accept: 'text/html' } }),
  )
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('npm start')
})
