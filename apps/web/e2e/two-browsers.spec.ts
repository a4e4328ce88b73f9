import type { Browser, Page } from '@playwright/test'
import { prepare } from './support/lists.ts'
import { prepareRating } from './support/rating.ts'
import { expect, test, type Voter } from './support/voter.ts'

/** Another browser of the same voter. */
async function openBrowser(browser: Browser, voter: Voter): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-CH', viewport: { width: 1024, height: 900 } })
  await context.addInitScript(
    ([token, id]) => {
      localStorage.setItem('plenara.token', String(token))
      localStorage.setItem('plenara.user-id', String(id))
    },
    [voter.token, voter.id],
  )
  return context.newPage()
}

const ballot = (page: Page) => page.getByRole('region', { name: /^Wahlzettel/ })
const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Diese Liste wurde anderswo geändert' })

test('two browsers rank the same favourites at once: the ranks stay 1 to n and nobody is lost [API-11, SCREEN-5]', {
  tag: '@core',
}, async ({ browser, request, voter }) => {
  const { candidates, rate, matches, complete } = await prepareRating(request, voter)
  const six = candidates.slice(0, 6)
  for (const { id } of six) await rate(id, 'like')
  await complete('match')
  const names = six.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const pages = await Promise.all([openBrowser(browser, voter), openBrowser(browser, voter)])
  for (const page of pages) {
    await page.goto('/election/favorite-candidates')
    await expect(page.getByRole('button', { name: `${names[0]} einen Rang nach unten` })).toBeVisible()
  }
  const [first, second] = pages as [Page, Page]
  await Promise.all([
    (async () => {
      for (let step = 0; step < 4; step++) await first.getByRole('button', { name: `${names[0]} einen Rang nach unten` }).click()
    })(),
    (async () => {
      for (let step = 0; step < 4; step++) await second.getByRole('button', { name: `${names[5]} einen Rang nach oben` }).click()
    })(),
  ])
  // Each of them moved by four ranks, one after the other or in between.
  await expect
    .poll(async () => {
      const kept = await matches()
      const rankOf = (index: number) => kept.find(({ candidateId }) => candidateId === six[index]?.id)?.rank ?? 0
      return rankOf(0) >= 4 && rankOf(5) > 0 && rankOf(5) <= 3
    })
    .toBe(true)
  const kept = await matches()
  expect(kept.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6])
  expect(kept.map(({ candidateId }) => candidateId).sort()).toEqual(six.map(({ id }) => id).sort())
  for (const page of pages) await page.context().close()
})

test('two browsers change the same list at once: one is told, both versions stay, no line is lost [API-12, LIST-3]', {
  tag: '@core',
}, async ({ browser, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map((list) => list.candidates[0]!.id)
  const list = await api.create('Geteilt', ids)
  const pages = await Promise.all([openBrowser(browser, voter), openBrowser(browser, voter)])
  for (const page of pages) {
    await page.goto(`/list/${list.id}`)
    await expect(ballot(page)).toBeVisible()
  }
  await Promise.all(
    pages.map((page, index) =>
      page.getByRole('button', { name: `${api.nameOf(ids[index]!).full} von Linie ${index + 1} entfernen` }).click(),
    ),
  )
  await expect.poll(async () => (await Promise.all(pages.map((page) => conflict(page).count()))).reduce((a, b) => a + b)).toBe(1)
  const told = (await conflict(pages[0]!).count()) === 1 ? 0 : 1
  const loser = pages[told]!
  await loser.getByRole('button', { name: 'Beide behalten' }).click()
  await expect(conflict(loser)).toHaveCount(0)
  const lists = await api.lists()
  const withoutOne = [ids.filter((id) => id !== ids[0]), ids.filter((id) => id !== ids[1])]
  const linesOf = (name: string) => lists.find((one) => one.name === name)?.candidates
  expect(linesOf('Geteilt')?.map(({ id }) => id)).toEqual(withoutOne[1 - told])
  expect(linesOf('Geteilt (meine Fassung)')?.map(({ id }) => id)).toEqual(withoutOne[told])
  for (const { candidates } of lists) expect(candidates.map(({ pos }) => pos)).toEqual([1, 2])
  for (const page of pages) await page.context().close()
})

test('a list that another browser deletes while it is edited is named and can be kept as a new one [LIST-6, API-12]', async ({
  browser,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 2).map((list) => list.candidates[0]!.id)
  const list = await api.create('Flüchtig', ids)
  const [editor, other] = (await Promise.all([openBrowser(browser, voter), openBrowser(browser, voter)])) as [Page, Page]
  await editor.goto(`/list/${list.id}`)
  await expect(ballot(editor)).toBeVisible()
  await other.goto('/lists?kind=custom')
  await other.getByRole('button', { name: 'Mehr zu Flüchtig', exact: true }).click()
  await other.getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(async () => (await api.lists()).length).toBe(0)

  await editor.getByRole('button', { name: /von Linie 1 entfernen/ }).click()
  const vanished = editor.getByRole('alertdialog', { name: '«Flüchtig» wurde anderswo gelöscht' })
  await vanished.getByRole('button', { name: 'Als neue Liste behalten' }).click()
  await expect
    .poll(async () => (await api.lists()).map(({ name, candidates }) => [name, candidates]))
    .toEqual([['Flüchtig', [{ id: ids[1], pos: 1 }]]])
  const [kept] = await api.lists()
  await expect(editor).toHaveURL(new RegExp(`/list/${kept?.id}$`))
  await editor.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await api.lists())[0]?.candidates.length).toBe(2)
  for (const page of [editor, other]) await page.context().close()
})
