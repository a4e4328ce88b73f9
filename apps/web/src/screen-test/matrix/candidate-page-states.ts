import type { Candidate, MatchPercent } from '@plenara/contract'
import { panel } from '../parliament.ts'
import { expect, type Page } from '../screen-test.ts'
import { whoAnswered } from './candidates.ts'
import { previewStates } from './preview-states.ts'
import { type Scene, type ScreenState, type StateGroup, visit } from './scene.ts'

const CANDIDATE = '/election/:electionId/candidate/:candidateId'
const headers = ({ voter }: Scene) => ({ Authorization: `Bearer ${voter.token}` })
const pin = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const colour = (page: Page, name: string) => page.getByRole('group', { name: / merken$/ }).getByRole('button', { name, exact: true })

/** A candidate about whom everything is known, and their address. */
async function candidateOf({ request, rating }: Scene): Promise<{ readonly candidate: Candidate; readonly address: string }> {
  const { election, candidates } = await rating()
  const candidate = await whoAnswered(request, election.id, candidates)
  return { candidate, address: `/election/${election.id}/candidate/${candidate.id}` }
}

async function openCandidate(scene: Scene, query = ''): Promise<void> {
  await visit(scene.page, `${(await candidateOf(scene)).address}${query}`)
  await expect(scene.page.getByRole('heading', { level: 1 })).toBeVisible()
}

