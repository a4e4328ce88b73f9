import { SCALE_VALUES } from '@plenara/contract/constants'
import { failSaving } from '../../../screen-test/faults.ts'
import { prepare } from '../../../screen-test/lists.ts'
import { moveTo } from '../../../screen-test/move.ts'
import { prepareRating } from '../../../screen-test/rating.ts'
import { expect, type Page, test } from '../../../screen-test/screen-test.ts'

const ballot = (page: Page) => page.getByRole('region', { name: /^Wahlzettel/ })
const effect = (page: Page) => page.getByRole('region', { name: 'So wird dein Wahlzettel gezählt' })
const findings = (page: Page) => page.getByRole('list', { name: 'Was deine Liste bedeutet' })
const votes = (page: Page, row: RegExp) => effect(page).getByRole('row', { name: row }).getByRole('cell')

test('votes by list and lost lines follow every change, with the article of law; the heading is struck and replaced [SCREEN-7, SCREEN-8, ROUTE-23]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const [source, other] = [api.official[0]!, api.official[1]!]
  const ids = source.candidates.map(({ id }) => id)
  const list = await api.create('Meine', [ids[0]!, other.candidates[0]!.id], source)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/list/${list.id}`)
  const extra = api.election.lines - 2
  const listRow = new RegExp(`^${source.number} ${source.name}`)
  await expect(votes(page, listRow)).toHaveText(String(1 + extra))
  await expect(votes(page, new RegExp(`^${other.number} ${other.name}`))).toHaveText('1')
  await expect(votes(page, /^Verlorene Linien/)).toHaveText('0')
  await expect(findings(page)).toContainText(/Zusatzstimmen: 2 leere Linien zählen für Liste .* Art\.\s37 Abs\.\s1 BPR/)

  await page.getByRole('button', { name: 'Bezeichnung ändern' }).click()
  await page.getByRole('radio', { name: /^Streichen/ }).check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(ballot(page).locator('header del')).toContainText(source.name)
  await expect(votes(page, listRow)).toHaveText('1')
  await expect(votes(page, /^Verlorene Linien/)).toHaveText(String(extra))
  await expect(findings(page)).toContainText(`Verloren: Ohne Listenbezeichnung verfallen ${extra} leere Linien.`)
  await expect(page.locator('#announcer')).toHaveText(`Der Wahlzettel ist gültig. ${extra} Linien verfallen.`)
  await expect.poll(async () => (await api.lists())[0]).toMatchObject({ officialListId: source.id, headingId: null })

  await page.getByRole('button', { name: 'Bezeichnung ändern' }).click()
  await page.getByRole('radio', { name: /^Durch eine andere ersetzen/ }).check()
  await page.getByRole('combobox', { name: 'Welche Liste' }).selectOption(String(other.id))
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(votes(page, new RegExp(`^${other.number} ${other.name}`))).toHaveText(String(1 + extra))
  await expect.poll(async () => (await api.lists())[0]?.headingId).toBe(other.id)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(votes(page, listRow)).toHaveText(String(1 + extra))
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(votes(page, /^Verlorene Linien/)).toHaveText(String(extra))

  while (
    (await ballot(page)
      .getByRole('button', { name: /streichen$|entfernen$/ })
      .count()) > 0
  ) {
    await ballot(page)
      .getByRole('button', { name: /streichen$|entfernen$/ })
      .first()
      .click()
  }
  await expect(findings(page)).toContainText(/Noch ungültig\. Es braucht mindestens einen gültigen Namen.*Art\.\s38 Abs\.\s1 Bst\.\sa BPR/)
  await expect(effect(page)).toContainText('Ein ungültiger Wahlzettel gibt niemandem eine Stimme.')
})

test('a list is created from favourites in one step, on the page of favourites and in the editor [LIST-4, SCREEN-8, ROUTE-23]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map((list) => list.candidates[1]!.id)
  for (const id of ids) await api.like(id)
  await page.goto('/election/favorite-candidates')
  await page.getByRole('link', { name: 'Liste aus Favoriten' }).click()
  await expect(page).toHaveURL(/\/list\/\d+$/)
  await expect.poll(async () => (await api.lists()).map(({ candidates }) => candidates.map(({ id }) => id))).toEqual([ids])
  await page.reload()
  await expect(ballot(page)).toContainText(api.nameOf(ids[2]!).ballot)
  expect(await api.lists()).toHaveLength(1)

  const half = await api.create('Halb', [ids[1]!])
  await page.goto(`/list/${half.id}`)
  await page.getByRole('button', { name: 'Favoriten und weitere Namen' }).click()
  await page.getByRole('button', { name: 'Aus Favoriten füllen: 2 Namen' }).click()
  await expect(page.getByRole('button', { name: /Aus Favoriten füllen/ })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click()
  await expect
    .poll(async () => (await api.lists()).find(({ id }) => id === half.id)?.candidates.map(({ id }) => id))
    .toEqual([ids[1], ids[0], ids[2]])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await api.lists()).find(({ id }) => id === half.id)?.candidates.map(({ id }) => id)).toEqual([ids[1]])
})

test('not satisfied: the smallest changes that raise the match are applied by one tap and undone [SCREEN-7, MATCH-10]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${api.election.id}`
  const questions = await (await request.get(`/api/election/${api.election.id}/question`)).json<{ id: number; type: string }[]>()
  for (const { id, type } of questions) {
    const scale = SCALE_VALUES[type as keyof typeof SCALE_VALUES]
    await request.put(`${base}/response/${id}`, { headers, data: { value: scale[id % scale.length] } })
  }
  const ids = api.official.slice(0, 3).map((list) => list.candidates[0]!.id)
  const list = await api.create('Meine', ids)
  await page.goto(`/list/${list.id}`)
  await page.getByRole('button', { name: 'Noch nicht' }).click()
  const tips = page.getByRole('dialog', { name: 'Tipps für deine Liste' })
  const matchOf = async () => Number(/Übereinstimmung deiner Liste: ([\d.]+)/.exec((await tips.textContent()) ?? '')?.[1])
  const before = await matchOf()
  const best = tips.getByRole('listitem').filter({ hasText: 'Punkte' }).first()
  const gain = Number(/\+([\d.]+)/.exec((await best.textContent()) ?? '')?.[1])
  expect(gain).toBeGreaterThan(0)
  await best.getByRole('button').click()
  await expect.poll(matchOf).toBeCloseTo(before + gain, 1)
  await expect.poll(async () => (await api.lists())[0]?.candidates.map(({ id }) => id)).not.toEqual(ids)
  await tips.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(matchOf).toBe(before)
  await expect.poll(async () => (await api.lists())[0]?.candidates.map(({ id }) => id)).toEqual(ids)
})

