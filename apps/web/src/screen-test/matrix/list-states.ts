import type { OfficialList } from '@plenara/contract'
import { expect } from '../screen-test.ts'
import { answerAll, idsOf, selectElection } from './list-scene.ts'
import { JOURNEY, type ScreenState, type StateGroup } from './scene.ts'

const overview: readonly ScreenState[] = [
  {
    screen: '/lists',
    state: 'the official lists',
    full: JOURNEY,
    show: async ({ page, lists }) => {
      const { official } = await lists()
      await page.goto('/lists')
      await expect(page.getByRole('link', { name: official[0]!.name, exact: true })).toBeVisible()
    },
  },
  {
    screen: '/lists',
    state: 'parties, nothing answered',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Übereinstimmung nach Partei' }).click()
      await expect(page.getByText('Beantworte Fragen, dann siehst du hier')).toBeVisible()
    },
  },
  {
    screen: '/lists',
    state: 'no list of their own, but favourites',
    show: async ({ page, lists }) => {
      const api = await lists()
      await api.like(idsOf(api.official[0]!)[0]!)
      await page.goto('/lists?kind=custom')
      await expect(page.getByRole('link', { name: 'Aus Favoriten' })).toBeVisible()
    },
  },
  {
    screen: '/lists',
    state: 'what can be done with a connected list',
    show: async ({ page, lists }) => {
      const api = await lists()
      const source = api.official.find(({ connection }) => connection !== null)!
      await api.create(`${source.name} (angepasst)`, idsOf(source).slice(1), source)
      await page.goto('/lists')
      await page.getByRole('button', { name: `Mehr zu ${source.name} (angepasst)`, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    screen: '/lists',
    state: 'what following another list replaces',
    show: async ({ page, lists }) => {
      const api = await lists()
      const first = await api.create('Erste', idsOf(api.official[0]!).slice(0, 2))
      await api.create('Zweite', idsOf(api.official[0]!).slice(0, 2))
      await api.follow(first.id)
      await page.goto('/lists?kind=custom')
      await page.getByRole('button', { name: 'Mehr zu Zweite', exact: true }).click()
      await expect(page.getByText('Ersetzt «Erste» als dein Dream Team.')).toBeVisible()
    },
  },
  {
    screen: '/lists',
    state: 'by match, near ties as one band',
    show: async (scene) => {
      await answerAll(scene)
      await scene.page.goto('/lists')
      await scene.page.getByRole('combobox', { name: 'Sortieren' }).selectOption('match')
      await expect(scene.page.getByRole('listitem').filter({ hasText: 'praktisch gleichauf' }).first()).toBeVisible()
    },
  },
  {
    screen: '/lists',
    state: 'name lines, where persons are elected by majority',
    full: JOURNEY,
    show: async ({ page, lists }) => {
      const { create, election } = await lists('council-of-states')
      await create('Mein Zettel', [])
      await selectElection(page, 'federal', 1)
      await page.goto('/lists')
      await expect(page.getByRole('article', { name: 'Mein Zettel' }).getByText('Leere Linie', { exact: true })).toHaveCount(election.lines)
      await selectElection(page, 'federal', 0)
    },
  },
  {
    screen: '/lists',
    state: 'parties by match',
    show: async ({ page }) => {
      await page.goto('/lists?view=parties')
      await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('match')
      await expect(page.getByText('Parteien mit weniger als 1 Punkt Unterschied stehen zusammen, nach Name.')).toBeVisible()
    },
  },
]

const copies: readonly ScreenState[] = [
  {
    screen: '/list/:listId/view',
    state: 'the printed ballot that needs fewest edits',
    full: JOURNEY,
    show: async ({ page, lists }) => {
      const api = await lists()
      const source = api.official[0]!
      const ids = idsOf(source)
      const list = await api.create('Angepasst', [ids[0]!, ids[0]!, ...ids.slice(2)], source)
      await page.goto(`/list/${list.id}/view`)
      await expect(page.getByRole('radio', { name: /^Vorgedruckt/ })).toBeChecked()
    },
  },
  {
    screen: '/list/:listId/view',
    state: 'the empty ballot',
    show: async ({ page }) => {
      await page.getByRole('radio', { name: /^Leerer Wahlzettel/ }).check({ force: true })
      await expect(page.getByText(/^0 von \d erledigt\.$/)).toBeVisible()
    },
  },
  {
    screen: '/list/:listId/view',
    state: 'a majority election',
    show: async ({ page, request, lists }) => {
      const api = await lists('council-of-states')
      const [card]: { id: number }[] = await (await request.get(`/api/election/${api.election.id}/candidate?view=card`)).json()
      const list = await api.create('Mein Stöckli', [card!.id])
      await selectElection(page, 'federal', 1)
      await page.goto(`/list/${list.id}/view`)
      await expect(page.getByText('Schreib jeden Namen aus, jeden nur einmal.')).toBeVisible()
      await selectElection(page, 'federal', 0)
    },
  },
  {
    screen: '/dream-teams',
    state: 'how one gets a Dream Team',
    show: async ({ page }) => {
      await page.goto('/dream-teams')
      await expect(page.getByRole('heading', { name: 'So kommst du zu deinem Dream Team' })).toBeVisible()
    },
  },
  {
    screen: '/dream-teams',
    state: 'a followed list, and one of the past with those elected',
    full: JOURNEY,
    show: async ({ page, request, lists }) => {
      const api = await lists()
      await api.follow(api.official[0]!.id)
      const past = api.elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
      const before: OfficialList[] = await (await request.get(`/api/election/${past.id}/list`)).json()
      // Nobody can follow a list of the past any more.
      await page.route(new RegExp(`/api/user/\\d+/election/${past.id}/choice`), (route) =>
        route.fulfill({ json: { listId: before[0]!.id } }),
      )
      await page.goto('/dream-teams')
      await expect(page.getByRole('article').filter({ hasText: past.name })).toContainText(/von \d+ gewählt/)
    },
  },
]

export const listGroups: readonly StateGroup[] = [
  { title: 'the lists', who: 'voter', states: overview },
  { title: 'copying out and Dream Teams', who: 'voter', states: copies },
]
