import { vi } from 'vitest'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const topName = (page: Page) => page.locator('article[data-place="first"] h2')
const details = (page: Page) => page.locator('article[data-place="first"] [data-details]')
const rated = (page: Page) => page.locator('[data-count="rated"] b')

// Fails when the focus stays on the title after navigation, or on the button after an undo.
test('the keys of the deck work from the first moment and after an undo, without a tab [SCREEN-4]', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.goto('/match')
  await expect(details(page)).toBeFocused()
  const first = (await topName(page).textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(topName(page)).not.toHaveText(first)
  await expect(details(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rated(page)).toHaveText('2')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(rated(page)).toHaveText('1')
  await expect(details(page)).toBeFocused()
  await page.keyboard.press('u')
  await expect(topName(page)).toHaveText(first)
  await expect(details(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(rated(page)).toHaveText('1')
})

// Fails when the keys ignore the title of the page, which has the focus after a dialog is closed.
test('the keys work while the title has the focus, and not while a dialog is open', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.goto('/match')
  await expect(details(page)).toBeFocused()
  await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus())
  await page.keyboard.press('ArrowRight')
  await expect(rated(page)).toHaveText('1')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Gesten und Tasten' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(rated(page)).toHaveText('1')
})

// Fails when an element around the deck clips it inside the window.
for (const width of [414, 768, 1280]) {
  test(`a card that flies off is clipped only by the window and by elements beside the page, at ${width}`, async ({
    page,
    request,
    voter,
  }) => {
    await prepareRating(request, voter)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/match')
    await expect(topName(page)).toBeVisible()
    const edges = await page.evaluate(() => {
      const main = document.querySelector('main')?.getBoundingClientRect()
      const found: [string, number, number][] = []
      const card = document.querySelector('article[data-place="first"]')
      for (let at = card?.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, contain } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (overflowX === 'visible' && contain === 'none') continue
        found.push([at.tagName, Math.round(box.left - (main?.left ?? 0)), Math.round(innerWidth - box.right)])
      }
      return found
    })
    expect(edges.length).toBeGreaterThan(0)
    for (const [, left, right] of edges) expect([Math.max(0, left), Math.max(0, right - 15)]).toEqual([0, 0])
    await page.keyboard.press('ArrowRight')
    await expect(rated(page)).toHaveText('1')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })
}

// Fails when the tap highlight of Android is visible.
test('pressed elements show no highlight of the system', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.goto('/match')
  const button = page.getByRole('region', { name: 'Kandidierende bewerten' }).getByRole('button', { name: 'annehmen' })
  await expect(button).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)')
})

// Fails when a rating does not vibrate, or vibrates although reduced motion is wanted.
test('a rating vibrates, a card that springs back does not, and nothing does where reduced motion is wanted', async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter)
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  await page.goto('/match')
  await page.getByRole('region', { name: 'Kandidierende bewerten' }).getByRole('button', { name: 'annehmen' }).click()
  await expect(rated(page)).toHaveText('1')
  expect(vibrate).toHaveBeenCalledTimes(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('ArrowRight')
  await expect(rated(page)).toHaveText('2')
  expect(vibrate).toHaveBeenCalledTimes(1)
  vibrate.mockRestore()
})

// Fails when the link to the page requests no view transition, or when the router starts one although reduced motion is wanted.
for (const { reducedMotion, times } of [
  { reducedMotion: 'no-preference', times: 1 },
  { reducedMotion: 'reduce', times: 0 },
] as const) {
  test(`from the card to its page and back there is a view transition if the browser supports it, motion ${reducedMotion}`, async ({
    page,
    request,
    voter,
  }) => {
    await prepareRating(request, voter)
    await page.emulateMedia({ reducedMotion })
    await page.goto('/match')
    await expect(details(page)).toBeFocused()
    const start = vi.spyOn(document, 'startViewTransition')
    await page.keyboard.press('ArrowRight')
    await expect(rated(page)).toHaveText('1')
    expect(start).not.toHaveBeenCalled()
    await details(page).click()
    await expect(page.getByRole('tablist')).toBeVisible()
    expect(start).toHaveBeenCalledTimes(times)
    await page.getByRole('button', { name: 'annehmen' }).click()
    await expect(rated(page)).toHaveText('2')
    expect(start).toHaveBeenCalledTimes(2 * times)
    start.mockRestore()
  })
}
