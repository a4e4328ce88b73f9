import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { type Newspaper, openNewspaper } from './newspaper.ts'

/** Of one municipality and one canton, of two municipalities, of two cantons. */
const ZIP = { basel: '4051', open: '4058', border: '4053' }
const ASKED = 3

let newspaper: Newspaper
test.beforeAll(async ({ baseURL }) => {
  newspaper = await openNewspaper(String(baseURL))
})
test.afterAll(() => newspaper.close())

/** Everything that a page sends, as it goes out. */
function record(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const { authorization = '', cookie = '', referer = '' } = request.headers()
    sent.push([request.method(), pathname + search, request.postData() ?? '', authorization, cookie, referer].join(' ').trim())
  })
  return sent
}

/** By keys alone, from the article into the frame: at each question so many steps down the scale. */
async function playByKeys(page: Page, frame: FrameLocator, steps: readonly number[]): Promise<void> {
  await expect(frame.getByLabel('Postleitzahl')).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame.getByLabel('Postleitzahl')).toBeFocused()
  await page.keyboard.type(ZIP.basel)
  await page.keyboard.press('Enter')
  for (const [index, down] of steps.entries()) {
    await expect(frame.getByText(`Frage ${index + 1} von ${ASKED}`)).toBeVisible()
    await expect(frame.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let step = 0; step < down; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(frame.getByRole('heading', { level: 1, name: 'Dein Zwischenstand' })).toBeFocused()
}

/** What a reader sees and does: all in one visit of its own. */
async function visit(page: Page, steps: readonly number[]) {
  const sent = record(page)
  const frame = await newspaper.open(page)
  await playByKeys(page, frame, steps)
  await expect(frame.getByRole('listitem').first()).toBeVisible()
  const told = await page.evaluate(() => window.told)
  return { frame, sent, told, group: await frame.getByText(/Kandidierenden könnten/).textContent() }
}

// Fails when a request is made for what is shown, an answer goes along in an address, body or header, or the height that is told follows what is shown.
test('neither the server nor the page around learns how a reader answers, and nothing is kept', async ({ browser }) => {
  const visits = []
  for (const steps of [
    [0, 0, 0],
    [3, 3, 3],
  ]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const { frame, sent, told, group } = await visit(page, steps)
    for (const one of sent.filter((line) => line.includes('/embed/')))
      expect(one).toMatch(/^GET \/embed\/(match(-[0-9a-f]{8}\.(js|css))?|api\/[a-z0-9/-]+)(\?((lang=de|view=card|zip=4051)(&|$))+)?$/)
    expect(await context.cookies()).toEqual([])
    expect((await context.storageState({ indexedDB: true })).origins).toEqual([])
    const refused = await frame.locator('main').evaluate(() =>
      [() => localStorage.length, () => sessionStorage.length, () => document.cookie, () => indexedDB.open('x')].map((reach) => {
        try {
          return reach()
        } catch (error) {
          return (error as Error).name
        }
      }),
    )
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'SecurityError'))
    visits.push({ sent: sent.toSorted(), told, group })
    await context.close()
  }
  const [yes, no] = visits
  expect(yes?.group).not.toBe(no?.group)
  expect(yes?.sent).toEqual(no?.sent)
  expect(yes?.told).toEqual(no?.told)
  expect(yes?.told).toEqual(Array.from({ length: yes?.told?.length ?? 0 }, () => ({ type: 'plenara:height', height: expect.any(Number) })))
})

// Fails when a height is told that the words have one below the other.
test('a frame that has no width yet, or is hidden, tells no height until it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('iframe { width: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const frame = await newspaper.open(page)
  await expect(frame.getByLabel('Postleitzahl')).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => window.told)).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await expect.poll(() => page.evaluate(() => window.told)).toEqual([{ type: 'plenara:height', height: expect.any(Number) }])
  expect(await page.evaluate(() => (window.told as { height: number }[])[0]?.height)).toBeLessThan(600)
})

