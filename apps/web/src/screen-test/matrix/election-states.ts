import type { Election, OfficialList } from '@plenara/contract'
import { prepareRating } from '../rating.ts'
import { expect, type Page } from '../screen-test.ts'
import { JOURNEY, PHONE, PHONE_DARK, type Scene, type ScreenState, type StateGroup, visit, WIDE } from './scene.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const overview = (page: Page) => page.getByRole('region', { name: 'Deine Wahlen im Überblick' })

/** Changes what the server says about the elections of the voter. */
async function changeElections(page: Page, change: (elections: readonly Election[]) => readonly Election[]): Promise<void> {
  await page.route(/\/api\/user\/\d+\/election\?/, async (route) => {
    const answer = await route.fetch()
    route.fulfill({ json: change(await answer.json()) })
  })
}

const locked: readonly ScreenState[] = [
  {
    screen: '/match',
    state: 'locked',
    show: async ({ page }) => {
      await page.goto('/match')
      await expect(page.getByText('Zuerst dein Profil abschliessen', { exact: true })).toBeVisible()
    },
  },
  {
    screen: '/dream-teams',
    state: 'locked',
    show: async ({ page }) => {
      await visit(page, '/dream-teams')
      await expect(page.getByText('Zuerst einer Liste folgen', { exact: true })).toBeVisible()
    },
  },
  {
    screen: '/government',
    state: 'the way with its five steps',
    full: [PHONE, { width: 380, height: 600, theme: 'light' }, { width: 768, height: 1024, theme: 'light' }],
    show: async ({ page }) => {
      await visit(page, '/government')
      await page.getByRole('button', { name: 'Mein Weg', exact: true }).click()
      const links = page.getByRole('dialog').getByRole('navigation', { name: 'Mein Weg' }).getByRole('link')
      await expect(links.nth(1)).toHaveText(/Zuerst dein Profil abschliessen/)
    },
  },
]

