import type { CandidateCard, Election, ElectionResult, OfficialList } from '@plenara/contract'
import { failReading } from '../../screen-test/faults.ts'
import { type ApiRequest, expect, type Page, test, type Voter } from '../../screen-test/screen-test.ts'

/** Stubs the followed list of an election that is over, because it cannot be followed any more. */
async function followInTime(page: Page, election: Election, listId: number): Promise<void> {
  await page.route(new RegExp(`/api/user/\\d+/election/${election.id}/choice`), (route) => route.fulfill({ json: { listId } }))
}

/** Changes the response of the server for a published result. */
async function changeResult(page: Page, electionId: number, change: (result: ElectionResult) => ElectionResult): Promise<void> {
  await page.route(new RegExp(`/api/election/${electionId}/result`), async (route) => {
    route.fulfill({ json: change(await (await route.fetch()).json()) })
  })
}

/** The past election of the National Council: its lists, people and result. */
async function past(request: ApiRequest, voter: Voter) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const of = (council: Election['council'], resultsPublic: boolean) =>
    elections.find((other) => other.council === council && other.resultsPublic === resultsPublic)!
  const election = of('national-council', true)
  const lists: OfficialList[] = await (await request.get(`/api/election/${election.id}/list`)).json()
  const cards: CandidateCard[] = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const result: ElectionResult = await (await request.get(`/api/election/${election.id}/result`)).json()
  const electedIds = new Set(result.elected.map(({ candidateId }) => candidateId))
  const followed = lists.find((list) => list.candidates.some(({ id }) => electedIds.has(id)))!
  const nameOf = (id: number) => {
    const card = cards.find((other) => other.id === id)!
    return `${card.firstName} ${card.lastName}`
  }
  return {
    election,
    coming: of('national-council', false),
    parliament: of('cantonal-parliament', true),
    result,
    electedIds,
    followed,
    nameOf,
  }
}

test('after the election the page shows the elected candidates of the followed list, then all, then the seats [ROUTE-27, SCREEN-13]', async ({
  page,
  request,
  voter,
}) => {
  const { election, result, electedIds, followed, nameOf } = await past(request, voter)
  await followInTime(page, election, followed.id)
  await page.goto('/results')

  await expect(page.getByRole('heading', { level: 1, name: 'Gewählt' })).toBeFocused()
  const team = page.getByRole('region', { name: 'Dein Dream Team' })
  const ids = [...new Set(followed.candidates.map(({ id }) => id))]
  const seated = ids.filter((id) => electedIds.has(id))
  await expect(team).toContainText(`${seated.length}von ${ids.length} gewählt`)
  await expect(team.getByRole('listitem')).toHaveCount(ids.length)
  for (const id of ids) {
    const row = team.getByRole('listitem').filter({ has: page.getByRole('link', { name: nameOf(id), exact: true }) })
    await expect(row).toContainText(seated.includes(id) ? /Gewählt$/ : /(\d\. Ersatz|Nicht gewählt)$/)
  }

  const persons = page.getByRole('region', { name: 'Gewählte Personen' })
  await expect(persons.getByRole('listitem')).toHaveCount(result.elected.length)
  for (const { candidateId } of result.elected)
    await expect(persons.getByRole('link', { name: nameOf(candidateId), exact: true })).toBeVisible()

  const parties = page.getByRole('region', { name: 'Sitze nach Partei' })
  await expect(parties.getByRole('img', { name: new RegExp(`^${election.seats} Sitze nach Partei: `) })).toBeVisible()
  const seats = await parties.getByRole('row').locator('td:last-child').allTextContents()
  expect(seats.reduce((sum, text) => sum + Number(text), 0)).toBe(election.seats)
  await expect(page.getByText('Endresultat')).toBeVisible()
})

