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
