import { expect, test } from '@playwright/test'
import { answerQuestions, enterAsGuest } from '../support/guest.ts'
import { everythingSaved } from '../support/journey.ts'

// Fails when a press on the rendered page is lost (`rememberPress` in app/start/first.ts, `pressedButton` in app/rendering/take-over.tsx), or nothing shows it
// meanwhile (`pressed` in base.css).
test('whoever presses before the app is there sees it and does not press in vain', async ({ page }) => {
  const app = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/start', { waitUntil: 'commit' })
  const begin = page.getByRole('button', { name: 'Zuerst umschauen' })
  await begin.click()
  await page.mouse.move(1, 1)
  await expect(begin).toHaveCSS('animation-name', 'pressed')
  await expect(page.getByRole('link', { name: 'Konto eröffnen' })).toHaveCSS('animation-name', 'none')
  app.resolve()
  await expect(page.getByLabel('Postleitzahl')).toBeFocused()
})

// Fails when the typefaces are shown as soon as they have come (`loadFonts`).
test('no line breaks anew under the eyes of a first visitor: the typefaces come with the next page', async ({ page }) => {
  const shown = () => page.evaluate(() => [...document.fonts].some(({ family, status }) => /Atkinson/.test(family) && status === 'loaded'))
  const isFetched = () => page.evaluate(() => localStorage.getItem('plenara.fonts'))
  await page.goto('/start')
  await expect.poll(isFetched).toBe('here')
  expect(await shown()).toBe(false)
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect.poll(shown).toBe(true)
  await page.goto('/start')
  await expect.poll(shown).toBe(true)
})

// Fails when the schemas are made before they know that the policy forbids code made from text (`__zod_globalConfig` in app/start/first.ts).
test('a guest begins, answers and looks around, and the console names no error', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  page.on('pageerror', ({ message }) => messages.push(message))
  await enterAsGuest(page)
  await answerQuestions(page, 3, () => 0)
  await everythingSaved(page)
  await page.goto('/election')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('link', { name: /Behalten/ })).toBeVisible()
  expect(messages).toEqual([])
})

// Fails when a press that comes before the answer about the postcode is lost (`useSubmitWhenFound`).
test('a guest who is quicker than the answer about the postcode goes on when it is there', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route(/\/api\/place$/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  await page.getByLabel('Postleitzahl').fill('4055')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByRole('alert')).toHaveText('')
  answer.resolve()
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
})
