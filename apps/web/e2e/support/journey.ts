import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type AccountKind, chooseStorage } from './account-kind.ts'
import { deviceRequest } from './device-request.ts'
import { markTutorialsSeen } from './tutorials.ts'
import { secretMailedTo } from './voter.ts'

/** Takes a full picture of a step where the run asks for pictures (`E2E_PICTURES`), and checks accessibility there. */
export async function arrive(page: Page, name: string): Promise<void> {
  await test.step(`arrive at ${name}`, async () => {
    await page.waitForLoadState('networkidle')
    const width = page.viewportSize()?.width ?? 0
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} scrolls sideways`).toBeLessThanOrEqual(width)
    if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/${name}-${width}.png` })
    await expectAccessible(page)
  })
}

/** From the landing page to a voter of Grossbasel-West who has given consent, all by the interface. */
export async function enter(page: Page, kind: AccountKind): Promise<void> {
  await page.goto('/start')
  await arrive(page, '01-start')
  await page.getByRole('link', { name: "Los geht's!" }).click()
  await arrive(page, '01-select-storage')
  await chooseStorage(page, kind)
  if (kind === 'online') await registerAndLogIn(page)
  await chooseFirstSteps(page, kind)
  const [token, id] = await page.evaluate(() => ['token', 'user-id'].map((key) => localStorage.getItem(`plenara.${key}`)))
  const request = kind === 'online' ? page.request : deviceRequest(page)
  await markTutorialsSeen(request, { token: String(token), id: Number(id) })
}

async function registerAndLogIn(page: Page): Promise<void> {
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
  await expect(page.getByText('Deine Mail wurde erfolgreich verifiziert. Du kannst dich jetzt Anmelden!')).toBeVisible()
  await arrive(page, '03-confirm')
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Place and consent; a local account has fetched the data of the elections before. */
async function chooseFirstSteps(page: Page, kind: AccountKind): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Wo wählst du?' })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Postleitzahl').fill('4055')
  await page
    .getByText(/Grossbasel-West/)
    .first()
    .click()
  await arrive(page, '04-location')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Willkommen/ })).toBeVisible()
  const consent = page.getByRole('checkbox', {
    name: kind === 'local' ? /Nichts davon verlässt dieses Gerät/ : /mir alles auf jedem Gerät/,
  })
  await consent.check()
  await arrive(page, '05-welcome')
  await page.getByRole('button', { name: "Los geht's!" }).click()
  await expect(page).not.toHaveURL(/\/welcome/)
}

/** Closes the popup of an achieved step, if it is the one expected. */
export async function closeAchievement(page: Page, sentence: string): Promise<void> {
  const popup = page.getByRole('dialog').filter({ hasText: sentence })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Später' }).click()
  await expect(popup).toBeHidden()
  // Or it opens again on the page that the test goes to next.
  await everythingSaved(page)
}

/** Answers every short question by a click on its first answer, third, and so on. */
export async function answerShortQuestions(page: Page): Promise<number> {
  await page.goto('/profile/questions/short')
  await expect(page.getByRole('radio').first()).toBeAttached()
  await arrive(page, '06-question')
  let answered = 0
  while (!(await page.getByRole('heading', { name: 'Alles beantwortet' }).isVisible())) {
    const question = await page.getByRole('heading', { level: 2 }).textContent()
    const answers = page.getByRole('group').first().getByRole('radio')
    await answers
      .nth(answered % 4)
      .locator('..')
      .click()
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(question ?? '', { timeout: 5000 })
    answered += 1
  }
  return answered
}

/** Waits until the page would let a voter leave without asking: nothing is on its way to the device, and no list to the server. */
export async function everythingSaved(page: Page): Promise<void> {
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(isAsked).toBe(false)
}
