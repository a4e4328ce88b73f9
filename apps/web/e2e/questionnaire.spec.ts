import type { Election, ElectionSnapshot } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { changeOnDevice } from './support/public-data.ts'
import { expect, test } from './support/voter.ts'

test('answers are saved, the profile draws them, and the questionnaire resumes at the first open question [ROUTE-15, ROUTE-16, QUEST-3]', {
  tag: '@core',
}, async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Profil')
  await expect(page.getByText('0 von 75 Fragen beantwortet')).toBeVisible()
  await page.getByRole('link', { name: 'Profil erstellen' }).first().click()
  await expect(page.getByText('von 30 Fragen')).toBeVisible()
  await expectAccessible(page)
  const first = await page.getByRole('heading', { level: 2 }).textContent()
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '')
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
  await expectAccessible(page)
})

test('more information shows pro and contra, the overview lists every question and jumps [ROUTE-16]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/all')
  await page.getByRole('button', { name: 'Was heisst das? Pro und Contra' }).click()
  const info = page.getByRole('dialog')
  await expect(info.getByRole('heading', { name: 'Dafür spricht' })).toBeVisible()
  await expect(info.getByRole('heading', { name: 'Dagegen spricht' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(info).toBeHidden()
  await page.getByRole('button', { name: 'Übersicht aller Fragen' }).click()
  const questions = page.getByRole('dialog').getByRole('listitem')
  await expect(questions).toHaveCount(75)
  await expectAccessible(page)
  const last = questions.last().getByRole('button')
  const text = await last.locator('span').last().textContent()
  await last.click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(text ?? '')
})

test('keys choose an answer without going on, and "no reply" counts as answered [ENTITY-15]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const question = page.getByRole('heading', { level: 2 })
  const text = await question.textContent()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.waitForTimeout(800)
  await expect(question).toHaveText(text ?? '')
  await page.getByText('Keine Antwort', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(text ?? '')
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
})

test('an election without questions says so [QUEST-4]', async ({ page, kind, request, voter }) => {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  for (const { id } of kind === 'local' ? elections : []) {
    await changeOnDevice<ElectionSnapshot>(page, `election:${id}`, (election) => ({ ...election, questions: [] }))
  }
  if (kind === 'online') await page.route(/\/api\/election\/\d+\/question/, (route) => route.fulfill({ json: [] }))
  await page.goto('/profile/questions/all')
  await expect(page.getByText('Keine Fragen verfügbar.')).toBeVisible()
  await expectAccessible(page)
})
