import { type Election, type ElectionResult, OPEN_SEAT_REASONS, type OfficialList } from '@plenara/contract'
import { expect } from '../screen-test.ts'
import type { ScreenState, StateGroup } from './scene.ts'

const results: readonly ScreenState[] = [
  {
    screen: '/results',
    state: 'with the followed list',
    show: async ({ page, request, lists }) => {
      const { elections } = await lists()
      const past = elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
      const official: OfficialList[] = await (await request.get(`/api/election/${past.id}/list`)).json()
      // Nobody can follow a list of the past any more.
      await page.route(new RegExp(`/api/user/\\d+/election/${past.id}/choice`), (route) =>
        route.fulfill({ json: { listId: official[0]!.id } }),
      )
      await page.goto(`/results?election=${past.id}`)
      await expect(page.getByRole('region', { name: 'Dein Dream Team' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    screen: '/results',
    state: 'of a parliament, with its table open',
    show: async ({ page }) => {
      await page.getByText('Kanton', { exact: true }).click()
      const persons = page.getByRole('region', { name: 'Gewählte Personen' })
      await expect(persons.getByRole('status')).toHaveText(/^(\d+) von \1 Personen$/)
      await page.getByRole('heading', { name: 'Stimmen und Sitze nach Liste' }).click()
      await expect(page.getByRole('table', { name: 'Stimmen und Sitze nach Liste' })).toBeVisible()
    },
  },
  {
    screen: '/results',
    state: 'corrected, with areas that have not counted',
    show: async ({ page, lists }) => {
      const { elections } = await lists()
      const past = elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
      await page.route(new RegExp(`/api/election/${past.id}/result`), async (route) => {
        const result: ElectionResult = await (await route.fetch()).json()
        route.fulfill({ json: { ...result, areas: { counted: 19, total: 20 }, correction: { on: '2023-10-24', facts: 3 } } })
      })
      await page.goto(`/results?election=${past.id}`)
      await expect(page.getByText('Korrigiert am 24.10.23: 3 Angaben geändert')).toBeVisible()
    },
  },
  {
    screen: '/results',
    state: 'with open seats, for each reason',
    show: async ({ page, lists }) => {
      const { elections } = await lists()
      const past = elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
      const openReasons = OPEN_SEAT_REASONS.map((reason, index) => ({ reason, seats: index + 1 }))
      await page.route(new RegExp(`/api/election/${past.id}/result`), async (route) => {
        const result: ElectionResult = await (await route.fetch()).json()
        route.fulfill({ json: { ...result, openSeats: 12, openReasons } })
      })
      await page.goto(`/results?election=${past.id}`)
      await expect(page.getByText('12 Sitze sind offen.')).toBeVisible()
    },
  },
  {
    screen: '/results',
    state: 'with people and a list that a later delivery no longer has',
    show: async ({ page, lists }) => {
      const { elections } = await lists()
      const past = elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
      const url = new RegExp(`/api/election/${past.id}/result`)
      await page.route(url, async (route) => {
        const result: ElectionResult = await (await route.fetch()).json()
        const [first, ...others] = result.elected
        const [list, ...lists] = result.lists
        const former = {
          candidates: [{ id: 999_901, number: '07.01', firstName: 'Noëmi', lastName: 'Kaltbrunner' }],
          lists: [{ id: 999_902, number: '99', name: 'Nicht mehr dabei' }],
        }
        const elected = [{ ...first!, candidateId: 999_901, listId: 999_902 }, ...others]
        route.fulfill({ json: { ...result, elected, lists: [...lists, { ...list!, listId: 999_902 }], former } })
      })
      await page.goto(`/results?election=${past.id}`)
      const persons = page.getByRole('region', { name: 'Gewählte Personen' })
      await expect(persons.getByRole('listitem').filter({ hasText: 'Noëmi Kaltbrunner' })).toContainText('kandidiert nicht mehr')
      await page.getByRole('heading', { name: 'Stimmen und Sitze nach Liste' }).click()
      await expect(page.getByRole('row', { name: /99 Nicht mehr dabei/ })).toBeVisible()
    },
  },
  {
    screen: '/results',
    state: 'withdrawn',
    show: async ({ page, lists }) => {
      const { elections } = await lists()
      const past = elections.find(({ council, resultsPublic }) => council === 'national-council' && resultsPublic)!
      const withdrawn = { resultsPublic: false, resultWithdrawn: { on: '2023-10-25', reason: 'Nachzählung in Riehen' } }
      await page.route(/\/api\/user\/\d+\/election(\?|$)/, async (route) => {
        const all: Election[] = await (await route.fetch()).json()
        route.fulfill({ json: all.map((one) => (one.id === past.id ? { ...one, ...withdrawn } : one)) })
      })
      await page.goto(`/results?election=${past.id}`)
      await expect(page.getByText('Begründung: Nachzählung in Riehen')).toBeVisible()
    },
  },
  {
    screen: '/results',
    state: 'before they are public',
    show: async ({ page, lists }) => {
      const { election } = await lists()
      await page.goto(`/results?election=${election.id}`)
      await expect(page.getByRole('heading', { name: /^Die Resultate kommen nach Schluss der Wahllokale/ })).toBeVisible()
    },
  },
]

export const resultGroups: readonly StateGroup[] = [{ title: 'results', who: 'voter', states: results }]
