import type { Page } from '@playwright/test'
import { setOffline } from './support/network.ts'
import { prepareRating } from './support/rating.ts'
import { expect, test } from './support/voter.ts'

/** What this browser keeps of the app, whatever its kind, apart from what belongs to the device. */
async function keptOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // `fonts`: the start page notes that it has fetched the typefaces, a moment after it is there.
    const ofDevice = ['plenara.language', 'plenara.theme', 'plenara.motion', 'plenara.fonts', 'plenara.store', 'signed-in']
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases, ...(await caches.keys())]
    return keys.filter((key) => !ofDevice.includes(key))
  })
}

/** Leaves data of a user in every place where a browser keeps data. */
async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('plenara.active-election', '3')
    sessionStorage.setItem('plenara.draft', 'x')
    await (await caches.open('plenara.user')).put('/api/user/1', new Response('{}'))
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('plenara.answers')
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
    })
  })
}

test('logging off wipes every storage of this device and kills the token [ROUTE-4, SESSION-4]', { tag: '@core' }, async ({
  page,
  voter,
  request,
}) => {
  await page.goto('/settings')
  await fillDevice(page)
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/start/)
  // Fails when the wiping of databases and caches is taken out of device-storage.ts.
  await expect.poll(() => keptOnDevice(page)).toEqual([])
  await expect(async () => {
    const answer = await request.get(`/api/user/${voter.id}`, { headers: { Authorization: `Bearer ${voter.token}` } })
    expect(answer.status()).toBe(401)
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL(/\/start/)
  await expect(page.getByText(voter.email)).toBeHidden()
})

test('logging off works without a network, too [ROUTE-4, SESSION-4]', { tag: '@core' }, async ({ page, voter, context }) => {
  await page.goto('/settings')
  await expect(page.getByText(voter.email)).toBeVisible()
  await fillDevice(page)
  // The page that logs off is fetched ahead while the app is idle.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/logout-page-[^/]*\.js$/.test(name)))
  // Fails when chunk-loading.ts reloads the page without a network.
  await setOffline(context, true)
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect.poll(() => keptOnDevice(page)).toEqual([])
  await expect(page).toHaveURL(/\/start/)
})

test('where one tab logs off, the others show nothing more [SESSION-4]', async ({ page, voter, context }) => {
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText(voter.email)).toBeVisible()
  await page.getByRole('link', { name: 'Abmelden' }).click()
  // Fails when keepTabsTogether is taken out of use-session-start.ts.
  await expect(other).toHaveURL(/\/start/)
  await expect(other.getByText(voter.email)).toBeHidden()
  await other.close()
})

for (const status of [401, 404] as const) {
  test(`a user who cannot be loaded because of ${status} is logged off, and the log says so [SESSION-2]`, async ({ page, voter }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route(new RegExp(`/api/user/${voter.id}$`), (route) =>
      route.fulfill({ status, json: { code: status === 401 ? 'unauthorized' : 'not_found' } }),
    )
    await page.goto('/government')
    await expect(page).toHaveURL(/\/start\?redirect=%2Fgovernment/)
    expect(await page.evaluate(() => localStorage.getItem('plenara.token'))).toBeNull()
    expect(errors.some((text) => text.includes('The session is over.'))).toBe(true)
  })
}

for (const failure of ['500', '503', 'no network'] as const) {
  test(`a user who cannot be loaded because of ${failure} stays logged in [SESSION-2]`, async ({ page, voter }) => {
    await page.route(/\/api\/user\//, (route) =>
      failure === 'no network'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: Number(failure), json: { code: 'internal' } }),
    )
    await page.goto('/settings')
    await expect(page.getByText(/Du siehst, was zuletzt geladen wurde\./)).toBeVisible()
    // Fails when endsSession answers true for every failure.
    expect(await page.evaluate(() => localStorage.getItem('plenara.token'))).toBe(voter.token)
    await page.unroute(/\/api\/user\//)
    await page.reload()
    await expect(page.getByText(voter.email)).toBeVisible()
  })
}

// Fails when the hero of the election stops asking for cantons, the survey card for surveys, or the account's language no longer wins.
test('the start loads view states, cantons, language, steps, parties, surveys, the remembered election and its diagram [SESSION-3]', async ({
  page,
  voter,
  request,
}) => {
  const { election } = await prepareRating(request, voter)
  await page.addInitScript((id) => {
    localStorage.setItem('plenara.language', 'fr')
    localStorage.setItem('plenara.active-election', String(id))
  }, election.id)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  const own = `/api/user/${voter.id}`
  const expectAsked = (paths: readonly string[]) => expect.poll(() => paths.filter((path) => !asked.has(path))).toEqual([])
  await page.goto('/election')
  await expectAsked([
    own,
    `${own}/progression`,
    `${own}/election`,
    `${own}/election/${election.id}/progression`,
    '/api/canton',
    '/api/survey',
  ])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH')
  asked.clear()
  await page.goto('/match')
  await expectAsked([own, `${own}/election/${election.id}/progression`, `${own}/election/${election.id}/smart-spider`, '/api/party'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH')
})

test('the token travels in the Authorization header alone, to calls of the user alone [API-28]', { tag: '@core' }, async ({
  page,
  voter,
}) => {
  const wrong: string[] = []
  let carried = 0
  page.on('request', async (request) => {
    const { authorization, ...headers } = await request.allHeaders()
    const path = new URL(request.url()).pathname
    const isOwn = path.startsWith(`/api/user/${voter.id}`)
    if (isOwn && authorization === `Bearer ${voter.token}`) carried += 1
    if (isOwn !== (authorization !== undefined)) wrong.push(path)
    if (`${request.url()} ${request.postData()} ${JSON.stringify(headers)}`.includes(voter.token)) wrong.push(path)
  })
  for (const path of ['/settings', '/election', '/profile', '/our-system']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(carried).toBeGreaterThan(3)
  expect(wrong).toEqual([])
})
