import { expect, test } from '../../screen-test/screen-test.ts'

test('the menu links to place, password, legal texts, logging off and deletion [ROUTE-17]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/settings')
  for (const name of ['Wahlkreis ändern', 'Passwort ändern', 'Abmelden', 'Nutzungsbedingungen (AGB)', 'Datenschutz', 'Impressum']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Account löschen' })).toBeVisible()
})

for (const [path, title] of [
  ['/terms', 'Nutzungsbedingungen (AGB)'],
  ['/privacy', 'Datenschutz'],
  ['/imprint', 'Impressum'],
] as const) {
  test(`${path} is open to everybody, in four languages and both themes`, async ({ page }) => {
    await page.goto('/start')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page.getByRole('article')).toContainText('[Name der Betreiberin]')
    await page.evaluate(() => localStorage.setItem('plenara.theme', 'dark'))
    for (const language of ['fr', 'it', 'rm']) {
      await page.goto(`${path}?lang=${language}`)
      await expect(page.getByRole('article')).toHaveAttribute('lang', `${language}-CH`)
      await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    }
  })
}

test('the introduction shows one card at a time on a phone, by its dots, and all on a wide screen [ROUTE-9]', async ({ page }) => {
  await page.goto('/welcome')
  const first = page.getByRole('heading', { name: 'In fünf Schritten zur Liste' })
  const last = page.getByRole('heading', { name: 'Nach den Wahlen' })
  await expect(first).toBeInViewport()
  await expect(last).not.toBeInViewport()
  await page.getByRole('button', { name: 'Karte 3 von 3: Nach den Wahlen' }).click()
  await expect(last).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Karte 3 von 3: Nach den Wahlen' })).toHaveAttribute('aria-current', 'step')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(first).toBeInViewport()
  await expect(last).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Überspringen' })).toBeHidden()
  await page.setViewportSize({ width: 380, height: 600 })
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect(page).toHaveURL(/\/select-storage$/)
})
