import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test } from './support/voter.ts'

/** Where the app stands in the shell of Android. */
const APP_ORIGIN = 'https://localhost'
const folder = mkdtempSync(join(tmpdir(), 'plenara-app-'))
// One build for all.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  // A whole build, in the folder whose settings it reads.
  test.setTimeout(400_000)
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_URL: `${baseURL}/api` }
  const args = [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir']
  await promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, '..'), env })
})

/** Answers the calls of the shell for its own pages out of the build, and lets these ask the server of the test, which stands on this machine. */
async function serveApp(page: Page): Promise<void> {
  await page.context().grantPermissions(['local-network-access'], { origin: APP_ORIGIN })
  await page.route(`${APP_ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, extname(pathname) === '' ? 'index.html' : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('a build for another server asks that server for everything, with the token in the header, and is let in [API-30]', async ({
  page,
  voter,
  baseURL,
  request,
}) => {
  const own: string[] = []
  const faults: string[] = []
  const tokens = new Map<string, string | undefined>()
  page.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url())
    if (origin === APP_ORIGIN && pathname.startsWith('/api')) own.push(pathname)
    if (origin === baseURL && sent.method() !== 'OPTIONS') tokens.set(`${sent.method()} ${pathname}`, sent.headers().authorization)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || /policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  await serveApp(page)
  await page.goto(`${APP_ORIGIN}/settings`)
  await expect(page.getByText(voter.email)).toBeVisible()
  const [election] = await (
    await request.get(`/api/user/${voter.id}/election?lang=de`, { headers: { Authorization: `Bearer ${voter.token}` } })
  ).json()
  const candidates: { id: number; portrait: string | null }[] = await (
    await request.get(`/api/election/${election.id}/candidate?view=card&lang=de`)
  ).json()
  const shown = candidates.find(({ portrait }) => portrait !== null)
  await page.goto(`${APP_ORIGIN}/election/${election.id}/candidate/${shown?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const portrait = page.locator('img[src*="/portrait"]').first()
  await expect(portrait).toHaveAttribute('src', new RegExp(`^${baseURL}/api/portrait/`))
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // A write has a preflight of its own.
  const written = await page.evaluate(
    async ([url, token]) =>
      (
        await fetch(String(url), {
          method: 'PATCH',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ languageContent: 'auto' }),
        })
      ).status,
    [`${baseURL}/api/user/${voter.id}`, voter.token],
  )
  expect(written).toBe(200)
  expect(own).toEqual([])
  expect(tokens.get(`GET /api/user/${voter.id}`)).toBe(`Bearer ${voter.token}`)
  expect(faults).toEqual([])
})

// Fails when app/first.ts asks the origin of its own page.
test('the script of the page itself asks the other server [API-30]', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, script = ''] = /<script>([^<]+)<\/script>/.exec(html) ?? []
  expect(script).toContain('plenaraFirst')
  expect(script).toMatch(/http:\/\/127\.0\.0\.1:\d+\/api/)
  expect(script).not.toMatch(/[`'"]\/api/)
})

test('its pages forbid what the pages of the server forbid, but for the server that they ask [API-30]', async ({ request, baseURL }) => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const written = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? ''
  const header = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const linesOf = (policy: string) => policy.split('; ').map((line) => line.replace(/ 'sha256-[^']+'/g, ''))
  const closed = linesOf(written.replaceAll(' capacitor://localhost', '').replaceAll(` ${baseURL}`, ''))
  // A policy inside a page cannot say who may frame it.
  expect(closed).toEqual(linesOf(header).filter((line) => !line.startsWith('frame-ancestors')))
})
