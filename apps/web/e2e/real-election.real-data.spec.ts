import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { Election } from '@plenara/contract'
import { importDrawnAnswers, importFile, sharedData } from './support/import.ts'
import { answerShortQuestions, arrive, closeAchievement, everythingSaved } from './support/journey.ts'
import { expect, newVoter, test, type Voter } from './support/voter.ts'

/** The election of the cantonal parliament of 2020. */
async function realElection(request: APIRequestContext, voter: Voter): Promise<Election> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  return elections.find(({ year, level }) => year === 2020 && level === 'cantonal')!
}

// On the server before the voter begins: a local account takes its data with it.
test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(240_000)
  const summary = await importFile('sesam-bs', join(sharedData, 'elections/sesam-bs-grossrat/Wahlen_2020.xlsx'))
  expect(summary.counts).toMatchObject({ elections: 5, candidates: 792, lists: 40, elected: 100 })
  const server = await playwright.request.newContext({ baseURL: String(baseURL) })
  const election = await realElection(server, await newVoter(server))
  await importFile('questionnaire', join(sharedData, 'questionnaires/derived/questions_nr2023.csv'), '--election', String(election.id))
  const answers = await importDrawnAnswers(server, election)
  expect(answers.problems).toEqual([])
  expect(answers.counts.answers).toBeGreaterThan(75 * 200)
  await server.dispose()
})

test('the journey works with the real lists of Basel-Stadt 2020 and real answers [ROUTE-16, ROUTE-22, ROUTE-24]', async ({
  page,
  request,
  voter,
}) => {
  test.setTimeout(300_000)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const election = await realElection(request, voter)
  expect(election.seats).toBe(34)

  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'cantonal')
    localStorage.setItem('plenara.election-year.cantonal', '2020')
  })
  expect(await answerShortQuestions(page)).toBe(30)
  await page.goto('/profile')
  await closeAchievement(page, 'Dein Profil steht.')
  await arrive(page, 'real-07-profile')

  await page.goto('/match')
  const deck = page.getByRole('region', { name: 'Kandidierende bewerten' })
  await expect(deck.getByText(/gemeinsamen Antworten/).first()).toBeVisible()
  for (let rated = 0; rated < 4; rated++) {
    const before = await deck.getByRole('heading').first().textContent()
    await page
      .getByRole('button', { name: /annehmen$/ })
      .first()
      .click()
    await expect(deck.getByRole('heading').first()).not.toHaveText(before ?? '')
  }
  await arrive(page, 'real-08-match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  await page.getByRole('button', { name: 'Fertig bewertet' }).click()
  await closeAchievement(page, 'Du hast alle bewertet.')

  await page.goto('/election/favorite-candidates')
  await expect(page.getByRole('button', { name: /^Rang \d: / })).toHaveCount(4)
  await page.getByRole('button', { name: 'Rangliste fertig' }).click()
  await closeAchievement(page, 'Deine Rangliste steht.')

  await page.goto('/lists')
  await arrive(page, 'real-10-lists')
  await page
    .getByRole('button', { name: /^Mehr zu / })
    .first()
    .click()
  await page.getByText('Kopieren und anpassen').click()
  await page.getByRole('button', { name: /auf Linie 2 streichen/ }).click()
  await page.getByRole('button', { name: 'Ja, mein Dream Team' }).click()
  await expect(page.getByText('Das ist dein Dream Team').first()).toBeVisible()
  await everythingSaved(page)
  await page.goto('/dream-teams')
  await closeAchievement(page, 'Du hast ein Dream Team.')
  await expect(page.getByText(/\(angepasst\)/).first()).toBeVisible()
  await expect(page.getByText(/von \d+ gewählt/).first()).toBeVisible()
  await arrive(page, 'real-12-dream-teams')
  const choice = await request.get(`/api/user/${voter.id}/election/${election.id}/choice`, { headers })
  await page.goto(`/list/${(await choice.json()).listId}/view`)
  await expect(page.getByText('Kein amtlicher Wahlzettel').filter({ visible: true }).first()).toBeVisible()
  await arrive(page, 'real-13-copy-out')
})
