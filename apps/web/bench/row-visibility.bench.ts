import { type Browser, expect, type Page } from '@playwright/test'
import { firstViewOf, watchFirstView } from './support/first-view.ts'
import { interactionsOf, watchInteractions } from './support/interactions.ts'
import { openPhone } from './support/phone.ts'
import { report } from './support/report.ts'
import { yardstick } from './support/yardstick.ts'
import { test, type ZurichVoter } from './support/zurich.ts'

const ROUNDS = 5
/** The long lists whose rows are laid out only near the screen, and what is pressed there. */
const LISTS: readonly { readonly screen: string; readonly query: string; readonly pressed: readonly RegExp[] }[] = [
  { screen: '/legislative/council', query: '?by=person', pressed: [/Partei/, /Person/, /Kanton/] },
  { screen: '/profile/questions/short', query: '?question=result&all=1', pressed: [/Name/, /Liste/] },
]

test.use({ answered: 'few' })

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

interface Look {
  readonly voter: ZurichVoter
  readonly address: string
  readonly pressed: readonly RegExp[]
  readonly isWhole: boolean
}

async function lookAt(browser: Browser, { voter, address, pressed, isWhole }: Look): Promise<Seen> {
  const { page, close } = await openPhone(browser, voter)
  await watchFirstView(page)
  await watchInteractions(page)
  if (isWhole) await page.addInitScript(layOutAllRows)
  await page.goto(address, { waitUntil: 'networkidle' })
  const { paintedMs, blockedMs } = await firstViewOf(page)
  await expect.poll(() => page.locator('main li').count()).toBeGreaterThan(20)
  await pressAll(page, pressed)
  const interactionsMs = await interactionsOf(page)
  await close()
  return { paintedMs, blockedMs, interactionsMs }
}

// What a list gains from rows that are laid out only near the screen; no bar, one figure beside the other in one run.
for (const { screen, query, pressed } of LISTS) {
  test(`${screen}: rows laid out near the screen, and all at once`, async ({ browser, request, voter }) => {
    const address = screen + query
    for (let time = 0; time < 2; time++) await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
    const seen = { near: [] as Seen[], whole: [] as Seen[] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of round % 2 === 0 ? (['near', 'whole'] as const) : (['whole', 'near'] as const)) {
        seen[kind].push(await lookAt(browser, { voter, address, pressed, isWhole: kind === 'whole' }))
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
      report(`${screen} ${kind} INP`, interactions, null, 0.75)
    }
    expect(seen.near.every(({ paintedMs }) => paintedMs > 0)).toBe(true)
  })
}
