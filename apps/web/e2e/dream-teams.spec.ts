import type { OfficialList } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { prepare } from './support/lists.ts'
import { expect, test } from './support/voter.ts'

test('the Dream Team can be left until the deadline, and after the election the page says who was elected [ROUTE-26, SCREEN-12]', async ({
  page,
  request,
  voter,
}) => {
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