test('nothing is lost while server or device cannot save: an error is shown, leaving asks, and another attempt saves [LIST-1, ROUTE-23]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 2).map((list) => list.candidates[0]!.id)
  const list = await api.create('Unterwegs', ids)
  await page.goto(`/list/${list.id}`)
  await expect(ballot(page)).toBeVisible()
  const mend = await failSaving(page, /\/api\/user\/\d+\/list\//)
  await page.getByRole('button', { name: /von Linie 1 entfernen/ }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Nicht gespeichert.' })
  await expect(problem).toBeVisible()
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await page.getByRole('alertdialog', { name: 'Noch nicht gespeichert' }).getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(page).toHaveURL(new RegExp(`/list/${list.id}$`))
  await mend()
  await problem.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect.poll(async () => (await api.lists())[0]?.candidates).toEqual([{ id: ids[1], pos: 1 }])
  await expect(problem).toHaveCount(0)
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await expect(page).toHaveURL(/\/lists$/)
})

test('an empty or too long name is refused by the editor, with the reason, and by the server [LIST-7, API-12]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const headers = { Authorization: `Bearer ${voter.token}` }
  const list = await api.create('Kurz', [api.official[0]!.candidates[0]!.id])
  const long = 'x'.repeat(121)
  const refused = await request.patch(`/api/user/${voter.id}/list/${list.id}`, { headers, data: { name: long } })
  expect(await refused.json<object>()).toMatchObject({ code: 'invalid', errors: [{ path: 'name' }] })
  await page.goto(`/list/${list.id}`)
  await page.getByRole('button', { name: 'Mehr' }).click()
  const name = page.getByRole('textbox', { name: 'Name der Liste' })
  for (const [text, reason] of [
    [long, 'Höchstens 120 Zeichen, es sind 121.'],
    ['  ', 'Gib der Liste einen Namen.'],
  ] as const) {
    await name.fill(text)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(name).toBeFocused()
  }
  await name.fill('Länger')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await api.lists())[0]?.name).toBe('Länger')
})

