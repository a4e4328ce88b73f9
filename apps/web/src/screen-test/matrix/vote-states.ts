import { expect, newVoter } from '../screen-test.ts'
import { councilVote, peopleVote } from '../votes.ts'
import { JOURNEY, type Look, PHONE, type ScreenState, type StateGroup, visit, WIDE, WIDE_DARK } from './scene.ts'

const NARROW: Look = { width: 320, height: 600, theme: 'light' }

const list: readonly ScreenState[] = [
  {
    screen: '/legislative/votes',
    state: 'the newest',
    show: async ({ page }) => {
      await visit(page, '/legislative/votes')
      await expect(page.getByText(/^\d+ Geschäfte gefunden$/)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes',
    state: 'the filters',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Filter' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filter' })
      await sheet.getByLabel('Abstand zwischen Ja und Nein').selectOption('10')
      await sheet.getByLabel('Von').fill('2024-07-01')
      await expect(sheet.getByRole('button', { name: /Geschäfte? zeigen$/ })).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes',
    state: 'nothing found',
    show: async ({ page }) => {
      await visit(page, '/legislative/votes?q=gibtesnicht')
      await expect(page.getByText('Kein Geschäft gefunden')).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes',
    state: 'votes of the people by day',
    full: [NARROW, WIDE, WIDE_DARK],
    show: async ({ page }) => {
      await visit(page, '/legislative/votes?people=true&area=8')
      await expect(page.getByRole('heading', { level: 3, name: /^Volksabstimmung vom/ })).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes',
    state: 'filters beside the list',
    full: [WIDE],
    show: async ({ page }) => {
      await page.goto('/legislative/votes')
      const found = page.getByText(/^\d+ Geschäfte? gefunden/)
      const all = (await found.textContent()) ?? ''
      await page.locator('search').getByRole('checkbox').nth(0).press('Space')
      // What was found before stands there paler until what the filter finds has come.
      await expect(found).not.toHaveText(all)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes',
    state: 'an error of the server',
    show: async ({ page }) => {
      await page.route('**/api/affair-vote?**', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
      await page.goto('/legislative/votes')
      await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'without a network',
    show: async ({ page, request }) => {
      const { id } = await councilVote(request)
      await page.route(`**/api/vote/${id}?**`, (route) => route.abort())
      await page.goto(`/legislative/votes/${id}`)
      await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
    },
  },
]

const sessions: readonly ScreenState[] = [
  {
    screen: '/legislative/session/:id?',
    state: 'the last one, with the members of a canton',
    full: [NARROW, { width: 768, height: 1024, theme: 'light' }, WIDE, WIDE_DARK],
    show: async ({ page }) => {
      await visit(page, '/legislative/session?canton=BS')
      await expect(page.getByRole('heading', { level: 2, name: 'Am knappsten' })).toBeVisible()
      await expect(page.getByText(/^An \d+ von/).first()).toBeVisible()
    },
  },
  {
    screen: '/legislative/session/:id?',
    state: 'without a network',
    show: async ({ page }) => {
      await page.route('**/api/session-digest?**', (route) => route.abort())
      await page.goto('/legislative/session')
      await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
    },
  },
  {
    screen: '/legislative/session/:id?',
    state: 'no such session',
    show: async ({ page }) => {
      await visit(page, '/legislative/session/4711')
      await expect(page.getByText('Diese Session gibt es hier nicht.')).toBeVisible()
    },
  },
]

const searches: readonly ScreenState[] = [
  {
    screen: '/search',
    state: 'nothing asked yet',
    show: async ({ page }) => {
      await visit(page, '/search')
      await expect(page.getByText('Tippfehler machen nichts.', { exact: false })).toBeVisible()
    },
  },
  {
    screen: '/search',
    state: 'found by kind',
    full: [NARROW, WIDE, WIDE_DARK],
    show: async ({ page, request }) => {
      const { title } = await councilVote(request)
      await page.goto(`/search?q=${encodeURIComponent(title)}`)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    screen: '/search',
    state: 'a word of the glossary',
    show: async ({ page }) => {
      await page.goto('/search?q=Stendemehr')
      await expect(page.getByText('Die Mehrheit der Kantone.')).toBeVisible()
    },
  },
  {
    screen: '/search',
    state: 'nothing found',
    show: async ({ page }) => {
      await page.goto('/search?q=gibtesnichtxyz')
      await expect(page.getByText('Nichts gefunden.', { exact: false })).toBeVisible()
    },
  },
  {
    screen: '/search',
    state: 'without a network',
    show: async ({ page }) => {
      await page.route('**/api/search?**', (route) => route.abort())
      await page.goto('/search?q=verordnung')
      await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
    },
  },
]

const single: readonly ScreenState[] = [
  {
    screen: '/legislative/votes/:id',
    state: 'a vote of the parliament, by party',
    full: [NARROW],
    show: async ({ page, request }) => {
      await visit(page, `/legislative/votes/${(await councilVote(request)).id}`)
      await expect(page.getByRole('columnheader', { name: 'Partei' })).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'a vote of the parliament, by person',
    full: [NARROW, WIDE],
    show: async ({ page }) => {
      await page.getByRole('radio', { name: 'Personen' }).press('Space')
      await page.getByRole('radio', { name: /^Nein \d+$/ }).press('Space')
      await expect(page.getByText(/^\d+ Personen gefunden$/)).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'a vote of the parliament, the canton chosen',
    full: [NARROW, WIDE, WIDE_DARK],
    show: async ({ page }) => {
      await page.getByLabel('Mein Kanton').selectOption('BS')
      await expect(page.getByRole('heading', { level: 2, name: /^So stimmten die \d+ aus Basel-Stadt$/ })).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: "a people's vote with the meaning of a word",
    full: [NARROW],
    show: async ({ page, request }) => {
      const { id } = await peopleVote(request, ({ kind, yesPercent }) => kind === 'initiative' && yesPercent !== null)
      await visit(page, `/legislative/votes/${id}`)
      await page.getByRole('button', { name: 'Initiative' }).click()
      await expect(page.getByRole('note', { name: 'Volksinitiative' })).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: "a people's vote by canton, with an explanation opened",
    full: [NARROW],
    show: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('columnheader', { name: 'Ja' }).getByRole('button').click()
      await page.locator('details:not([open]) > summary').last().click()
      await expect(page.locator('details[open]')).toHaveCount(1)
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'where an invented one comes from',
    full: [...JOURNEY, WIDE_DARK],
    show: async ({ page, request }) => {
      const { id } = await councilVote(request)
      await page.route(`**/api/vote/${id}?**`, async (route) => {
        const vote = await (await route.fetch()).json()
        return route.fulfill({ json: { ...vote, sourceId: 2, fictional: true } })
      })
      await page.goto(`/legislative/votes/${id}`)
      await expect(page.getByRole('contentinfo')).toContainText('Demodaten')
      await page.getByRole('button', { name: 'Woher?' }).click()
      await expect(page.getByRole('dialog', { name: 'Woher diese Angaben kommen' })).toContainText('Demonstration von Plenara')
    },
  },
]

const opinions: readonly ScreenState[] = [
  {
    screen: '/legislative/votes/:id',
    state: 'to come, with an own opinion',
    show: async ({ page, request }) => {
      const { id } = await peopleVote(request, ({ kind, yesPercent }) => kind === 'initiative' && yesPercent === null)
      await visit(page, `/legislative/votes/${id}`)
      await page.getByRole('button', { name: 'Ja', exact: true }).click()
      await expect(page.getByText('Deine Meinung ist gespeichert: Ja.')).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'a tie-break question',
    show: async ({ page, request }) => {
      const { id } = await peopleVote(request, ({ kind }) => kind === 'tie-break')
      await visit(page, `/legislative/votes/${id}`)
      await expect(page.getByText('Ein Ja oder Nein gibt es dazu nicht.')).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'a vote of the parliament with an own opinion',
    show: async ({ page, request }) => {
      await visit(page, `/legislative/votes/${(await councilVote(request)).id}`)
      await page.getByRole('button', { name: 'Nein', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
    },
  },
  {
    screen: '/legislative/votes/:id',
    state: 'asking for consent before an opinion',
    full: [PHONE],
    show: async ({ page, request }) => {
      await newVoter({ consent: null })
      await page.goto(`/legislative/votes/${(await councilVote(request)).id}`)
      const no = page.getByRole('button', { name: 'Nein', exact: true })
      await expect(no).toHaveAttribute('aria-disabled', 'false')
      await page.waitForLoadState('networkidle')
      await no.click()
      await expect(page.getByRole('dialog', { name: 'Deine Einwilligung' })).toBeVisible()
    },
  },
]

export const voteGroups: readonly StateGroup[] = [
  { title: 'the list of votes', who: 'visitor', states: list },
  { title: 'a session', who: 'visitor', states: sessions },
  { title: 'the search', who: 'visitor', states: searches },
  { title: 'votes of parliament and people', who: 'visitor', states: single },
  { title: 'own opinions on votes', who: 'voter', states: opinions },
]
