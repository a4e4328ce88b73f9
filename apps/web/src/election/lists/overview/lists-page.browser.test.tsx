import type { AnswerTable, Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { prepare } from '../../../screen-test/lists.ts'
import { type ApiRequest, expect, type Page, test, type Voter } from '../../../screen-test/screen-test.ts'

/** Answers every question, alternating between the first and the last value of its scale, so that there are matches. */
async function answerAll(request: ApiRequest, voter: Voter, electionId: number) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const questions: Question[] = await (await request.get(`/api/election/${electionId}/question`)).json()
  for (const [index, { id, type }] of questions.entries()) {
    const value = SCALE_VALUES[type].at(index % 2 === 0 ? 0 : -1)
    await request.put(`/api/user/${voter.id}/election/${electionId}/response/${id}`, { headers, data: { value } })
  }
  // No congratulation is due.
  for (const key of ['achievement.profile', 'achievement.evaluate']) {
    await request.put(`/api/user/${voter.id}/election/${electionId}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const names = (page: Page) => section(page, 'Offiziell').getByRole('link').allTextContents()

test('lists show number, party, lines and connections, are found by name or person, and filtered by kind [ROUTE-22]', async ({
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

test('lists are in the order of their numbers by default; by match near ties form a band, in the order of the numbers [ROUTE-22]', async ({
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
  const tied = (await tie.getByRole('link').allTextContents()).map((name) => api.official.findIndex((list) => list.name === name))
  expect(tied).toEqual(tied.toSorted((a, b) => a - b))
  expect(tied.length).toBeGreaterThan(1)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sortieren' })).toHaveValue('match')
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('updated')
  await api.create('Neuer', [second])
  await page.reload()
  const ownLinks = section(page, 'Von dir').getByRole('link')
  await expect(ownLinks).toHaveText(['Neuer', 'Kumuliert'])
  await api.change(list, [second])
  await page.reload()
  await expect(ownLinks).toHaveText(['Kumuliert', 'Neuer'])
})

test('the parties are ordered by name with their match, response rate and spread [MATCH-10]', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  await page.goto('/lists')
  await page.getByRole('link', { name: 'Übereinstimmung nach Partei' }).click()
  await expect(page.getByText('Beantworte Fragen, dann siehst du hier')).toBeVisible()
  await answerAll(request, voter, api.election.id)
  await page.reload()
  const rows = page.getByRole('heading', { level: 3 })
  await expect(rows.first()).toBeVisible()
  const byName = await rows.allTextContents()
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'de')))
  await expect(page.getByText(/^\d+ von \d+ (haben|hat) geantwortet$/)).toHaveCount(byName.length)
  await expect(page.getByText(/^von \d+ bis \d+ %, die mittlere Hälfte von \d+ bis \d+ %$/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('match')
  await expect(page.getByText('Parteien mit weniger als 1 Punkt Unterschied stehen zusammen, nach Name.')).toBeVisible()
  expect((await rows.allTextContents()).toSorted()).toEqual(byName.toSorted())
  await page.getByRole('link', { name: 'Zu allen Listen' }).click()
  await expect(page.getByRole('radio', { name: /^Alle/ })).toBeAttached()
})

// Fails when colour or size of a rate depends on it, or when a mean over few is not marked.
test('each list shows how many have answered, all in one colour and size; a mean over fewer than half is marked', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await answerAll(request, voter, api.election.id)
  const [first] = api.official
  const silent = new Set(first!.candidates.slice(1).map(({ id }) => id))
  await page.route(/\/api\/election\/\d+\/candidate-answers$/, async (route) => {
    const table: AnswerTable = await (await request.get(`/api/election/${api.election.id}/candidate-answers`)).json()
    const isSilent = table.candidateIds.map((id) => silent.has(id))
    await route.fulfill({
      json: { ...table, columns: table.columns.map((digits) => [...digits].map((digit, row) => (isSilent[row] ? '0' : digit)).join('')) },
    })
  })
  await page.goto('/lists')
  const rates = section(page, 'Offiziell').getByText(/^\d+ von \d+ (haben|hat) geantwortet$/)
  await expect(rates).toHaveCount(api.official.length)
  await expect(rates.first()).toContainText(new RegExp(`^[01] von ${first!.candidates.length} `))
  const looks = await rates.evaluateAll((found) =>
    found.map((element) => [getComputedStyle(element).color, getComputedStyle(element).fontSize].join(' ')),
  )
  expect(new Set(looks).size).toBe(1)
  expect(await names(page)).toEqual(api.official.map(({ name }) => name))
})

test('without own lists the page offers a new one, and one from the favourites if there are any', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  await page.goto('/lists?kind=custom')
  await expect(page.getByText('Du hast noch keine eigene Liste.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neue Liste' })).toHaveCount(1)
  await expect(page.getByText('Aus Favoriten')).toHaveCount(0)
  await api.like(api.official[0]!.candidates[0]!.id)
  await page.reload()
  await page.getByRole('link', { name: 'Aus Favoriten' }).click()
  await expect(page).toHaveURL(/\/list\b/)
  await expect(page.getByRole('region', { name: /^Wahlzettel/ })).toContainText(api.nameOf(api.official[0]!.candidates[0]!.id).ballot)
})

// Fails when the tools or all lists come first.
test('first the own lists and a button for a new one, then the three closest, then all; on a phone a list is visible early [ROUTE-22]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await answerAll(request, voter, api.election.id)
  await api.like(api.official[0]!.candidates[0]!.id)
  await page.setViewportSize({ width: 414, height: 896 })
  await page.goto('/lists')
  const closest = section(page, 'Dir am nächsten')
  await expect(closest.getByRole('link')).toHaveCount(3)
  const top = async (name: string) => (await page.getByRole('link', { name, exact: true }).first().boundingBox())?.y ?? 0
  const firstRow = async () => (await page.getByRole('main').locator('ul li a').first().boundingBox())?.y ?? 0
  expect(await firstRow()).toBeLessThan(360)
  expect(await top('Aus Favoriten')).toBeLessThan(await firstRow())
  const all = await section(page, 'Offiziell').boundingBox()
  const few = await closest.boundingBox()
  expect(few?.y ?? 0).toBeLessThan(all?.y ?? 0)
  expect((await page.getByRole('searchbox').boundingBox())?.y ?? 0).toBeGreaterThan(all?.y ?? 0)
  await api.create('Meine Mischung', [api.official[0]!.candidates[0]!.id])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Meine Mischung' })).toBeVisible()
  expect(await top('Meine Mischung')).toBeLessThan(await top('Neue Liste'))
})

// Fails when the ballot is missing, when it shows another list than the followed one, or when it takes the room of the lists in a smaller window.
test('on a wide screen the own ballot is beside the lists, the followed one first, with struck and written names [ROUTE-22]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[0]!
  const [first, second] = source.candidates.map(({ id }) => id)
  const other = api.official[1]!.candidates[0]!.id
  const followed = await api.create('Gefolgt', [first!, other], source)
  await api.follow(followed.id)
  await api.create('Zuletzt geändert', [other])
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/lists')
  const ballot = page.getByRole('complementary', { name: 'Wahlzettel Gefolgt' })
  await expect(ballot.getByRole('listitem')).toHaveCount(api.election.lines)
  await expect(ballot.getByRole('listitem').first()).toContainText(api.nameOf(first!).ballot)
  await expect(ballot.locator('del').first()).toContainText(api.nameOf(second!).ballot)
  await expect(ballot.getByRole('listitem').nth(1)).toContainText(api.nameOf(other).ballot)
  await expect(ballot.getByRole('link', { name: 'Abschreiben oder drucken' })).toHaveAttribute('href', `/list/${followed.id}/view`)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(ballot).toHaveCount(0)
})

// Fails when the page shows search and order without lists, or when the guide has a step for lists.
test('a majority election has lines for names instead of lists, on the page and in the guide [ROUTE-22, ROUTE-23]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'council-of-states')
  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'federal')
    localStorage.setItem('plenara.election-index.federal', '1')
  })
  await page.goto('/lists')
  await expect(page.getByRole('heading', { level: 1, name: 'Wahlzettel' })).toBeVisible()
  await expect(page.getByText('Hier gibt es keine Listen')).toBeVisible()
  await expect(page.getByText('Leere Linie', { exact: true })).toHaveCount(api.election.lines)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Sortieren' })).toHaveCount(0)
  await page.goto('/election')
  const guide = page.getByRole('region', { name: 'Erstelle deine Dream Teams!' })
  await expect(guide.getByRole('link', { name: /Namen eintragen/ })).toHaveAttribute('href', '/list')
  const person = (await (await request.get(`/api/election/${api.election.id}/candidate?view=card`)).json<{ id: number }[]>())[0]!.id
  const created = await api.create('Mein Zettel', [person])
  await page.reload()
  await expect(guide.getByRole('link', { name: /Namen eintragen/ })).toHaveAttribute('href', `/list/${created.id}`)
  await page.goto('/lists')
  const ballot = page.getByRole('article', { name: 'Mein Zettel' })
  await expect(ballot).toContainText(api.nameOf(person).ballot)
  await expect(ballot.getByRole('link', { name: 'Namen ändern' })).toHaveAttribute('href', `/list/${created.id}`)
})
