import { prepare } from '../../../screen-test/lists.ts'
import { expect, type Page, test } from '../../../screen-test/screen-test.ts'

async function selectLevel(page: Page, level: string, index: number) {
  await page.addInitScript(
    ([name, place]) => {
      localStorage.setItem('plenara.election-level', String(name))
      localStorage.setItem(`plenara.election-index.${name}`, String(place))
    },
    [level, index],
  )
}

const ballot = (page: Page) => page.getByRole('region', { name: /^Wahlzettel/ })
const saved = (page: Page) => expect(page.getByText('Gespeichert', { exact: true })).toBeAttached()

test('an official list is copied, a name struck and another cumulated, and undo reverts it [LIST-4, LIST-6, ROUTE-22, ROUTE-23]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[0]!
  const [first, second] = source.candidates.map(({ id }) => api.nameOf(id))
  await page.goto('/lists')
  await expect(page.getByRole('radio', { name: `Offiziell ${api.official.length}` })).toBeAttached()
  await expect(page.getByRole('radio', { name: 'Bearbeitet 0' })).toBeAttached()
  await page.getByRole('button', { name: `Mehr zu ${source.name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Kopieren und anpassen' }).click()
  await expect(page).toHaveURL(/\/list\/\d+$/)
  await expect(ballot(page)).toContainText(`${source.name} (angepasst)`)

  await page.getByRole('button', { name: `${second!.full} auf Linie 2 streichen` }).click()
  await expect(ballot(page).locator('del')).toContainText(second!.ballot)
  await page.getByRole('button', { name: 'Favoriten und weitere Namen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Namen' })
  await sheet.getByRole('searchbox').fill(first!.number)
  await sheet.getByRole('button', { name: `${first!.full} nochmals aufschreiben` }).click()
  await expect(sheet.getByText('2× max.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Schliessen' }).click()
  await expect(ballot(page).getByText('2×', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(ballot(page).getByText('2×', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(ballot(page).locator('del')).toHaveCount(0)
  await saved(page)
  const [copy] = await api.lists()
  expect(copy).toMatchObject({ adapted: true, officialListId: source.id })
  expect(copy?.candidates).toEqual(source.candidates)
})

test('a surplus name is refused by the editor, with the limit of the election, and by the server [LIST-7, SCREEN-8]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'cantonal-parliament')
  expect(api.election.maxRepetitions).toBe(3)
  const id = api.official[0]!.candidates[0]!.id
  const list = await api.create('Dreimal', [id, id])
  const refused = await api.change(list, [id, id, id, id])
  expect(refused.status()).toBe(422)
  expect(await refused.json<object>()).toMatchObject({ code: 'too_many_repetitions' })

  await selectLevel(page, 'cantonal', 1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/list/${list.id}`)
  await page.getByRole('searchbox').fill(api.nameOf(id).number)
  const add = page.getByRole('button', { name: `${api.nameOf(id).full} nochmals aufschreiben` })
  await add.click()
  await expect(ballot(page).getByText('3×', { exact: true })).toBeVisible()
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await add.press('Enter')
  await expect(page.getByText('Max. 3 Wiederholungen pro Person möglich.')).toBeVisible()
  await expect(ballot(page).getByText('4×', { exact: true })).toHaveCount(0)
})

test('every change is saved automatically, survives a reload and keeps positions from 1 without gaps [LIST-3, LIST-1, SCREEN-7]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map((list) => list.candidates[0]!.id)
  await api.create('Andere', ids)
  const list = await api.create('Meine Mischung', ids)
  await page.goto(`/list/${list.id}`)
  await expect(page.getByRole('heading', { name: 'Bist du mit dieser Liste zufrieden?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zahlen zur Liste' })).toContainText('3/4')
  await page.getByRole('button', { name: `${api.nameOf(ids[0]!).full} von Linie 1 entfernen` }).click()
  await expect
    .poll(async () => (await api.lists()).find(({ id }) => id === list.id)?.candidates)
    .toEqual([
      { id: ids[1], pos: 1 },
      { id: ids[2], pos: 2 },
    ])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Zahlen zur Liste' })).toContainText('2/4')
  await expect(ballot(page)).not.toContainText(api.nameOf(ids[0]!).ballot)
  await page.getByRole('button', { name: 'Schliessen' }).click()
  const last = page.getByRole('listitem').filter({ hasText: 'Zuletzt bearbeitet' })
  await expect(last).toHaveCount(1)
  await expect(last).toContainText('Meine Mischung')
})

