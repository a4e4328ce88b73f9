import type { OfficialList } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { prepare } from './support/lists.ts'
import { expect, test } from './support/voter.ts'

test('the Dream Team can be left until the deadline, and after the election the page says who was elected [ROUTE-26, SCREEN-12]', {
  tag: ['@online', '@core'],
}, async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  const source = api.official[0]!
  await api.follow(source.id)
  const past = api.elections.find((found) => found.council === 'national-council' && found.resultsPublic)!
  const lists: OfficialList[] = await (await request.get(`/api/election/${past.id}/list`)).json()
  const result = await (await request.get(`/api/election/${past.id}/result`)).json()
  const electedIds: number[] = result.elected.map(({ candidateId }: { candidateId: number }) => candidateId)
  const followed = lists.find((list) => list.candidates.some(({ id }) => electedIds.includes(id)))!
  const elected = followed.candidates.filter(({ id }) => electedIds.includes(id)).length
  // Nobody can follow a list of the past any more: this one answer says that the voter did in time.
  await page.route(new RegExp(`/api/user/\\d+/election/${past.id}/choice`), (route) => route.fulfill({ json: { listId: followed.id } }))

  await page.goto('/dream-teams')
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  await expect(card.getByRole('heading', { name: source.name })).toBeVisible()
  await expect(card).toContainText('Frist für das Folgen: 23.10.27, 12:00.')
  const pastCard = page.getByRole('article').filter({ hasText: past.name })
  await expect(pastCard).toContainText(`${elected}von ${new Set(followed.candidates.map(({ id }) => id)).size} gewählt`)
  await expect(pastCard.getByText('Gewählt', { exact: true })).toHaveCount(elected)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Nicht mehr folgen' }).click()
  await expect.poll(api.choice).toBe(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(api.choice).toBe(source.id)
})

test('the deadline counts down in Swiss time and then closes the Dream Team, with the reason [SCREEN-12, API-13]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  await api.follow(api.official[0]!.id)
  await page.clock.install({ time: new Date('2027-10-23T09:58:20Z') })
  await page.goto('/dream-teams', { waitUntil: 'networkidle' })
  const card = page.getByRole('article').filter({ hasText: api.election.name })
  await expect(card).toContainText('Frist für das Folgen: 23.10.27, 12:00. Noch 0 Stunden und 1 Minute.')
  await expect(card.getByRole('button', { name: 'Nicht mehr folgen' })).toBeVisible()
  // Bit by bit: the page begins to count again a moment after it is shown.
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
  await expectAccessible(page)
})

test('where the server says that the deadline has passed the Dream Team stays and the reason is told [SCREEN-12, API-13]', {
  tag: '@online',
}, async ({ page, request, voter }) => {
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

test('without a Dream Team three steps say how to get one; before the lists are open the way there is explained [SCREEN-12, ACHIEVE-4]', async ({
  page,
  request,
  voter,
}) => {
  await page.goto('/dream-teams')
  await expect(page.getByText('Zuerst einer Liste folgen', { exact: true })).toBeVisible()
  await expect(page.getByText('0 von 5 Schritten erledigt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weiter zu Profil erstellen' })).toHaveAttribute('href', '/profile/questions/short')
  await expectAccessible(page)
  const api = await prepare(request, voter, 'national-council')
  await page.reload()
  const hint = page.getByRole('heading', { name: 'So kommst du zu deinem Dream Team' }).locator('..')
  await expect(hint.getByRole('listitem')).toHaveCount(3)
  await expect(hint.getByRole('link', { name: 'Zu den Listen' })).toHaveAttribute('href', '/lists')
  await expectAccessible(page)
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