test('three answers give bands and a group, no percent and no rank, and one link without any of it', { tag: '@core' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { frame } = await visit(page, [0, 1, 2])
  await expect(frame.getByText('Nach 3 von 75 Fragen')).toBeVisible()
  await expect(frame.getByText('Das ist keine Wahlempfehlung.')).toBeVisible()
  await expect(frame.getByText('Erfunden: Diese Angaben gehören zur Demonstration.')).toBeVisible()
  const people = frame.getByRole('list').first().getByRole('listitem')
  await expect(people).toHaveCount(3)
  for (const row of await frame.getByRole('listitem').all())
    await expect(row).toContainText(/\d+ bis \d+ Prozent(, (noch ungenau|ungefähr))?/)
  const text = await frame.locator('main').textContent()
  expect(text?.match(/\d+ %/g)?.length).toBe(text?.match(/\d+–\d+ %/g)?.length)
  // Without names: that of a list may be "Freier Platz".
  const names = await frame.locator('.name b').allTextContents()
  expect(names).toHaveLength(await frame.getByRole('listitem').count())
  expect(names.reduce((rest, name) => rest.replace(name, ''), text ?? '')).not.toMatch(/[Ee]mpfohlen|Rang|Platz/)
  const link = frame.getByRole('link')
  await expect(link).toHaveCount(1)
  expect(await link.getAttribute('href')).toBe('/start?lang=de')
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL(`${baseURL}/start?lang=de`)
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  // The product is not in the sandbox of the frame.
  expect(await opened.evaluate(() => [typeof localStorage.length, window.opener])).toEqual(['number', null])
})

