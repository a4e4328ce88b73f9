import type { Election } from '@plenara/contract'
import { answerFirst, ELECTION_ID } from '../../screen-test/answers.ts'
import { failReading } from '../../screen-test/faults.ts'
import { type ApiRequest, expect, newVoter, type Page, test, type Voter } from '../../screen-test/screen-test.ts'
import { markTutorialsSeen } from '../../screen-test/tutorials.ts'

async function electionsOf(request: ApiRequest, voter: Voter): Promise<Election[]> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  return (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const years = (page: Page) => page.getByRole('region', { name: 'Deine Wahlen im Überblick' })

test('the election home shows the election, its day, the countdown, the next step, and all other elections [ROUTE-18]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.clock.setFixedTime(new Date('2027-10-20T07:30:00Z'))
  await page.goto('/election')
  await expect(heading(page, 'Nationalrat 2027')).toBeVisible()
  await expect(page.getByText('Sonntag, 24. Oktober 2027')).toBeVisible()
  await expect(page.getByText('Basel-Stadt wählt 4 von 200 Sitzen.')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('Noch 4 Tage, 2 Stunden und 30 Minuten, bis die Wahllokale schliessen.')
  await expect(page.getByRole('timer').locator('time')).toHaveAttribute('datetime', 'P4DT2H30M')
  for (const level of ['Bund', 'Kanton', 'Gemeinde']) await expect(page.getByRole('radio', { name: level })).toBeAttached()
  const steps = page.getByRole('region', { name: 'Erstelle deine Dream Teams!' }).getByRole('listitem')
  await expect(steps).toHaveText([/Profil erstellen/, /Bewerten/, /Favoriten/, /Alle Listen/, /Dream Teams/])
  await expect(years(page).getByText('in 4 Tagen')).toBeVisible()
  await expect(page.getByRole('link', { name: /Rückmeldung geben/ })).toHaveAttribute('href', /^(mailto:.+@.+|\/imprint)/)
})

// Fails when the sheet offers constituencies outside of the postcode, or preselects none although one is likely.
test('the constituency is asked among those of the postcode, with the likely one preselected [ROUTE-14, VALID-10]', async ({
  page,
  request,
}) => {
  const voter = await newVoter({ constituencyOpen: true })
  await markTutorialsSeen(request, voter)
  localStorage.setItem('plenara.constituencies', '6 48 48 47')
  await page.goto('/election')
  await page.getByRole('radio', { name: 'Kanton' }).check({ force: true })
  await page.getByRole('button', { name: 'Wahlkreis wählen' }).click()
  const sheet = page.getByRole('dialog', { name: 'In welchem Wahlkreis stimmst du ab?' })
  await expect(sheet.locator('label')).toHaveText(['Bettingen', 'Riehen'])
  await expect(sheet.getByRole('radio', { name: 'Bettingen' })).toBeChecked()
  await page.keyboard.press('Escape')
  localStorage.setItem('plenara.constituencies', '12 0 90 91')
  await page.getByRole('button', { name: 'Wahlkreis wählen' }).click()
  await expect(sheet.getByRole('radio')).toHaveCount(5)
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0)
})

// Fails when the number is that of the first open question of the questionnaire, whose order is not used.
test('the number of the next question follows the number of answers, whichever questions were answered', async ({
  page,
  request,
  voter,
}) => {
  const left = await answerFirst(request, voter, 0)
  const headers = { Authorization: `Bearer ${voter.token}` }
  for (const { id } of left.slice(-3)) {
    await request.put(`/api/user/${voter.id}/election/${ELECTION_ID}/response/${id}`, { headers, data: { value: null } })
  }
  await page.goto('/election')
  await expect(page.getByRole('link', { name: 'Weiter mit Frage 4' })).toBeVisible()
})

test('the overview has every election, executive first on a day, and a tap makes it the active one [ROUTE-18, ELECT-4]', async ({
  page,
  request,
  voter,
}) => {
  const elections = await electionsOf(request, voter)
  await page.goto('/election')
  await expect(years(page).getByRole('button', { name: /^(Regierungsrat|Grosser Rat) 2028/ })).toHaveText([
    /^Regierungsrat/,
    /^Grosser Rat/,
  ])
  await years(page)
    .getByText(/\d+ vergangene Wahlen/)
    .click()
  await expect(years(page).getByRole('button')).toHaveCount(elections.length)
  await expect(years(page).getByRole('button', { name: /Nationalrat 2027/ })).toHaveAttribute('aria-current', 'true')
  await years(page)
    .getByRole('button', { name: /Bürgergemeinderat der Stadt Basel 2029/ })
    .click()
  await expect(heading(page, /Bürgergemeinderat der Stadt Basel 2029/)).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Gemeinde' })).toBeChecked()
})

