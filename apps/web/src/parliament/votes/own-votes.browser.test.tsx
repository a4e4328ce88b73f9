import { expect, newVoter, test } from '../../screen-test/screen-test.ts'
import { councilVote, ownVotes } from '../../screen-test/votes.ts'

test('the own opinion is saved, changed, withdrawn and undone; the list shows it [ENTITY-17]', async ({ page, request, voter }) => {
  const vote = await councilVote(request)
  const yes = page.getByRole('button', { name: 'Ja', exact: true })
  const no = page.getByRole('button', { name: 'Nein', exact: true })
  const saved = () => ownVotes(request, voter)
  await page.goto(`/legislative/votes/${vote.id}`)
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Deine Meinung ist gespeichert: Ja.')).toBeVisible()
  await expect.poll(saved).toEqual([{ parliamentVoteId: vote.id, decision: 'yes' }])
  await no.click()
  await expect.poll(saved).toEqual([{ parliamentVoteId: vote.id, decision: 'no' }])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(saved).toEqual([{ parliamentVoteId: vote.id, decision: 'yes' }])
  await page.getByRole('button', { name: 'Meinung entfernen' }).click()
  await expect.poll(saved).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(saved).toEqual([{ parliamentVoteId: vote.id, decision: 'yes' }])
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
  await expect(page.getByText(/^Deine Meinung ist gespeichert/)).toHaveCount(0)
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
})

test('without consent the opinion waits for it; visitors are asked, too', async ({ page, request }) => {
  const vote = await councilVote(request)
  await page.goto(`/legislative/votes/${vote.id}`)
  const asked = page.getByRole('region', { name: 'Wie hättest du gestimmt?' })
  await expect(asked.getByRole('button')).toHaveText(['Ja', 'Nein'])
  await expect(asked.getByText('Ohne Konto. Deine Meinung bleibt auf diesem Gerät.')).toBeVisible()

  const voter = await newVoter({ consent: null })
  await page.goto(`/legislative/votes/${vote.id}`)
  await expect(page.getByRole('button', { name: 'Nein', exact: true })).toHaveAttribute('aria-disabled', 'false')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Nein', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Deine Einwilligung' })
  await expect(dialog).toBeVisible()
  expect(await ownVotes(request, voter)).toEqual([])
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/brauchen wir deine Einwilligung/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nein', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Nein', exact: true }).click()
  await dialog.getByRole('button', { name: 'Einwilligung geben' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => ownVotes(request, voter)).toEqual([{ parliamentVoteId: vote.id, decision: 'no' }])
})

// Fails when the toast does not wait for `decide`, or when `latest` is not compared.
test('the confirmation appears once an opinion is saved, and for two changes only once', async ({ page, request, voter }) => {
  const vote = await councilVote(request)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/user/*/vote', async (route) => {
    if (route.request().method() === 'PUT') await released
    route.continue()
  })
  await page.goto(`/legislative/votes/${vote.id}`)
  const announced: string[] = []
  const watch = new MutationObserver(() =>
    announced.push(...(document.body.textContent.match(/Deine Meinung ist gespeichert: \w+/g) ?? [])),
  )
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await page.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Nein', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Nein', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(announced).toEqual([])
  release()
  await expect(page.getByText('Deine Meinung ist gespeichert: Nein.')).toBeVisible()
  watch.disconnect()
  expect([...new Set(announced)]).toEqual(['Deine Meinung ist gespeichert: Nein'])
  expect(await ownVotes(request, voter)).toEqual([{ parliamentVoteId: vote.id, decision: 'no' }])
})
