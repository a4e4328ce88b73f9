import type { Survey } from '@plenara/contract'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const FORM = 'https://umfrage.example.ch/formular'
const survey: Survey = {
  id: 70,
  from: '2026-01-01 00:00:00',
  to: '2099-12-31 00:00:00',
  cantons: [6],
  constituencies: null,
  userJourneyStepId: null,
  priority: 3,
  notificationGroup: null,
  notify: false,
  notificationTitle: '',
  notificationBody: '',
  notifications: [],
  app: null,
  title: 'Wie hat dir Plenara geholfen?',
  text: 'Vier Fragen, eine Minute.',
  url: FORM,
}
const serve = (page: Page, ...surveys: Survey[]) => page.route('**/api/survey?*', (route) => route.fulfill({ json: surveys }))
const card = (page: Page, name = survey.title) => page.getByRole('complementary', { name })

test('a dismissed survey is not shown again, the next one may be [SCREEN-22]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, survey)
  await page.goto('/election')
  await card(page).getByRole('button', { name: 'Nicht mehr zeigen' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.unroute('**/api/survey?*')
  await serve(page, survey, { ...survey, id: 71, title: 'Nach der Wahl', priority: 1 })
  await page.reload()
  await expect(card(page, 'Nach der Wahl')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('no survey on a task page, before its step is done, or with an unsafe address [SURVEY-1, SCREEN-22]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const seen = { ...survey, title: 'Sichtbar', id: 90, priority: 0 }
  await serve(
    page,
    { ...survey, userJourneyStepId: 5 },
    { ...survey, id: 71, url: 'http://umfrage.example.ch' },
    { ...survey, id: 72, url: 'javascript:alert(1)' },
    seen,
  )
  await page.goto('/election')
  await expect(card(page, 'Sichtbar')).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(1)
  await page.goto('/profile/questions/short')
  await page.waitForLoadState('networkidle')
  await expect(card(page, 'Sichtbar')).toHaveCount(0)
})
