import type { Election } from '@plenara/contract'
import { type ApiRequest, expect, test, type Voter } from '../../screen-test/screen-test.ts'

const steps = ['Profil erstellen', 'Bewerten', 'Favoriten', 'Alle Listen', 'Dream Teams']

/** The id of the National Council election of the voter, which is the active one at the start. */
async function nationalCouncil(request: ApiRequest, voter: Voter): Promise<number> {
  const elections: { id: number; council: string; year: number }[] = await (
    await request.get(`/api/user/${voter.id}/election`, { headers: { Authorization: `Bearer ${voter.token}` } })
  ).json()
  return elections.filter(({ council }) => council === 'national-council').sort((a, b) => b.year - a.year)[0]!.id
}

async function answerShortQuestions(request: ApiRequest, voter: Voter): Promise<void> {
  const eid = await nationalCouncil(request, voter)
  const questions: { id: number; isShort: boolean }[] = await (await request.get(`/api/election/${eid}/question`)).json()
  for (const { id } of questions.filter(({ isShort }) => isShort)) {
    const answer = await request.put(`/api/user/${voter.id}/election/${eid}/response/${id}`, {
      headers: { Authorization: `Bearer ${voter.token}` },
      data: { value: 100 },
    })
    expect(answer.status()).toBe(200)
  }
}

test('an unknown address shows a message in every language [ROUTE-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/gibt-es-nicht')
  await expect(page.getByRole('heading', { name: 'Error 404' })).toBeVisible()
  for (const sentence of ['Seite nicht gefunden', 'Page introuvable', 'Pagina non trovata', 'Betg chattà la pagina', 'Page not found.']) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
})

