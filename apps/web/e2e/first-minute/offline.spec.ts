import { expect, test } from '@playwright/test'
import { answerQuestions, enterAsGuest } from '../support/guest.ts'

// Fails when the code of the result comes only once it can be asked for (`useIsResultNear`).
test('a guest who loses the network at the third question goes on to the interim result', { tag: '@core' }, async ({ page, context }) => {
  await enterAsGuest(page)
  await answerQuestions(page, 2, () => 0)
  const hasCode = () => performance.getEntriesByType('resource').some(({ name }) => /\/result-[^/]+\.js/.test(name))
  await expect.poll(() => page.evaluate(hasCode)).toBe(true)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await answerQuestions(page, 1, () => 0)
  await page.getByRole('button', { name: 'Zwischenstand zeigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Zwischenstand')
  await expect(page.getByText(/^\d+ von \d+ Kandidierenden könnten zu deinen besten zehn gehören\.$/)).toBeVisible()
})

// Fails when the page of questions, or what it asks for, comes only after the tap (`next` in app/routes.ts, `useFirstQuestionAhead`).
test('the first question of a guest waits for nothing once the place stands there, not even for the network', async ({ page, context }) => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  await page.getByLabel('Postleitzahl').fill('4055')
  await expect(page.getByRole('status').filter({ hasText: '4055 Basel · Basel-Stadt' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => /\/api\//.test(request.url()) && asked.push(request.url()))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
  expect(asked).toEqual([])
})

// Fails when a canton is asked about that the guest only passes in a list, or for a page other than the first question.
test('nothing of a canton is asked for before the guest has typed a postcode of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /\/api\/(canton\/|election)/.test(request.url()) && asked.push(request.url()))
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  await page.getByRole('button', { name: 'Kanton selbst wählen' }).click()
  await page.getByLabel('Kanton', { exact: true }).selectOption('Basel-Stadt')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Mit der Postleitzahl suchen' }).click()
  await page.getByLabel('Postleitzahl').fill('405')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByLabel('Postleitzahl').fill('4055')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