test('names move by buttons and by keys', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map((list) => list.candidates[0]!.id)
  const list = await api.create('Meine Mischung', ids)
  const order = () => api.lists().then((lists) => lists[0]?.candidates.map(({ id }) => id))
  await page.goto(`/list/${list.id}`)
  await page.getByRole('button', { name: `${api.nameOf(ids[0]!).full} von Linie 1 entfernen` }).press('Alt+ArrowDown')
  await expect.poll(order).toEqual([ids[1], ids[0], ids[2]])
  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
  await page.getByRole('button', { name: `${api.nameOf(ids[2]!).full} nach oben` }).click()
  await expect.poll(order).toEqual([ids[1], ids[2], ids[0]])
  await page.getByRole('button', { name: 'Reihenfolge fertig' }).click()
  // Leaving at once must not lose the change.
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await expect(page).toHaveURL(/\/lists$/)
  await expect.poll(order).toEqual([ids[1], ids[0], ids[2]])
})

test('a new list exists from its first change, an official one opens as a copy, an unknown id is explained [ROUTE-23, LIST-4]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[1]!
  await api.like(source.candidates[0]!.id)
  await page.goto('/list')
  await expect(ballot(page)).toContainText('Eigene Liste')
  expect(await api.lists()).toEqual([])
  await page.getByRole('button', { name: 'Favoriten und weitere Namen' }).click()
  await page.getByRole('button', { name: `${api.nameOf(source.candidates[0]!.id).full} auf die Liste setzen` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click()
  await expect(page).toHaveURL(/\/list\/\d+$/)
  expect(await api.lists()).toMatchObject([{ name: 'Eigene Liste', adapted: false }])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await api.lists())[0]?.candidates).toEqual([])

  await page.goto(`/list/${source.id}`)
  await page.getByRole('button', { name: /auf Linie 1 streichen/ }).click()
  await expect.poll(async () => (await api.lists()).length).toBe(2)
  await expect(page).not.toHaveURL(new RegExp(`/list/${source.id}$`))

  await page.goto('/list/999999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liste nicht gefunden')
})

test('a list changed elsewhere is not overwritten: both versions can be kept', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map((list) => list.candidates[0]!.id)
  const list = await api.create('Geteilt', ids.slice(0, 2))
  await page.goto(`/list/${list.id}`)
  await expect(ballot(page)).toBeVisible()
  await api.change(list, [ids[2]!])
  await page.getByRole('button', { name: /von Linie 1 entfernen/ }).click()
  await page.getByRole('button', { name: 'Beide behalten' }).click()
  await expect(ballot(page)).toContainText(api.nameOf(ids[2]!).ballot)
  const lists = await api.lists()
  expect(lists.find(({ id }) => id === list.id)?.candidates.map(({ id }) => id)).toEqual([ids[2]])
  expect(lists.find(({ name }) => name === 'Geteilt (meine Fassung)')?.candidates.map(({ id }) => id)).toEqual([ids[1]])
})

test('one list per council is followed: a second replaces it, unfollowing and deleting can be undone [LIST-5, LIST-6, SCREEN-8]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 2).map((list) => list.candidates[0]!.id)
  const first = await api.create('Erste', ids)
  const second = await api.create('Zweite', ids)
  await page.goto(`/list/${first.id}`)
  await page.getByRole('button', { name: 'Ja, mein Dream Team' }).click()
  await expect(page.getByRole('heading', { name: 'Das ist dein Dream Team' })).toBeVisible()
  await expect.poll(api.choice).toBe(first.id)

  await page.goto('/lists?kind=custom')
  const more = (name: string) => page.getByRole('button', { name: `Mehr zu ${name}`, exact: true }).click()
  await more('Zweite')
  await expect(page.getByText('Ersetzt «Erste» als dein Dream Team.')).toBeVisible()
  await page.getByRole('button', { name: 'Als Dream Team folgen' }).click()
  await expect.poll(api.choice).toBe(second.id)
  await expect(page.getByRole('listitem').filter({ hasText: 'Dream Team' }).filter({ hasText: 'Linien' })).toHaveCount(1)
  await more('Zweite')
  await page.getByRole('button', { name: 'Nicht mehr folgen' }).click()
  await expect.poll(api.choice).toBe(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(api.choice).toBe(second.id)

  await more('Erste')
  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(async () => (await api.lists()).map(({ name }) => name)).toEqual(['Zweite'])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await api.lists()).map(({ name }) => name).sort()).toEqual(['Erste', 'Zweite'])
})

test('a majority election has lines without a heading of a list', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'council-of-states')
  expect(api.election.seatMethod).toBe('majority')
  await selectLevel(page, 'federal', 1)
  await page.goto('/list')
  await expect(ballot(page)).toContainText(api.election.name)
  await expect(ballot(page).getByRole('listitem')).toHaveCount(api.election.lines)
  await expect(ballot(page).getByText('Liste', { exact: true })).toHaveCount(0)
})
