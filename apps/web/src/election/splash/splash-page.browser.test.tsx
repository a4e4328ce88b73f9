import { expect, test } from '../../screen-test/screen-test.ts'

test('the splash counts down to the next election day with all its ballots, and can be left at once [ROUTE-5]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.clock.setFixedTime(new Date('2027-10-20T07:30:00Z'))
  await page.goto('/election')
  await page.getByRole('link', { name: 'Countdown zum nächsten Wahltag' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nächster Wahltag' })).toBeFocused()
  await expect(page).toHaveTitle('Nächster Wahltag – Plenara')
  await expect(page.getByText('Sonntag, 24. Oktober 2027')).toBeVisible()
  await expect(page.getByText('Nationalrat 2027 · Ständerat 2027')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('Noch 4 Tage, 2 Stunden und 30 Minuten, bis die Wahllokale schliessen.')
  await expect(page.getByRole('region', { name: 'Danach' }).getByRole('listitem')).toHaveText([
    /22\. Oktober 2028.*Regierungsrat 2028 · Grosser Rat 2028/,
    /10\. Juni 2029/,
  ])
  const saved = page.nextDownload()
  await page.getByRole('button', { name: 'In den Kalender, mit Erinnerung' }).click()
  const { text: file } = await saved
  expect(file.match(/UID:election-\d+@plenara/g)).toHaveLength(2)
  await page.getByRole('link', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/\/election$/)
})

test('when the polls close the splash shows that, and a week later it counts to the next day [ROUTE-5]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.clock.install({ time: new Date('2027-10-24T09:58:10Z') })
  await page.goto('/splash')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('timer')).toContainText('Noch 0 Tage, 0 Stunden und 1 Minute')
  await page.clock.runFor('01:00')
  await expect(page.getByRole('timer')).toContainText('0 Minuten')
  await page.clock.runFor('01:00')
  await expect(page.getByText('Die Wahllokale sind geschlossen.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resultate' })).toHaveAttribute('href', '/results')
  await expect(page.getByRole('link', { name: 'Weiter' })).toBeVisible()
  await page.clock.setFixedTime(new Date('2027-10-31T11:00:30Z'))
  await page.reload()
  await expect(page.getByText('Regierungsrat 2028 · Grosser Rat 2028')).toBeVisible()
  await expect(page.getByText('Die Wahllokale sind geschlossen.')).toBeHidden()
})

test('without a known election the splash shows that and can be left [ROUTE-5]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route(/\/api\/user\/\d+\/election\?/, (route) => route.fulfill({ json: [] }))
  await page.goto('/splash')
  await expect(page.getByText('Für deinen Wahlkreis ist keine Wahl bekannt.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weiter' })).toBeVisible()
})

for (const [width, height] of [
  [320, 640],
  [380, 600],
  [768, 1024],
] as const) {
  test(`the button to continue from the splash is visible without scrolling in ${width}x${height} [ROUTE-5]`, async ({ page, voter }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.setViewportSize({ width, height })
    await page.goto('/splash')
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Weiter' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