test('Zürich: 37 names on 36 lines and a candidate of another canton are refused by editor and server, gaps are closed [LIST-3, LIST-7, SCREEN-8]', async ({
  page,
  request,
  voter,
}) => {
  const elsewhere = await prepare(request, voter, 'national-council')
  await moveTo(request, voter, 'ZH')
  const api = await prepare(request, voter, 'national-council')
  expect(api.election.lines).toBe(36)
  const full = api.official.find(({ candidates }) => candidates.length === 36)!
  const ids = full.candidates.map(({ id }) => id)
  const extra = api.official.find(({ id }) => id !== full.id)!.candidates[0]!.id
  const list = await api.create('Voll', ids)
  const patch = (lines: readonly { id: number; pos: number }[]) =>
    request.patch(`/api/user/${voter.id}/list/${list.id}`, {
      headers: { Authorization: `Bearer ${voter.token}` },
      data: { candidates: lines },
    })
  const refused = await api.change(list, [...ids, extra])
  expect([refused.status(), (await refused.json<{ code: string }>()).code]).toEqual([422, 'too_many_lines'])
  const stranger = await api.change(list, [elsewhere.official[0]!.candidates[0]!.id])
  expect([stranger.status(), (await stranger.json<{ code: string }>()).code]).toEqual([422, 'candidate_not_eligible'])

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/list/${list.id}`)
  await expect(ballot(page).getByRole('listitem')).toHaveCount(36)
  await page.getByRole('button', { name: 'Zum Wahlzettel springen' }).press('Enter')
  await expect(ballot(page)).toBeFocused()
  const search = page.getByRole('searchbox')
  await search.fill(api.nameOf(extra).number)
  const add = page.getByRole('button', { name: `${api.nameOf(extra).full} auf die Liste setzen` })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await add.press('Enter')
  await expect(page.getByText('Alle 36 Linien sind besetzt. Streich zuerst einen Namen.')).toBeVisible()
  await expect(ballot(page)).not.toContainText(api.nameOf(extra).ballot)
  const { full: name } = elsewhere.nameOf(elsewhere.official[0]!.candidates[0]!.id)
  await search.fill(name)
  await expect(page.getByRole('button', { name: `${name} auf die Liste setzen` })).toHaveCount(0)

  await patch([
    { id: ids[0]!, pos: 7 },
    { id: ids[1]!, pos: 30 },
  ])
  expect((await api.lists())[0]?.candidates).toEqual([
    { id: ids[0], pos: 1 },
    { id: ids[1], pos: 2 },
  ])
})

test('Uri elects one person by majority: one line, nobody twice, no heading [LIST-7, ROUTE-23]', async ({ page, request, voter }) => {
  await moveTo(request, voter, 'UR')
  const api = await prepare(request, voter, 'national-council')
  expect(api.election).toMatchObject({ lines: 1, maxRepetitions: 1, seatMethod: 'majority' })
  // The Council of States has two seats there and is the first election.
  await page.addInitScript(() => {
    localStorage.setItem('plenara.election-level', 'federal')
    localStorage.setItem('plenara.election-index.federal', '1')
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/list')
  await expect(ballot(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Auf diesen Wahlzettel darfst du auch jemanden schreiben')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bezeichnung ändern' })).toHaveCount(0)
  const adds = page.getByRole('button', { name: /auf die Liste setzen$/ })
  await adds.first().click()
  await expect(findings(page)).toContainText('Gültig. 1 von 1 Linien sind besetzt.')
  await adds.first().press('Enter')
  await expect(page.getByText('Alle 1 Linien sind besetzt. Streich zuerst einen Namen.')).toBeVisible()
})

// Fails when the pool does not show the match.
test('the names to choose from show their match [SCREEN-7, MATCH-10]', async ({ page, request, voter }) => {
  const { complete, election } = await prepareRating(request, voter)
  await complete('match')
  await complete('favorites')
  const headers = { Authorization: `Bearer ${voter.token}` }
  const place = `/api/user/${voter.id}/election/${election.id}/match-percent`
  const percents: { candidateId: number; value: number | null }[] = await (await request.get(place, { headers })).json()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/list')
  const names = page.getByRole('region', { name: 'Namen zur Auswahl' })
  await expect(names.getByRole('listitem').first()).toContainText(/Übereinstimmung \d+%/)
  expect(percents.some(({ value }) => value !== null)).toBe(true)
})
