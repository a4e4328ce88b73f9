import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const names = (page: Page) => page.locator('main ol').getByRole('listitem').getByRole('link')

test('favourites are ranked by buttons, keys, position and drag; the server stores every order [SCREEN-5, ROUTE-21]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, rate, matches, complete, election } = await prepareRating(request, voter)
  const five = candidates.slice(0, 5)
  for (const { id } of five) await rate(id, 'like')
  await complete('match')
  const [a, b, c, d, e] = five.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await page.goto('/election/favorite-candidates')
  await expect(page.getByText(`${election.seats} Sitze · 5 Favoriten`)).toBeVisible()
  await expect(names(page)).toHaveText([a, b, c, d, e] as string[])
  await expect(page.getByText('Hier endet deine Liste')).toBeVisible()

  await page.getByRole('button', { name: `${a} einen Rang nach unten` }).click()
  await expect(names(page)).toHaveText([b, a, c, d, e] as string[])
  await expect(page.locator('#announcer')).toHaveText(`${a}, Rang 2 von 5`)
  await expect(page.getByRole('button', { name: `${a} einen Rang nach unten` })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names(page)).toHaveText([a, b, c, d, e] as string[])

  await page.getByRole('button', { name: `Mehr zu ${a}` }).click()
  await page.getByRole('button', { name: 'Position …' }).click()
  await page.getByRole('spinbutton').fill('4')
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click()
  await expect(names(page)).toHaveText([b, c, d, a, e] as string[])

  await page.getByRole('button', { name: `Rang 5: ${e} verschieben` }).focus()
  await page.keyboard.press('Space')
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowUp')
  await page.waitForTimeout(300)
  await page.keyboard.press('Space')
  await expect(names(page)).toHaveText([b, c, d, e, a] as string[])

  const handle = await page.getByRole('button', { name: `Rang 1: ${b} verschieben` }).boundingBox()
  const target = await page.getByRole('button', { name: `Rang 3: ${d} verschieben` }).boundingBox()
  if (!handle || !target) throw new Error('The rows are not on the page')
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(handle.x + 20, handle.y + 60, { steps: 5 })
  await page.mouse.move(target.x + 20, target.y + 24, { steps: 8 })
  await page.mouse.up()
  await expect(names(page)).toHaveText([c, d, b, e, a] as string[])
  const ids = [c, d, b, e, a].map((name) => five.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)?.id)
  await expect.poll(async () => (await matches()).map(({ candidateId }) => candidateId)).toEqual(ids)
})

test('a favourite can be removed and restored to its rank; a completed ranking links to the lists [SCREEN-5, SCREEN-6, ACHIEVE-3]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, rate, complete } = await prepareRating(request, voter)
  const three = candidates.slice(0, 3)
  for (const { id } of three) await rate(id, 'like')
  await complete('match')
  const [a, b, c] = three.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await page.goto('/election/favorite-candidates')
  await expect(page.getByText('Grund ist das Kollegialprinzip')).toBeVisible()
  await page.getByRole('button', { name: `Mehr zu ${b}` }).click()
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await expect(names(page)).toHaveText([a, c] as string[])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(names(page)).toHaveText([a, b, c] as string[])
  await page.getByRole('button', { name: 'Rangliste fertig' }).click()
  await expect(page).toHaveURL(/\/lists$/)
  await page.goto('/election/favorite-candidates')
  await expect(page.getByText('Rangliste ist fertig')).toBeVisible()
})

test('favourites with nearly equal matches are named as not ordered, and two can be compared [SCREEN-5]', async ({
  page,
  request,
  voter,
}) => {
  const { rate, election, complete } = await prepareRating(request, voter)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${election.id}`
  const percents: { candidateId: number; value: number | null }[] = await (await request.get(`${base}/match-percent`, { headers })).json()
  const rated = percents.flatMap(({ candidateId, value }) => (value === null ? [] : [{ candidateId, value }]))
  const near = rated.findIndex(({ value }, index) => value - (rated[index + 1]?.value ?? 0) < 1)
  const far = rated.findIndex(({ value }) => value < rated[near]!.value - 5)
  for (const index of [far, near]) await rate(rated[index]!.candidateId, 'like')
  await complete('match')
  await page.goto('/election/favorite-candidates')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Bei wem ist die Übereinstimmung fast gleich?')).toHaveCount(0)
  await rate(rated[near + 1]!.candidateId, 'like')
  await page.reload()
  await page.getByText('Bei wem ist die Übereinstimmung fast gleich?').click()
  await expect(page.getByText('Der Unterschied sagt nicht, wer dir näher ist.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Mehr zu/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  await expect(page).toHaveURL(new RegExp(`compare\\?with=${rated[far]!.candidateId}$`))
})

// Fails when ending the rating keeps the order of the ratings, or when the page cannot order by percent again.
test('favourites are ordered by percent within super and like; another order can return to it, and undo restores it in one step [SCREEN-5]', async ({
  page,
  request,
  voter,
}) => {
  const { rate, election, matches } = await prepareRating(request, voter)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${election.id}`
  const percents: { candidateId: number; value: number | null }[] = await (await request.get(`${base}/match-percent`, { headers })).json()
  const rated = percents.filter(({ value }) => value !== null)
  const [best, second, third, fourth] = [0, 10, 20, 30].map((index) => rated[index]!.candidateId)
  for (const id of [third!, best!]) await rate(id, 'like')
  for (const id of [second!, fourth!]) await rate(id, 'love')
  const expected = [second, fourth, best, third]
  const order = async () => (await matches()).map(({ candidateId }) => candidateId)
  await page.goto('/match')
  await page.getByRole('button', { name: 'Genug gesehen' }).click()
  await expect(page.getByText('Super zuerst, dann nach Übereinstimmung.')).toBeVisible()
  await expect.poll(order).toEqual(expected)
  await page
    .getByRole('button', { name: /einen Rang nach unten$/ })
    .first()
    .click()
  await expect(page.getByText('In deiner eigenen Reihenfolge.')).toBeVisible()
  const moved = [fourth, second, best, third]
  await expect.poll(order).toEqual(moved)
  await page.getByRole('button', { name: 'Nach Übereinstimmung ordnen' }).click()
  await expect.poll(order).toEqual(expected)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(order).toEqual(moved)
})
