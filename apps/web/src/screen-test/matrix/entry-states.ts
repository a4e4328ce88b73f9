import { expect, newVoter } from '../screen-test.ts'
import { guestGroup } from './guest-states.ts'
import { JOURNEY, NARROW, PHONE, PHONE_DARK, type Scene, type ScreenState, type StateGroup, visit, WIDE, WIDE_DARK } from './scene.ts'

const STORAGE_SIZES = [PHONE, { width: 320, height: 568, theme: 'light' }, WIDE] as const
const password = 'Katze.77!berg'

async function fillRegistration({ page }: Scene): Promise<void> {
  await page.getByLabel('Benutzername').fill('Mira')
  await page.getByLabel('E-Mail').fill('mira@example.ch')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByLabel('Ich akzeptiere die AGB.').check()
}

const registration: StateGroup = {
  title: 'the way to an account',
  who: 'visitor',
  states: [
    {
      screen: '/start',
      state: 'first visit',
      full: JOURNEY,
      show: async ({ page }) => {
        await visit(page, '/start')
        await expect(page.getByRole('button', { name: 'Zuerst umschauen' })).toBeVisible()
      },
    },
    {
      screen: '/start',
      state: 'on the way to a closed page',
      show: async ({ page }) => {
        await visit(page, '/election')
        await expect(page.getByText('Weiter zu: Wahlen')).toBeVisible()
      },
    },
    {
      screen: '/login',
      state: 'empty',
      show: async ({ page }) => {
        await visit(page, '/login?redirect=/settings')
        await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible()
      },
    },
    {
      screen: '/forgot-password',
      state: 'empty',
      show: async ({ page }) => {
        await visit(page, '/forgot-password')
        await expect(page.getByRole('button', { name: 'Link anfordern' })).toBeVisible()
      },
    },
    {
      screen: '/reset/:secret',
      state: 'empty',
      show: async ({ page }) => {
        await visit(page, `/reset/${'x'.repeat(43)}`)
        await expect(page.getByLabel('Neues Passwort')).toBeVisible()
      },
    },
    {
      screen: '/select-storage',
      state: 'nothing chosen',
      full: JOURNEY,
      show: async ({ page }) => {
        await visit(page, '/select-storage')
        await expect(page.getByRole('group', { name: 'Art des Kontos' }).getByRole('radio')).toHaveCount(2)
      },
    },
    {
      screen: '/select-storage',
      state: 'going on without a choice',
      full: STORAGE_SIZES,
      show: async ({ page }) => {
        await page.getByRole('button', { name: 'Weiter' }).click()
        await expect(page.getByText('Wähle zuerst eines von beiden.')).toBeVisible()
      },
    },
    {
      screen: '/select-storage',
      state: 'what follows from the choice',
      full: STORAGE_SIZES,
      show: async ({ page }) => {
        await page.getByRole('radio', { name: 'Nur auf diesem Gerät' }).check()
        await expect(page.getByText(/^Du wählst: Nur auf diesem Gerät\./)).toBeVisible()
      },
    },
    {
      screen: '/register',
      state: 'everything is missing',
      show: async ({ page }) => {
        await visit(page, '/register')
        await page.getByLabel('Passwort', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Konto erstellen' }).click()
        await expect(page.getByText('Die AGB muss akzeptiert werden.')).toBeVisible()
      },
    },
    {
      screen: '/register',
      state: 'filled in',
      full: JOURNEY,
      show: async (scene) => {
        await visit(scene.page, '/register')
        await fillRegistration(scene)
      },
    },
    {
      screen: '/confirm/:secret',
      state: 'a wrong link',
      show: async ({ page }) => {
        await visit(page, `/confirm/${'x'.repeat(43)}`)
        await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
      },
    },
    {
      screen: '/confirm/:lang/:secret',
      state: 'a wrong link',
      show: async ({ page }) => {
        await visit(page, `/confirm/de/${'x'.repeat(43)}`)
        await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
      },
    },
    {
      screen: '/confirm/:lang/:secret',
      state: 'a password to choose',
      full: JOURNEY,
      show: async ({ page }) => {
        await page.route(/\/api\/confirm\//, (route) => route.fulfill({ json: { language: 'de', passwordFor: 'anna@example.ch' } }))
        await page.goto(`/confirm/de/${'s'.repeat(43)}`)
        await expect(page.getByText('Wähle ein Passwort für anna@example.ch.')).toBeVisible()
      },
    },
    {
      screen: '/update',
      state: 'nothing to do',
      show: async ({ page }) => {
        await visit(page, '/update')
        await expect(page.getByText('Hier ist nichts zu tun')).toBeVisible()
      },
    },
  ],
}

const LEGAL = ['/terms', '/privacy', '/imprint'] as const

const legal: readonly ScreenState[] = [
  {
    screen: '/set-up',
    state: 'some parts are missing',
    full: [...JOURNEY, WIDE_DARK, NARROW],
    show: async ({ page }) => {
      await visit(page, '/set-up')
      await expect(page.getByText('npm run import -- amtovz FILE.csv')).toBeVisible()
      await expect(page.getByText('docs/real-election.md')).toBeVisible()
    },
  },
  {
    screen: '/set-up',
    state: 'without an answer',
    show: async ({ page }) => {
      await page.route(/\/api\/set-up$/, (route) => route.abort())
      await page.goto('/set-up')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  ...LEGAL.map((screen) => ({
    screen,
    state: 'in German',
    show: async ({ page }: Scene) => {
      await visit(page, screen)
      await expect(page.getByRole('article')).toContainText('[Name der Betreiberin]')
    },
  })),
  {
    screen: '/open-data',
    state: 'the files and what is in them',
    full: [...JOURNEY, WIDE_DARK, NARROW],
    show: async ({ page }) => {
      await visit(page, '/open-data')
      await expect(page.getByRole('link', { name: 'Volksabstimmungen, CSV' })).toHaveAttribute('href', '/data/popular-votes.csv?lang=de')
      await expect(page.getByRole('article')).toContainText('/data/vote/NUMMER.csv')
    },
  },
  ...LEGAL.map((screen) => ({
    screen,
    state: 'in Romansh',
    full: [PHONE_DARK],
    show: async ({ page }: Scene) => {
      await page.goto(`${screen}?lang=rm`)
      await expect(page.getByRole('article')).toHaveAttribute('lang', 'rm-CH')
      await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  })),
  {
    screen: '/start',
    state: 'in Romansh',
    show: async ({ page }) => {
      await page.goto('/start?lang=rm')
      await expect(page.getByRole('button', { name: 'Guardar enturn' })).toBeVisible()
    },
  },
]

const introduction: StateGroup = {
  title: 'introduction and legal texts',
  who: 'visitor',
  states: [
    {
      screen: '/welcome',
      state: 'the last card',
      show: async ({ page }) => {
        await visit(page, '/welcome')
        await page.getByRole('button', { name: 'Karte 3 von 3: Nach den Wahlen' }).click()
        await expect(page.getByRole('heading', { name: 'Nach den Wahlen' })).toBeInViewport()
      },
    },
    {
      screen: '/location',
      state: 'canton and constituency chosen',
      show: async ({ page }) => {
        await visit(page, '/location')
        await page.getByRole('button', { name: 'Hier wähle ich' }).click()
        await expect(page.getByText('Gib deine Postleitzahl ein oder wähle Kanton und Wahlkreis.')).toBeVisible()
        await page.getByRole('button', { name: 'Kanton und Wahlkreis selbst wählen' }).click()
        await page.getByLabel('Kanton', { exact: true }).selectOption('Basel-Stadt')
        await page.getByLabel('Wahlkreis').selectOption('Kleinbasel')
      },
    },
    ...legal,
  ],
}

const firstSteps: StateGroup = {
  title: 'the first steps after the login',
  who: 'visitor',
  states: [
    {
      screen: '/location',
      state: 'a postcode with its constituency',
      full: JOURNEY,
      show: async (scene) => {
        await newVoter({ consent: null, locationChosen: false })
        await scene.page.goto('/location')
        await scene.page.getByLabel('Postleitzahl').fill('4055')
        await scene.page
          .getByText(/Grossbasel-West/)
          .first()
          .click()
      },
    },
    {
      screen: '/welcome',
      state: 'asking for consent',
      show: async ({ page }) => {
        await page.getByRole('button', { name: 'Hier wähle ich' }).click()
        await expect(page.getByRole('checkbox', { name: /Ich willige ein/ })).not.toBeChecked()
      },
    },
    {
      screen: '/welcome',
      state: 'consent given',
      full: JOURNEY,
      show: async ({ page }) => {
        await page.getByRole('checkbox', { name: /Ich willige ein/ }).check()
      },
    },
    {
      screen: '/welcome',
      state: 'asking in the dialect whether the account is to be deleted',
      show: async ({ page }) => {
        await newVoter({ consent: null, language: 'gsw' })
        localStorage.setItem('plenara.language', 'gsw')
        await page.goto('/welcome')
        await page.getByRole('button', { name: 'Konto lesche' }).click()
        await expect(page.getByText('Das lässt sich nicht rückgängig machen.')).toBeVisible()
      },
    },
  ],
}

export const entryGroups: readonly StateGroup[] = [registration, introduction, firstSteps, guestGroup]
