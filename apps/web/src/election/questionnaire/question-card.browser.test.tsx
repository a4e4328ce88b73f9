import type { Question } from '@plenara/contract'
import { answerFirst } from '../../screen-test/answers.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'
import { COMING_MS, PAUSES } from './auto-advance.ts'

const question = (page: Page) => page.getByRole('heading', { level: 2 })
const SENTENCE = 'Soll die Gemeinde das Vorhaben unterstützen, das der Rat im Sommer beraten hat, und dafür mehr ausgeben?'

/** Texts of all lengths up to that of a long sentence. */
async function changeTexts(page: Page): Promise<void> {
  await page.route(/\/api\/election\/\d+\/question\?/, async (route) => {
    const questions: Question[] = await (await route.fetch()).json()
    const texts = questions.map((original, index) => ({
      ...original,
      text: `${original.id} ${SENTENCE.slice(0, 12 + ((index * 37) % 90))}`,
    }))
    route.fulfill({ json: texts })
  })
}

// Fails when the height of the heading depends on its lines, or when each question scrolls the page to its top.
test('answers keep their position for questions of any length', async ({ page, voter }) => {
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
test('by keyboard: an answer, next, and the focus is on the next question', async ({ page, voter }) => {
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

// Fails when the sheet does not store the order or the speed.
test('a question explains why it is asked, with access to order and speed', async ({ page, request, voter }) => {
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
  // The first open one, because the other was asked before.
  await expect(question(page)).toHaveText(/Vorhaben [26] /)
})

// Fails when `turnToWeight` does nothing, or when the weight after an answer is not stored.
test('the next question waits for a voter who goes to the weight after the answer', async ({ page, voter, request }) => {
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  const weight = page.getByRole('group', { name: 'Wie wichtig ist dir diese Frage?' })
  const [yes, normal] = [
    await page.getByText('Eher Ja', { exact: true }).element(),
    await weight.getByText('Normal', { exact: true }).element(),
  ]
  // Both within the pause, also on a busy machine.
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

/** The element at these coordinates at the moment in which another question is shown. */
function touchedThen(text: string, { x, y }: { readonly x: number; readonly y: number }): Promise<Element | null> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h2')?.textContent === text) return
      observer.disconnect()
      resolve(labelAt(x, y))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

const labelAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('label') ?? null

// Fails when a card accepts taps while its question is animated (`.coming`), or when `PAUSES.fast` and `COMING_MS` together are shorter than a double tap.
test('the second of two taps does not answer the next question', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  expect(PAUSES.fast + COMING_MS).toBeGreaterThanOrEqual(500)
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  const answer = await page.getByText('Eher Ja', { exact: true }).element()
  const { left, top, width, height } = answer.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const touched = touchedThen(text, { x, y })
  answer.click()
  expect(await touched).toBeNull()
  await expect.poll(() => labelAt(x, y)).not.toBeNull()
})

// Fails when the line shows the answer to another question, or a skipped question.
test('a new question shows the answer to the previous one', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const next = async (press: () => Promise<void>) => {
    const text = (await question(page).textContent()) ?? ''
    await press()
    await expect(question(page)).not.toHaveText(text)
  }
  await expect(page.getByText(/^Vorherige Antwort/)).toBeHidden()
  await next(() => page.getByText('Eher Nein', { exact: true }).click())
  await expect(page.getByText('Vorherige Antwort: Eher Nein', { exact: true })).toBeVisible()
  await next(() => page.getByText('Keine Antwort', { exact: true }).click())
  await expect(page.getByText('Vorherige Antwort: Keine Antwort', { exact: true })).toBeVisible()
  await next(() => page.getByRole('button', { name: 'Überspringen' }).click())
  await expect(page.getByText(/^Vorherige Antwort/)).toBeHidden()
})
