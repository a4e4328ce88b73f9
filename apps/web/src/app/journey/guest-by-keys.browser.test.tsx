import { forgetGuest } from '../../screen-test/guest.ts'
import { expectFocusSeen, nextStops } from '../../screen-test/focus.ts'
import { type ApiRequest, expect, type Page, test } from '../../screen-test/screen-test.ts'
import { tabTo } from '../../screen-test/tab-to.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page) => page.getByRole('heading', { level: 2 }).first()

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }))
  await expectFocusSeen()
  await page.keyboard.press('Enter')
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key)
}

async function beginAsGuest(page: Page, request: ApiRequest): Promise<void> {
  await forgetGuest(request)
  await page.goto('/start')
  await press(page, 'Zuerst umschauen')
  await expect(page.getByLabel('Postleitzahl')).toBeFocused()
}

/** From the field of the postcode to the first question. */
async function voteInBasel(page: Page): Promise<void> {
  await type(page, '4055')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
}

// Fails when the field has no focus, when a control is not reachable by keyboard or out of order, or when Enter in the field does not submit.
test('by keys alone: the postcode of a guest, an unknown one, one of two cantons, and the next page [WCAG 2.1.1, 2.4.3, 2.4.7]', async ({
  page,
  request,
}) => {
  await beginAsGuest(page, request)
  await expectFocusSeen()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page.getByLabel('Postleitzahl')).toBeFocused()
  await type(page, '0000')
  await expect(page.getByText('Die Postleitzahl 0000 kennen wir nicht. Wähle deinen Kanton selbst.')).toBeVisible()
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press('Backspace')
  await type(page, '6490')
  await expect(page.getByText('6490 liegt in mehreren Kantonen. Stimmt der gewählte?')).toBeVisible()
  expect(await nextStops(page, 4)).toEqual(['Uri', 'Zürich', 'Kanton selbst wählen', 'Hier wähle ich'])
  await tabTo(page, page.getByRole('button', { name: 'Zürich' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Zürich' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Zürich' })).toBeFocused()
  await tabTo(page, page.getByLabel('Postleitzahl'))
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press('Backspace')
  await voteInBasel(page)
  await expect(heading(page)).toBeFocused()
})

// Fails when switching between postcode and canton loses the focus, or when the list of cantons ignores keys.
test('by keys alone: a guest chooses the canton from the list, returns to the postcode and leaves the page [WCAG 2.1.1, 2.4.3]', async ({
  page,
  request,
}) => {
  await beginAsGuest(page, request)
  await press(page, 'Kanton selbst wählen')
  await expect(page.getByRole('button', { name: /Postleitzahl/ })).toBeFocused()
  await tabTo(page, page.getByLabel('Kanton', { exact: true }))
  await expectFocusSeen()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Kanton', { exact: true })).not.toHaveValue('0')
  await press(page, /Postleitzahl/)
  await expect(page.getByLabel('Postleitzahl')).toBeVisible()
  await press(page, 'Kanton selbst wählen')
  await tabTo(page, page.getByLabel('Kanton', { exact: true }))
  await type(page, 'Basel-S')
  await expect(page.getByLabel('Kanton', { exact: true })).toHaveValue('6')
  await press(page, 'Hier wähle ich')
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
})

async function answerByKeys(page: Page, count: number): Promise<void> {
  for (let answered = 0; answered < count; answered++) {
    const text = (await question(page).textContent()) ?? ''
    await tabTo(page, page.getByRole('group', { name: text, exact: true }).getByRole('radio').first())
    await page.keyboard.press('Space')
    await press(page, 'Weiter')
    await expect(question(page)).not.toHaveText(text)
  }
}

async function openKeeping(page: Page, request: ApiRequest): Promise<void> {
  await beginAsGuest(page, request)
  await voteInBasel(page)
  await answerByKeys(page, 3)
  await press(page, 'Zwischenstand zeigen')
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await press(page, 'Behalten', 'link')
}

// Fails when the focus leaves the sheet, does not return after it, or does not move to its error.
test('by keys alone: the sheet «Behalten» is opened, left by Escape, and used [WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7]', async ({
  page,
  request,
}) => {
  await openKeeping(page, request)
  const sheet = page.getByRole('dialog', { name: 'Behalten', exact: true })
  await expect(sheet).toBeVisible()
  expect((await sheet.element()).contains(document.activeElement)).toBe(true)
  // No control of the page behind; after the sheet come the controls of the browser.
  expect(new Set(await nextStops(page, 8))).toEqual(new Set(['Nur auf diesem Gerät', 'So behalten', 'Schliessen', '']))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const link = page.getByRole('link', { name: 'Behalten' })
  await expect(link).toBeFocused()
  await expectFocusSeen()
  await page.keyboard.press('Enter')
  await press(page, 'So behalten')
  await expect(page.getByText('Wähle zuerst eines von beiden.')).toBeVisible()
  await expect(sheet.getByRole('radio', { name: 'Nur auf diesem Gerät' })).toBeFocused()
  await expectFocusSeen()
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('radio', { name: 'Online-Konto' })).toBeChecked()
  await press(page, 'Weiter')
  await expect(page).toHaveURL(/\/register\?redirect=.*question%3Dresult/)
  await expect(heading(page)).toBeFocused()
})

// Fails when the page preselects a kind, when its error gets no focus, or when a later control is not reachable by keyboard.
test('by keys alone: on the page «Behalten» a guest chooses this device, opens the file dialog and continues [WCAG 2.1.1, 2.4.3, 2.4.7]', async ({
  page,
  request,
}) => {
  await beginAsGuest(page, request)
  await voteInBasel(page)
  await page.goto('/select-storage')
  await expect(page.getByRole('heading', { level: 1, name: 'Behalten' })).toBeVisible()
  await press(page, 'So behalten')
  await expect(page.getByText('Wähle zuerst eines von beiden.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Online-Konto' })).toBeFocused()
  await expectFocusSeen()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Nur auf diesem Gerät' })).toBeChecked()
  expect(await nextStops(page, 2)).toEqual(['Ich habe schon ein Konto', 'So behalten'])
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Behalten: nur auf diesem Gerät')
  await expect(heading(page)).toBeFocused()
  const file = page.getByRole('button', { name: 'Als Datei sichern' })
  await tabTo(page, file)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(file).toBeFocused()
})
