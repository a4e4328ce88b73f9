import { type Browser, expect, type Page, test } from '@playwright/test'
import { PAUSES } from '../src/election/questionnaire/auto-advance.ts'
import { secretMailedTo } from '../e2e/support/mails.ts'
import { type Counter, countEffort, printEfforts, SECONDS } from './support/effort.ts'
import { quantile } from './support/median.ts'
import { createPerson, type Wait } from './support/person.ts'
import { slowDown } from './support/phone.ts'
import { report } from './support/report.ts'
import { yardstick } from './support/yardstick.ts'

const PASSWORD = 'Katze.77!berg'
/** Answers until the first result on demand, and until it comes by itself. */
const ON_DEMAND = 3
const BY_ITSELF = 8

/** Answers one question after the other by taps, until so many are answered or there is none left. */
async function answerUpTo(page: Page, counter: Counter, count: number): Promise<void> {
  const question = page.getByRole('heading', { level: 2 }).first()
  for (let answered = 0; answered < count; answered++) {
    const text = (await question.textContent()) ?? ''
    const answers = page.getByRole('group', { name: text, exact: true }).getByRole('radio')
    if ((await answers.count()) === 0) return
    await counter.answer(answers.nth(answered % 4).locator('..'))
    await expect(question).not.toHaveText(text)
  }
}

/** From the first question to the first rating. */
async function answerAndRate(page: Page, counter: Counter, answered = 0): Promise<void> {
  await expect(page.getByRole('radio').first()).toBeAttached()
  await counter.reach(answered === 0 ? 'first question' : `question ${answered + 1}`)
  await answerUpTo(page, counter, ON_DEMAND - answered)
  await counter.reach(`${ON_DEMAND} answers, from which a result is one tap away`)
  await answerUpTo(page, counter, BY_ITSELF - ON_DEMAND)
  await counter.reach(`${BY_ITSELF} answers, where the result comes by itself`)
  await answerTheRest(page, counter)
  await counter.tap(page.getByRole('link', { name: 'Kandidierende bewerten' }))
  const tour = page.getByRole('dialog', { name: /^Schritt 1 von/ })
  const accept = page.getByRole('button', { name: / annehmen$/ }).first()
  await expect(accept).toBeAttached()
  await page.waitForLoadState('networkidle')
  if (await tour.isVisible()) await counter.tap(tour.getByRole('button', { name: 'Überspringen' }))
  await counter.tap(accept)
  await expect(page.locator('[data-count="rated"] b')).toHaveText('1')
  await counter.reach('the first rating on the deck')
}

/** The short questions that are left, past the results on the way. */
async function answerTheRest(page: Page, counter: Counter): Promise<void> {
  const end = page.getByRole('link', { name: 'Kandidierende bewerten' })
  const goOn = page.getByRole('link', { name: /^Genauer machen/ })
  const answer = page.getByRole('radio').first()
  for (;;) {
    await expect(end.or(goOn).or(answer.locator('..')).first()).toBeVisible()
    if (await end.isVisible()) return
    if (await goOn.isVisible()) await counter.tap(goOn)
    else await answerUpTo(page, counter, 1)
  }
}

test('taps, fields, seconds by the model and kilobytes of a guest', async ({ page }) => {
  const counter = await countEffort(page)
  await page.goto('/start')
  await counter.tap(page.getByRole('button', { name: 'Zuerst umschauen' }))
  await counter.type(page.getByLabel('Postleitzahl'), '4055')
  await expect(page.getByRole('status').filter({ hasText: 'Basel-Stadt' })).toBeVisible()
  await counter.tap(page.getByRole('button', { name: 'Hier wähle ich' }))
  await answerAndRate(page, counter)
  printEfforts('guest', counter.efforts)
  const [, onDemand, byItself] = counter.efforts
  expect((onDemand?.taps ?? Number.NaN) + 1).toBeLessThanOrEqual(6)
  expect(byItself?.taps).toBeLessThanOrEqual(10)
  expect(byItself?.fields).toBeLessThanOrEqual(1)
  expect(byItself?.seconds).toBeLessThanOrEqual(60)
})

