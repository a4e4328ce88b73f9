import { answerFirst } from '../answers.ts'
import { expect, newVoter } from '../screen-test.ts'
import { JOURNEY, PHONE, PHONE_DARK, type ScreenState, type StateGroup, visit, WIDE } from './scene.ts'

const SCREEN = '/profile/questions/:type'

const states: readonly ScreenState[] = [
  {
    screen: SCREEN,
    state: 'who is in question, over the foot',
    full: JOURNEY,
    show: async ({ page, request, voter }) => {
      await answerFirst(request, voter, 8)
      await page.goto('/profile/questions/short')
      await expect(page.getByRole('button', { name: 'Zwischenstand zeigen' })).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'why this question is asked',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Warum diese Frage?' }).click()
      await expect(page.getByRole('dialog', { name: 'Warum diese Frage?' })).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'the interim result',
    full: [...JOURNEY, PHONE_DARK],
    show: async ({ page }) => {
      await page.goto('/profile/questions/short?question=result')
      await expect(page.getByRole('link', { name: /Prozent, / })).toHaveCount(3)
      await page.getByText('So genau ist das').click()
      await page.getByRole('button', { name: /^Alle \d+$/ }).click()
    },
  },
  {
    screen: SCREEN,
    state: 'everybody in question',
    show: async ({ page }) => {
      await visit(page, '/profile/questions/short?question=result&all=1')
      await expect(page.getByRole('heading', { level: 1, name: /^\d+ in Frage$/ })).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'the interim result without the people',
    show: async ({ page }) => {
      await page.route(/\/api\/election\/\d+\/candidate\?/, (route) => route.abort())
      await page.goto('/profile/questions/short?question=result')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'an interim result that cannot be computed',
    show: async ({ page }) => {
      await page.route(/\/api\/election\/\d+\/candidate-answers/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
      await page.goto('/profile/questions/short?question=result')
      await expect(page.getByText(/lässt sich gerade nicht berechnen/)).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'the end of the short questions',
    full: [PHONE, PHONE_DARK, { width: 380, height: 600, theme: 'light' }, WIDE],
    show: async ({ page, request, voter }) => {
      await answerFirst(request, voter, 30)
      await page.goto('/profile/questions/short')
      await expect(page.getByRole('heading', { level: 1, name: /^Am stärksten bei/ })).toBeVisible()
      await expect(page.getByText(/voraussichtlich/)).toHaveCount(3)
    },
  },
]

const consent: readonly ScreenState[] = [
  {
    screen: SCREEN,
    state: 'asking for the consent before an answer leaves the device',
    full: [PHONE, PHONE_DARK, { width: 380, height: 600, theme: 'light' }, WIDE],
    show: async ({ page }) => {
      await newVoter({ consent: null })
      await page.goto('/profile/questions/short')
      await page.getByText('Eher Ja', { exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'an answer that is not kept, with its reason',
    full: [PHONE, PHONE_DARK, { width: 380, height: 600, theme: 'light' }],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Abbrechen' }).click()
      await expect(page.getByRole('button', { name: 'Nochmals speichern' })).toBeVisible()
    },
  },
]

export const questionnaireGroups: readonly StateGroup[] = [
  { title: 'the questionnaire and its result', who: 'voter', states },
  { title: 'answers without the consent', who: 'visitor', states: consent },
]
