import { prepareGuest } from '../../screen-test/guest.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, newVoter, type Page, test } from '../../screen-test/screen-test.ts'
import { tabTo } from '../../screen-test/tab-to.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }))
  await page.keyboard.press('Enter')
}

// Each fails when a control of the screen is not reachable by keyboard, or when the focus leaves a sheet.
test('by keys alone: the landing page, the storage without a choice, then with one [WCAG 2.1.1]', async ({ page }) => {
  await page.goto('/start')
  await press(page, 'Konto eröffnen', 'link')
  await expect(page).toHaveURL(/\/select-storage$/)
  await press(page, 'Weiter')
  await expect(page.getByText('Wähle zuerst eines von beiden.')).toBeVisible()
  const online = page.getByRole('radio', { name: 'Online-Konto' })
  await expect(online).toBeFocused()
  await page.keyboard.press('Space')
  await expect(online).toBeChecked()
  await press(page, 'Weiter')
  await expect(page).toHaveURL(/\/register$/)
})

test('by keys alone: a postcode of two cantons, and the other canton [WCAG 2.1.1, VALID-10]', async ({ page }) => {
  await page.goto('/location')
  await tabTo(page, page.getByLabel('Postleitzahl'))
  for (const digit of '6490') await page.keyboard.press(digit)
  await tabTo(page, page.getByRole('radio', { name: 'Uri' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Zürich' })).toBeChecked()
  await press(page, 'Hier wähle ich')
  await expect(page).toHaveURL(/\/select-storage$/)
})

test('by keys alone: a question, why it is asked, its order, the interim result and all candidates [WCAG 2.1.1]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const question = page.getByRole('heading', { level: 2 }).first()
  await press(page, 'Warum diese Frage?')
  const sheet = page.getByRole('dialog', { name: 'Warum diese Frage?' })
  await tabTo(page, sheet.getByRole('radio', { name: 'Angepasst' }))
  await page.keyboard.press('ArrowRight')
  await expect(sheet.getByRole('radio', { name: 'Wie im Fragebogen' })).toBeChecked()
  await tabTo(page, sheet.getByRole('radio', { name: 'Schnell' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Warum diese Frage?' })).toBeFocused()
  for (let answered = 0; answered < 3; answered++) {
    const text = (await question.textContent()) ?? ''
    await tabTo(page, page.getByRole('group', { name: text, exact: true }).getByRole('radio').first())
    await page.keyboard.press('Space')
    await press(page, 'Weiter')
    await expect(question).not.toHaveText(text)
  }
  await press(page, 'Zwischenstand zeigen')
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await press(page, /^Alle \d+ ansehen$/, 'link')
  await expect(heading(page)).toHaveText(/^\d+ in Frage$/)
})

test('by keys alone: the consent is denied, the answer stays, and is saved once the consent is given [WCAG 2.1.1, QUEST-3]', async ({
  page,
}) => {
  await newVoter({ consent: null })
  await page.goto('/profile/questions/short')
  const text = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await tabTo(page, page.getByRole('group', { name: text, exact: true }).getByRole('radio').first())
  await page.keyboard.press('Space')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Nicht gespeichert\. /)).toBeVisible()
  await press(page, 'Nochmals speichern')
  await tabTo(page, sheet.getByRole('button', { name: 'Einwilligung geben' }))
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await press(page, 'Weiter')
  await expect(page.getByText('1 beantwortet')).toBeVisible()
})

test('by keys alone: the data of this device is taken over with the consent [WCAG 2.1.1, API-2]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await prepareGuest(request)
  await page.goto('/settings')
  const sheet = page.getByRole('dialog', { name: 'Antworten von diesem Gerät übernehmen?' })
  await tabTo(page, sheet.getByRole('checkbox', { name: /^Ich willige ein/ }))
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: 'Zustimmen und übernehmen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Übernommen und geprüft. Alles liegt jetzt in deinem Online-Konto.')).toBeVisible()
})

test('by keys alone: a locked step shows what is missing, and can be opened nevertheless [WCAG 2.1.1]', async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter)
  await page.goto('/election/favorite-candidates')
  await expect(page.getByRole('region', { name: /Personen kandidieren/ })).toBeVisible()
  await press(page, 'Genug gesehen: zu den Favoriten')
  await expect(page.getByRole('button', { name: 'Genug gesehen: zu den Favoriten' })).toBeHidden()
})
