import { expect, test } from '@playwright/test'
import type { CandidateCard, Election } from '@plenara/contract'
import { deskUrl } from '../../playwright.config.ts'
import { openInvitation, takeUp } from '../support/desk.ts'

// Fails when what is typed without a network is gone with its tab.
test('what is typed without a network and left in a tab that closes is sent by the next one', async ({ context, page, request }, {
  retry,
}) => {
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const candidate = candidates.at(-8 - retry)
  if (!election || !candidate?.number) throw new Error('The demonstration has nobody with a number')
  await openInvitation(page, { electionId: election.id, number: candidate.number, email: `reto.zumthor${retry}@example.ch` })
  await takeUp(page)
  await expect(page.getByText(/^Frage 1 von/)).toBeVisible()
  const address = page.url()

  await context.setOffline(true)
  await page.locator('label:has(input[type=radio])').first().click()
  await page.getByLabel('Deutsch').fill('Ja, mit einer Ausnahme.')
  await expect(page.getByText('Nicht gespeichert, wird gesendet')).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  const saved = next.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await next.goto(address)
  await saved
  await expect(next.getByText(/^Gespeichert/)).toBeVisible()
  await expect(next.locator('input[type=radio]').first()).toBeChecked()

  // From the server alone, on another device.
  const cookies = await context.cookies(deskUrl)
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('There is no browser')
  await other.addCookies(cookies)
  const elsewhere = await other.newPage()
  await elsewhere.goto(address)
  await expect(elsewhere.getByLabel('Deutsch')).toHaveValue('Ja, mit einer Ausnahme.')
  await other.close()
})
