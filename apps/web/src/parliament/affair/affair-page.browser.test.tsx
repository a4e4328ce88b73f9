import type { Affair, VoteCard } from '@plenara/contract'
import { type ApiRequest, expect, type Page, test } from '../../screen-test/screen-test.ts'

/** An affair with votes of the councils and documents. */
async function someAffair(request: ApiRequest): Promise<Affair> {
  const { items }: { items: VoteCard[] } = await (await request.get('/api/vote?lang=de&peopleVotes=false')).json()
  return (await request.get(`/api/affair/${items[0]!.affairId}?lang=de`)).json()
}

const section = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

for (const size of [
  { width: 320, height: 600 },
  { width: 1280, height: 900 },
]) {
  test(`an affair shows its facts, its timeline, documents and votes, ${size.width} px wide [ROUTE-35, SCREEN-17]`, async ({
    page,
    request,
  }) => {
    const affair = await someAffair(request)
    await page.setViewportSize(size)
    await page.goto(`/affair/${affair.id}`)
    await expect(page.getByRole('heading', { level: 1, name: affair.title })).toBeFocused()
    for (const text of [`${affair.type} ${affair.number}`, affair.status!])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    const days = await section(page, 'Verlauf')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days).toEqual(days.toSorted())
    expect(days[0]).toBe(affair.depositDate)
    await expect(section(page, 'Dokumente').getByRole('link')).toHaveCount(affair.documents.length)
    await expect(section(page, /^\d+ Abstimmungen?$/).getByRole('article')).toHaveCount(affair.votes.length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await section(page, /^\d+ Abstimmungen?$/)
      .getByRole('article')
      .last()
      .getByRole('link')
      .click()
    await page.getByRole('link', { name: `Zum Geschäft ${affair.number}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: affair.title })).toBeVisible()
  })
}

test('long texts show twelve lines until they are expanded; in print they are complete [SCREEN-17]', async ({ page, request }) => {
  const affair = await someAffair(request)
  const long = Array.from({ length: 30 }, (_, index) => `<p>Absatz ${index + 1}</p>`).join('')
  const texts = {
    initialSituation: '<p>Kurz.</p>',
    submittedText: long,
    reason: null,
    federalCouncilOpinion: '<p>Der Bundesrat stimmt zu.</p>',
  }
  await page.route(`**/api/affair/${affair.id}?**`, (route) => route.fulfill({ json: { ...affair, ...texts } }))
  await page.goto(`/affair/${affair.id}`)
  await expect(section(page, 'Stellungnahme des Bundesrats')).toContainText('Der Bundesrat stimmt zu.')
  await expect(page.getByRole('heading', { name: 'Begründung' })).toHaveCount(0)
  const text = section(page, 'Eingereichter Text')
  const height = () => text.evaluate((element) => element.getBoundingClientRect().height)
  const whole = text.getByRole('button', { name: 'Ganzen Text lesen' })
  await expect(whole).toHaveAttribute('aria-expanded', 'false')
  await expect(section(page, 'Ausgangslage').getByRole('button')).toHaveCount(0)
  const short = await height()
  await page.emulateMedia({ media: 'print' })
  expect(await height()).toBeGreaterThan(2 * short)
  await page.emulateMedia({ media: 'screen' })
  await whole.click()
  expect(await height()).toBeGreaterThan(2 * short)
  await text.getByRole('button', { name: 'Weniger zeigen' }).click()
  expect(await height()).toBeCloseTo(short, 0)
})

test('an affair is shared by its address; an unknown one, and a missing network, show a message [SCREEN-20]', async ({ page, request }) => {
  const affair = await someAffair(request)
  await page.goto(`/affair/${affair.id}`)
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/affair/${affair.id}`)
  await page.goto('/affair/77')
  await expect(page.getByText('Dieses Geschäft gibt es nicht.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Offizielle Website des Parlaments' })).toBeVisible()
  await page.route('**/api/affair/**', (route) => route.abort())
  await page.goto(`/affair/${affair.id}`)
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
})
