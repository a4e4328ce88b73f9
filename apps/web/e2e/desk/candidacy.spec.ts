import { expect, test, type Page } from '@playwright/test'
import type { CandidateCard, Election } from '@plenara/contract'
import { deskUrl } from '../../playwright.config.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { admin } from '../support/admin.ts'
import { invitationMailedTo } from '../support/mails.ts'

const EMAIL = 'noemi.zumthor@example.ch'
const PASSWORD = 'Gletscher12!!'

// Fails when one of the steps from the mail to the receipt is broken.
test('somebody who stands takes up the invitation of a mail, answers every question and submits @core', async ({ page, request }) => {
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const candidate = candidates.at(-1)
  if (!election || !candidate?.number) throw new Error('The demonstration has nobody with a number')
  await admin('candidacy', 'invite', String(election.id), candidate.number, '--email', EMAIL)

  await page.goto(await invitationMailedTo(EMAIL))
  await expect(page.getByText(`${candidate.firstName} ${candidate.lastName}`)).toBeVisible()
  await expect(page).toHaveURL(`${deskUrl}/candidacy/claim?lang=de`)
  await expectAccessible(page)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()

  await page.getByRole('link', { name: 'Beginnen' }).click()
  const total = await answerEveryQuestion(page)
  await page.getByRole('link', { name: 'Prüfen und einreichen' }).click()
  await expect(page.getByText(`Deine Antworten auf ${total} Fragen`)).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Einreichen' }).click()
  await expect(page.getByText('Danke. Deine Antworten sind eingereicht.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Zum Auftritt' }).click()
  await expect(page.getByText(/^Fassung 1 vom/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Fassung 1 vom/)).toBeVisible()
  const cookies = await page.context().cookies(deskUrl)
  expect(cookies).toMatchObject([{ name: 'desk', httpOnly: true, sameSite: 'Strict' }])
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await signIn(page)
  await expect(page.getByText(/^Fassung 1 vom/)).toBeVisible()
})

/** Decides each question by its first answer; answers how many there were. */
async function answerEveryQuestion(page: Page): Promise<number> {
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

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}