test('the areas show their pages as tabs or second level [NAV-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/election')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  for (const name of ['Politik', 'Wahlen', 'Wissen', 'Ich', 'Favoriten', 'Listen', 'Dream Teams']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(navigation.getByRole('link', { name: 'Wahlen' })).toHaveAttribute('aria-current', 'true')
  await navigation.getByRole('link', { name: 'Wissen' }).click()
  for (const name of ['Wahlanleitung', 'Unser System', 'Aktiv werden']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

for (const [name, width, height] of [
  ['phone', 414, 896],
  ['small phone', 380, 600],
  ['tablet', 768, 1024],
] as const) {
  const title = `the ring on a ${name} shows five steps clockwise and locks those that are not open yet [NAV-3]`
  test(title, async ({ page, voter }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.setViewportSize({ width, height })
    await page.goto('/government')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const ring = page.getByRole('button', { name: 'Mein Weg', exact: true })
    await ring.focus()
    await page.keyboard.press('Enter')
    await expect(ring).toHaveAttribute('aria-expanded', 'true')
    const links = page.getByRole('dialog').getByRole('navigation', { name: 'Mein Weg' }).getByRole('link')
    await expect(links).toHaveText(steps.map((step) => new RegExp(`^${step}`)))
    await expect(links.nth(0)).toHaveText(/nächster Schritt/)
    await expect(links.nth(1)).toHaveText(/Zuerst dein Profil abschliessen/)
    await expect(links.nth(1)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(ring).toBeFocused()
  })
}

test('a locked step explains what opens it, at its address [NAV-3, ACHIEVE-1]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/match')
  await expect(page).toHaveURL(/\/match$/)
  await expect(page.getByText('Zuerst dein Profil abschliessen', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Weiter zu Profil erstellen' }).click()
  await expect(page).toHaveURL(/\/profile\/questions\/short$/)
})

test('a finished profile is celebrated once and opens the next step [NAV-5, ACHIEVE-1]', async ({ page, voter, request }) => {
  await answerShortQuestions(request, voter)
  await page.goto('/election')
  const dialog = page.getByRole('dialog', { name: 'Dein Profil steht.' })
  await expect(dialog.getByRole('link', { name: 'Weiter zu Bewerten' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Später' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Weiter zu Bewerten' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Weiter zu Bewerten' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/match')
  await expect(page.getByText('Zuerst dein Profil abschliessen', { exact: true })).toBeHidden()
})

test('no congratulation covers a questionnaire in use [NAV-5]', async ({ page, voter, request }) => {
  await answerShortQuestions(request, voter)
  await page.goto('/profile/questions/all')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog', { name: 'Dein Profil steht.' })).toBeHidden()
})

test('an election in another language shows an alert until it is closed; a changed language shows it again [NAV-6, LANG-1, LANG-3]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route(/\/api\/user\/\d+\/election\?/, async (route) => {
    const elections: Election[] = await (await route.fetch()).json()
    route.fulfill({ json: elections.map((election) => ({ ...election, languages: ['it', 'rm'] })) })
  })
  await page.goto('/election')
  const alert = page.getByText('Ein Teil der Inhalte ist auf Italienisch.')
  await expect(alert).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Schliessen' }).click()
  await expect(alert).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat' })).toBeVisible()
  await expect(alert).toBeHidden()
  await page.goto('/settings')
  await page.getByLabel('Sprache der Inhalte').selectOption('Français')
  await expect(alert).toBeVisible()
  await page.getByLabel('Sprache der Inhalte').selectOption('Rumantsch')
  await expect(alert).toBeHidden()
  await page.getByLabel('Sprache der Inhalte').selectOption('Wie die App (Deutsch)')
  await expect(alert).toBeVisible()
})

test('level, year and place select the active election and are stored [ELECT-1, ELECT-2, ELECT-3]', async ({ page, voter, request }) => {
  const id = await nationalCouncil(request, voter)
  const spider = page.waitForRequest((url) => url.includes(`/election/${id}/smart-spider`))
  await page.goto('/election')
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat' })).toBeVisible()
  await spider
  expect(await page.evaluate(() => localStorage.getItem('plenara.active-election'))).toBe(String(id))
  await page.getByRole('button', { name: 'Wahl: nächste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
  await page.getByText('Gemeinde', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Bürgergemeinderat/ })).toBeVisible()
  await page.getByText('Bund', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
  await page.getByRole('button', { name: 'Wahljahr: vorherige' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat 2023' })).toBeVisible()
  await expect(page.getByText('Die Wahllokale sind geschlossen.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat 2023' })).toBeVisible()
})

test('without elections an alert is shown [ELECT-6]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route(/\/api\/user\/\d+\/election\?/, (route) => route.fulfill({ json: [] }))
  await page.goto('/election')
  await expect(page.getByRole('alert').getByText('Für deinen Wahlkreis ist keine Wahl bekannt.')).toBeVisible()
})

test('the election day goes into the calendar', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/election')
  const saved = page.nextDownload()
  await page.getByRole('button', { name: 'In den Kalender' }).click()
  expect((await saved).name).toBe('election.ics')
})

for (const [width, height] of [
  [320, 640],
  [380, 600],
  [414, 896],
  [768, 1024],
  [1280, 900],
] as const) {
  // Fails when a page is wider than its window, or when the navigation covers content or stays at the foot of a wide window.
  test(`every page of the shell fits ${width}x${height} with a base font of 16 [SCREEN-15]`, async ({ page, voter }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.setViewportSize({ width, height })
    for (const path of ['/government', '/election', '/settings', '/profile', '/welcome', '/location', '/match']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      const box = await heading.boundingBox()
      expect(box?.y, path).toBeGreaterThanOrEqual(0)
      expect(box?.y, path).toBeLessThan(height / 2)
      expect(await page.evaluate(coveredByNavigation), path).toEqual([])
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('16px')
    // The bar at the foot of a phone becomes a rail at the side of a tablet, and a panel with labels on a desktop.
    await page.goto('/government')
    const link = await page.getByRole('navigation').getByRole('link', { name: 'Wahlen', exact: true }).first().boundingBox()
    if (!link) throw new Error('no link to the election')
    if (width < 768) expect(height - link.y).toBeLessThan(100)
    else expect(link.x + link.width).toBeLessThan(width < 1280 ? 90 : 270)
    if (width >= 1280) expect(link.width).toBeGreaterThan(150)
  })
}

/** The content that the navigation covers once the page is scrolled to its end. */
function coveredByNavigation(): string[] {
  const bar = document.getElementById('navigation')
  if (!bar) return []
  scrollTo(0, document.documentElement.scrollHeight)
  const parts = [...document.querySelectorAll('main :is(h1, h2, p, a, button, label)')].filter((part) => part.checkVisibility())
  const covered = parts.filter((part) => overlap(part.getBoundingClientRect(), bar.getBoundingClientRect()))
  scrollTo(0, 0)
  return covered.map(({ outerHTML }) => outerHTML.slice(0, 120))
}

function overlap(box: DOMRect, other: DOMRect): boolean {
  const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  return across > 1 && down > 1
}