test('an interim result shows the progress of the count, and names nobody as not elected yet [SCREEN-13]', async ({
  page,
  request,
  voter,
}) => {
  const { election, followed, electedIds } = await past(request, voter)
  await followInTime(page, election, followed.id)
  const interim = { final: false, areas: { counted: 3, total: 20 }, source: 'https://wahlen.example.ch/2023' }
  await changeResult(page, election.id, (result) => ({ ...result, ...interim }))
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('Zwischenresultat')).toBeVisible()
  await expect(page.getByText('3 von 20 Gemeinden ausgezählt')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Quelle: wahlen\.example\.ch/ })).toHaveAttribute('href', interim.source)
  const team = page.getByRole('region', { name: 'Dein Dream Team' })
  const open = new Set(followed.candidates.map(({ id }) => id).filter((id) => !electedIds.has(id))).size
  await expect(team.getByText('Noch offen', { exact: true })).toHaveCount(open)
  await expect(team.getByText('Nicht gewählt')).toHaveCount(0)
})

// Fails when a party that is not loaded counts as no party.
test('if the parties cannot be loaded, their seats have no name, but do not count as "no party" [SCREEN-13]', async ({
  page,
  request,
  voter,
}) => {
  const { result } = await past(request, voter)
  await failReading(page, /\/api\/party(\?|$)/)
  await page.goto('/results')
  const seats = page.getByRole('region', { name: 'Sitze nach Partei' })
  await expect(seats.getByRole('row', { name: /^– / })).toHaveCount(result.parties.filter(({ partyId }) => partyId !== null).length)
  await expect(seats).not.toContainText('Ohne Partei')
})

test('the person who left a seat and the successor are named [SCREEN-13]', async ({ page, request, voter }) => {
  const { election, followed, electedIds, nameOf } = await past(request, voter)
  const leaving = followed.candidates.map(({ id }) => id).find((id) => electedIds.has(id))!
  const next = followed.candidates.map(({ id }) => id).find((id) => !electedIds.has(id))!
  await followInTime(page, election, followed.id)
  await changeResult(page, election.id, (result) => ({
    ...result,
    elected: result.elected.map((other) => (other.candidateId === leaving ? { ...other, replacedById: next } : other)),
  }))
  await page.goto(`/results?election=${election.id}`)
  const rows = page.getByRole('region', { name: 'Dein Dream Team' }).getByRole('listitem')
  await expect(rows.filter({ hasText: /Ersetzt$/ })).toContainText([nameOf(leaving)])
  await expect(rows.filter({ hasText: /Nachgerückt$/ })).toContainText([nameOf(next)])
})

test('level and election are chosen, the elected searched and filtered, and before the publication the page shows the time [ROUTE-27]', async ({
  page,
  request,
  voter,
}) => {
  const { coming, parliament, election } = await past(request, voter)
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('Bei dieser Wahl bist du keiner Liste gefolgt.')).toBeVisible()
  await page.getByText('Kanton', { exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`election=${parliament.id}$`))
  const persons = page.getByRole('region', { name: 'Gewählte Personen' })
  await expect(persons.getByRole('status')).toHaveText(`${parliament.seats} von ${parliament.seats} Personen`)
  await persons.getByRole('checkbox').first().check()
  const [, shown] = /^(\d+) von/.exec((await persons.getByRole('status').textContent()) ?? '') ?? []
  expect(Number(shown)).toBeLessThan(parliament.seats)
  await expect(persons.getByRole('listitem')).toHaveCount(Number(shown))
  await persons.getByRole('searchbox').fill('zzzz')
  await expect(persons.getByText('Niemand passt zu deiner Suche.')).toBeVisible()
  await persons.getByRole('button', { name: 'Suche und Filter leeren' }).click()
  await expect(persons.getByRole('listitem')).toHaveCount(parliament.seats)
  await page.getByRole('heading', { name: 'Stimmen und Sitze nach Liste' }).click()
  await expect(page.getByRole('table', { name: 'Stimmen und Sitze nach Liste' })).toBeVisible()

  await page.getByText('Bund', { exact: true }).click()
  await page.getByLabel('Wahl', { exact: true }).selectOption(String(coming.id))
  await expect(
    page.getByRole('heading', { name: /^Die Resultate kommen nach Schluss der Wahllokale: Sonntag, 24\. Oktober 2027/ }),
  ).toBeVisible()
  await expect(page.getByText('wer von deinem Dream Team gewählt ist')).toBeVisible()
})

