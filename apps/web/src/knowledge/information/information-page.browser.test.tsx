import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [width, scheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`an article is open to everybody: summary, figures, sections, day, at ${width} px [ROUTE-40] [FACT-1]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/information/government/federal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Behörden des Bundes')
    const article = page.getByRole('article')
    await expect(article.getByRole('region', { name: 'Das Wichtigste' }).getByRole('listitem')).toHaveCount(3)
    await expect(article.locator('dd')).toHaveText(['200', '46', '246', '7', '5', '34–45'])
    await expect(article.getByRole('heading', { level: 2 })).toHaveCount(5)
    await expect(article.getByText('Stand: Samstag, 21. November 2026')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Wissen' }).getByRole('link', { name: 'Drei Ebenen' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
  })
}

test('a word of the glossary opens its meaning by key, Escape closes it and leaves the focus [ROUTE-40]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/information/government/federal')
  const word = page.getByRole('button', { name: 'Fraktion' })
  await word.focus()
  await page.keyboard.press('Enter')
  const meaning = page.getByRole('note', { name: 'Fraktion' })
  await expect(meaning).toContainText('mindestens fünf Mitglieder')
  const box = await meaning.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(word).toBeFocused()
})

test('the address of an unknown article shows the page for unknown addresses [ROUTE-40]', async ({ page }) => {
  for (const path of ['/information/courts/federal', '/information/elections/european']) {
    await page.goto(path)
    await expect(page.getByText('Seite nicht gefunden')).toBeVisible()
  }
})

test('an article is shared by its address and printed without navigation [ROUTE-40]', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/information/questionnaire/communal')
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByText('Die Adresse ist kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/information\/questionnaire\/communal$/)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.getByRole('navigation', { name: 'Ebene' }), page.getByRole('button', { name: 'Drucken' })]) {
    await expect(hidden).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Quellen' })).toBeVisible()
})

for (const [language, title] of [
  ['fr', 'Les élections fédérales'],
  ['it', 'Le elezioni federali'],
  ['rm', 'Elecziuns en la Confederaziun'],
] as const) {
  test(`the articles are available in ${language} too [ROUTE-40]`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('plenara.language', chosen), language)
    await page.goto('/information/elections/federal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('article')).toHaveAttribute('lang', `${language}-CH`)
    await expect(page.locator('dd').first()).toHaveText('200')
  })
}

test('the political system explains how a law is made and links to the levels [ROUTE-29]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/our-system')
  await expect(page.getByRole('article').locator('ol > li')).toHaveCount(7)
  await expect(page.locator('dd')).toHaveText(['200', '46', '246', '7', '34–45', '26'])
  await page.getByRole('article').getByRole('link', { name: 'Gemeinde' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Behörden der Gemeinde')
})

test('getting involved has four cards by time, with marked official links [ROUTE-30]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/get-involved')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'In fünf Minuten',
    'An einem Abend',
    'Mit mehr Zeit',
    'Ohne Stimmrecht',
  ])
  const official = page.getByRole('link', { name: 'Bundeskanzlei' })
  await expect(official).toHaveAttribute('href', 'https://www.bk.admin.ch')
  await expect(official.locator('svg')).toBeVisible()
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
})
