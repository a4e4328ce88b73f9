import type { CandidateCard } from '@plenara/contract'
import { admin } from '../support/admin.ts'
import { answerEveryQuestion, openInvitation, submit, takeUp } from '../support/desk.ts'
import { prepareRating } from '../support/rating.ts'
import { changeDocument, withResponses } from '../support/user-document.ts'
import { expect, test } from '../support/voter.ts'

// Fails when a submission does not become public, or voters are not matched on it.
test('what somebody submits at the desk is what voters read, and are matched on @core @online', async ({ page, request, voter, browser }, {
  retry,
}) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = candidates.at(-3 - retry) as CandidateCard
  const context = await browser.newContext()
  const portal = await context.newPage()
  await openInvitation(portal, { electionId: election.id, number: candidate.number ?? '', email: `urs.zumthor${retry}@example.ch` })
  await takeUp(portal)
  await answerEveryQuestion(portal)
  await submit(portal)
  await context.close()
  await admin('candidacy', 'publish', String(election.id))
  const read = async (path: string) => (await request.get(`/api/election/${election.id}/${path}`)).json()
  // A server asks once a second whether the public data have changed.
  await expect.poll(async () => (await read(`candidate/${candidate.id}`)).statement).toMatchObject({ revision: 1 })

  const answers: { questionId: number; value: number | null }[] = await read(`response/${candidate.id}`)
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value ?? 0]))
  expect(values.size).toBeGreaterThan(10)
  await changeDocument(request, voter, ({ elections }) => ({ elections: withResponses(elections, election.id, values) }))
  await page.goto(`/election/${election.id}/candidate/${candidate.id}`)
  await expect(page.getByText(/^Hat selbst geantwortet, am /)).toBeVisible()
  await expect(page.getByText('100', { exact: false }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect(page.getByText(`Diese Antworten hat ${candidate.firstName} selbst gegeben`)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(values.size)
})
