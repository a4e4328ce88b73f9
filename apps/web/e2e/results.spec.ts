import type { APIRequestContext } from '@playwright/test'
import type { CandidateCard, Election, ElectionResult, OfficialList } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { failReading } from './support/faults.ts'
import { followInTime } from './support/past-choice.ts'
import { changeResult } from './support/public-data.ts'
import { expect, test, type Voter } from './support/voter.ts'

/** The past election of the National Council: its lists, people and result. */
async function past(request: APIRequestContext, voter: Voter) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const of = (council: Election['council'], resultsPublic: boolean) =>
    elections.find((one) => one.council === council && one.resultsPublic === resultsPublic)!
  const election = of('national-council', true)
  const lists: OfficialList[] = await (await request.get(`/api/election/${election.id}/list`)).json()
  const cards: CandidateCard[] = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const result: ElectionResult = await (await request.get(`/api/election/${election.id}/result`)).json()
  const electedIds = new Set(result.elected.map(({ candidateId }) => candidateId))
  const followed = lists.find((list) => list.candidates.some(({ id }) => electedIds.has(id)))!
  const nameOf = (id: number) => {
    const card = cards.find((one) => one.id === id)!
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

test('after the election the user sees who from the followed list was elected, then everybody and the seats [ROUTE-27, SCREEN-13]', {
  tag: '@core',
}, async ({ page, request, voter, kind }) => {
  const { election, result, electedIds, followed, nameOf } = await past(request, voter)
  await followInTime(page, request, { kind, voter, election, listId: followed.id })
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
  await expectAccessible(page)
})

test('an interim result says how far the count is, and nobody is not elected yet [SCREEN-13]', async ({ page, request, voter, kind }) => {
  const { election, followed, electedIds } = await past(request, voter)
  await followInTime(page, request, { kind, voter, election, listId: followed.id })
  const interim = { final: false, areas: { counted: 3, total: 20 }, source: 'https://wahlen.example.ch/2023' }
  await changeResult(page, kind, election.id, { fields: interim })
  await page.goto(`/results?election=${election.id}`)
  await expect(page.getByText('Zwischenresultat')).toBeVisible()
  await expect(page.getByText('3 von 20 Gemeinden ausgezählt')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Quelle: wahlen\.example\.ch/ })).toHaveAttribute('href', interim.source)
  const team = page.getByRole('region', { name: 'Dein Dream Team' })
  const open = new Set(followed.candidates.map(({ id }) => id).filter((id) => !electedIds.has(id))).size
  await expect(team.getByText('Noch offen', { exact: true })).toHaveCount(open)
  await expect(team.getByText('Nicht gewählt')).toHaveCount(0)
})

test('who left the seat and who took it over are named [SCREEN-13]', async ({ page, request, voter, kind }) => {
  const { election, followed, electedIds, nameOf } = await past(request, voter)
  const leaving = followed.candidates.map(({ id }) => id).find((id) => electedIds.has(id))!
  const next = followed.candidates.map(({ id }) => id).find((id) => !electedIds.has(id))!
  await followInTime(page, request, { kind, voter, election, listId: followed.id })
  await changeResult(page, kind, election.id, { replaced: { leftId: leaving, nextId: next } })
  await page.goto(`/results?election=${election.id}`)
  const rows = page.getByRole('region', { name: 'Dein Dream Team' }).getByRole('listitem')
  await expect(rows.filter({ hasText: /Ersetzt$/ })).toContainText([nameOf(leaving)])
  await expect(rows.filter({ hasText: /Nachgerückt$/ })).toContainText([nameOf(next)])
})

test('level and election are chosen, the elected searched and filtered, and before the publication the page says when [ROUTE-27]', async ({
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
  await expectAccessible(page)

  await page.getByText('Bund', { exact: true }).click()
  await page.getByLabel('Wahl', { exact: true }).selectOption(String(coming.id))
  await expect(
    page.getByRole('heading', { name: /^Die Resultate kommen nach Schluss der Wahllokale: Sonntag, 24\. Oktober 2027/ }),
  ).toBeVisible()
  await expect(page.getByText('wer von deinem Dream Team gewählt ist')).toBeVisible()
  await expectAccessible(page)
})

test('without a network, or where the device cannot read its data, the page says so and tries again [ROUTE-27]', async ({
  page,
  request,
  voter,
  kind,
}) => {
  const { election } = await past(request, voter)
  const mend = await failReading(page, kind, {
    address: new RegExp(`/api/election/${election.id}/result`),
    part: `election:${election.id}`,
  })
  await page.goto(`/results?election=${election.id}`)
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') })
  await expect(alert).toBeVisible()
  await mend()
  await alert.getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Gewählte Personen' })).toBeVisible()
})
