import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const fresh = (page: Page) => page.getByRole('dialog').locator('path[class*="fresh"]')

test('a completed step animates its segment of the ring and links to the next step; without motion it is complete at once [NAV-5, ACHIEVE-2]', async ({
  page,
  request,
  voter,
}) => {
  const { complete } = await prepareRating(request, voter, [])
  await complete('match')
  await page.goto('/election')
  await expect(popup(page, 'Du hast fertig bewertet.')).toBeVisible()
  await expect(fresh(page)).toHaveCount(1)
  expect(await fresh(page).evaluate((segment) => getComputedStyle(segment).animationName)).toMatch(/draw/)
  await expect(page.getByRole('link', { name: 'Weiter zu Favoriten' }).first()).toHaveAttribute('href', '/election/favorite-candidates')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fresh(page).evaluate((segment) => getComputedStyle(segment).animationName)).toBe('none')
})

test('a popup is stored in the progression of its election [NAV-5, ACHIEVE-1]', async ({ page, request, voter }) => {
  const { election } = await prepareRating(request, voter, [])
  const headers = { Authorization: `Bearer ${voter.token}` }
  const place = `/api/user/${voter.id}/election/${election.id}/progression`
  await page.goto('/election')
  await popup(page, 'Dein Profil steht.').getByRole('button', { name: 'Später' }).click()
  const remembered = { key: 'achievement.profile', data: { state: 'c' } }
  await expect.poll(async () => (await request.get(place, { headers })).json()).toContainEqual(remembered)
})

/** Delays the response of the progression, so that a test decides when the popup is due. Returns the function that releases it. */
async function holdProgression(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/user\/\d+\/election\/\d+\/progression$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    await released
    await route.fulfill({ json: [] })
  })
  return release
}

test('no popup opens over another overlay; it opens when that is closed [NAV-5]', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  const release = await holdProgression(page)
  await page.goto('/election')
  await page.getByRole('button', { name: 'Mein Weg', exact: true }).click()
  await expect(popup(page, 'Mein Weg')).toBeVisible()
  release()
  await expect(popup(page, 'Mein Weg').getByText('2', { exact: true })).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(popup(page, 'Dein Profil steht.')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(popup(page, 'Dein Profil steht.')).toBeVisible()
})

test('no popup opens while a field has the focus [NAV-5]', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  const release = await holdProgression(page)
  await page.goto('/election')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'letter'
    document.body.append(field)
    field.focus()
  })
  release()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await expect(popup(page, 'Dein Profil steht.')).toBeHidden()
  await page.evaluate(() => document.querySelector('#letter')?.remove())
  await expect(popup(page, 'Dein Profil steht.')).toBeVisible()
})

// Fails when the shell shows it on every full page, or when it is stored only on closing.
test('a popup waits for the pages of the election, and opens once even if it is not closed [NAV-5]', { tags: ['slow'] }, async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter, [])
  for (const path of ['/settings', '/government', '/profile', '/match']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(700)
    await expect(popup(page, 'Dein Profil steht.')).toBeHidden()
  }
  await page.goto('/election')
  await expect(popup(page, 'Dein Profil steht.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Weiter zu Bewerten' })).toBeVisible()
  await page.waitForTimeout(700)
  await expect(popup(page, 'Dein Profil steht.')).toBeHidden()
})

// Fails when the popup always links to the step that it opened.
test('on the page of the opened step the popup has no link, and shows how many were rated [NAV-5, ACHIEVE-2]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, rate, complete } = await prepareRating(request, voter, ['profile'])
  for (const { id } of candidates.slice(0, 3)) await rate(id, 'like')
  await complete('match')
  await page.goto('/election/favorite-candidates')
  const dialog = popup(page, 'Du hast 3 Personen bewertet.')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
})

test('a deep link to a locked step shows what opens it, the progress, a link and a preview [NAV-3, ACHIEVE-3]', async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter)
  await page.goto('/lists?kind=official')
  await expect(page).toHaveURL(/\/lists\?kind=official$/)
  await expect(page.getByText('Zuerst deine Favoriten ordnen', { exact: true })).toBeVisible()
  await expect(page.getByText('1 von 5 Schritten erledigt')).toBeVisible()
  await expect(page.getByText('Dein nächster Schritt: Bewerten.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Weiter zu Bewerten' })).toHaveAttribute('href', '/match')
  const preview = main.getByRole('region', { name: '14 offizielle Listen' })
  await expect(preview.getByRole('link')).toHaveCount(14)
  await preview.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/list\/\d+$/)
  await page.getByRole('link', { name: 'Ansehen und abschreiben' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abschreiben' })).toBeVisible()
})

// Fails without `Enough` in locked-page.tsx: then the page of a locked step only links back.
test('locked favourites can be opened with the present rating, which rates no further candidate [ACHIEVE-2]', async ({
  page,
  request,
  voter,
}) => {
  const { matches, candidates } = await prepareRating(request, voter)
  await page.goto('/election/favorite-candidates')
  await expect(page.getByText('Zuerst fertig bewerten', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: `${candidates.length} Personen kandidieren` }).getByRole('link')).toHaveCount(6)
  await page.getByRole('button', { name: 'Genug gesehen: zu den Favoriten' }).click()
  await expect(page.getByText('Du hast noch keine Favoriten.')).toBeVisible()
  expect(await matches()).toEqual([])
})

// Fails when the journey of the web app ignores that the polls are closed.
test('an election that is over locks nothing and has no next step [ACHIEVE-1, ACHIEVE-3]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'federal')
    localStorage.setItem('plenara.election-year.federal', '2023')
  })
  await page.goto('/election')
  await expect(page.getByRole('heading', { name: 'Diese Wahl ist vorbei.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zu den Resultaten' })).toHaveAttribute('href', '/results')
  await page.goto('/lists')
  await expect(page.getByRole('radio', { name: /^Alle/ })).toBeAttached()
})

// Fails without `wasOpened` in use-step-lock.ts.
test('the deck does not wait for the questions if the profile was celebrated before [ACHIEVE-1, NAV-5]', async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter)
  const asked = page.waitForRequest(/\/api\/election\/\d+\/question/)
  await page.route(/\/api\/election\/\d+\/question/, () => undefined)
  await page.goto('/match')
  await expect(page.locator('article[data-place="first"]')).toBeVisible()
  await asked
})

// Fails when the celebration alone opens it.
test('a celebrated profile with missing answers does not open the deck [ACHIEVE-1]', async ({ page, request, voter }) => {
  const { election } = await prepareRating(request, voter)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const place = `/api/user/${voter.id}/election/${election.id}/response`
  const [first] = await (await request.get(place, { headers })).json<{ questionId: number }[]>()
  expect((await request.delete(`${place}/${first?.questionId}`, { headers })).ok()).toBe(true)
  await page.goto('/match')
  await expect(page.getByText('Zuerst dein Profil abschliessen', { exact: true })).toBeVisible()
  await expect(page.locator('article[data-place="first"]')).toHaveCount(0)
})
