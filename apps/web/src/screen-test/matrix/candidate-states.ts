import { fillField } from '../big-field.ts'
import { expect, type Page } from '../screen-test.ts'
import { JOURNEY, PHONE, type Scene, type ScreenState, type StateGroup, visit, WIDE } from './scene.ts'

const filters = (page: Page) => page.getByRole('button', { name: 'Filter und Reihenfolge' })

const match: readonly ScreenState[] = [
  {
    screen: '/match',
    state: 'the deck',
    full: JOURNEY,
    show: async ({ page, rating }) => {
      await rating()
      await page.goto('/match')
      await expect(page.locator('article[data-place="first"] h2')).toBeVisible()
    },
  },
  {
    screen: '/match',
    state: 'the filters',
    show: async ({ page }) => {
      await filters(page).click()
      await expect(page.getByRole('dialog').getByRole('radio', { name: 'Zufällig (fair)' })).toBeChecked()
    },
  },
  {
    screen: '/match',
    state: 'nobody left',
    show: async ({ page, rating }) => {
      const { candidates, rate } = await rating()
      const { id, firstName, lastName } = candidates[3]!
      await rate(id, 'like')
      await page.goto('/match')
      await filters(page).click()
      await page.getByRole('dialog').getByRole('searchbox').fill(`${lastName} ${firstName}`)
      await page.getByRole('dialog').getByRole('button', { name: '1 Person anzeigen' }).click()
      await expect(page.getByText('Mit den aktiven Filtern sind keine weiteren Kandidierenden verfügbar.')).toBeVisible()
    },
  },
  {
    screen: '/match',
    state: 'deck and list side by side',
    full: [WIDE],
    show: async ({ page, rating }) => {
      await rating()
      await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click()
      const list = page.getByRole('region', { name: 'Liste der Kandidierenden' })
      await expect(list.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    screen: '/match',
    state: 'the list',
    full: [PHONE, WIDE],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
      await expect(page.getByRole('region', { name: 'Kandidierende bewerten' })).toBeHidden()
      await expect(page.getByRole('region', { name: 'Liste der Kandidierenden' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    screen: '/match',
    state: 'asking whether all are to be accepted',
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^Alle \d+ annehmen$/ }).click()
      await expect(page.getByRole('alertdialog', { name: /^Alle \d+ annehmen$/ })).toBeVisible()
    },
  },
  {
    screen: '/match',
    state: 'a big field by name, with its index',
    full: JOURNEY,
    show: async ({ page, rating }) => {
      const { candidates, election } = await rating()
      await fillField(page, candidates)
      await page.evaluate((id) => localStorage.setItem(`plenara.match-settings.${id}`, '{"sort":"lastName"}'), election.id)
      await page.goto('/match')
      await expect(page.getByRole('navigation', { name: 'Verzeichnis' })).toBeVisible()
    },
  },
  {
    screen: '/match',
    state: 'a big field on shelves',
    full: JOURNEY,
    show: async ({ page }) => {
      await page.getByRole('radio', { name: 'Regale', exact: true }).press('Space')
      await expect(page.getByRole('region', { name: 'Nach Partei' })).toBeVisible()
    },
  },
]

const profile: readonly ScreenState[] = [
  {
    screen: '/profile/questions/:type',
    state: 'the first question',
    full: JOURNEY,
    show: async ({ page }) => {
      await page.goto('/profile/questions/short')
      await expect(page.getByText('von 30 Fragen')).toBeVisible()
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'answers that wait for the network',
    show: async ({ page }) => {
      await page.setOffline(true)
      await page.getByText('Eher Ja', { exact: true }).click()
      await expect(page.getByRole('status').getByText('Offline. 1 Änderung wartet aufs Speichern.')).toBeVisible()
    },
  },
  {
    screen: '/profile',
    state: 'one answer',
    show: async ({ page }) => {
      await page.setOffline(false)
      await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
      await page.goto('/profile')
      await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'what speaks for and against it',
    show: async ({ page }) => {
      await visit(page, '/profile/questions/all')
      await page.getByRole('button', { name: 'Was heisst das? Pro und Contra' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Dagegen spricht' })).toBeVisible()
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'all questions',
    show: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Übersicht aller Fragen' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(75)
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'no questions',
    show: async ({ page }) => {
      await page.route(/\/api\/election\/\d+\/question/, (route) => route.fulfill({ json: [] }))
      await page.goto('/profile/questions/all')
      await expect(page.getByText('Keine Fragen verfügbar.')).toBeVisible()
    },
  },
  {
    screen: '/profile',
    state: 'the short questionnaire answered',
    full: JOURNEY,
    show: async ({ page, rating }) => {
      await rating()
      await page.goto('/profile')
      await expect(page.getByText('30 von 75 Fragen beantwortet')).toBeVisible()
    },
  },
  {
    screen: '/profile',
    state: 'whom to compare with: persons',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Partei oder Person vergleichen' }).click()
      await expect(page.getByRole('dialog', { name: 'Partei oder Person vergleichen' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    screen: '/profile',
    state: 'whom to compare with: parties',
    show: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Partei oder Person vergleichen' })
      await dialog.getByText('Parteien', { exact: true }).click()
      await expect(dialog.getByRole('listitem').first().getByRole('button')).toBeVisible()
    },
  },
  {
    screen: '/profile',
    state: 'beside the median of a party',
    show: async ({ page }) => {
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
      await expect(page.getByText(/\(Median\)$/)).toBeVisible()
    },
  },
]

const favorites: readonly ScreenState[] = [
  {
    screen: '/election/favorite-candidates',
    state: 'five in order',
    full: JOURNEY,
    show: async ({ page, rating }) => {
      const { candidates, rate, complete } = await rating()
      for (const { id } of candidates.slice(0, 5)) await rate(id, 'like')
      await complete('match')
      await page.goto('/election/favorite-candidates')
      await expect(page.getByText('Hier endet deine Liste')).toBeVisible()
    },
  },
  {
    screen: '/election/favorite-candidates',
    state: 'asking for a position',
    show: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Mehr zu/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Position …' }).click()
      await page.getByRole('spinbutton').fill('4')
    },
  },
  {
    screen: '/election/favorite-candidates',
    state: 'matches that are nearly equal',
    show: async (scene) => {
      await likeNearlyEqual(scene)
      await scene.page.goto('/election/favorite-candidates')
      await scene.page.getByText('Bei wem ist die Übereinstimmung fast gleich?').click()
      await expect(scene.page.getByText('Der Unterschied sagt nicht, wer dir näher ist.')).toBeVisible()
    },
  },
]

async function likeNearlyEqual({ request, voter, rating }: Scene): Promise<void> {
  const { election, rate } = await rating()
  const percents: { candidateId: number; value: number | null }[] = await (
    await request.get(`/api/user/${voter.id}/election/${election.id}/match-percent`, {
      headers: { Authorization: `Bearer ${voter.token}` },
    })
  ).json()
  const matched = percents.flatMap(({ candidateId, value }) => (value === null ? [] : [{ candidateId, value }]))
  const near = matched.findIndex(({ value }, index) => value - (matched[index + 1]?.value ?? 0) < 1)
  for (const { candidateId } of matched.slice(near, near + 2)) await rate(candidateId, 'like')
}

export const candidateGroups: readonly StateGroup[] = [
  { title: 'the match', who: 'voter', states: match },
  { title: 'questionnaire and profile', who: 'voter', states: profile },
  { title: 'favourites', who: 'voter', states: favorites },
]
