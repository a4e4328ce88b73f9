import type { CouncillorCard } from '@plenara/contract'
import { read } from '../../parliament.ts'
import { expect } from '../../screen-test.ts'
import { councilVote } from '../../votes.ts'
import { resultOf, SUNDAY, sundayWith, tellSunday, timeOf } from '../../voting-day.ts'
import type { Walk } from './walk.ts'

const start: Walk = {
  screen: 'the start',
  who: 'visitor',
  open: async ({ page }) => {
    await page.goto('/start')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByLabel('Sprache der App').selectOption('Français'),
    ({ page }) => page.getByRole('combobox').first().selectOption('Deutsch'),
  ],
}

const votes: Walk = {
  screen: 'the votes of the parliament',
  open: async ({ page }) => {
    await page.goto('/legislative/votes')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('radio', { name: 'Älteste' }).press('Space'),
    ({ page }) => page.getByRole('button', { name: 'Filter' }).click(),
    ({ page }) => page.getByRole('dialog', { name: 'Filter' }).getByLabel('Rat').selectOption('Ständerat'),
    ({ page }) =>
      page
        .getByRole('dialog', { name: 'Filter' })
        .getByRole('button', { name: /Geschäfte? zeigen$/ })
        .click(),
  ],
}

const vote: Walk = {
  screen: 'a vote and the own opinion',
  open: async ({ page, request }) => {
    await page.goto(`/legislative/votes/${(await councilVote(request)).id}`)
    await expect(page.getByRole('button', { name: 'Ja', exact: true })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('button', { name: 'Ja', exact: true }).click(),
    ({ page }) => page.getByRole('button', { name: 'Nein', exact: true }).click(),
    ({ page }) => page.getByRole('button', { name: 'Meinung entfernen' }).click(),
  ],
}

const sunday: Walk = {
  screen: 'a voting Sunday',
  open: async ({ page, request }) => {
    await page.clock.install({ time: timeOf('12:00') })
    await tellSunday(page, await sundayWith(request, null))
    await page.goto(`/votes/sunday/${SUNDAY}`)
    await expect(page.getByText('Noch keine Resultate.')).toBeVisible()
  },
  steps: [
    async ({ page, request }) => {
      await tellSunday(page, await sundayWith(request, resultOf({ BE: [600, 400] }), timeOf('12:01')))
      await page.clock.runFor('01:01')
    },
    async ({ page, request }) => {
      await tellSunday(page, await sundayWith(request, resultOf({ BE: [590, 410], BS: [700, 300] }), timeOf('12:02')))
      await page.clock.runFor('01:01')
    },
  ],
}

const members: Walk = {
  screen: 'the members of a canton',
  open: async ({ page }) => {
    await page.goto('/members')
    await expect(page.getByRole('heading', { level: 1, name: /in Bern$/ })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByLabel('Kanton zeigen').selectOption('UR'),
    ({ page }) => page.getByLabel('Kanton zeigen').selectOption('BS'),
  ],
}

const telling: Walk = {
  screen: 'saying yes and no',
  open: async ({ page }) => {
    await page.goto('/members/votes')
    await expect(page.getByRole('button', { name: 'Ja', exact: true })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('button', { name: 'Ja', exact: true }).click(),
    ({ page }) => page.getByRole('button', { name: 'Nein', exact: true }).click(),
  ],
}

const councillor: Walk = {
  screen: 'a member',
  open: async ({ page, request }) => {
    const [group] = await read<{ members: CouncillorCard[] }[]>(request, '/parliamentary-group')
    await page.goto(`/councillor/${group?.members[0]?.id}`)
    await expect(page.getByRole('tab', { name: 'Abstimmungen' })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('tab', { name: 'Abstimmungen' }).click(),
    ({ page }) => page.getByRole('tabpanel').getByText('Filter', { exact: true }).click(),
    ({ page }) => page.getByRole('tabpanel').getByRole('checkbox', { name: 'Nein', exact: true }).click(),
  ],
}

const session: Walk = {
  screen: 'a session',
  open: async ({ page }) => {
    await page.goto('/legislative/session?canton=BS')
    await expect(page.getByText(/^An \d+ von/).first()).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByLabel('Kanton zeigen').selectOption('UR'),
    ({ page }) => page.getByRole('link', { name: 'Session davor' }).click(),
  ],
}

const search: Walk = {
  screen: 'the search',
  open: async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByText('Tippfehler machen nichts.', { exact: false })).toBeVisible()
  },
  steps: [
    ({ page }) => page.getByRole('searchbox').fill('Stendemehr'),
    ({ page }) => page.getByRole('searchbox').fill('gesetz'),
    ({ page }) => page.getByRole('searchbox').fill('gibtesnicht'),
  ],
}

const settings: Walk = {
  screen: 'the settings',
  open: async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('combobox', { name: 'Sprache der App' })).toBeVisible()
  },
  steps: [({ page }) => page.getByRole('combobox', { name: 'Sprache der App' }).selectOption('Français')],
}

/** The start, what parliaments, governments and people decide, and what is the voter's own. */
export const POLITICS_WALKS: readonly Walk[] = [start, votes, vote, sunday, members, telling, councillor, session, search, settings]
