import type { APIRequestContext, Page } from '@playwright/test'
import { expect, newVoter, test, type Voter } from '../support/voter.ts'
import { INJECTED, PAYLOADS } from './support/payloads.ts'
import { ANSWERING, SEED_CANTON, seedPayloads } from './support/seed.ts'
import { watch } from './support/watch.ts'

let electionId = 0

// Once for the file: the tests share the seeded election.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  electionId = await seedPayloads()
})

/** A voter of the seeded canton whose name, lists and steps are payloads too, and to whom every screen is open. */
async function seededVoter(request: APIRequestContext, username: string): Promise<Voter & { lists: readonly number[] }> {
  const voter = await newVoter(request, { location: false })
  const headers = { Authorization: `Bearer ${voter.token}` }
  const place = `/api/user/${voter.id}/election/${electionId}`
  await request.patch(`/api/user/${voter.id}`, { headers, data: { ...SEED_CANTON, username } })
  const questions: { id: number }[] = await (await request.get(`/api/election/${electionId}/question`)).json()
  expect(questions).toHaveLength(PAYLOADS.length)
  for (const { id } of questions) await request.put(`${place}/response/${id}`, { headers, data: { value: 100 } })
  const candidates: { id: number }[] = await (await request.get(`/api/election/${electionId}/candidate?view=card`)).json()
  for (const { id } of candidates.slice(0, 6)) await request.put(`${place}/match/${id}`, { headers, data: { type: 'love' } })
  for (const key of ['profile', 'evaluate', 'favorites', 'lists', 'dream-teams'].flatMap((step) => [step, `achievement.${step}`])) {
    await request.put(`${place}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
  const lists = []
  for (const name of PAYLOADS) {
    const data = { name, adapted: false, candidates: [{ id: candidates[0]?.id, pos: 1 }] }
    lists.push((await (await request.put(`${place}/list`, { headers, data })).json()).id)
  }
  await request.put(`${place}/choice/${lists[2]}`, { headers })
  return { ...voter, lists }
}

async function signIn(page: Page, voter: Voter): Promise<void> {
  await page.addInitScript(
    ([token, id, election]) => {
      localStorage.setItem('plenara.token', String(token))
      localStorage.setItem('plenara.user-id', String(id))
      localStorage.setItem('plenara.active-election', String(election))
    },
    [voter.token, voter.id, electionId],
  )
}

/** Watches for everything that a payload could do. */
/** Facts for search engines, which run nothing: a block of data without any markup in it. */
const DATA = /^<script type="application\/(ld\+json"|json" id="served-page")>[^<]*<\/script>$/

async function guard(page: Page) {
  const watched = await watch(page, /console Failed to load resource: the server responded with a status of 404/)
  // The one script that the page holds itself, to the letter.
  const ownScript = /<script>.*?<\/script>/s.exec(
    await (await page.request.get('/start', { headers: { Accept: 'text/html' } })).text(),
  )?.[0]
  const fetched: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/xss')) fetched.push(request.url())
  })
  return {
    /** How many of the payloads stand on the page as text; none of them may have become an element. */
    inert: async () => {
      const found = await page.locator(INJECTED).evaluateAll((nodes) => nodes.map((node) => node.outerHTML))
      expect(found.filter((element) => element !== ownScript && !DATA.test(element))).toEqual([])
      const text = await page.evaluate(() => document.body.textContent ?? '')
      return PAYLOADS.filter((payload) => text.includes(payload)).length
    },
    end: () => {
      expect(fetched).toEqual([])
      expect(watched.faults).toEqual([])
    },
  }
}

test('payloads in the texts of elections, candidates, parties and questions stay text on every screen', async ({ page, request }) => {
  const voter = await seededVoter(request, PAYLOADS[2] ?? '')
  await signIn(page, voter)
  await page.setViewportSize({ width: 1280, height: 900 })
  const { inert, end } = await guard(page)
  const open = async (path: string, least: number) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(inert, path).toBeGreaterThanOrEqual(least)
  }
  await open('/election', 1)
  await open('/welcome', 1)
  await open('/profile', 0)
  await open('/match', 10)
  await open('/election/favorite-candidates', 6)
  await open('/dream-teams', 1)
  const questions: { id: number }[] = await (await request.get(`/api/election/${electionId}/question`)).json()
  await open(`/profile/questions/all?question=${questions[2]?.id}`, 1)
  await page.getByRole('button', { name: 'Übersicht aller Fragen' }).first().click()
  await expect.poll(inert).toBe(PAYLOADS.length)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Was heisst das/ })
    .first()
    .click()
  await expect.poll(inert).toBeGreaterThan(2)
  const candidates: { id: number; number: string }[] = await (await request.get(`/api/election/${electionId}/candidate?view=card`)).json()
  for (const { id } of candidates.filter(({ number }) => ANSWERING.includes(Number(number)))) {
    await open(`/election/${electionId}/candidate/${id}`, PAYLOADS.length)
    await page.getByRole('tab', { name: 'Antworten' }).click()
    await expect.poll(inert).toBe(PAYLOADS.length)
  }
  end()
})

test("payloads in the names of one's own lists stay text in overview, editor and copy", async ({ page, request }) => {
  const voter = await seededVoter(request, PAYLOADS[12] ?? '')
  await signIn(page, voter)
  const { inert, end } = await guard(page)
  await page.goto('/lists', { waitUntil: 'networkidle' })
  await page.getByText('Eigene', { exact: false }).first().click()
  await expect.poll(inert).toBe(PAYLOADS.length)
  for (const path of [`/list/${voter.lists[0]}`, `/list/${voter.lists[2]}/view`, `/list/${voter.lists[13]}`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(inert, path).toBeGreaterThan(0)
  }
  end()
})

// Fails when import-dialog.tsx shows the address by dangerouslySetInnerHTML, even where the policy stops the script.
test('a file with payloads shows them as text before it replaces anything', { tag: '@core' }, async ({ page, request }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  const { inert, end } = await guard(page)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const document = await (await request.get(`/api/user/${voter.id}/export`, { headers })).json()
  const content = JSON.stringify({ ...document, account: { email: PAYLOADS.join(' ') } })
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await expect.poll(inert).toBe(PAYLOADS.length)
  end()
})

test('payloads in addresses run nothing and lead nowhere', async ({ page, request }) => {
  const voter = await newVoter(request)
  const { inert, end } = await guard(page)
  const targets = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'data:text/html,<script>alert(1)</script>']
  const strangers = ['//example.invalid', '/\\example.invalid', '/\t/example.invalid', 'https://example.invalid/', '/%2f/example.invalid']
  for (const target of [...targets, ...strangers]) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await page.getByLabel('E-Mail').fill(voter.email)
    const origins = await page.locator('a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).origin))
    expect(new Set(origins), target).toEqual(new Set([new URL(page.url()).origin]))
  }
  await page.goto(`/login?redirect=${encodeURIComponent('javascript:alert(1)')}`)
  await page.getByLabel('E-Mail').fill(voter.email)
  await page.getByLabel('Passwort', { exact: true }).fill(voter.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/election$/)
  for (const text of ['<img src=/xss-1 onerror=alert(1)>', '"><svg onload=alert(1)>']) {
    for (const path of [
      `/${encodeURIComponent(text)}`,
      `/confirm/${encodeURIComponent(text)}/x`,
      `/start?lang=${encodeURIComponent(text)}`,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await inert()
    }
  }
  end()
})

test('a drawn portrait with a script runs nothing and fetches nothing, even opened by itself', async ({ page, request }) => {
  const cards: { portrait: string | null }[] = await (await request.get(`/api/election/${electionId}/candidate?view=card`)).json()
  const portrait = cards.find((card) => card.portrait)?.portrait ?? ''
  expect(portrait).not.toBe('')
  const answered: string[] = []
  page.on('response', (response) => answered.push(new URL(response.url()).pathname))
  await page.goto(portrait)
  await page.waitForLoadState('networkidle')
  expect(answered.filter((path) => path !== '/favicon.ico')).toEqual([portrait.replace(/\?.*/, '')])
  expect((await request.get(portrait)).headers()['content-security-policy']).toContain("default-src 'none'")
})
