import type { OfficialList } from '@plenara/contract'
import { prepare } from '../../../screen-test/lists.ts'
import { expect, type Page, test } from '../../../screen-test/screen-test.ts'

const step = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true })
const way = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const idsOf = (list: OfficialList) => list.candidates.map(({ id }) => id)

test('the printed ballot that needs fewest edits is named, also if the copy was made from another list [ROUTE-24]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const [source, near] = api.official.filter(({ candidates }) => candidates.length === api.election.lines)
  const ids = [idsOf(near!)[0]!, idsOf(near!)[0]!, ...idsOf(near!).slice(2)]
  const list = await api.create('Angepasst', ids, source)
  const [first, second] = idsOf(near!).map(api.nameOf)
  await page.goto(`/list/${list.id}/view`)
  await expect(way(page, `Vorgedruckt, Liste ${near!.number} 1 streichen, 1 schreiben`)).toBeChecked()
  await expect(page.getByText(`Von ${api.official.length} Listen braucht Liste ${near!.number} am wenigsten von Hand`)).toBeVisible()
  await expect(step(page, `Wahlzettel ${near!.name}, Liste ${near!.number}, genommen`)).not.toBeChecked()
  await expect(page.getByText('Linie 1 bleibt, wie sie gedruckt ist.')).toBeVisible()
  const change = `Linie 2, ${second!.number} ${second!.ballot} streichen, ${first!.number} ${first!.ballot} schreiben`
  await expect(step(page, change)).not.toBeChecked()
  await expect(page.getByText('nochmals ganz ausschreiben')).toHaveCount(1)
  await expect(page.getByText('Die Bezeichnung zuoberst ändert nichts an deinen Stimmen.')).toBeVisible()
})

test('on the empty ballot every name is written, a cumulated one twice, under the heading that empty lines need [ROUTE-24]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[0]!
  const id = idsOf(source)[0]!
  const list = await api.create('Wenige', [id, id], source)
  const person = api.nameOf(id)
  await page.goto(`/list/${list.id}/view`)
  await way(page, /^Leerer Wahlzettel/).check({ force: true })
  await expect(step(page, `Zuoberst ${source.name}, Liste ${source.number}, geschrieben`)).toBeAttached()
  for (const line of [1, 2]) await expect(step(page, `Linie ${line}, ${person.number} ${person.ballot}, abgeschrieben`)).toBeAttached()
  await expect(
    page.getByText(`2 leere Linien zählen so für Liste ${source.number}. Lässt du die Bezeichnung weg, verfallen sie.`),
  ).toBeVisible()
  await expect(page.getByText('Linien 3–4 bleiben leer.')).toBeVisible()
})

test('without a heading the empty lines are lost; a printed heading that would take them is struck', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official.find(({ candidates }) => candidates.length === 4)!
  const list = await api.create('Ohne Bezeichnung', idsOf(source).slice(0, 3))
  await page.goto(`/list/${list.id}/view`)
  await expect(way(page, `Vorgedruckt, Liste ${source.number} 2 streichen, 0 schreiben`)).toBeChecked()
  await expect(step(page, `Zuoberst ${source.name}, Liste ${source.number} streichen`)).toBeAttached()
  await expect(page.getByText(`Bleibt die gedruckte Bezeichnung stehen, zählt 1 leere Linie für Liste ${source.number}.`)).toBeVisible()
  await way(page, /^Leerer Wahlzettel/).check({ force: true })
  await expect(page.getByText('1 leere Linie verfällt: Ohne Bezeichnung zuoberst zählen leere Linien für keine Liste.')).toBeVisible()
})

test('ticks and the chosen ballot are stored on the device, ticks per way, and ticks can be reset [ROUTE-24]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[0]!
  const ids = idsOf(source)
  const list = await api.create('Angepasst', [ids[0]!, ids[0]!, ...ids.slice(2)], source)
  await page.goto(`/list/${list.id}/view`)
  await step(page, /^Linie 2,/).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 von 2 erledigt.')).toBeVisible()
  await way(page, /^Leerer Wahlzettel/).check({ force: true })
  await expect(page.getByText('0 von 5 erledigt.')).toBeVisible()
  await step(page, /^Linie 1,/).check()
  await page.reload()
  await expect(way(page, /^Leerer Wahlzettel/)).toBeChecked()
  await expect(step(page, /^Linie 1,/)).toBeChecked()
  await way(page, /^Vorgedruckt/).check({ force: true })
  await expect(step(page, /^Linie 2,/)).toBeChecked()
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(page.getByText('0 von 2 erledigt.')).toBeVisible()
  await api.change(list, ids)
  await way(page, /^Leerer Wahlzettel/).check({ force: true })
  await page.reload()
  await expect(page.getByText(/^0 von \d erledigt\.$/)).toBeVisible()
})

/** The font sizes in points of all printed text. */
function printedSizes(page: Page) {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75),
  )
}

test('paper: marked as no ballot in four languages, black, 13 pt and more, three rules, nothing about opinions [ROUTE-24]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const list = await api.create('Auf Papier', idsOf(api.official[0]!).slice(0, 3), api.official[0])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/list/${list.id}/view`)
  await way(page, /^Leerer Wahlzettel/).check({ force: true })
  await page.emulateMedia({ media: 'print' })
  for (const words of ['Kein Wahlzettel', 'pas un bulletin', 'non è una scheda', 'betg in cedel']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Vorlage zum Abschreiben. Kein amtlicher Wahlzettel.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /Schreib|Leg nur/ })).toHaveCount(3)
  for (const hidden of [page.getByRole('button', { name: 'Drucken' }), page.getByRole('radio').first(), page.getByText(/erledigt\.$/)]) {
    await expect(hidden).toBeHidden()
  }
  await expect(page.getByRole('main')).not.toContainText(/[%@]/)
  // Allows for the rounding of pixels in the browser.
  expect(Math.min(...(await printedSizes(page)))).toBeGreaterThan(12.99)
  await expect(page.getByText('Zweimal heisst zweimal schreiben')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('a majority election has one way without a heading, each name once and in full', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'council-of-states')
  const cards: { id: number }[] = await (await request.get(`/api/election/${api.election.id}/candidate?view=card`)).json()
  const list = await api.create('Mein Stöckli', [cards[0]!.id])
  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'federal')
    localStorage.setItem('plenara.election-index.federal', '1')
  })
  await page.goto(`/list/${list.id}/view`)
  await expect(step(page, /^Linie 1, .*abgeschrieben$/)).toBeAttached()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText(/Bezeichnung/)).toHaveCount(0)
  await expect(page.getByText('Schreib jeden Namen aus, jeden nur einmal.')).toBeVisible()
})
