import { type Browser, expect, type Page, test } from '@playwright/test'
import { addressOf, anyFill, politicsFill } from '../e2e/support/screens.ts'
import { firstViewOf, watchFirstView } from './support/first-view.ts'
import { interactionsOf, watchInteractions } from './support/interactions.ts'
import { slowDown } from './support/phone.ts'
import { report } from './support/report.ts'
import { yardstick } from './support/yardstick.ts'

const ROUNDS = 5
/** The long lists of open pages whose rows are laid out only near the screen, and what is pressed there. */
const LISTS: readonly { readonly screen: string; readonly query: string; readonly pressed: readonly RegExp[] }[] = [
  { screen: '/legislative/votes', query: '', pressed: [] },
  { screen: '/legislative/votes/:id', query: '?view=person', pressed: [/^Ja/, /^Alle/, /^Nein/] },
  { screen: '/legislative/council', query: '?by=person', pressed: [/Partei/, /Person/, /Kanton/] },
]

interface Seen {
  readonly paintedMs: number
  readonly blockedMs: number
  readonly interactionsMs: readonly number[]
}

/** Lays all rows out at once. */
function layOutAllRows(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('li { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}

async function pressAll(page: Page, labels: readonly RegExp[]): Promise<void> {
  for (const label of labels) {
    await page.locator('main label').filter({ hasText: label }).first().click()
    await page.waitForTimeout(700)
  }
}

async function lookAt(browser: Browser, address: string, pressed: readonly RegExp[], isWhole: boolean): Promise<Seen> {
  const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich', viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  await watchFirstView(page)
  await watchInteractions(page)
  if (isWhole) await page.addInitScript(layOutAllRows)
  await page.goto(address, { waitUntil: 'networkidle' })
  const { paintedMs, blockedMs } = await firstViewOf(page)
  await pressAll(page, pressed)
  const interactionsMs = pressed.length > 0 ? await interactionsOf(page) : []
  await context.close()
  return { paintedMs, blockedMs, interactionsMs }
}

// What a list gains from rows that are laid out only near the screen; no bar, one figure beside the other in one run.
for (const { screen, query, pressed } of LISTS) {
  test(`${screen}: rows laid out near the screen, and all at once`, async ({ browser, request }) => {
    const address = addressOf(screen, { ...anyFill, ...(await politicsFill(request)) }) + query
    for (let time = 0; time < 2; time++) await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
    const seen = { near: [] as Seen[], whole: [] as Seen[] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of round % 2 === 0 ? (['near', 'whole'] as const) : (['whole', 'near'] as const)) {
        seen[kind].push(await lookAt(browser, address, pressed, kind === 'whole'))
      }
    }
    console.log(await yardstick(browser))
    for (const [kind, views] of Object.entries(seen)) {
      report(
        `${screen} ${kind} paintedMs`,
        views.map(({ paintedMs }) => paintedMs),
        null,
      )
      report(
        `${screen} ${kind} blockedMs`,
        views.map(({ blockedMs }) => blockedMs),
        null,
      )
      const interactions = views.flatMap(({ interactionsMs }) => interactionsMs)
      if (interactions.length > 0) report(`${screen} ${kind} INP`, interactions, null, 0.75)
    }
    expect(seen.near.every(({ paintedMs }) => paintedMs > 0)).toBe(true)
  })
}
