import type { Election } from '@plenara/contract'
import type { Scene } from '../scene.ts'
import { expect, type Page } from '../../screen-test.ts'
import type { Walk } from './walk.ts'

/** Answers, and waits for the question that comes by itself. */
async function answer(page: Page, word: string): Promise<void> {
  const question = page.getByRole('heading', { level: 2 })
  const before = (await question.textContent()) ?? ''
  await page.getByText(word, { exact: true }).first().click()
  await expect(question).not.toHaveText(before)
}

const questions: Walk = {
  screen: 'the questions',
  open: async ({ page }) => {
    await page.goto('/profile/questions/short')
    await expect(page.getByText('von 30 Fragen')).toBeVisible()
  },
  steps: [
    ({ page }) => answer(page, 'Eher Ja'),
    ({ page }) => answer(page, 'Nein'),
    ({ page }) => page.getByRole('button', { name: 'Vorherige Frage' }).click(),
    ({ page }) => page.getByRole('button', { name: 'Übersicht aller Fragen' }).click(),
  ],
}

const rateButton = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Kandidierende bewerten' }).getByRole('button', { name: word })

/** Not at random, so that every voter sees the same people beside each other. */
function inSameOrder({ id }: Election): void {
  localStorage.setItem(`plenara.match-settings.${id}`, '{"sort":"lastName"}')
}

const deck: Walk = {
  screen: 'the match',
  open: async ({ page, rating }) => {
    const { election } = await rating()
    inSameOrder(election)
    await page.goto('/match')
    await expect(page.locator('article[data-place="first"] h2')).toBeVisible()
  },
  steps: [
    ({ page }) => rateButton(page, 'annehmen').click(),
    ({ page }) => rateButton(page, 'ablehnen').click(),
    ({ page }) => page.getByRole('button', { name: 'Als Liste zeigen' }).click(),
    ({ page }) => page.getByRole('button', { name: 'Filter und Reihenfolge' }).click(),
    async ({ page, rating }) => {
      const { candidates } = await rating()
      await page
        .getByRole('dialog')
        .getByRole('searchbox')
        .fill(candidates[5]?.lastName ?? '')
    },
    ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /anzeigen$/ })
        .click(),
  ],
}

const candidate: Walk = {
  screen: 'a candidate',
  open: async ({ page, rating }) => {
    const { candidates, election } = await rating()
    inSameOrder(election)
    await page.goto(`/election/${election.id}/candidate/${candidates[0]?.id}`)
    await expect(page.getByText(/Übereinstimmung aus \d+ gemeinsamen Antworten/)).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('tab', { name: 'Antworten' }).click(),
    ({ page }) => page.getByRole('tab', { name: 'Notizen' }).click(),
    ({ page }) => page.getByRole('tab', { name: 'Profil' }).click(),
  ],
}

const favorites: Walk = {
  screen: 'the favourites',
  open: async ({ page, rating }) => {
    const { candidates, rate, complete, election } = await rating()
    for (const { id } of candidates.slice(0, 4)) await rate(id, 'like')
    await complete('match')
    await page.goto('/election/favorite-candidates')
    await expect(page.getByText(`${election.seats} Sitze · 4 Favoriten`)).toBeVisible()
  },
  steps: [
    ({ page }) =>
      page
        .getByRole('button', { name: / einen Rang nach unten$/ })
        .first()
        .click(),
    ({ page }) =>
      page
        .getByRole('button', { name: /^Mehr zu / })
        .first()
        .click(),
    ({ page }) => page.getByRole('button', { name: 'Entfernen' }).click(),
  ],
}

const editor: Walk = {
  screen: 'the list editor',
  open: async ({ page, lists }) => {
    const api = await lists()
    const list = await api.create(
      'Probe',
      api.official[0]!.candidates.slice(0, 1).map(({ id }) => id),
    )
    await page.goto(`/list/${list.id}`)
    await expect(page.getByRole('region', { name: /^Wahlzettel/ })).toContainText(api.nameOf(api.official[0]!.candidates[0]!.id).ballot)
  },
  steps: [
    ({ page }) => page.getByRole('button', { name: 'Favoriten und weitere Namen' }).click(),
    async ({ page, lists }) => {
      const { official, nameOf } = await lists()
      const sheet = page.getByRole('dialog', { name: 'Namen' })
      const person = nameOf(official[0]!.candidates[1]!.id)
      await sheet.getByRole('searchbox').fill(person.number)
      await sheet
        .getByRole('button', { name: new RegExp(person.full) })
        .first()
        .click()
    },
    ({ page }) => page.getByRole('dialog', { name: 'Namen' }).getByRole('button', { name: 'Schliessen' }).click(),
    ({ page }) => page.getByRole('button', { name: /von Linie 1 entfernen/ }).click(),
    ({ page }) => page.getByRole('button', { name: 'Rückgängig' }).first().click(),
  ],
}

const lists: Walk = {
  screen: 'the lists',
  open: async (scene) => {
    const api = await scene.lists()
    const [source] = api.official
    await api.create(
      `${source!.name} (angepasst)`,
      source!.candidates.slice(1).map(({ id }) => id),
      source,
    )
    await scene.page.goto('/lists')
    await expect(scene.page.getByRole('radio', { name: 'Bearbeitet 1' })).toBeAttached()
  },
  steps: [
    async ({ page, lists: known }) => {
      const { official, nameOf } = await known()
      await page.getByRole('searchbox').fill(nameOf(official.at(-1)!.candidates[0]!.id).full)
    },
    ({ page }) => page.getByRole('searchbox').fill('gibtesnicht'),
    ({ page }) => page.getByRole('searchbox').fill(''),
    ({ page }) => page.getByRole('radio', { name: /^Bearbeitet/ }).press('Space'),
    ({ page }) => page.getByRole('radio', { name: /^Alle/ }).press('Space'),
  ],
}

const dreamTeam: Walk = {
  screen: 'the Dream Team',
  open: async ({ page, lists: known }) => {
    const api = await known()
    await api.follow(api.official[0]!.id)
    await page.clock.setFixedTime(new Date('2027-10-20T07:30:00Z'))
    await page.goto('/dream-teams')
    await expect(page.getByRole('heading', { name: api.official[0]!.name })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('button', { name: 'Nicht mehr folgen' }).first().click(),
    ({ page }) => page.getByRole('button', { name: 'Rückgängig' }).click(),
  ],
}

async function pastElection({ request, voter }: Scene): Promise<Election> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  return elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
}

const results: Walk = {
  screen: 'the results',
  open: async (scene) => {
    await scene.page.goto(`/results?election=${(await pastElection(scene)).id}`)
    await expect(scene.page.getByRole('region', { name: 'Sitze nach Partei' })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('heading', { name: 'Stimmen und Sitze nach Liste' }).click(),
    ({ page }) => page.getByText('Kanton', { exact: true }).click(),
    ({ page }) => page.getByRole('region', { name: 'Gewählte Personen' }).getByRole('checkbox').first().check(),
    ({ page }) => page.getByRole('region', { name: 'Gewählte Personen' }).getByRole('searchbox').fill('zzzz'),
    ({ page }) => page.getByRole('button', { name: 'Suche und Filter leeren' }).click(),
  ],
}

/** From the questions to the results. */
export const ELECTION_WALKS: readonly Walk[] = [questions, deck, candidate, favorites, editor, lists, dreamTeam, results]
