import { vi } from 'vitest'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const topName = (page: Page) => page.locator('article[data-place="first"] h2')
const details = (page: Page) => page.locator('article[data-place="first"] [data-details]')
const rated = (page: Page) => page.locator('[data-count="rated"] b')

// Fails when the focus stays with the title on arrival, or with the button after an undo.
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

// Fails when the keys ask where the focus is and forget the title of the page, which has it after a dialog was closed.
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

// Fails when something around the deck clips inside of the window.
for (const width of [414, 768, 1280]) {
  test(`a card that flies off is cut by nothing but the window and what lies beside the page, at ${width}`, async ({
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

// Fails when Android's light blue comes back.
test('what is pressed shows no highlight of the system', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.goto('/match')
  const button = page.getByRole('region', { name: 'Kandidierende bewerten' }).getByRole('button', { name: 'annehmen' })
  await expect(button).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)')
})

// Fails when a rating says nothing to the hand, or does although little motion is wanted.
test('a rating ticks in the hand, a card that springs back does not, and nothing does where little motion is wanted', async ({
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

// Fails when the way to the page asks for no view transition, or the router begins one although little motion is wanted.
for (const { reducedMotion, times } of [
  { reducedMotion: 'no-preference', times: 1 },
  { reducedMotion: 'reduce', times: 0 },
] as const) {
  test(`from the card to its page and back leads a view transition where the browser has one, motion ${reducedMotion}`, async ({
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