const home: readonly ScreenState[] = [
  {
    screen: '/election',
    state: 'the next election',
    full: [PHONE, PHONE_DARK],
    show: async ({ page }) => {
      await page.goto('/election')
      await expect(heading(page, 'Nationalrat')).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    screen: '/election',
    state: 'an election of the commune, with those of the past open',
    show: async ({ page }) => {
      await overview(page)
        .getByText(/\d+ vergangene Wahlen/)
        .click()
      await overview(page)
        .getByRole('button', { name: /Bürgergemeinderat der Stadt Basel 2029/ })
        .click()
      await expect(heading(page, /Bürgergemeinderat der Stadt Basel 2029/)).toBeFocused()
    },
  },
  {
    screen: '/election',
    state: 'an election of the past points at the next one',
    show: async ({ page }) => {
      await page.evaluate(() => {
        localStorage.setItem('plenara.election-level', 'federal')
        localStorage.setItem('plenara.election-year.federal', '2023')
      })
      await page.goto('/election')
      await expect(page.getByRole('button', { name: 'Zu dieser Wahl' })).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('plenara.election-year.federal'))
    },
  },
  {
    screen: '/election',
    state: 'a level without an election',
    show: async ({ page }) => {
      await changeElections(page, (elections) => elections.filter(({ level }) => level !== 'communal'))
      await page.goto('/election')
      await page.getByText('Gemeinde', { exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Auf dieser Ebene ist keine Wahl bekannt.')
      await page.evaluate(() => localStorage.setItem('plenara.election-level', 'federal'))
    },
  },
  {
    screen: '/election',
    state: 'no election at all',
    show: async ({ page }) => {
      await changeElections(page, () => [])
      await page.goto('/election')
      await expect(page.getByRole('alert').getByText('Für deinen Wahlkreis ist keine Wahl bekannt.')).toBeVisible()
    },
  },
  {
    screen: '/splash',
    state: 'no election at all',
    show: async ({ page }) => {
      await changeElections(page, () => [])
      await page.goto('/splash')
      await expect(page.getByText('Für deinen Wahlkreis ist keine Wahl bekannt.')).toBeVisible()
    },
  },
  {
    screen: '/election',
    state: 'with a survey',
    show: async ({ page }) => {
      await page.route('**/api/survey?*', (route) => route.fulfill({ json: [SURVEY] }))
      await page.goto('/election')
      await expect(page.getByRole('complementary', { name: SURVEY.title })).toBeVisible()
    },
  },
]

const SURVEY = {
  ...{ id: 70, from: '2026-01-01 00:00:00', to: '2099-12-31 00:00:00', cantons: [6], constituencies: null, userJourneyStepId: null },
  ...{ priority: 3, notificationGroup: null, notify: false, notificationTitle: '', notificationBody: '', notifications: [], app: null },
  ...{ title: 'Wie hat dir Plenara geholfen?', text: 'Vier Fragen, eine Minute.', url: 'https://umfrage.example.ch/formular' },
}

const celebrations: readonly ScreenState[] = [
  {
    screen: '/election',
    state: 'the profile is celebrated',
    show: async ({ page, request, voter }) => {
      await prepareRating(request, voter, [])
      await page.goto('/election')
      await expect(page.getByRole('dialog', { name: 'Dein Profil steht.' })).toBeVisible()
    },
  },
  {
    screen: '/election',
    state: 'the last rating is celebrated',
    show: async ({ page, request, voter }) => {
      const { complete } = await prepareRating(request, voter, [])
      await complete('match')
      await page.goto('/election')
      await expect(page.getByRole('dialog', { name: 'Du hast fertig bewertet.' })).toBeVisible()
    },
  },
]

const lockedFavorites: ScreenState = {
  screen: '/election/favorite-candidates',
  state: 'locked, with who stands for election',
  full: JOURNEY,
  show: async ({ page, rating }) => {
    await rating()
    await page.goto('/election/favorite-candidates')
    await expect(page.getByRole('button', { name: 'Genug gesehen: zu den Favoriten' })).toBeVisible()
    await expect(page.getByRole('region', { name: /Personen kandidieren/ })).toBeVisible()
  },
}

const lockedLists: ScreenState = {
  screen: '/lists',
  state: 'locked',
  show: async ({ page, rating }) => {
    await rating()
    await page.goto('/lists?kind=official')
    await expect(page.getByText('Zuerst deine Favoriten ordnen', { exact: true })).toBeVisible()
  },
}

const previewedList: ScreenState = {
  screen: '/list/:listId?',
  state: 'an official list to read, before the lists are open',
  full: [...JOURNEY, PHONE_DARK],
  show: async ({ page, request, rating }) => {
    const { election } = await rating()
    const [list]: OfficialList[] = await (await request.get(`/api/election/${election.id}/list`)).json()
    await page.goto(`/list/${list?.id}`)
    await expect(page.getByRole('region', { name: list?.name }).getByRole('listitem')).toHaveCount(list?.candidates.length ?? 0)
    await expect(page.getByText('Zuerst deine Favoriten ordnen', { exact: true })).toBeVisible()
  },
}

/** In the order of the clock. */
const electionDays: readonly ScreenState[] = [
  {
    screen: '/election',
    state: 'four days before',
    show: async ({ page }) => {
      await page.clock.setFixedTime(new Date('2027-10-20T07:30:00Z'))
      await page.goto('/election')
      await expect(page.getByRole('timer')).toContainText('Noch 4 Tage, 2 Stunden und 30 Minuten, bis die Wahllokale schliessen.')
    },
  },
  {
    screen: '/splash',
    state: 'four days before',
    show: async ({ page }) => {
      await visit(page, '/splash')
      await expect(page.getByRole('region', { name: 'Danach' }).getByRole('listitem')).toHaveCount(2)
    },
  },
  {
    screen: '/dream-teams',
    state: 'the deadline has passed',
    show: async ({ page, lists }) => {
      const api = await lists()
      await api.follow(api.official[0]!.id)
      await page.clock.setFixedTime(new Date('2027-10-23T10:01:00Z'))
      await page.goto('/dream-teams')
      const card = page.getByRole('article').filter({ hasText: api.election.name })
      await expect(card).toContainText('Die Frist ist am 23.10.27 um 12:00 abgelaufen.')
    },
  },
  ...(['/election', '/splash'] as const).map((screen) => ({
    screen,
    state: 'the polls are closed',
    show: async ({ page }: Scene) => {
      await page.clock.setFixedTime(new Date('2027-10-24T10:00:30Z'))
      await page.goto(screen)
      await expect(page.getByText('Die Wahllokale sind geschlossen.').first()).toBeVisible()
    },
  })),
]

/** The first step of each tutorial, over its page. */
const tours: readonly ScreenState[] = (
  ['/election', '/match', '/election/favorite-candidates', '/lists', '/list/:listId?', '/dream-teams'] as const
).map((screen) => ({
  screen,
  state: 'explained by its tutorial',
  full: [{ width: 380, height: 600, theme: 'light' }, WIDE],
  show: async (scene: Scene) => {
    const { candidates, rate, complete } = await scene.rating()
    const api = await scene.lists()
    if (screen === '/match') {
      await complete('match')
      await rate(candidates[0]!.id, 'like')
    }
    if (screen === '/dream-teams') await api.follow(api.official[0]!.id)
    await scene.page.goto(screen.replace(':listId?', String(api.official[0]!.id)))
    await expect(scene.page.getByRole('dialog', { name: /^Schritt 1 von [234]$/ })).toBeVisible()
  },
}))

export const electionGroups: readonly StateGroup[] = [
  { title: 'steps that are locked', who: 'voter', states: [...locked, lockedFavorites, lockedLists, previewedList] },
  { title: 'the home of the elections', who: 'voter', states: home },
  { title: 'congratulations', who: 'voter', states: celebrations },
  { title: 'around the day of the election', who: 'voter', states: electionDays },
  { title: 'tutorials', who: 'voter', tutorials: true, states: tours },
]
