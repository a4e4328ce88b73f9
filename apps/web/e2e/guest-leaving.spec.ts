import { expect, type Page, test } from '@playwright/test'
import { LOCAL_SESSION } from '../src/data/session/account-type.ts'
import { deviceRequest } from './support/device-request.ts'
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plenara-local.closes'))).not.toBeNull()
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

// Fails when a tab goes on with the key from before the last change (`inUse` in closing.ts): it would read nothing, and put everything aside as damaged.
test('"Beim Schliessen löschen", switched on and off by three tabs in turn: each reads and writes on, and the last one open keeps it', async ({
  page,
  context,
}) => {
  await enterAsGuest(page)
  await answerQuestions(page, 2, () => 0)
  await everythingSaved(page)
  const tabs = [page, await context.newPage(), await context.newPage()] as const
  const box = (tab: Page) => tab.getByRole('checkbox', { name: /Beim Schliessen löschen/ })
  const flag = () => page.evaluate(() => localStorage.getItem('plenara-local.closes'))
  const held = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('plenara-local.key')?.split('.')[0])
  const switchIn = async (tab: Page, isOn: boolean) => {
    await tab.goto('/settings')
    await box(tab).setChecked(isOn)
    if (isOn) await expect.poll(flag).not.toBeNull()
    else await expect.poll(flag).toBeNull()
  }
  for (const tab of tabs) await tab.goto('/settings')
  await switchIn(tabs[0], true)
  for (const tab of tabs) await expect.poll(() => held(tab)).toBe(await flag())
  await switchIn(tabs[1], false)
  await switchIn(tabs[2], true)
  for (const tab of tabs) await expect.poll(() => held(tab)).toBe(await flag())
  for (const tab of tabs) {
    await tab.bringToFront()
    await tab.getByRole('radio', { name: 'Untereinander' }).press('Space')
    await tab.goto('/profile/questions/short')
    await expect(tab.getByText('3 von 30 Fragen').or(tab.getByText('von 30 Fragen')).first()).toBeVisible()
    await expect(tab.getByText('liess sich nicht lesen')).toHaveCount(0)
  }
  await answerQuestions(tabs[0], 1, () => 0)
  await everythingSaved(tabs[0])
  // The tab that made the key is not the last one.
  await tabs[2].close()
  await tabs[0].close()
  await tabs[1].goto('/election')
  await expect(tabs[1].getByRole('heading', { level: 1 })).toBeVisible()
  const request = deviceRequest(tabs[1])
  const headers = { Authorization: `Bearer ${LOCAL_SESSION.token}` }
  const document = await (await request.get(`/api/user/${LOCAL_SESSION.userId}/export`, { headers })).json()
  expect(document.elections.flatMap(({ responses }: { responses: unknown[] }) => responses)).toHaveLength(3)
})
