import { expect, type Page, test } from '@playwright/test'
import { answerQuestions, enterAsGuest, skipTutorials } from './support/guest.ts'
import { everythingSaved } from './support/journey.ts'

const DAY_MS = 86_400_000

/** What is left on the device under the names of the app. */
function leftOn(page: Page) {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('plenara')),
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => /^plenara/.test(key) && !/guest-ended|language|theme|fonts|store|device$/.test(key),
    ),
    caches: (await caches.keys()).filter((name) => name.startsWith('plenara.')),
  }))
}

const NOTHING = { databases: [], keys: [], caches: [] }

/** A guest with answers who wants them gone with the last tab. */
async function enterClosing(page: Page): Promise<void> {
  await enterAsGuest(page)
  await answerQuestions(page, 2, () => 0)
  await everythingSaved(page)
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: /Beim Schliessen löschen/ }).check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plenara-local.closes'))).toBe('1')
}

// Fails without `beginGuestVisit` in app/start/boot.ts.
test('a guest who was not here for 90 days is deleted before anything is read, and told', async ({ page }) => {
  await enterAsGuest(page)
  await answerQuestions(page, 1, () => 0)
  await everythingSaved(page)
  await page.evaluate((at) => localStorage.setItem('plenara-local.exists', `guest:1:${at}`), Date.now() - 91 * DAY_MS)
  await page.goto('/election')
  await expect(page).toHaveURL(/\/start/)
  await expect(page.getByText('Auf diesem Gerät war 90 Tage niemand mehr.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Weiter zu: Wahlen' })).toBeVisible()
  expect(await leftOn(page)).toEqual(NOTHING)
})

// Fails when the page that was left is offered as the one to go on to (`flushSync` in delete-account-dialog.tsx).
test('whoever comes back is greeted; somebody else begins anew and finds nothing', async ({ page }) => {
  await enterAsGuest(page)
  await answerQuestions(page, 3, () => 0)
  await everythingSaved(page)
  await skipTutorials(page)
  await page.evaluate(
    (at) => {
      localStorage.setItem('plenara-local.exists', `guest:1:${at}`)
      sessionStorage.clear()
    },
    Date.now() - 3 * DAY_MS,
  )
  await page.goto('/election')
  await expect(page.getByText('Willkommen zurück.')).toBeVisible()
  await expect(page.getByText(/^3 Fragen beantwortet, zuletzt am /)).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('link', { name: /Abmelden/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /Behalten/ })).toBeVisible()
  await page.goto('/election')
  await page.getByRole('button', { name: 'Nicht du? Neu anfangen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  // The page of the account that is gone is nowhere to go on to.
  await expect(page).toHaveURL(/\/start$/)
  await expect(page.getByRole('button', { name: 'Zuerst umschauen' })).toBeVisible()
  await expect.poll(() => leftOn(page)).toEqual(NOTHING)
})

// Fails when the key lies in the database as well, or a tab that opens later deletes what another one shows.
test('"Beim Schliessen löschen": a second tab goes on, and once both are closed nothing is left', async ({ page, context }) => {
  await enterClosing(page)
  const second = await context.newPage()
  await second.goto('/settings')
  await expect(second.getByRole('checkbox', { name: /Beim Schliessen löschen/ })).toBeChecked()
  expect(
    await second.evaluate(async () => {
      const opening = indexedDB.open('plenara-local')
      const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)))
      const reading = db.transaction('keys').objectStore('keys').get('records')
      const key = await new Promise((done) => (reading.onsuccess = () => done(reading.result)))
      db.close()
      return key
    }),
  ).toBe('in-tabs')
  await page.close()
  await second.close()
  const later = await context.newPage()
  await later.goto('/election')
  await expect(later).toHaveURL(/\/start/)
  await expect(later.getByRole('button', { name: 'Weiter zu: Wahlen' })).toBeVisible()
  expect(await leftOn(later)).toEqual(NOTHING)
})

// Fails when a tab that does not answer at once counts as closed: what somebody answered would be deleted under their eyes.
test('"Beim Schliessen löschen": a second tab waits for a first one that is busy', async ({ page, context }) => {
  await enterClosing(page)
  const second = await context.newPage()
  const busy = page.evaluate(() => {
    const end = performance.now() + 4_000
    while (performance.now() < end);
  })
  await second.goto('/settings')
  await busy
  for (const tab of [page, second]) {
    await tab.reload()
    await expect(tab.getByRole('checkbox', { name: /Beim Schliessen löschen/ })).toBeChecked()
  }
  expect(await second.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('plenara-local')
})
