import type { APIRequestContext, Page } from '@playwright/test'
import type { Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { expectAccessible } from './support/accessibility.ts'
import { prepare } from './support/lists.ts'
import { expect, test, type Voter } from './support/voter.ts'

/** Answers every question, by turns with the first and the last value of its scale, so that matches are known. */
async function answerAll(request: APIRequestContext, voter: Voter, electionId: number) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const questions: Question[] = await (await request.get(`/api/election/${electionId}/question`)).json()
  for (const [index, { id, type }] of questions.entries()) {
    const value = SCALE_VALUES[type].at(index % 2 === 0 ? 0 : -1)
    await request.put(`/api/user/${voter.id}/election/${electionId}/response/${id}`, { headers, data: { value } })
  }
  // The congratulations were seen.
  for (const key of ['achievement.profile', 'achievement.evaluate']) {
    await request.put(`/api/user/${voter.id}/election/${electionId}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
}

const section = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
const names = (page: Page) => section(page, 'Offiziell').getByRole('link').allTextContents()

test('lists tell number, party, lines and connections, are found by name or person, and filtered by kind [ROUTE-22]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official.find(({ connection }) => connection !== null)!
  const others = api.official.filter(({ connection, id }) => connection === source.connection && id !== source.id)
  const ids = source.candidates.map(({ id }) => id)
  await api.create(`${source.name} (angepasst)`, ids.slice(1), source)
  await api.create('Meine Mischung', ids.slice(0, 2))
  await page.goto('/lists')
  for (const kind of [`Alle ${api.official.length + 2}`, `Offiziell ${api.official.length}`, 'Bearbeitet 1', 'Eigene 1']) {
    await expect(page.getByRole('radio', { name: kind })).toBeAttached()
  }
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `${source.name} (angepasst)`, exact: true }) })
  await expect(row).toContainText(source.number!)
  await expect(row).toContainText(`${ids.length - 1}/${api.election.lines} Linien`)
  await expect(row).toContainText(
    others.length > 4 ? `mit ${others.length} Listen verbunden` : `verbunden mit ${others.map(({ number }) => number).join(', ')}`,
  )
  await row.getByRole('button').click()
  for (const { number } of others) await expect(page.getByRole('dialog')).toContainText(number!)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const last = api.official.at(-1)!
  await page.getByRole('searchbox').fill(api.nameOf(last.candidates[0]!.id).full)
  await expect(page.getByRole('link', { name: last.name, exact: true })).toBeVisible()
  await expect(page.getByText(/^\d+ Listen? gefunden$/)).toBeAttached()
  await page.getByRole('searchbox').fill('gibtesnicht')
  await expect(page.getByText('Keine Liste passt zu deiner Suche.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('radio', { name: /^Eigene/ }).press('Space')
  await expect(page).toHaveURL(/kind=custom/)
  await expect(page.getByRole('link', { name: 'Meine Mischung' })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('lists stand in the order of their numbers unless asked; by match near ties are one band, in the order of the numbers [ROUTE-22]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await answerAll(request, voter, api.election.id)
  const first = api.official[0]!.candidates[0]!.id
  const second = api.official[1]!.candidates[0]!.id
  const list = await api.create('Kumuliert', [first, first, second])
  const matches: { listId: number; value: number | null; known: number; total: number }[] = await (
    await request.get(`/api/user/${voter.id}/election/${api.election.id}/list-match`, {
      headers: { Authorization: `Bearer ${voter.token}` },
    })
  ).json()
  const matchOf = (id: number) => matches.find(({ listId }) => listId === id)?.value ?? null
  await page.goto('/lists')
  await expect(section(page, 'Offiziell').getByRole('link').first()).toBeVisible()
  expect(await names(page)).toEqual(api.official.map(({ name }) => name))

  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Kumuliert', exact: true }) })
  await expect(row).toContainText(`${Math.round(matchOf(list.id)!)}%`)
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('match')
  await expect(page.getByText(/Listen mit weniger als 1 Punkt Unterschied stehen zusammen/)).toBeVisible()
  const ordered = (await names(page)).map((name) => api.official.find((official) => official.name === name)!)
  const values = ordered.map(({ id }) => matchOf(id) ?? -1)
  for (const [index, value] of values.entries()) expect(Math.max(...values.slice(index)) - value).toBeLessThan(1)
  const tie = section(page, 'Offiziell').getByRole('listitem').filter({ hasText: 'praktisch gleichauf' }).first()
  const tied = (await tie.getByRole('link').allTextContents()).map((name) => api.official.findIndex((one) => one.name === name))
  expect(tied).toEqual(tied.toSorted((a, b) => a - b))
  expect(tied.length).toBeGreaterThan(1)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sortieren' })).toHaveValue('match')
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('updated')
  await api.create('Neuer', [second])
  await page.reload()
  const own = section(page, 'Von dir').getByRole('link')
  await expect(own).toHaveText(['Neuer', 'Kumuliert'])
  await api.change(list, [second])
  await page.reload()
  await expect(own).toHaveText(['Kumuliert', 'Neuer'])
})

test('the parties stand by name with their match, how many have answered and how far they lie apart [MATCH-10]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await page.goto('/lists')
  await page.getByRole('link', { name: 'Übereinstimmung nach Partei' }).click()
  await expect(page.getByText('Beantworte Fragen, dann siehst du hier')).toBeVisible()
  await expectAccessible(page)
  await answerAll(request, voter, api.election.id)
  await page.reload()
  const rows = page.getByRole('heading', { level: 3 })
  await expect(rows.first()).toBeVisible()
  const byName = await rows.allTextContents()
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'de')))
  await expect(page.getByText(/^\d+ von \d+ mit Antworten$/)).toHaveCount(byName.length)
  await expect(page.getByText(/^von \d+ bis \d+ %, die mittlere Hälfte von \d+ bis \d+ %$/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('match')
  await expect(page.getByText('Parteien mit weniger als 1 Punkt Unterschied stehen zusammen, nach Name.')).toBeVisible()
  expect((await rows.allTextContents()).toSorted()).toEqual(byName.toSorted())
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zu allen Listen' }).click()
  await expect(page.getByRole('radio', { name: /^Alle/ })).toBeAttached()
})

test('without own lists the page offers a new one, and one from the favourites where there are some', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  await page.goto('/lists?kind=custom')
  await expect(page.getByText('Du hast noch keine eigene Liste.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neue Liste' })).toHaveCount(1)
  await expect(page.getByText('Aus Favoriten erstellen')).toHaveCount(0)
  await api.like(api.official[0]!.candidates[0]!.id)
  await page.reload()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Aus Favoriten erstellen' }).click()
  await expect(page).toHaveURL(/\/list\b/)
  await expect(page.getByRole('region', { name: /^Wahlzettel/ })).toContainText(api.nameOf(api.official[0]!.candidates[0]!.id).ballot)
})