const candidate: readonly ScreenState[] = [
  {
    screen: CANDIDATE,
    state: 'profile',
    show: async (scene) => {
      await openCandidate(scene)
      await expect(scene.page.getByText(/Übereinstimmung aus \d+ gemeinsamen Antworten/)).toBeVisible()
    },
  },
  {
    screen: CANDIDATE,
    state: 'choosing the colour of a pin',
    show: async ({ page }) => {
      await pin(page, 'Beruf, kein Pin').click()
      await colour(page, 'Schlecht').click()
      await pin(page, 'Beruf, Pin Schlecht').click()
      await expect(colour(page, 'Schlecht')).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    screen: CANDIDATE,
    state: 'asking whether a pin is to be deleted',
    show: async ({ page }) => {
      if (!(await colour(page, 'Schlecht').isVisible())) await pin(page, 'Beruf, Pin Schlecht').click()
      await colour(page, 'Schlecht').click()
      await expect(page.getByRole('alertdialog')).toContainText('Beruf ist als «Schlecht» gemerkt.')
    },
  },
  {
    screen: CANDIDATE,
    state: 'asking whether a favourite is to be removed',
    show: async (scene) => {
      const { page } = scene
      await page.goto((await candidateOf(scene)).address)
      const heart = page.getByRole('button', { name: 'als Favorit' })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      await expect(page.getByRole('alertdialog')).toContainText('Rang 1')
    },
  },
  {
    screen: CANDIDATE,
    state: 'answers in another order',
    show: async (scene) => {
      const { page } = scene
      await page.goto(`${(await candidateOf(scene)).address}?tab=answers`)
      await page.getByRole('combobox', { name: 'Reihenfolge der Antworten' }).selectOption('same')
      await expect(panel(page).getByRole('listitem').first()).toContainText('Gleich')
    },
  },
  {
    screen: CANDIDATE,
    state: 'answers with a pin',
    show: async ({ page }) => {
      await panel(page)
        .getByRole('button', { name: /\?, kein Pin$/ })
        .first()
        .click()
      await colour(page, 'Gut').click()
      await expect(
        panel(page)
          .getByRole('button', { name: /, Pin Gut$/ })
          .first(),
      ).toBeVisible()
    },
  },
  {
    screen: CANDIDATE,
    state: 'answers of their own, and where they come from',
    show: async (scene) => {
      const { page } = scene
      const { candidate, address } = await candidateOf(scene)
      const pattern = /\/api\/election\/\d+\/candidate\/\d+\?/
      await page.route(pattern, (route) => route.fulfill({ json: { ...candidate, statement: { on: '2027-09-03', revision: 2 } } }))
      await page.goto(`${address}?tab=answers`)
      await page.getByRole('button', { name: 'Woher?' }).click()
      await expect(page.getByRole('dialog')).toContainText(`Diese Antworten hat ${candidate.firstName} selbst gegeben`)
      await page.unroute(pattern)
    },
  },
  {
    screen: CANDIDATE,
    state: 'what somebody changed',
    show: async (scene) => {
      const { page } = scene
      const { candidate, address } = await candidateOf(scene)
      const [pattern, log] = [/\/api\/election\/\d+\/candidate\/\d+\?/, /\/api\/election\/\d+\/candidate\/\d+\/change\?/]
      const change = { on: '2027-09-20', field: 'text/motto/de', before: 'Für alle.', after: null, reason: 'Nicht von mir.' }
      await page.route(pattern, (route) => route.fulfill({ json: { ...candidate, hasChanges: true } }))
      await page.route(log, (route) =>
        route.fulfill({ json: [change, { on: '2027-09-03', field: 'fact/campaignBudget', before: 500, after: 12_000 }] }),
      )
      await page.goto(address)
      await page.getByRole('button', { name: 'Änderungen' }).click()
      await expect(page.getByRole('dialog')).toContainText('Korrektur nach der Frist')
      await page.unroute(pattern)
      await page.unroute(log)
    },
  },
  {
    screen: CANDIDATE,
    state: 'reporting something',
    show: async (scene) => {
      const { page } = scene
      const { candidate, address } = await candidateOf(scene)
      const [pattern, counts] = [/\/api\/election\/\d+\/candidate\/\d+\?/, /\/api\/election\/\d+\/moderation$/]
      const statement = { on: '2027-09-03', revision: 2, profile: true }
      await page.route(pattern, (route) => route.fulfill({ json: { ...candidate, motto: 'Für alle.', statement } }))
      await page.route(counts, (route) => route.fulfill({ json: [{ reason: 'insult', reported: 3, held: 1 }] }))
      await page.goto(address)
      await page.getByRole('button', { name: 'Melden' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Melden' }).click()
      await expect(page.getByRole('dialog')).toContainText('Wähle einen Grund.')
      await page.unroute(pattern)
      await page.unroute(counts)
    },
  },
  {
    screen: CANDIDATE,
    state: 'what another answer would change',
    show: async (scene) => {
      const { page, request, rating, voter } = scene
      const { election } = await rating()
      const base = `/api/user/${voter.id}/election/${election.id}`
      const percents: MatchPercent[] = await (await request.get(`${base}/match-percent`, { headers: headers(scene) })).json()
      await page.goto(`/election/${election.id}/candidate/${percents[2]!.candidateId}?tab=answers`)
      await panel(page).getByText('Nach Themen').click()
      const first = panel(page).getByRole('listitem').first()
      await first.getByText('Was wäre, wenn?').click()
      await first.getByRole('group', { name: 'Deine Antwort wäre' }).getByRole('radio').last().check()
      await expect(first.getByRole('status')).toHaveText(/^Dann wären es /)
    },
  },
  {
    screen: CANDIDATE,
    state: 'notes',
    show: (scene) => openNotes(scene),
  },
  {
    screen: CANDIDATE,
    state: 'nothing noted',
    show: async (scene) => {
      const { election, candidates } = await scene.rating()
      await visit(scene.page, `/election/${election.id}/candidate/${candidates.at(-1)?.id}?tab=notes`)
      await expect(panel(scene.page)).toContainText('Noch nichts gemerkt')
    },
  },
  {
    screen: CANDIDATE,
    state: 'news',
    show: async (scene) => {
      const { candidate } = await candidateOf(scene)
      const article = {
        ...{ id: 1, outletId: null, outletName: 'Testblatt', title: 'Ein Testtitel', summary: '', url: 'https://example.ch/artikel' },
        ...{ publishedAt: '2027-09-01T10:00:00.000Z', language: 'fr', premium: true, councillorIds: [], candidateIds: [candidate.id] },
      }
      const json = { items: [article], page: 1, pageSize: 20, total: 1 }
      await scene.page.route(/\/candidate\/\d+\/article/, (route) => route.fulfill({ json }))
      await openCandidate(scene, '?tab=news')
      await expect(scene.page.getByText('Nur mit Abo')).toBeVisible()
    },
  },
  {
    screen: CANDIDATE,
    state: 'notes that cannot be loaded',
    show: async (scene) => {
      const json = { status: 400, code: 'bad_request', title: '' }
      await scene.page.route(/\/notepad$/, (route) => route.fulfill({ status: 400, json }))
      await scene.page.goto(`${(await candidateOf(scene)).address}?tab=profile`)
      await expect(pin(scene.page, 'Beruf, kein Pin')).toBeDisabled()
    },
  },
  {
    screen: CANDIDATE,
    state: 'nobody who is known, but notes',
    show: async (scene) => {
      const json = { status: 404, code: 'candidate_not_found', title: '' }
      await scene.page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) =>
        route.fulfill({ status: 404, contentType: 'application/problem+json', json }),
      )
      await scene.page.goto((await candidateOf(scene)).address)
      await expect(scene.page.getByRole('heading', { name: 'Deine Notizen zu dieser Person' })).toBeVisible()
    },
  },
]

/** Notes of every colour, one of them about something that is no more. */
async function openNotes(scene: Scene): Promise<void> {
  const { candidate } = await candidateOf(scene)
  for (const [type, key, color] of [
    ['city', 'place', 'good'],
    ['candidate_profile', 'mainGoals', 'bad'],
    ['candidate_news', 'a-1', 'neutral'],
  ] as const) {
    const data = { type, reference: `${candidate.id}/${key}`, color }
    await scene.request.post(`/api/user/${scene.voter.id}/candidate/${candidate.id}/note`, { headers: headers(scene), data })
  }
  await scene.page.goto(`${(await candidateOf(scene)).address}?tab=notes`)
  await expect(panel(scene.page).getByRole('listitem').filter({ hasText: 'News' })).toContainText('Diese Angabe gibt es nicht mehr.')
}

const comparison: readonly ScreenState[] = [
  {
    screen: '/election/:electionId/compare',
    state: 'one person',
    show: async ({ page, rating }) => {
      const { election, candidates } = await rating()
      await page.goto(`/election/${election.id}/compare?with=${candidates[0]?.id}`)
      await expect(page.getByText('Wähle eine zweite Person')).toBeVisible()
    },
  },
  {
    screen: '/election/:electionId/compare',
    state: 'choosing the second person',
    show: async ({ page, rating }) => {
      const { candidates } = await rating()
      const name = `${candidates[1]?.firstName} ${candidates[1]?.lastName}`
      await page.getByRole('button', { name: 'Person wählen' }).click()
      const dialog = page.getByRole('dialog', { name: 'Person wählen' })
      await dialog.getByRole('searchbox').fill(name)
      await expect(dialog.getByRole('button', { name })).toBeVisible()
    },
  },
  {
    screen: '/election/:electionId/compare',
    state: 'two persons, as a table',
    show: async ({ page }) => {
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
      await expect(page.locator('main section ol > li')).toHaveCount(75)
      await page.getByText('Als Tabelle').click()
    },
  },
  {
    screen: '/election/:electionId/compare',
    state: 'an unknown election',
    show: async ({ page }) => {
      await visit(page, '/election/999999/compare?with=1')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]

export const candidatePageGroups: readonly StateGroup[] = [
  { title: 'a candidate', who: 'voter', states: candidate },
  { title: 'the comparison of candidates', who: 'voter', states: comparison },
  { title: 'the preview of a draft', who: 'voter', states: previewStates },
]
