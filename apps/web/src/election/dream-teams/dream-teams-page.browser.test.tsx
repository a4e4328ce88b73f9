import type { OfficialList } from '@plenara/contract'
import { prepare } from '../../screen-test/lists.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

test('the Dream Team can be unfollowed until the deadline, and after the election the page shows who was elected [ROUTE-26, SCREEN-12]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[0]!
  await api.follow(source.id)
  const past = api.elections.find((found) => found.council === 'national-council' && found.resultsPublic)!
  const lists: OfficialList[] = await (await request.get(`/api/election/${past.id}/list`)).json()
  const result = await (await request.get(`/api/election/${past.id}/result`)).json<{ elected: { candidateId: number }[] }>()
  const electedIds: number[] = result.elected.map(({ candidateId }: { candidateId: number }) => candidateId)
  const followed = lists.find((list) => list.candidates.some(({ id }) => electedIds.includes(id)))!
  const elected = followed.candidates.filter(({ id }) => electedIds.includes(id)).length
  // A list of the past cannot be followed any more, so that this response is stubbed.
  await page.route(new RegExp(`/api/user/\\d+/election/${past.id}/choice`), (route) => route.fulfill({ json: { listId: followed.id } }))

  await page.goto('/dream-teams')
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  await expect(card.getByRole('heading', { name: source.name })).toBeVisible()
  await expect(card).toContainText('Frist für das Folgen: 23.10.27, 12:00.')
  const pastCard = page.getByRole('article').filter({ hasText: past.name })
  await expect(pastCard).toContainText(`${elected}von ${new Set(followed.candidates.map(({ id }) => id)).size} gewählt`)
  await expect(pastCard.getByText('Gewählt', { exact: true })).toHaveCount(elected)
  await card.getByRole('button', { name: 'Nicht mehr folgen' }).click()
  await expect.poll(api.choice).toBe(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(api.choice).toBe(source.id)
})

// Fails when faces, days or the lines of a cumulated name are missing before the election.
test('before the election the team is shown in its council, each person once, with the remaining days [SCREEN-12]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const [twice, once] = api.official[0]!.candidates.map(({ id }) => id)
  const list = await api.create('Meine Drei', [twice!, twice!, once!])
  await api.follow(list.id)
  await page.clock.setFixedTime(new Date('2027-10-20T07:30:00Z'))
  await page.goto('/dream-teams')
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByRole('listitem').first()).toContainText('2 Linien, kumuliert')
  await expect(card.getByRole('listitem').last()).not.toContainText('kumuliert')
  await expect(card).toContainText('4Tage bis zur Wahl')
  expect(await card.locator('circle').count()).toBe(200)
  expect(await card.locator('[class*="_face_"]').count()).toBe(2)
})

// Fails when a screen counts calendar days: in the afternoon they are one more than the countdown.
test('in the afternoon the days to the election are the same on every screen, and on the last day hours [SCREEN-12, ROUTE-18]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await api.follow(api.official[0]!.id)
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  const years = page.getByRole('region', { name: 'Deine Wahlen im Überblick' })
  for (const [now, left, team, relative, result] of [
    ['2027-10-20T12:30:00Z', 'Noch 3 Tage, 21 Stunden', '3Tage bis zur Wahl', 'in 3 Tagen', 'Noch 3 Tage.'],
    ['2027-10-23T15:00:00Z', 'Noch 0 Tage, 19 Stunden', '19:00Stunden bis zur Wahl', 'morgen', 'Weniger als ein Tag.'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now))
    await page.goto('/dream-teams')
    await expect(card).toContainText(team)
    await page.goto('/election')
    await expect(page.getByRole('timer')).toContainText(left)
    await expect(years.getByText(relative, { exact: true }).first()).toBeVisible()
    await page.goto(`/results?election=${api.election.id}`)
    await expect(page.getByText(result, { exact: true })).toBeVisible()
  }
})

