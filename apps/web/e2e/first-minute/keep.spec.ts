import { expect, type Page, test } from '@playwright/test'
import { answerQuestions, enterAsGuest, skipTutorials } from '../support/guest.ts'
import { everythingSaved } from '../support/journey.ts'
import { watchRequests } from '../support/nothing-told.ts'

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openSheet(page: Page): Promise<void> {
  await enterAsGuest(page)
  await skipTutorials(page)
  await answerQuestions(page, 3, () => 0)
  await everythingSaved(page)
  await page.getByRole('button', { name: 'Zwischenstand zeigen' }).click()
  await page.getByRole('link', { name: 'Behalten' }).click()
  await expect(sheet(page, 'Behalten')).toContainText('Deine 3 Antworten')
}

// Fails when the sheet leaves the result, chooses for the guest, or its end comes with the kind of the account.
test('«Behalten» is a sheet over the result: closed without a trace, then kept on this device in two taps', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await openSheet(page)
  const address = page.url()
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Behalten')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Behalten' })).toBeFocused()
  const watch = watchRequests(context)
  await page.keyboard.press('Enter')
  await sheet(page, 'Behalten').getByRole('button', { name: 'So behalten' }).click()
  await expect(page.getByText('Wähle zuerst eines von beiden.')).toBeVisible()
  await page.getByRole('radio', { name: 'Nur auf diesem Gerät' }).check()
  await page.getByRole('button', { name: 'So behalten' }).click()
  await expect(heading(page)).toHaveText('Behalten: nur auf diesem Gerät')
  expect(await page.evaluate(() => localStorage.getItem('plenara-local.exists'))).toMatch(/^local:/)
  watch.expectNothingTold()
  // The data of the canton come to the device first.
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(heading(page)).toHaveText('Dein Zwischenstand', { timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Behalten' })).toBeHidden()
  expect(page.url()).toBe(address)
})

// Fails when the way to an account on the server forgets the result, or the page behind the link is gone.
test('«Behalten» online leads to the account and back to the result; its link opens the page', async ({ page }) => {
  await openSheet(page)
  await page.getByRole('radio', { name: 'Online-Konto' }).check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/\/register\?redirect=.*question%3Dresult/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await page.goto(String(await page.getByRole('link', { name: 'Behalten' }).getAttribute('href')))
  await expect(page.getByRole('heading', { level: 1, name: 'Behalten' })).toBeVisible()
})

// Fails when the facts of a place stay beside their names (`.facts` in select-storage-page.module.css).
test('the page «Behalten» with text twice as large needs no scrolling to the side [WCAG 1.4.4]', async ({ page }) => {
  await page.goto('/select-storage')
  await expect(page.getByRole('radio')).toHaveCount(2)
  for (const width of [320, 414, 768]) {
    await page.setViewportSize({ width, height: 896 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThanOrEqual(0)
  }
})