test('a reader can go back, give no answer, and begin anew', async ({ page }) => {
  const frame = await newspaper.open(page)
  await frame.getByLabel('Postleitzahl').fill(ZIP.basel)
  await frame.getByRole('button', { name: 'Los gehts' }).click()
  await frame.getByRole('button', { name: 'Weiter' }).click()
  await expect(frame.getByRole('alert')).toHaveText('Wähle eine Antwort.')
  await expect(frame.getByRole('radio').first()).toBeFocused()
  const first = await frame.getByRole('heading', { level: 1 }).textContent()
  // Which question comes first follows from what candidates have answered; one that has a middle says so in other words.
  await frame.getByRole('radio', { name: /^(Keine Antwort|Weiss nicht)$/ }).check()
  await frame.getByRole('button', { name: 'Weiter' }).click()
  await frame.getByRole('button', { name: 'Zurück' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
  for (let index = 0; index < ASKED; index++) {
    await expect(frame.getByText(`Frage ${index + 1} von`)).toBeVisible()
    await frame.getByRole('radio').last().check()
    await frame.getByRole('button', { name: 'Weiter' }).click()
  }
  await expect(frame.getByText('Ohne eine einzige Antwort lässt sich nichts vergleichen.')).toBeVisible()
  await frame.getByRole('button', { name: 'Nochmals' }).click()
  await expect(frame.getByText('Frage 1 von 3')).toBeVisible()
})

test('a postcode that is wrong, unknown, or of two cantons', async ({ page }) => {
  const frame = await newspaper.open(page)
  const zip = frame.getByLabel('Postleitzahl')
  for (const [value, sentence] of [
    ['12', 'Gib die vier Ziffern deiner Postleitzahl ein.'],
    ['0000', 'Die Postleitzahl 0000 kennen wir nicht.'],
  ] as const) {
    await zip.fill(value)
    await zip.press('Enter')
    await expect(frame.getByRole('alert')).toHaveText(sentence)
  }
  await zip.fill(ZIP.border)
  await zip.press('Enter')
  await expect(frame.getByRole('heading', { level: 1, name: 'In welcher Gemeinde stimmst du ab?' })).toBeFocused()
  await frame.getByRole('button', { name: 'Weiter' }).click()
  await expect(frame.getByRole('alert')).toHaveText('Wähle eine Möglichkeit.')
  await frame.getByRole('radio', { name: 'Binningen (BL)' }).check()
  await frame.getByRole('button', { name: 'Weiter' }).click()
  await expect(frame.getByText('Frage 1 von 3')).toBeVisible()
})

test('an election or a day that is named; where there is none the frame says so; without a network it can be tried again', async ({
  page,
  request,
}) => {
  const elections = await (await request.get('/api/canton/6/election')).json()
  const parliament = elections.find(
    (one: { council: string; constituencyId: number }) => one.council === 'cantonal-parliament' && one.constituencyId,
  )
  const frame = await newspaper.open(page, `?lang=de&election=${parliament.id}`)
  await expect(frame.getByText('Frage 1 von 3')).toBeVisible()
  await expect(frame.locator('#over')).toContainText(parliament.name)
  await newspaper.open(page, '?lang=de&election=999999')
  await expect(frame.getByText('Hier steht zurzeit keine Wahl')).toBeVisible()

  await newspaper.open(page, `?lang=de&day=${parliament.electionDate}`)
  await frame.getByLabel('Postleitzahl').fill(ZIP.basel)
  await frame.getByRole('button', { name: 'Los gehts' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: 'In welchem Wahlkreis stimmst du ab?' })).toBeVisible()
  await frame.getByRole('radio').first().check()
  await frame.getByRole('button', { name: 'Weiter' }).click()
  await expect(frame.getByText('Frage 1 von 3')).toBeVisible()

  await newspaper.open(page, '?lang=de&day=2031-01-01')
  await page.route('**/embed/api/**', (route) => route.abort())
  await frame.getByLabel('Postleitzahl').fill(ZIP.open)
  await frame.getByRole('button', { name: 'Los gehts' }).click()
  await expect(frame.getByText('Das liess sich gerade nicht laden.')).toBeVisible()
  await page.unroute('**/embed/api/**')
  await frame.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(frame.getByText('Hier steht zurzeit keine Wahl')).toBeVisible()
  await frame.getByRole('button', { name: 'Zurück' }).click()
  await expect(frame.getByLabel('Postleitzahl')).toBeVisible()
})

test('without script it says so and leads to the product', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const frame = await newspaper.open(page, '?lang=fr')
  await expect(frame.locator('noscript p').first()).toHaveText(/Ces trois questions ont besoin de JavaScript\./)
  await expect(frame.locator('noscript p').first()).toBeVisible()
  await expect(frame.locator('noscript a')).toHaveAttribute('href', '/start?lang=fr')
  await page.close()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`each state is accessible and fits from 320 px, ${scheme}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 480 }, colorScheme: scheme })
    const fits = async (state: string) => {
      await expectAccessible(page, `${state}, ${scheme}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320)
    }
    for (const [language, begin] of [
      ['de', 'Los gehts'],
      ['gsw', 'Los goots'],
    ] as const) {
      await page.goto(`/embed/match?lang=${language}`)
      await page.locator('#zip').fill(ZIP.border)
      await fits('place')
      await page.getByRole('button', { name: begin }).click()
      await page.getByRole('radio').first().check()
      await fits('choice')
      for (let index = 0; index < ASKED; index++) {
        await page.locator('.actions .primary').click()
        await expect(page.locator('.now').nth(0)).toBeVisible()
        await expect(page.locator('.done')).toHaveCount(index)
        await page.getByRole('radio').nth(1).check()
        await fits(`question ${index + 1}`)
      }
      await page.locator('.actions .primary').click()
      await expect(page.getByRole('list').first()).toBeVisible()
      await page.locator('summary').click()
      await fits('result')
    }
    expect(await page.evaluate(shiftOf)).toBe(0)
    await page.close()
  })
}

/** In a page: by how much its layout moved of itself. */
function shiftOf(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[]
      resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 500)
  })
}

test('the frame speaks five languages, and names no text by its id', async ({ page }) => {
  for (const language of ['de', 'fr', 'it', 'rm', 'gsw']) {
    await page.goto(`/embed/match?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`)
    await expect(page.locator('#zip')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/\b(embed|outlook|common|account)\./)
  }
})