test('a newly active election loads its spider, questions and responses and is stored [ELECT-3]', async ({ page, request, voter }) => {
  const elections = await electionsOf(request, voter)
  const cantonal = elections.find(({ council }) => council === 'cantonal-government')!
  await page.goto('/election')
  await expect(heading(page, 'Nationalrat 2027')).toBeVisible()
  const calls = ['smart-spider', `election/${cantonal.id}/question`, 'response']
  const asked = calls.map((part) => page.waitForRequest((url) => url.includes(`election/${cantonal.id}/`) && url.includes(part)))
  await page.getByText('Kanton', { exact: true }).click()
  await expect(heading(page, cantonal.name)).toBeVisible()
  await Promise.all(asked)
  expect(await page.evaluate(() => localStorage.getItem('plenara.active-election'))).toBe(String(cantonal.id))
})

test('the countdown follows the clock, stops while hidden, and ends when the polls close [ROUTE-18]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.clock.install({ time: new Date('2027-10-24T09:56:30Z') })
  await page.goto('/election')
  await page.waitForLoadState('networkidle')
  const timer = page.getByRole('timer')
  await expect(timer).toContainText('Noch 0 Tage, 0 Stunden und 3 Minuten')
  await page.clock.runFor('01:00')
  await expect(timer).toContainText('0 Stunden und 2 Minuten')
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.clock.runFor('01:00')
  await expect(timer).toContainText('0 Stunden und 2 Minuten')
  await hide(false)
  await expect(timer).toContainText('0 Stunden und 1 Minute')
  await page.clock.runFor('01:00')
  await expect(timer).toContainText('0 Stunden und 0 Minuten')
  await page.clock.runFor('01:00')
  await expect(page.getByText('Die Wahllokale sind geschlossen.')).toBeVisible()
  await expect(timer).toBeHidden()
  await expect(page.getByRole('link', { name: 'Resultate' })).toHaveAttribute('href', '/results')
})

test('a past active election links to the new current one, until its match step is completed [ELECT-5]', async ({
  page,
  request,
  voter,
}) => {
  const next = (await electionsOf(request, voter)).find(({ council, year }) => council === 'national-council' && year === 2027)!
  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'federal')
    localStorage.setItem('plenara.election-year.federal', '2023')
  })
  await page.goto('/election')
  await expect(heading(page, 'Nationalrat 2023')).toBeVisible()
  const note = page.getByRole('button', { name: 'Zu dieser Wahl' })
  await expect(note).toBeVisible()
  const headers = { Authorization: `Bearer ${voter.token}` }
  const place = `/api/user/${voter.id}/election/${next.id}/progression`
  await request.put(place, { headers, data: { key: 'match', data: { state: 'c' } } })
  await page.reload()
  await expect(years(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(note).toBeHidden()
  await request.put(place, { headers, data: { key: 'match', data: {} } })
  await page.reload()
  await note.click()
  await expect(heading(page, 'Nationalrat 2027')).toBeVisible()
  await expect(note).toBeHidden()
})

test('a level without an election shows that and the next known day [ELECT-6]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route(/\/api\/user\/\d+\/election\?/, async (route) => {
    const elections: Election[] = await (await route.fetch()).json()
    route.fulfill({ json: elections.filter(({ level }) => level !== 'communal') })
  })
  await page.goto('/election')
  await page.getByText('Gemeinde', { exact: true }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Auf dieser Ebene ist keine Wahl bekannt. Der nächste bekannte Wahltag ist Sonntag, 24. Oktober 2027.')
  await alert.getByRole('button', { name: 'Nationalrat 2027 zeigen' }).click()
  await expect(heading(page, 'Nationalrat 2027')).toBeVisible()
})

test('without a network, or with unreadable data, the home shows that and can be loaded again', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const mend = await failReading(page, /\/api\/user\/\d+\/election\?/)
  await page.goto('/election')
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Nochmals versuchen' }) })
  await expect(alert).toBeVisible()
  // It stays: the content for a missing network must not repeat the calls.
  for (let look = 0; look < 20; look++) {
    await page.waitForTimeout(100)
    expect(await alert.count()).toBe(1)
  }
  await mend()
  await alert.getByRole('button').click()
  await expect(heading(page, 'Nationalrat 2027')).toBeVisible()
})

test('the calendar entry is in the language of the app, with two alarms and a stable id [ROUTE-18]', async ({ page, request, voter }) => {
  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Sprache der App' }).selectOption('Français')
  await expect.poll(() => document.documentElement.lang).toBe('fr-CH')
  const headers = { Authorization: `Bearer ${voter.token}` }
  await expect
    .poll(async () => (await (await request.get(`/api/user/${voter.id}`, { headers })).json<{ language: string }>()).language)
    .toBe('fr')
  await page.goto('/election')
  const saved = page.nextDownload()
  await page.getByRole('button', { name: 'Dans l’agenda' }).click()
  const { text: file } = await saved
  expect(file).toMatch(/UID:election-\d+@plenara\r\n/)
  expect(file).toContain('DTSTART;VALUE=DATE:20271024\r\nDTEND;VALUE=DATE:20271025')
  expect(file.match(/TRIGGER:-P(14|5)D/g)).toEqual(['TRIGGER:-P14D', 'TRIGGER:-P5D'])
  expect(file).toContain('Poster l’enveloppe – vérifier le délai de la commune')
})