test('without a network, or with unreadable data, the page shows that and can try again [ROUTE-27]', async ({ page, request, voter }) => {
  const { election } = await past(request, voter)
  const mend = await failReading(page, new RegExp(`/api/election/${election.id}/result`))
  await page.goto(`/results?election=${election.id}`)
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') })
  await expect(alert).toBeVisible()
  await mend()
  await alert.getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Gewählte Personen' })).toBeVisible()
})

// Fails when the status omits the correction, or the missing areas of a final result.
test('a corrected result shows the day and the number of corrections, and which areas are missing [SCREEN-13]', async ({
  page,
  request,
  voter,
}) => {
  const { election } = await past(request, voter)
  await changeResult(page, election.id, (result) => ({
    ...result,
    ...{ areas: { counted: 19, total: 20 }, correction: { on: '2023-10-24', facts: 3 } },
  }))
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('Endresultat')).toBeVisible()
  await expect(page.getByText('19 von 20 Gemeinden ausgezählt')).toBeVisible()
  await expect(page.getByText('Korrigiert am 24.10.23: 3 Angaben geändert')).toBeVisible()
  await expect(page.getByText('Wahlbeteiligung')).toBeVisible()
})

// Fails when open seats have no reasons, or when unexplained seats are not mentioned.
test('a result with open seats shows their number and reasons [SCREEN-13]', async ({ page, request, voter }) => {
  const { election } = await past(request, voter)
  const reasons = [
    { reason: 'lot' as const, seats: 1 },
    { reason: 'vacant-list' as const, seats: 2 },
    { reason: 'gone' as const, seats: 1 },
    { reason: 'second-round' as const, seats: 3 },
  ]
  await changeResult(page, election.id, (result) => ({ ...result, openSeats: 9, openReasons: reasons }))
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('9 Sitze sind offen.')).toBeVisible()
  await expect(page.getByText('1 Sitz: Das Los ist noch zu ziehen.')).toBeVisible()
  await expect(page.getByText('2 Sitze: Die Liste hat zu wenige Kandidierende.')).toBeVisible()
  await expect(page.getByText('1 Sitz: Wer ihn bekommen hätte, kandidiert nicht mehr.')).toBeVisible()
  await expect(page.getByText('3 Sitze: Niemand sonst hat das absolute Mehr. Der zweite Wahlgang entscheidet.')).toBeVisible()
  await expect(page.getByText('2 Sitze: Die Quelle sagt nicht, warum.')).toBeVisible()
})

// Fails when an interim result, whose count is still going on, mentions unexplained seats.
test('an interim result shows only the known reasons [SCREEN-13]', async ({ page, request, voter }) => {
  const { election } = await past(request, voter)
  const lot = { reason: 'lot' as const, seats: 1 }
  await changeResult(page, election.id, (result) => ({ ...result, final: false, openSeats: 3, openReasons: [lot] }))
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('1 Sitz: Das Los ist noch zu ziehen.')).toBeVisible()
  await expect(page.getByText(/Die Quelle sagt nicht/)).toHaveCount(0)
})

// Fails when a withdrawn result is shown as a coming one.
test('a withdrawn result shows the day and the reason, and none of its data [ROUTE-27]', async ({ page, request, voter }) => {
  const { election } = await past(request, voter)
  const withdrawn = { resultsPublic: false, resultWithdrawn: { on: '2023-10-25', reason: 'Nachzählung in Riehen' } }
  await page.route(/\/api\/user\/\d+\/election(\?|$)/, async (route) => {
    const elections: Election[] = await (await route.fetch()).json()
    route.fulfill({ json: elections.map((other) => (other.id === election.id ? { ...other, ...withdrawn } : other)) })
  })
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('Das Resultat ist zurückgezogen, seit 25.10.23.')).toBeVisible()
  await expect(page.getByText('Begründung: Nachzählung in Riehen')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Gewählte Personen' })).toHaveCount(0)
  await expect(page.getByText(/^Die Wahllokale sind geschlossen/)).toHaveCount(0)
})