test('the same for a guest who follows a link to a person', async ({ page }) => {
  const elections: { id: number; council: string; year: number }[] = await (await page.request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const people: { id: number }[] = await (await page.request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const counter = await countEffort(page)
  await page.goto(`/election/${election?.id}/candidate/${people[0]?.id}`)
  await counter.tap(page.getByRole('button', { name: /^Weiter zu: / }))
  await counter.reach('the person')
  await counter.answer(page.getByRole('group').getByRole('button', { name: 'Eher Ja', exact: true }))
  await answerAndRate(page, counter, 1)
  printEfforts('guest by a link', counter.efforts)
  const [, , onDemand, byItself] = counter.efforts
  expect((onDemand?.taps ?? Number.NaN) + 1).toBeLessThanOrEqual(5)
  expect(byItself?.taps).toBeLessThanOrEqual(9)
  expect(counter.efforts.at(-1)?.fields).toBe(0)
})

test('the same for a new voter with an online account', async ({ page }) => {
  const counter = await countEffort(page)
  const email = `first-minute-${Date.now()}@example.ch`
  await page.goto('/start')
  await counter.tap(page.getByRole('link', { name: 'Konto eröffnen' }))
  await counter.tap(page.getByRole('radio', { name: 'Online-Konto' }))
  await counter.tap(page.getByRole('button', { name: 'Weiter' }))
  await counter.type(page.getByLabel('E-Mail'), email)
  await counter.type(page.getByLabel('Passwort', { exact: true }), PASSWORD)
  await counter.type(page.getByLabel('Passwort wiederholen'), PASSWORD)
  await counter.tap(page.getByLabel('Ich akzeptiere die AGB.'))
  await counter.tap(page.getByRole('button', { name: 'Konto erstellen' }))
  await expect(page.getByText('Fast geschafft')).toBeVisible()
  await counter.openMail(async () => `/confirm/de/${await secretMailedTo(email)}`)
  await counter.type(page.getByLabel('Postleitzahl'), '4055')
  await counter.tap(page.getByText(/Grossbasel-West/).first())
  await counter.tap(page.getByRole('button', { name: 'Hier wähle ich' }))
  await counter.tap(page.getByRole('checkbox', { name: /mir alles auf jedem Gerät/ }))
  await counter.tap(page.getByRole('button', { name: "Los geht's!" }))
  await answerAndRate(page, counter)
  printEfforts('new online voter', counter.efforts)
  const [, , byItself] = counter.efforts
  expect(byItself?.taps).toBeLessThanOrEqual(18)
  expect(byItself?.fields).toBeLessThanOrEqual(4)
})

const ROUNDS = 3
/** Between all taps of a guest until «Dein Zwischenstand», the pauses in which a tapped answer is looked at among them. */
const ADDED_BAR_MS = 6_000

interface Way {
  /** Until the landing page takes the first tap. */
  readonly opened: number
  readonly waits: readonly Wait[]
}

/** A guest on the slow phone, from the landing page to the result, with nothing kept before. */
async function walkAsGuest(browser: Browser): Promise<Way> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  const person = createPerson(page)
  const begin = { selector: 'main button', text: 'Zuerst umschauen' }
  const opened = await person.open('/start', begin)
  await person.tap('landing page', begin)
  await person.type('field of the postcode', { selector: 'input[name="zip"]' }, '4055')
  await person.see('place of the postcode', { selector: '[role="status"] b', text: 'Basel-Stadt' })
  await person.tap('«Hier wähle ich»', { selector: 'button', text: 'Hier wähle ich' })
  let after = ''
  for (let answered = 0; answered < BY_ITSELF; answered++) {
    await person.see(`question ${answered + 1}`, { selector: 'main h2 ~ fieldset label', after })
    after = (await page.locator('main h2').first().textContent()) ?? ''
    await person.tap('', { selector: 'main h2 ~ fieldset label' }, SECONDS.answer)
  }
  await person.see('result', { selector: 'main a', text: '%' })
  await context.close()
  return { opened, waits: person.waits }
}

test('what the machine adds between the taps of a guest, on the slow phone', async ({ browser }) => {
  const ways: Way[] = []
  for (let round = 0; round < ROUNDS; round++) ways.push(await walkAsGuest(browser))
  console.log(await yardstick(browser))
  report(
    'until the landing page takes a tap, ms',
    ways.map(({ opened }) => opened),
    null,
  )
  for (const [index, { step }] of (ways[0]?.waits ?? []).entries()) {
    report(
      `added before: ${step}, ms`,
      ways.map(({ waits }) => waits[index]?.ms ?? Number.NaN),
      null,
    )
  }
  const added = ways.map(({ waits }) => waits.reduce((sum, { ms }) => sum + ms, 0))
  const pauses = BY_ITSELF * PAUSES.fast
  report(`added between the taps of a guest in all, with ${pauses} ms in which answers are looked at, ms`, added, ADDED_BAR_MS)
  const byMachine = added.map((ms) => ms - pauses)
  report('of it by the machine, ms', byMachine, null)
  expect(quantile(added)).toBeLessThanOrEqual(ADDED_BAR_MS)
})
