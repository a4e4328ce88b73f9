import { expect, test } from '@playwright/test'
import type { CandidateCard, Election } from '@plenara/contract'
import { deskUrl } from '../../playwright.config.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { answerEveryQuestion, openInvitation, PASSWORD, submit, takeUp } from '../support/desk.ts'

// Fails when one of the steps from the mail to the receipt is broken.
test('somebody who stands takes up the invitation of a mail, answers every question and submits @core', async ({ page, request }, {
  retry,
}) => {
  const email = `noemi.zumthor${retry}@example.ch`
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const candidate = candidates.at(-1 - retry)
  if (!election || !candidate?.number) throw new Error('The demonstration has nobody with a number')

  await openInvitation(page, { electionId: election.id, number: candidate.number, email })
  await expect(page.getByText(`${candidate.firstName} ${candidate.lastName}`)).toBeVisible()
  await expect(page).toHaveURL(`${deskUrl}/candidacy/claim?lang=de`)
  await expectAccessible(page)
  await takeUp(page)
  await answerEveryQuestion(page)
  await submit(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Zum Auftritt' }).click()
  await expect(page.getByText(/^Fassung 1 vom/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Fassung 1 vom/)).toBeVisible()
  const cookies = await page.context().cookies(deskUrl)
  expect(cookies).toMatchObject([{ name: 'desk', httpOnly: true, sameSite: 'Strict' }])
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText(/^Fassung 1 vom/)).toBeVisible()
})
