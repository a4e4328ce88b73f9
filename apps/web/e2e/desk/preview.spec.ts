import type { Candidate, CandidateCard, Election } from '@plenara/contract'
import { expect, test } from '@playwright/test'
import { admin } from '../support/admin.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { answerEveryQuestion, openInvitation, submit, takeUp } from '../support/desk.ts'

// Fails when the preview shows what is published instead of the draft, or the draft is public.
test('whoever stands sees before submitting what voters see afterwards, and nobody else does', async ({ page, request }, { retry }) => {
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const candidate = candidates.at(-6 - retry)
  if (!election || !candidate?.number) throw new Error('The demonstration has nobody with a number')
  const read = async (): Promise<Candidate> => (await request.get(`/api/election/${election.id}/candidate/${candidate.id}`)).json()

  await openInvitation(page, { electionId: election.id, number: candidate.number, email: `rita.zumthor${retry}@example.ch` })
  await takeUp(page)
  await answerEveryQuestion(page)
  const preview = page.getByRole('link', { name: 'Vorschau ansehen' })
  await preview.click()
  await expect(page.getByRole('heading', { name: 'So sehen dich Wählende' })).toBeVisible()
  const answers = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => answers.count()).toBeGreaterThan(10)
  const shown = await answers.allInnerTexts()
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => answers.count()).toBe(shown.length)
  expect((await read()).statement).toBeUndefined()

  await page.getByRole('link', { name: 'Zurück zur Kandidatur' }).click()
  await submit(page)
  await admin('candidacy', 'publish', String(election.id))
  // A server asks once a second whether the public data have changed.
  await expect.poll(async () => (await read()).statement).toMatchObject({ revision: 1 })
  await page.goBack()
  await preview.click()
  await expect.poll(() => answers.allInnerTexts()).toEqual(shown)
})