// Fails when `teamMembers` compares with another list than that of the heading.
test('names have their number of lines once the ballot is changed: cumulated, from another list, or both [SCREEN-12]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const [source, other] = api.official
  const ofList = source!.candidates.map(({ id }) => id)
  const foreign = other!.candidates.map(({ id }) => id)
  const list = await api.create('Gemischt', [ofList[0]!, ofList[0]!, foreign[0]!, ofList[1]!], source)
  await api.follow(list.id)
  await page.goto('/dream-teams')
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  await expect(card.getByRole('listitem')).toHaveText([/2 Linien, kumuliert$/, /1 Linie, panaschiert$/, /1 Linie$/])
  const double = await api.create('Doppelt', [foreign[0]!, foreign[0]!, ofList[0]!], source)
  await api.follow(double.id)
  await page.reload()
  await expect(card.getByRole('listitem')).toHaveText([/2 Linien, kumuliert und panaschiert$/, /1 Linie$/])
  await api.follow(source!.id)
  await page.reload()
  await expect(card.getByRole('listitem').first()).toBeVisible()
  await expect(card).not.toContainText(/1 Linie(,|$)/)
})

test('the deadline counts down in Swiss time and then closes the Dream Team, with the reason [SCREEN-12, API-13]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await api.follow(api.official[0]!.id)
  await page.clock.install({ time: new Date('2027-10-23T09:58:20Z') })
  await page.goto('/dream-teams')
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  await expect(card).toContainText('Frist für das Folgen: 23.10.27, 12:00. Noch 0 Stunden und 1 Minute.')
  await expect(card.getByRole('button', { name: 'Nicht mehr folgen' })).toBeVisible()
  // In small steps, because the page resumes counting a moment after it becomes visible.
  await expect(async () => {
    await page.clock.runFor('00:20')
    await expect(card).toContainText('Noch 0 Stunden und 0 Minuten.', { timeout: 1_000 })
  }).toPass()
  await expect(async () => {
    await page.clock.runFor('01:00')
    await expect(card).toContainText('Die Frist ist am 23.10.27 um 12:00 abgelaufen. Dein Dream Team bleibt, wie es ist.', {
      timeout: 1_000,
    })
  }).toPass()
  await expect(card.getByRole('button', { name: 'Nicht mehr folgen' })).toBeHidden()
})

test('if the server refuses because the deadline has passed, the Dream Team stays and the reason is shown [SCREEN-12, API-13]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await api.follow(api.official[0]!.id)
  await page.route(/\/api\/user\/\d+\/election\/\d+\/choice$/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    const problem = { type: 'about:blank', title: 'The deadline has passed', status: 422, code: 'deadline_passed' }
    await route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem })
  })
  await page.goto('/dream-teams')
  await page.getByRole('button', { name: 'Nicht mehr folgen' }).click()
  await expect(page.getByText(/Frist.*abgelaufen/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nicht mehr folgen' })).toBeVisible()
  expect(await api.choice()).toBe(api.official[0]!.id)
})

test('without a Dream Team three steps explain how to get one, also while the lists are locked [SCREEN-12, ACHIEVE-4]', async ({
  page,
  request,
  voter,
}) => {
  await page.goto('/dream-teams')
  await expect(page.getByText('Zuerst einer Liste folgen', { exact: true })).toBeVisible()
  await expect(page.getByText('0 von 5 Schritten erledigt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weiter zu Profil erstellen' })).toHaveAttribute('href', '/profile/questions/short')
  const api = await prepare(request, voter, 'national-council')
  await page.reload()
  const hint = page.getByRole('heading', { name: 'So kommst du zu deinem Dream Team' }).locator('..')
  await expect(hint.getByRole('listitem')).toHaveCount(3)
  await expect(hint.getByRole('link', { name: 'Zu den Listen' })).toHaveAttribute('href', '/lists')
  await api.follow(api.official[0]!.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: api.official[0]!.name })).toBeVisible()
  await expect(hint).toBeHidden()
})

test('a Dream Team of another election opens the page too [ACHIEVE-4]', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'cantonal-parliament')
  await api.follow(api.official[0]!.id)
  await page.goto('/dream-teams')
  await expect(page.getByRole('article').filter({ hasText: api.election.name })).toContainText(api.official[0]!.name)
  await expect(page.getByText('Zuerst einer Liste folgen', { exact: true })).toBeHidden()
})
