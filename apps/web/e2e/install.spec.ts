import type { Page } from '@playwright/test'
import { prepareRating } from './support/rating.ts'
import { expect, test } from './support/voter.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Plenara auf diesem Gerät installieren' })

/** A browser that offers to install, as Chromium does where a person uses it; `asked` counts its own question. */
async function offering(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    addEventListener('load', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked') ?? 0) + 1)
          return { outcome: answer }
        },
      })
      dispatchEvent(event)
      Reflect.set(window, 'isPrevented', event.defaultPrevented)
    })
  }, outcome)
}

test('the card comes on the second visit and asks as the browser does, not before', { tag: '@core' }, async ({ page, voter, context }) => {
  await offering(page, 'accepted')
  await page.goto('/election')
  await expect(page.getByRole('heading', { name: 'Alle Wahlen' }).or(page.getByRole('heading', { level: 2 }).first())).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plenara.visits'))).toBe('1')
  // The browser's own bar is held back.
  expect(await page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true)
  await expect(card(page)).toBeHidden()

  const second = await context.newPage()
  await offering(second, 'accepted')
  await second.goto('/election')
  await expect(card(second)).toBeVisible()
  await card(second).getByRole('button', { name: 'Installieren' }).click()
  await expect(card(second)).toBeHidden()
  expect(await second.evaluate(() => Reflect.get(window, 'asked'))).toBe(1)
  expect(voter.id).toBeGreaterThan(0)
})

test('after the first step the card is there; a no counts for 90 days', async ({ page, voter, request }) => {
  await prepareRating(request, voter)
  await offering(page, 'accepted')
  await page.goto('/election')
  await card(page).getByRole('button', { name: 'Nicht jetzt' }).click()
  await expect(card(page)).toBeHidden()
  const shift = (days: number) =>
    page.evaluate((ms) => localStorage.setItem('plenara.install-dismissed-at', String(Date.now() - ms)), days * 86_400_000)
  await shift(89)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(card(page)).toBeHidden()
  await shift(91)
  await page.reload()
  await expect(card(page)).toBeVisible()
})

test('on an iPhone the card says in words how; in the installed app there is none', async ({ page, voter, request, context }) => {
  await prepareRating(request, voter)
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false, configurable: true }))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/election')
  await expect(card(page).getByRole('listitem')).toHaveCount(2)
  await expect(card(page).getByRole('button', { name: 'Installieren' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const installed = await context.newPage()
  await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await installed.goto('/election')
  await expect.poll(() => installed.evaluate(() => sessionStorage.getItem('plenara.visit'))).toBe('counted')
  await expect(card(installed)).toBeHidden()
})

test('the manifest names the app, its icons and its shortcuts, and every picture is there', async ({ request, page }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Plenara', start_url: '/election', scope: '/', display: 'standalone', lang: 'de-CH' })
  expect(Object.keys(manifest.description_localized)).toEqual(['fr-CH', 'it-CH', 'rm-CH'])
  expect(manifest.shortcuts).toHaveLength(3)
  await page.goto('/start')
  const icons: { src: string; sizes: string }[] = [...manifest.icons, { src: '/icons/apple-touch-180.png', sizes: '180x180' }]
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  // What the browser itself makes of it.
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
})
