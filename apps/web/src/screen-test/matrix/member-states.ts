import type { Article, Councillor, CouncillorCard, CouncillorVoteCard, SaidAndVoted } from '@plenara/contract'
import { decide, members, memberWith, type Paged, panel, read } from '../parliament.ts'
import { expect, type Page } from '../screen-test.ts'
import { NARROW, PHONE_DARK, type Scene, type ScreenState, type StateGroup, visit, WIDE } from './scene.ts'

const NARROW_AND_WIDE = [NARROW, WIDE]

const visited: readonly ScreenState[] = [
  {
    screen: '/councillor/:id',
    state: 'profile, without login',
    full: NARROW_AND_WIDE,
    show: async ({ page, request }) => {
      const [member] = await members(request)
      await visit(page, `/councillor/${member?.id}`)
      await expect(panel(page).getByText('Partei', { exact: true })).toBeVisible()
    },
  },
  {
    screen: '/councillor/:id',
    state: 'votes, without login',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await page.getByRole('tab', { name: 'Abstimmungen' }).click()
      await expect(panel(page).getByRole('article').first()).toBeVisible()
    },
  },
  {
    screen: '/councillor/:id',
    state: 'notes, without login',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await page.getByRole('tab', { name: 'Notizen' }).click()
      await expect(panel(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
    },
  },
  {
    screen: '/councillor/:id',
    state: 'votes, filtered',
    show: async ({ page, request }) => {
      const { member } = await memberWith<Paged<CouncillorVoteCard>>(request, 'vote', ({ total }) => total > 45)
      await visit(page, `/councillor/${member.id}?tab=votes`)
      await panel(page).getByText('Filter', { exact: true }).click()
      await panel(page).getByRole('checkbox', { name: 'Nein', exact: true }).click()
      await expect(page).toHaveURL(/decisions=no/)
      await expect(panel(page).getByRole('article').first().locator('p', { hasText: 'hat so gestimmt' })).toContainText('Nein')
    },
  },
  {
    screen: '/councillor/:id',
    state: 'said and voted',
    show: async ({ page, request }) => {
      const { member } = await memberWith<SaidAndVoted>(request, 'said-and-voted', ({ entries }) => entries.length > 0)
      await visit(page, `/councillor/${member.id}?tab=votes`)
      await panel(page)
        .getByText(/^\d+ Vergleiche?$/)
        .click()
      await expect(
        panel(page)
          .getByText(/Antwort vor der Wahl vom/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    screen: '/councillor/:id',
    state: 'news, filtered',
    show: async ({ page, request }) => {
      const { member } = await memberWith<Paged<Article>>(request, 'article', ({ items }) => items.some(({ premium }) => !premium))
      await visit(page, `/councillor/${member.id}?tab=news`)
      await panel(page).getByText('Filter', { exact: true }).click()
      await panel(page).getByRole('checkbox', { name: 'Nur ohne Abo lesbare' }).check()
      await expect(page).toHaveURL(/newsFree=true/)
    },
  },
  {
    screen: '/councillor/:id',
    state: 'no news',
    show: async ({ page, request }) => {
      const { member } = await memberWith<Paged<Article>>(request, 'article', ({ total }) => total === 0)
      await visit(page, `/councillor/${member.id}?tab=news`)
      await expect(panel(page).getByText(/sind keine News bekannt\.$/)).toBeVisible()
    },
  },
  {
    screen: '/councillor/:id',
    state: 'without a network',
    show: async ({ page, request }) => {
      const [member] = await members(request)
      await page.route(/\/api\/councillor\//, (route) => route.abort())
      await page.goto(`/councillor/${member?.id}`)
      await expect(page.getByRole('alert')).toContainText('Du bist offline.')
    },
  },
  {
    screen: '/judge/:id',
    state: 'profile',
    show: async ({ page, request }) => {
      const [judge] = await read<Councillor[]>(request, '/judge')
      await visit(page, `/judge/${judge?.id}`)
      await expect(panel(page)).toContainText('in ihren Urteilen unabhängig')
    },
  },
  {
    screen: '/cantonal-councillor/:id',
    state: 'profile',
    show: async ({ page, request }) => {
      const [council] = await read<{ id: number }[]>(request, '/canton/6/council')
      const { members: people } = await read<{ members: CouncillorCard[] }>(request, `/cantonal-council/${council?.id}`)
      await visit(page, `/cantonal-councillor/${people[0]?.id}`)
      await expect(panel(page).getByText('Grosser Rat').first()).toBeVisible()
    },
  },
]

const colour = (page: Page, name: string) => page.getByRole('group', { name: / merken$/ }).getByRole('button', { name, exact: true })

/** Says to the newest clear votes of the first member what they said. */
async function voteLike(scene: Scene, from: number, to: number): Promise<CouncillorCard> {
  const { request, voter } = scene
  const [member] = await members(request)
  const { items } = await read<Paged<CouncillorVoteCard>>(request, `/councillor/${member?.id}/vote?decisions=yes,no`)
  for (const vote of items.slice(from, to)) await decide(request, voter, vote, vote.decision as 'yes' | 'no')
  return member!
}

const noted: readonly ScreenState[] = [
  {
    screen: '/councillor-agreement',
    state: 'without a network',
    show: async ({ page }) => {
      await page.route(/councillor-agreement$/, (route) => route.abort())
      await page.goto('/councillor-agreement')
      await expect(page.getByRole('alert')).toContainText('Du bist offline.')
    },
  },
  {
    screen: '/councillor-agreement',
    state: 'not voted yet',
    show: async ({ page }) => {
      await page.goto('/councillor-agreement')
      await expect(page.getByText('Dann siehst du hier, wer gleich gestimmt hat wie du.')).toBeVisible()
    },
  },
  {
    screen: '/councillor-agreement',
    state: 'too few votes in common, with the explanation',
    show: async (scene) => {
      const member = await voteLike(scene, 0, 4)
      await scene.page.goto(`/councillor-agreement?q=${encodeURIComponent(member.lastName)}`)
      await scene.page.getByText('So wird gezählt').click()
      await expect(scene.page.getByText('Er ist keine Empfehlung.')).toBeVisible()
    },
  },
  {
    screen: '/councillor-agreement',
    state: 'the parliament in order',
    full: NARROW_AND_WIDE,
    show: async (scene) => {
      await voteLike(scene, 4, 12)
      await scene.page.goto('/councillor-agreement')
      await expect(scene.page.getByText('Verglichen mit deinen 12 Abstimmungen.')).toBeVisible()
      await expect(scene.page.getByRole('main').getByRole('listitem').first()).toContainText('100%')
    },
  },
  {
    screen: '/members',
    state: 'in order of agreement',
    full: [NARROW, { width: 380, height: 600, theme: 'light' }, PHONE_DARK, { width: 768, height: 1024, theme: 'light' }, WIDE],
    show: async ({ page }) => {
      await visit(page, '/members')
      await expect(page.getByRole('heading', { level: 1, name: /^Deine \d+ in Bern$/ })).toBeVisible()
      await expect(page.getByText('wie du', { exact: true })).toBeVisible()
      await page.getByText('So wird gezählt').click()
      await expect(page.getByRole('heading', { level: 2, name: 'Regierungsrat' })).toBeVisible()
    },
  },
  {
    screen: '/members',
    state: 'of another canton',
    show: async ({ page }) => {
      await page.getByLabel('Kanton zeigen').selectOption('GE')
      await expect(page.getByRole('heading', { level: 1, name: /^Genf: / })).toBeVisible()
    },
  },
  {
    screen: '/members/votes',
    state: 'a vote that tells most, and the next one',
    full: [NARROW, { width: 380, height: 600, theme: 'light' }, PHONE_DARK, { width: 768, height: 1024, theme: 'light' }, WIDE],
    show: async ({ page }) => {
      await visit(page, '/members/votes')
      await page.getByRole('button', { name: 'Ja', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Letzte zurücknehmen' })).toBeVisible()
    },
  },
  {
    screen: '/members',
    state: 'without the comparison',
    show: async ({ page }) => {
      await page.route(/\/canton\/\d+\/member-decision$/, (route) => route.abort())
      await page.goto('/members')
      await expect(page.getByRole('alert')).toContainText('Du bist offline.')
    },
  },
  {
    screen: '/members',
    state: 'without a network',
    show: async ({ page }) => {
      await page.route(/\/canton\/\d+\/member/, (route) => route.abort())
      await page.goto('/members')
      await expect(page.getByRole('alert')).toContainText('Du bist offline.')
    },
  },
  {
    screen: '/councillor/:id',
    state: 'how often both voted the same, with the explanation',
    show: async ({ page, request }) => {
      const [member] = await members(request)
      await page.goto(`/councillor/${member?.id}?tab=votes`)
      const summary = panel(page).getByRole('region', { name: 'Wer stimmt wie ich?' })
      await summary.getByText('So wird gezählt').click()
      await expect(summary).toContainText('Sie zählen weder als gleich noch als verschieden.')
    },
  },
  {
    screen: '/councillor/:id',
    state: 'profile with pins',
    show: async ({ page, request }) => {
      const [member] = await members(request)
      await visit(page, `/councillor/${member?.id}?tab=profile`)
      await page.getByRole('button', { name: 'Beruf, kein Pin' }).click()
      await colour(page, 'Gut').click()
      await page.getByRole('button', { name: 'Partei, kein Pin' }).click()
      await colour(page, 'Neutral').click()
      await expect(page.getByRole('tab', { name: 'Notizen 2' })).toBeVisible()
    },
  },
  {
    screen: '/councillor/:id',
    state: 'notes',
    show: async ({ page }) => {
      await page.getByRole('tab', { name: 'Notizen 2' }).click()
      await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(['Gut1', 'Neutral1'])
    },
  },
  {
    screen: '/councillor/:id',
    state: 'nobody who is known, but notes',
    show: async (scene) => {
      const json = { status: 404, code: 'councillor_not_found', title: '' }
      await scene.page.route(/\/api\/councillor\/\d+\?/, (route) =>
        route.fulfill({ status: 404, contentType: 'application/problem+json', json }),
      )
      await scene.page.reload()
      await expect(scene.page.getByRole('heading', { name: 'Deine Notizen zu dieser Person' })).toBeVisible()
    },
  },
  {
    screen: '/federal-councillor/:id',
    state: 'profile',
    show: async (scene) => {
      await visit(scene.page, `/federal-councillor/${(await quotedFederalCouncillor(scene)).id}?tab=profile`)
      await expect(panel(scene.page)).toContainText('Der Bundesrat entscheidet als Kollegium')
    },
  },
  {
    screen: '/federal-councillor/:id',
    state: 'news',
    show: async ({ page }) => {
      await page.getByRole('tab', { name: 'News' }).click()
      await expect(panel(page).getByRole('article').first()).toBeVisible()
    },
  },
]

/** The first member of the Federal Council whom an article names. */
async function quotedFederalCouncillor({ request }: Scene): Promise<Councillor> {
  for (const person of await read<Councillor[]>(request, '/federal-councillor')) {
    const { total } = await read<Paged<Article>>(request, `/federal-councillor/${person.id}/article`)
    if (total > 0) return person
  }
  throw new Error('nobody is in the news')
}

export const memberGroups: readonly StateGroup[] = [
  { title: 'members of parliament and court for visitors', who: 'visitor', states: visited },
  { title: 'members of parliament and government for voters', who: 'voter', states: noted },
]
