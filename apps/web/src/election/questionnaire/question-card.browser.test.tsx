import type { Question } from '@plenara/contract'
import { answerFirst } from '../../screen-test/answers.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const question = (page: Page) => page.getByRole('heading', { level: 2 })
const SENTENCE = 'Soll die Gemeinde das Vorhaben unterstützen, das der Rat im Sommer beraten hat, und dafür mehr ausgeben?'

/** Texts of all lengths up to that of a long sentence. */
async function changeTexts(page: Page): Promise<void> {
  await page.route(/\/api\/election\/\d+\/question\?/, async (route) => {
    const questions: Question[] = await (await route.fetch()).json()
    const texts = questions.map((one, index) => ({ ...one, text: `${one.id} ${SENTENCE.slice(0, 12 + ((index * 37) % 90))}` }))
    route.fulfill({ json: texts })
  })
}

// Fails when the heading's height follows its lines, or the page is scrolled to its top at each question.
test('answers stand where they stood, however long the question', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await changeTexts(page)
  await page.goto('/profile/questions/short')
  const tops = new Set<number>()
  const lengths = new Set<number>()
  for (let count = 0; count < 6; count++) {
    const text = (await question(page).textContent()) ?? ''
    lengths.add(text.length)
    tops.add(Math.round(document.querySelector('fieldset:has(input[type="radio"]:not([value]))')?.getBoundingClientRect().top ?? -1))
    await page.getByRole('button', { name: 'Überspringen' }).click()
    await expect(question(page)).not.toHaveText(text)
  }
  expect(lengths.size).toBeGreaterThan(3)
  expect([...tops]).toHaveLength(1)
})

// Fails when a new question leaves the focus on the body.
test('by keys: an answer, on, and the focus is on the next question', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  await page.getByRole('radio', { name: 'Eher Ja' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Weiter' }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).not.toHaveText(text)
  await expect(question(page)).toBeFocused()
})

// Fails when the sheet does not keep the order or the speed.
test('why a question is asked stands with it, with the order and the speed in reach', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 1)
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  await page.getByRole('button', { name: 'Warum diese Frage?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Warum diese Frage?' })
  await expect(sheet.getByText(/^Wir fragen als Nächstes, was unter den Kandidierenden/)).toBeVisible()
  await sheet.getByText('Wie im Fragebogen', { exact: true }).click()
  await expect(sheet.getByText('Die Fragen kommen in der Reihenfolge des Fragebogens.')).toBeVisible()
  await sheet.getByText('Nie', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(page.getByText('2 beantwortet')).toBeVisible()
  await page.waitForTimeout(700)
  await expect(question(page)).toHaveText(text)
  await page.reload()
  // The first that is open: the other was asked before.
  await expect(question(page)).toHaveText(/Vorhaben [26] /)
})

// Fails when `turnToWeight` does nothing, or the weight after an answer is not stored.
test('the next question waits for somebody who turns to the weight after the answer, and then comes', async ({ page, voter, request }) => {
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  const weight = page.getByRole('group', { name: 'Wie wichtig ist dir diese Frage?' })
  const [yes, normal] = [
    await page.getByText('Eher Ja', { exact: true }).element(),
    await weight.getByText('Normal', { exact: true }).element(),
  ]
  // Both before the 450 ms are over, however busy the machine is.
  yes.click()
  normal.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  normal.click()
  await page.waitForTimeout(700)
  await expect(question(page)).toHaveText(text)
  await weight.getByText('Mehr', { exact: true }).click()
  await expect(question(page)).not.toHaveText(text)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const stored = await (await request.get(`/api/user/${voter.id}/election/101/response`, { headers })).json()
  expect(stored).toMatchObject([{ value: 75, weight: 2 }])
})
