import { expect, type Page } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { deviceRequest } from './device-request.ts'
import { markTutorialsSeen } from './tutorials.ts'

/** From the landing page to the first question of a voter of Basel: one tap, four digits, one tap. */
export async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  const zip = page.getByLabel('Postleitzahl')
  await expect(zip).toBeFocused()
  await page.keyboard.type('4055')
  await expect(page.getByRole('status').filter({ hasText: '4055 Basel · Basel-Stadt' })).toBeVisible()
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
}

/** The tours of the app are not part of what is looked at. */
export function skipTutorials(page: Page): Promise<void> {
  return markTutorialsSeen(deviceRequest(page), { token: LOCAL_SESSION.token, id: LOCAL_SESSION.userId })
}

/** Answers so many questions by taps, each with the answer of that place among those offered. */
export async function answerQuestions(page: Page, count: number, place: (index: number) => number): Promise<string[]> {
  const asked: string[] = []
  for (let index = 0; index < count; index++) {
    const question = page.getByRole('heading', { level: 2 }).first()
    const text = (await question.textContent()) ?? ''
    asked.push(text)
    const answers = page.getByRole('group', { name: text, exact: true }).getByRole('radio')
    await answers
      .nth(place(index) % (await answers.count()))
      .locator('..')
      .click()
    await expect(question).not.toHaveText(text)
  }
  return asked
}
