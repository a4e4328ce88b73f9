import { expectAccessible } from './support/accessibility.ts'
import { expect, newVoter, signIn, test } from './support/voter.ts'
import { councilVote, ownVotes } from './support/votes.ts'

test('the own opinion is kept, changed, taken back and undone; the list shows it [ENTITY-17]', { tag: '@core' }, async ({
  page,
  request,
  voter,
}) => {
  const vote = await councilVote(request)
  const yes = page.getByRole('button', { name: 'Ja', exact: true })
  const no = page.getByRole('button', { name: 'Nein', exact: true })
  const kept = () => ownVotes(request, voter)
  await page.goto(`/legislative/votes/${vote.id}`)
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Deine Meinung ist gespeichert: Ja.')).toBeVisible()
  await expect.poll(kept).toEqual([{ parliamentVoteId: vote.id, decision: 'yes' }])
  await no.click()
  await expect.poll(kept).toEqual([{ parliamentVoteId: vote.id, decision: 'no' }])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(kept).toEqual([{ parliamentVoteId: vote.id, decision: 'yes' }])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Meinung entfernen' }).click()
  await expect.poll(kept).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(kept).toEqual([{ parliamentVoteId: vote.id, decision: 'yes' }])
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/legislative/votes')
  await expect(page.getByRole('article').filter({ hasText: 'Meine Meinung' }).getByRole('link')).toHaveAttribute(
    'href',
    `/legislative/votes/${vote.id}`,
  )
  await page.route('**/api/user/*/vote', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: { code: 'too_many_votes' } }) : route.fallback(),
  )
  await page.goto(`/legislative/votes/${vote.id}`)
  await no.click()
  await expect(page.getByText(/^Mehr Meinungen zu Abstimmungen kann dein Konto nicht aufbewahren/)).toBeVisible()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
})

test('without consent the opinion waits for it; a visitor is led to the login and back', async ({ page, request, browser }) => {
  const vote = await councilVote(request)
  const visitor = await browser.newPage()
  await visitor.goto(`/legislative/votes/${vote.id}`)
  await expect(visitor.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(`/legislative/votes/${vote.id}`)}`,
  )
  await expect(visitor.getByRole('button', { name: 'Ja', exact: true })).toHaveCount(0)
  await visitor.close()

  const voter = await newVoter(request, { consent: false })
  await signIn(page, voter)
  await page.goto(`/legislative/votes/${vote.id}`)
  await expect(page.getByRole('button', { name: 'Nein', exact: true })).toHaveAttribute('aria-disabled', 'false')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Nein', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Deine Einwilligung' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  expect(await ownVotes(request, voter)).toEqual([])
  await dialog.getByRole('button', { name: 'Einwilligung geben' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => ownVotes(request, voter)).toEqual([{ parliamentVoteId: vote.id, decision: 'no' }])
})
