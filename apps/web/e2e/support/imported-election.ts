import type { APIRequestContext, Page } from '@playwright/test'
import type { Election } from '@plenara/contract'
import { answerShortQuestions, arrive, everythingSaved } from './journey.ts'
import { expect, type Voter } from './voter.ts'

/** The election of the cantonal parliament of 2020 that a test has imported, as soon as the server has noticed it. */
export async function importedElection(request: APIRequestContext, voter: Voter): Promise<Election> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  let election: Election | undefined
  await expect(async () => {
    const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
    election = elections.find(({ year, level }) => year === 2020 && level === 'cantonal')
    expect(election).toBeDefined()
  }).toPass()
  return election!
}

interface Journey {
  readonly page: Page
  readonly request: APIRequestContext
  readonly voter: Voter
  readonly shortQuestions: number
}

/** Walks from the first question to the copied out list. The spots of `arrive` begin with `imported`. */
export async function walkThroughImportedElection({ page, request, voter, shortQuestions }: Journey): Promise<void> {
  const election = await importedElection(request, voter)
  expect(election.seats).toBe(34)
  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'cantonal')
    localStorage.setItem('plenara.election-year.cantonal', '2020')
  })
  expect(await answerShortQuestions(page)).toBe(shortQuestions)
  await page.goto('/profile')
  await arrive(page, 'imported-07-profile')
  await rateFour(page)
  await rankFavorites(page)
  await adaptList(page)
  await showDreamTeam(page)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const choice = await request.get(`/api/user/${voter.id}/election/${election.id}/choice`, { headers })
  await page.goto(`/list/${(await choice.json()).listId}/view`)
  await expect(page.getByText('Kein amtlicher Wahlzettel').filter({ visible: true }).first()).toBeVisible()
  await arrive(page, 'imported-13-copy-out')
}

async function rateFour(page: Page): Promise<void> {
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
  await arrive(page, 'imported-08-match')
  await page.getByRole('button', { name: 'Genug gesehen' }).click()
}

async function rankFavorites(page: Page): Promise<void> {
  await page.goto('/election/favorite-candidates')
  await expect(page.getByRole('button', { name: /^Rang \d: / })).toHaveCount(4)
  await page.getByRole('button', { name: 'Rangliste fertig' }).click()
}

async function adaptList(page: Page): Promise<void> {
  await page.goto('/lists')
  await arrive(page, 'imported-10-lists')
  await page
    .getByRole('button', { name: /^Mehr zu / })
    .first()
    .click()
  await page.getByText('Kopieren und anpassen').click()
  await page.getByRole('button', { name: /auf Linie 2 streichen/ }).click()
  await page.getByRole('button', { name: 'Ja, mein Dream Team' }).click()
  await expect(page.getByText('Das ist dein Dream Team').first()).toBeVisible()
  await everythingSaved(page)
}

async function showDreamTeam(page: Page): Promise<void> {
  await page.goto('/dream-teams')
  await expect(page.getByText(/\(angepasst\)/).first()).toBeVisible()
  await expect(page.getByText(/von \d+ gewählt/).first()).toBeVisible()
  await arrive(page, 'imported-12-dream-teams')
}
