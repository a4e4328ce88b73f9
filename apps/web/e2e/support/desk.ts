import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { invitationMailedTo } from './mails.ts'

export const PASSWORD = 'Gletscher12!!'

interface Invited {
  readonly electionId: number
  /** On the ballot, e.g. `01.05`. */
  readonly number: string
  readonly email: string
}

/** Invites somebody and opens the link of the mail. */
export async function openInvitation(page: Page, { electionId, number, email }: Invited): Promise<void> {
  await admin('candidacy', 'invite', String(electionId), number, '--email', email)
  await page.goto(await invitationMailedTo(email))
}

/** Takes the invitation that is open up, by a new password, and begins. */
export async function takeUp(page: Page): Promise<void> {
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await page.getByRole('link', { name: 'Beginnen' }).click()
}

/** Decides each question by its first answer; answers how many there were. */
export async function answerEveryQuestion(page: Page): Promise<number> {
  const number = page.getByText(/^Frage \d+ von \d+$/)
  await expect(number).toBeVisible()
  const total = Number(/von (\d+)$/.exec((await number.textContent()) ?? '')?.[1])
  expect(total).toBeGreaterThan(10)
  for (let question = 1; question <= total; question++) {
    await expect(number).toHaveText(`Frage ${question} von ${total}`)
    await page.locator('label:has(input[type=radio])').first().click()
    await page.getByRole('button', { name: question < total ? 'Weiter' : 'Zum Auftritt' }).click()
  }
  await expect(page.getByText(`von ${total} Fragen`)).toBeVisible()
  return total
}

/** Submits, with consent, and waits for the receipt. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Prüfen und einreichen' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Einreichen' }).click()
  await expect(page.getByText('Danke. Deine Antworten sind eingereicht.')).toBeVisible()
}
