import { expectNoSidewaysScroll } from '../../screen-test/parliament.ts'
import { expect, test } from '../../screen-test/screen-test.ts'
import { ALL_COUNTED, resultOf, SUNDAY, SUNDAY_CALLS, sundayWith, tellSunday, timeOf } from '../../screen-test/voting-day.ts'

const PAGE = `/votes/sunday/${SUNDAY}`
const SIZES = [
  { width: 320, height: 600 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

// Fails when the page does not update, keeps an old number, hides that the source is unreachable, or puts another canton first.
test('a voting Sunday: before, first counts, a correction, the source unreachable, the server unreachable, the final result', async ({
  page,
  request,
  voter: _,
}) => {
  await page.clock.install({ time: new Date('2027-02-23T09:00:00+01:00') })
  await tellSunday(page, await sundayWith(request, null))
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Sonntag, 7. März 2027' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('12Tage')
  await expect(page.getByText('Zwischen dem 07.02.27 und dem 14.02.27.')).toBeVisible()
  await expect(page.getByText('vom 03.03.27 bis 06.03.27')).toBeVisible()
  await expect(page.getByText('Darum geht es.')).toBeVisible()
  await expect(page.getByText('Es zählen Volk und Stände.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Basel-Stadt: 1 Vorlage' })).toBeVisible()
  // Earlier votes on the subject need a separate call.
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([
      'So stimmst du rechtzeitig',
      ...['Bund: 1 Vorlage', 'Basel-Stadt: 1 Vorlage', 'Aargau: 1 Vorlage'],
      ...['Frühere Abstimmungen zum Thema', 'Kein Termin vergessen'],
    ])
  await expect(page.getByRole('link', { name: 'Kalender abonnieren' })).toHaveAttribute(
    'href',
    /^webcal:.*calendar\.ics\?lang=de&canton=BS$/,
  )

  await page.clock.install({ time: timeOf('12:00') })
  await page.reload()
  await expect(page.getByText('Noch keine Resultate.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)

  await tellSunday(page, await sundayWith(request, resultOf({ BE: [600, 400] }), timeOf('12:01')))
  await page.clock.runFor('01:01')
  await expect(page.getByText('1 von 26 Kantonen ausgezählt')).toBeVisible()
  await expect(page.getByText('Basel-Stadt ist noch nicht ausgezählt.')).toBeVisible()
  await expect(page.getByText('Stand 12:01.')).toBeVisible()

  await tellSunday(page, await sundayWith(request, resultOf({ BE: [590, 410], BS: [700, 300] }), timeOf('12:02')))
  await page.clock.runFor('01:01')
  await expect(page.getByText('70.0 %')).toBeVisible()
  await expect(page.getByText('Ja in Basel-Stadt')).toBeVisible()
  await expect(page.getByText('64.5 % Ja')).toBeVisible()

  await page.clock.runFor('06:00')
  await expect(page.getByRole('status').filter({ hasText: 'Seit 12:02 antwortet das Bundesamt für Statistik nicht.' })).toBeVisible()
  await expect(page.getByText('70.0 %')).toBeVisible()

  await page.unroute(SUNDAY_CALLS)
  await page.route(SUNDAY_CALLS, (route) => route.abort())
  await page.clock.runFor('01:01')
  await expect(page.getByText('Neue Zahlen lassen sich gerade nicht laden.')).toBeVisible()
  await expect(page.getByText('70.0 %')).toBeVisible()

  await tellSunday(page, await sundayWith(request, resultOf(ALL_COUNTED, true), timeOf('12:10')))
  await page.clock.runFor('01:01')
  await expect(page.getByText('Der Bund ist ausgezählt.')).toBeVisible()
  await expect(page.getByText('Abgelehnt')).toBeVisible()
  await expect(page.getByText('8 ½ Ja, 14 ½ Nein von 23 Standesstimmen')).toBeVisible()
  await page.getByText('Resultat nach Kanton').first().click()
  await expect(page.getByRole('img', { name: /^Karte der Kantone/ })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(27)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
})

test('a visitor sees the country first and goes from day to day; without data the page shows that', async ({ page }) => {
  await page.goto('/votes/sunday/2026-09-27')
  await expect(page.getByRole('heading', { level: 2, name: 'Bund: 3 Vorlagen' })).toBeVisible()
  await expect(page.getByText(/Ja in /)).toHaveCount(0)
  await expect(page.getByText('Die Initiative wird vorgezogen.')).toBeVisible()
  await page.getByRole('link', { name: 'Davor: 14.06.26' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sonntag, 14. Juni 2026' })).toBeVisible()
  await page.getByRole('heading', { level: 3 }).getByRole('link').click()
  await page.getByRole('link', { name: 'Alles zum Abstimmungstag 14.06.26' }).click()
  await expect(page).toHaveURL(/\/votes\/sunday\/2026-06-14$/)
  for (const day of ['2026-06-13', '2026-13-13', 'morgen']) {
    await page.goto(`/votes/sunday/${day}`)
    await expect(page.getByText('Von einer Abstimmung an diesem Tag wissen wir nichts.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Alle Volksabstimmungen' }).click()
  await expect(page).toHaveURL(/\/legislative\/votes\?people=true$/)
})

test('without a network, and if the server fails, the page shows the reason and can try again', async ({ page }) => {
  await page.route(SUNDAY_CALLS, (route) => route.abort())
  await page.goto(PAGE)
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
  await page.unroute(SUNDAY_CALLS)
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bund: 1 Vorlage' })).toBeVisible()
  await page.route(SUNDAY_CALLS, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.reload()
  await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
})
