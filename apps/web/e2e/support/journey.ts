import { expect, type Page, test } from '@playwright/test'
import { type AccountKind, chooseStorage } from './account-kind.ts'
import { deviceRequest } from './device-request.ts'
import { secretMailedTo } from './mails.ts'
import { markTutorialsSeen } from './tutorials.ts'

/** The sizes of the window in which each step of a journey is looked at. */
export const SIZES = [
  { width: 380, height: 600 },
  { width: 414, height: 896 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const

/** Looks at a step in every size, the window's own last; takes a full picture of it where the run asks for pictures (`E2E_PICTURES`). */
export async function arrive(page: Page, name: string): Promise<void> {
  await test.step(`arrive at ${name}`, async () => {
    await page.waitForLoadState('networkidle')
    const own = page.viewportSize() ?? SIZES[1]
    await expectToFit(page, name, own.width)
    if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/${name}-${own.width}.png` })
    for (const size of SIZES.filter(({ width }) => width !== own.width)) {
      await page.setViewportSize(size)
      await expectToFit(page, name, size.width)
    }
    await page.setViewportSize(own)
  })
}

/** Fails when a part of the page is wider than the window. */
async function expectToFit(page: Page, name: string, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(
    width,
  )
}

/** From the landing page to a voter of Grossbasel-West who has given consent, all by the interface. */
export async function enter(page: Page, kind: AccountKind): Promise<void> {
  await page.goto('/start')
  await arrive(page, '01-start')
  await page.getByRole('link', { name: 'Konto eröffnen' }).click()
  await arrive(page, '01-select-storage')
  await chooseStorage(page, kind)
  if (kind === 'online') await registerAndConfirm(page)
  await chooseFirstSteps(page, kind)
  const [token, id] = await page.evaluate(() => ['token', 'user-id'].map((key) => localStorage.getItem(`plenara.${key}`)))
  const request = kind === 'online' ? page.request : deviceRequest(page)
  await markTutorialsSeen(request, { token: String(token), id: Number(id) })
}

async function registerAndConfirm(page: Page): Promise<void> {
  const email = `mira-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.ch`
  const password = 'Katze.77!berg'
  await page.getByLabel('Benutzername').fill('Mira')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByLabel('Ich akzeptiere die AGB.').check()
  await arrive(page, '02-register')
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(page.getByText('Fast geschafft')).toBeVisible()
  await page.goto(`/confirm/de/${await secretMailedTo(email)}`)
}

/** Place, and consent to an account on the server; a local account has fetched the data of the elections before. */
async function chooseFirstSteps(page: Page, kind: AccountKind): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Wo wählst du?' })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Postleitzahl').fill('4055')
  await page
    .getByText(/Grossbasel-West/)
    .first()
    .click()
  await arrive(page, '04-location')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  // What stays on the device needs no consent.
  if (kind === 'online') await consent(page)
  // With the account on the device, once the data of its canton is there.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Wo wählst du|Willkommen|Daten aktualisieren/, { timeout: 60_000 })
}

async function consent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Willkommen/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /mir alles auf jedem Gerät/ }).check()
  await arrive(page, '05-welcome')
  await page.getByRole('button', { name: "Los geht's!" }).click()
}

/** Closes the popup of an achieved step, if it is the one expected. */
export async function closeAchievement(page: Page, sentence: string): Promise<void> {
  const popup = page.getByRole('dialog').filter({ hasText: sentence })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Schliessen' }).first().click()
  await expect(popup).toBeHidden()
  // Or it opens again on the page that the test goes to next.
  await everythingSaved(page)
}

/** How many questions are answered by a click, after which the page goes on by itself a moment later. */
const BY_POINTER = 3

/** Answers every short question, with its first answer, the second, and so on: by clicks, then by keys; past the results that come on the way. */
export async function answerShortQuestions(page: Page): Promise<number> {
  await page.goto('/profile/questions/short')
  await expect(page.getByRole('radio').first()).toBeAttached()
  await arrive(page, '06-question')
  const question = page.locator('h2')
  const goOn = page.getByRole('link', { name: /^Genauer machen/ })
  const end = page.getByRole('link', { name: 'Kandidierende bewerten' })
  let answered = 0
  while (!(await end.isVisible())) {
    const before = (await question.first().textContent()) ?? ''
    const answer = page
      .getByRole('group', { name: before })
      .getByRole('radio')
      .nth(answered % 4)
    if (answered < BY_POINTER) await answer.locator('..').click()
    else {
      await answer.press('Space')
      await page.getByRole('button', { name: 'Weiter' }).press('Enter')
    }
    answered += 1
    const next = page.locator('h2', { hasNotText: before }).first()
    await expect(next.or(end).first()).toBeVisible({ timeout: 5000 })
    if (await goOn.isVisible()) {
      await arrive(page, '06-interim-result')
      await goOn.click()
      await expect(page.getByRole('radio').first()).toBeAttached()
    }
  }
  return answered
}

/** Waits until the page would let a voter leave without asking: nothing is on its way to the device, and no list to the server. */
export async function everythingSaved(page: Page): Promise<void> {
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(isAsked).toBe(false)
}
