import { expect, type Page, type Route, test } from '@playwright/test'
import { readDeviceCatalogue, signInOnDevice } from './support/device-catalogue.ts'
import { setOffline } from './support/network.ts'
import { watchRequests } from './support/nothing-told.ts'

const PROBLEM = 'Beim Aktualisieren der Daten ist ein Problem aufgetreten. Prüfe deine Internetverbindung und versuche es nochmals.'
const DONE = 'Alle Daten sind auf diesem Gerät und auf dem neusten Stand.'
const CANTON = /\/api\/export\/v1\/canton\//

/** Holds the answer about the canton back until it is let go. */
async function holdCanton(page: Page): Promise<{ readonly held: Promise<void>; readonly letGo: () => void }> {
  let letGo: () => void = () => undefined
  const go = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isHeld: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  await page.route(CANTON, async (route) => {
    isHeld()
    await go
    // The page may have given the call up meanwhile.
    await route.continue().catch(() => undefined)
  })
  return { held, letGo }
}

/** Every sentence that is said to screen readers from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(globalThis, 'said', said)
    new MutationObserver(() => {
      const text = document.getElementById('announcer')?.textContent
      if (text && said.at(-1) !== text) said.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[])
}

// The server writes and compresses an export for whoever asks first; a slow machine takes its time for that.
test.beforeAll(async ({ request }) => {
  for (const path of ['common', 'canton/6']) expect((await request.get(`/api/export/v1/${path}`)).ok()).toBe(true)
})

test('a local account imports what its screens show before the first of them, and tells the server nothing [ROUTE-8, IMPORT-4]', {
  tag: '@core',
}, async ({ page, context }) => {
  const watch = watchRequests(context)
  await signInOnDevice(page)
  await page.goto('/election?level=federal')
  // The address is there before the import, too; the election itself is not.
  await expect(page.getByRole('button', { name: 'In den Kalender' })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/election\?level=federal$/)
  const { state, keys, staged } = await readDeviceCatalogue(page)
  expect(state).toMatchObject({ complete: true, cantonIds: [6] })
  expect(keys).toEqual(expect.arrayContaining(['common', 'localities', expect.stringMatching(/^election:\d+$/)]))
  expect(staged).toBe(0)
  watch.expectNothingTold()
  await page.goto('/update')
  await expect(page.getByText(DONE)).toBeVisible()
})

for (const width of [320, 1280]) {
  test(`at ${width} px: progress in percent and by steps, pause and going on, quarters said aloud [ROUTE-8, IMPORT-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await signInOnDevice(page)
    const said = await listen(page)
    const { held, letGo } = await holdCanton(page)
    await page.goto('/update')
    await held
    const bar = page.getByRole('progressbar', { name: 'Daten aktualisieren' })
    await expect(bar).toHaveAttribute('aria-valuenow', '18')
    await expect(page.getByText('18 %')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Kantone und Gemeinden' })).toHaveAttribute('aria-current', 'step')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.getByRole('button', { name: 'Anhalten' }).press('Enter')
    await expect(page.getByText('Angehalten. Was schon da ist, bleibt da.')).toBeVisible()
    const { staged } = await readDeviceCatalogue(page)
    expect(staged).toBeGreaterThan(0)
    letGo()
    await page.getByRole('button', { name: 'Weitermachen' }).press('Enter')
    await expect(page.getByText(DONE)).toBeVisible()
    const sentences = (await said()).filter((text) => text.includes('%'))
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) expect(sentence).toMatch(/^(25|50|75|100)\s%$/)
  })
}

test('a failure says what the specification says, keeps what is staged, and goes on after a retry [IMPORT-2, IMPORT-5]', async ({
  page,
}) => {
  await signInOnDevice(page)
  await page.route(CANTON, (route) => route.abort('internetdisconnected'))
  await page.goto('/update')
  await expect(page.getByRole('alert')).toContainText(PROBLEM)
  const { staged, state } = await readDeviceCatalogue(page)
  expect(staged).toBeGreaterThan(0)
  expect(state).toMatchObject({ failed: true, complete: false })
  await page.unroute(CANTON)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByText(DONE)).toBeVisible()
  expect(calls.filter((url) => url.includes('/export/v1/common'))).toEqual([])
})

test('an answer that breaks off is no whole one: after a reload the import goes on from there [IMPORT-4]', async ({ page }) => {
  await signInOnDevice(page)
  const half = async (route: Route) => {
    const answer = await route.fetch()
    const lines = (await answer.text()).split('\n')
    await route.fulfill({ response: answer, body: `${lines.slice(0, Math.floor(lines.length / 2)).join('\n')}\n{"part":"cand` })
  }
  await page.route(CANTON, half)
  await page.goto('/update')
  await expect(page.getByRole('alert')).toContainText(PROBLEM)
  const before = await readDeviceCatalogue(page)
  await page.unroute(CANTON)
  await page.reload()
  await expect(page.getByText(DONE)).toBeVisible()
  expect(before.staged).toBeGreaterThan(20)
  expect((await readDeviceCatalogue(page)).state).toMatchObject({ complete: true })
})

test('an import that lost the network goes on when it is back, without a click [IMPORT-4]', async ({ page, context }) => {
  await signInOnDevice(page)
  const { held, letGo } = await holdCanton(page)
  await page.goto('/update')
  await held
  await setOffline(context, true)
  letGo()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByRole('alert')).toContainText(PROBLEM)
  await setOffline(context, false)
  await expect(page.getByText(DONE)).toBeVisible()
})

test('closing in a browser leads to the start, and the voter is not led back at once [IMPORT-5]', async ({ page }) => {
  await signInOnDevice(page)
  await page.route(/\/api\/export\//, (route) => route.abort('internetdisconnected'))
  await page.goto('/update')
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await expect(page).not.toHaveURL(/\/update/)
  await expect(page.locator('h1').first()).toBeVisible()
})

test('closing in the app of a phone ends the app [IMPORT-5]', async ({ page }) => {
  await signInOnDevice(page)
  await page.addInitScript(() => {
    const called: string[] = []
    const nativePromise = async (plugin: string, method: string) => {
      called.push(`${plugin}.${method}`)
    }
    const PluginHeaders = [{ name: 'App', methods: [{ name: 'exitApp', rtype: 'promise' }] }]
    Object.assign(globalThis, { called, androidBridge: { postMessage: () => undefined } })
    Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true, PluginHeaders, nativePromise } })
  })
  await page.route(/\/api\/export\//, (route) => route.abort('internetdisconnected'))
  await page.goto('/update')
  await page.getByRole('button', { name: 'App schliessen' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'called'))).toContain('App.exitApp')
  await expect(page).toHaveURL(/\/update/)
})

test('whoever has no account on this device has nothing to update [ROUTE-8]', async ({ page }) => {
  await page.goto('/update')
  await expect(page.getByText('Hier ist nichts zu tun')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Anfang' }).click()
  await expect(page).toHaveURL(/\/start$/)
})
