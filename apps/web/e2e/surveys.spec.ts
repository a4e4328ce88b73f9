import type { Page } from '@playwright/test'
import type { Survey } from '@plenara/contract'
import { expect, test } from './support/voter.ts'

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

test('the active survey stands below the overview, covers nothing, and opens its form without saying who comes [SURVEY-1, SCREEN-22]', {
  tag: '@core',
}, async ({ page, voter, context }) => {
  expect(voter.id).toBeGreaterThan(0)
  const reached: { url: string; referer: string | undefined; body: string | null }[] = []
  await context.route('https://umfrage.example.ch/**', async (route) => {
    const request = route.request()
    reached.push({ url: request.url(), referer: (await request.allHeaders()).referer, body: request.postData() })
    await route.fulfill({ contentType: 'text/html', body: '<h1>Umfrage</h1>' })
  })
  await serve(
    page,
    survey,
    { ...survey, id: 71, title: 'Weniger wichtig', priority: 1 },
    { ...survey, id: 72, title: 'Anderswo', cantons: [26], priority: 9 },
  )
  await page.goto('/election')
  await expect(card(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Anderswo' })).toHaveCount(0)
  await expect(card(page)).toContainText('Das Formular liegt auf umfrage.example.ch')
  const opened = context.waitForEvent('page')
  await card(page).getByRole('link', { name: 'Zur Umfrage' }).click()
  const form = await opened
  await expect(form.getByRole('heading', { name: 'Umfrage' })).toBeVisible()
  expect(await form.evaluate(() => [document.referrer, String(window.opener)])).toEqual(['', 'null'])
  expect(reached).toEqual([{ url: FORM, referer: undefined, body: null }])
  await expect(card(page)).toHaveCount(0)
})

test('the invitation by mail is off until it is chosen, and can be taken back [FACT-1]', async ({ page, voter, request }) => {
  const wanted = async () => {
    const user = await (await request.get(`/api/user/${voter.id}`, { headers: { Authorization: `Bearer ${voter.token}` } })).json()
    return user.surveyMails
  }
  await page.goto('/settings')
  const box = page.getByRole('checkbox', { name: /zu einer Umfrage einladen/ })
  await expect(box).not.toBeChecked()
  await box.click()
  await expect.poll(wanted).toBe(true)
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect.poll(wanted).toBeUndefined()
})
