import { expect, test } from '@playwright/test'
import { addressOf, anyFill, politicsFill } from '../e2e/support/screens.ts'
import { quantile } from './support/median.ts'
import { slowDown } from './support/phone.ts'
import { report } from './support/report.ts'
import { firstViewOf, watchFirstView } from './support/first-view.ts'
import { yardstick } from './support/yardstick.ts'

const ROUNDS = 5
const BARS = { paintedMs: 1_200, blockedMs: 100, shift: 0.02 } as const
const SCREENS = ['/start', '/legislative/votes', '/legislative/votes/:id', '/councillor/:id', '/votes/sunday/:day']

for (const screen of SCREENS) {
  test(`${screen} stands there within ${BARS.paintedMs} ms on a slow phone, holds still and lets itself be used`, async ({
    browser,
    request,
  }) => {
    const address = addressOf(screen, { ...anyFill, ...(await politicsFill(request)) })
    // Rendered and compressed, as whoever is not the first to ask finds it.
    for (let time = 0; time < 2; time++) await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
    const views = []
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich', viewport: { width: 412, height: 823 } })
      const page = await context.newPage()
      await slowDown(await context.newCDPSession(page))
      await watchFirstView(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      views.push(await firstViewOf(page))
      await context.close()
    }
    console.log(await yardstick(browser))
    for (const name of ['paintedMs', 'blockedMs', 'shift'] as const) {
      const values = views.map((view) => view[name])
      report(`${screen} ${name}`, values, BARS[name])
      expect.soft(quantile(values), name).toBeLessThanOrEqual(BARS[name])
    }
    for (const moved of new Set(views.flatMap((view) => view.moved))) console.log(`  moved: ${moved}`)
  })
}
