import type { MunicipalResults } from '@plenara/contract'
import { expectNoSidewaysScroll } from '../../screen-test/parliament.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'
import { ALL_COUNTED, resultOf, SUNDAY, sundayWith, tellSunday, timeOf } from '../../screen-test/voting-day.ts'

const COUNTED_DAY = '/votes/sunday/2026-06-14'
const COUNTED_VOTE = '/legislative/votes/7004'
const MUNICIPAL_CALLS = '**/api/vote/*/canton/**'
const MAP_FILE = '**/ch-combined*'
const SIZES = [
  { width: 320, height: 600 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

const open = async (page: Page) => page.getByText('Resultat nach Gemeinde').first().click()
const table = (page: Page) => page.getByRole('table', { name: 'Resultat nach Gemeinde' })
const rows = (page: Page) => table(page).locator('tbody tr')
const canton = (page: Page) => page.getByLabel('Kanton', { exact: true })
const municipalityField = (page: Page) => page.getByLabel('Meine Gemeinde')

test('without the map, and without the server, the page shows that and can try again', async ({ page }) => {
  await page.route(MAP_FILE, (route) => route.abort())
  await page.route(MUNICIPAL_CALLS, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto(COUNTED_VOTE)
  await open(page)
  await canton(page).selectOption('Uri')
  await expect(page.getByText('Die Karte lässt sich gerade nicht laden. Die Tabelle sagt dasselbe.')).toBeVisible()
  await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
  await page.unroute(MUNICIPAL_CALLS)
  await page.getByRole('button', { name: 'Nochmals versuchen' }).last().click()
  await expect(rows(page)).toHaveCount(20)
})

// Fails when another canton or municipality comes first, when the choice is not stored, or when an uncounted municipality has a number.
test('the own canton and municipality come first; other cantons have their table', async ({ page, voter: _ }) => {
  await page.goto(COUNTED_DAY)
  await open(page)
  await expect(canton(page)).toHaveValue('BS')
  await expect(rows(page)).toHaveCount(4)
  await expect(page.getByText(/ausgezählt$/)).toHaveCount(0)
  await municipalityField(page).selectOption('Riehen')
  await expect(page.getByText('Ja in Riehen').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ja in Riehen')).toHaveCount(1)
  await expect(table(page)).toHaveCount(0)

  await open(page)
  await expect(municipalityField(page)).toHaveValue('Riehen')
  await canton(page).selectOption('Uri')
  await expect(rows(page)).toHaveCount(20)
  await expect(page.getByText('19 Gemeinden von 20 ausgezählt')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Wassen' })).toContainText('–')
  await expect(municipalityField(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Ja', exact: true }).last().click()
  const percents = (await rows(page).locator('td b').allTextContents()).map(Number.parseFloat).filter((one) => !Number.isNaN(one))
  expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  await canton(page).selectOption('Zürich')
  await expect(page.getByText('Von den Gemeinden dieses Kantons ist nichts bekannt.')).toBeVisible()
})

// Fails when the map draws another canton, hides municipalities without a shape, or is required.
test('the map opens the municipalities of a canton, and the table works without it', async ({ page }) => {
  await page.goto(COUNTED_VOTE)
  await open(page)
  await expect(canton(page)).toHaveValue('')
  const cantons = page.getByRole('img', { name: /^Karte der Kantone/ }).last()
  await expect(cantons.locator('[data-key]')).toHaveCount(26)
  await cantons.locator('[data-key="UR"]').click()
  await expect(canton(page)).toHaveValue('UR')
  const municipalities = page.getByRole('img', { name: /^Karte der Gemeinden/ })
  await expect(municipalities.locator('[data-key]')).toHaveCount(19)
  await expect(page.getByText('Ohne Ort auf der Karte: UR-Ausland-CH')).toBeVisible()
  await expect(page.getByText('Grenzen: Bundesamt für Statistik (BFS), GEOSTAT, 2026; aufbereitet von swiss-maps.')).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
})

test('many municipalities can be searched', async ({ page }) => {
  const places = Array.from({ length: 40 }, (_, index) => ({
    ...{ number: 100 + index, name: `Örtli ${index}`, isCounted: true, eligible: 10, cast: 5, valid: 5 },
    ...{ yes: 2, no: 3, yesPercent: 40, turnoutPercent: 50 },
  }))
  const json: MunicipalResults = { cantonCode: 'AG', municipalities: places }
  await page.route(MUNICIPAL_CALLS, (route) => route.fulfill({ json }))
  await page.goto(COUNTED_VOTE)
  await open(page)
  await canton(page).selectOption('Aargau')
  await expect(rows(page)).toHaveCount(40)
  await page.getByLabel('Gemeinde suchen').fill('ortli 17')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Gemeinde suchen').fill('xyz')
  await expect(page.getByText('Keine Gemeinde heisst so.')).toBeVisible()
})

// Fails when the page does not update, keeps an old number, or loses its data while the server is unreachable.
test('a voting Sunday by municipality: first counts, a correction, the server unreachable, all counted', async ({
  page,
  request,
  voter: _,
}) => {
  const sunday = async (isFinal: boolean, time: string) => {
    const day = await sundayWith(
      request,
      { ...resultOf(isFinal ? ALL_COUNTED : { BE: [600, 400] }, isFinal), hasMunicipalities: true },
      timeOf(time),
    )
    await tellSunday(page, day)
  }
  const tell = async (...yes: readonly (number | null)[]) => {
    const municipalities = yes.map((percent, index) => ({
      ...{ number: 2701 + index, name: ['Basel', 'Bettingen', 'Riehen'][index] ?? '', isCounted: percent !== null, eligible: 100 },
      ...{ cast: percent && 50, valid: percent && 50, yes: percent && percent / 2, no: percent && 50 - percent / 2 },
      ...{ yesPercent: percent, turnoutPercent: percent && 50 },
    }))
    await page.unroute(MUNICIPAL_CALLS)
    await page.route(MUNICIPAL_CALLS, (route) => route.fulfill({ json: { cantonCode: 'BS', municipalities } }))
  }
  await page.clock.install({ time: timeOf('12:30') })
  await sunday(false, '12:30')
  await tell(null, 60, null)
  await page.goto(`/votes/sunday/${SUNDAY}`)
  await open(page)
  await expect(page.getByText('1 Gemeinde von 3 ausgezählt')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Bettingen' })).toContainText('60.0 %')
  await expect(rows(page).filter({ hasText: 'Riehen' })).not.toContainText('%')

  await municipalityField(page).selectOption('Riehen')
  await expect(page.getByText('Riehen ist noch nicht ausgezählt.').first()).toBeVisible()
  await tell(null, 58, 52)
  await page.clock.runFor('01:01')
  await expect(rows(page).filter({ hasText: 'Bettingen' })).toContainText('58.0 %')
  await expect(page.getByText('Ja in Riehen').first()).toBeVisible()

  await page.unroute(MUNICIPAL_CALLS)
  await page.route(MUNICIPAL_CALLS, (route) => route.abort())
  await page.clock.runFor('01:01')
  await expect(rows(page).filter({ hasText: 'Bettingen' })).toContainText('58.0 %')

  await sunday(true, '17:00')
  await tell(44, 58, 52)
  await page.clock.runFor('02:02')
  await expect(page.getByText('Der Bund ist ausgezählt.')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Basel' })).toContainText('44.0 %')
  await expect(page.getByText(/ von 3 ausgezählt/)).toHaveCount(0)
})
