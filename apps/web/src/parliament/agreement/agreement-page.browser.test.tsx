import type { CouncillorAgreement, CouncillorVoteCard, ParliamentaryGroup } from '@plenara/contract'
import { type ApiRequest, expect, test, type Voter } from '../../screen-test/screen-test.ts'

/** Decides the newest votes of a member as that member did, so that both agree in all of them. */
async function voteLike(request: ApiRequest, voter: Voter, count: number) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const groups: ParliamentaryGroup[] = await (await request.get('/api/parliamentary-group?council_id=1')).json()
  const member = groups[0]?.members[0]
  const { items }: { items: CouncillorVoteCard[] } = await (await request.get(`/api/councillor/${member?.id}/vote?decisions=yes,no`)).json()
  for (const { id, decision } of items.slice(0, count)) {
    const set = await request.put(`/api/user/${voter.id}/vote`, { headers, data: { parliamentVoteId: id, decision } })
    expect(set.status()).toBe(200)
  }
  const agreement: CouncillorAgreement[] = await (await request.get(`/api/user/${voter.id}/councillor-agreement`, { headers })).json()
  return { member: member!, agreement, groups }
}

test('without login the page redirects to the start with itself as target [GUARD-1]', async ({ page }) => {
  await page.goto('/councillor-agreement')
  await expect(page).toHaveURL(/\/start\?redirect=%2Fcouncillor-agreement/)
})

test('without own votes the page links to the votes [ENTITY-17]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/councillor-agreement')
  await expect(page.getByRole('heading', { level: 1, name: 'Wer stimmt wie ich?' })).toBeVisible()
  await expect(page.getByText('Dann siehst du hier, wer gleich gestimmt hat wie du.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zu den Abstimmungen' })).toHaveAttribute('href', '/legislative/votes')
})

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
]) {
  test(`the parliament is ordered by agreement, filtered, and links to the persons in this order, ${viewport.width} px wide [ENTITY-17, NAV-7]`, async ({
    page,
    request,
    voter,
  }) => {
    await page.setViewportSize(viewport)
    const { member, agreement, groups } = await voteLike(request, voter, 12)
    await page.goto('/councillor-agreement')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(page.getByText('Verglichen mit deinen 12 Abstimmungen.')).toBeVisible()
    await expect(page.getByText(`${agreement.length} Personen`)).toBeVisible()
    await expect(rows).toHaveCount(Math.min(50, agreement.length))
    const best = agreement.filter(({ value }) => value === 100)
    await expect(rows.first()).toContainText(best.length > 1 ? `Rang 1–${best.length}` : 'Rang 1')
    await expect(rows.first()).toContainText('100%')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('button', { name: 'Mehr laden' }).click()
    await expect(rows).toHaveCount(Math.min(100, agreement.length))
    await expect(rows.nth(50).getByRole('link')).toBeFocused()

    await page.getByRole('searchbox').fill(`${member.lastName} ${member.firstName}`)
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('12 von 12 gleich')
    await page.getByRole('searchbox').fill('gibtesnirgends')
    await expect(page.getByText('Mit diesen Filtern ist niemand zu finden.')).toBeVisible()
    await page.getByRole('button', { name: 'Zurücksetzen' }).click()

    const group = groups.find(({ id }) => id !== null)
    await page.getByLabel('Fraktion').selectOption(String(group?.id))
    await expect(page).toHaveURL(new RegExp(`group=${group?.id}`))
    const inGroup = agreement.filter(({ councillor }) => councillor.groupId === group?.id)
    await expect(page.getByText(`${inGroup.length} Personen`)).toBeVisible()
    const name = (await rows.first().getByRole('link').textContent()) ?? ''
    await rows.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(`1 von ${inGroup.length}`)).toBeVisible()
    await page.getByRole('link', { name: 'Vorherige Person' }).click()
    await expect(page.getByText(`${inGroup.length} von ${inGroup.length}`)).toBeVisible()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page).toHaveURL(new RegExp(`councillor-agreement\\?group=${group?.id}`))
    await expect(page.getByText(`${inGroup.length} Personen`)).toBeVisible()
  })
}

test('with too few shared votes there is a dash and the missing number; the counting is explained [ENTITY-17]', async ({
  page,
  request,
  voter,
}) => {
  const { member } = await voteLike(request, voter, 4)
  await page.goto(`/councillor-agreement?q=${encodeURIComponent(member.lastName)}`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: member.firstName })
  await expect(row).toContainText('–')
  await expect(row).toContainText('4 von 4 gleich')
  await expect(row).toContainText('noch 6')
  await expect(row).not.toContainText('Rang')
  await page.getByText('So wird gezählt').click()
  await expect(page.getByText('Unter 10 gemeinsamen Abstimmungen steht ein Strich')).toBeVisible()
  await expect(page.getByText('Er ist keine Empfehlung.')).toBeVisible()
})

test('without a network the page shows that and can be loaded again [SCREEN-20]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route(/councillor-agreement$/, (route) => route.abort())
  await page.goto('/councillor-agreement')
  await expect(page.getByRole('alert')).toContainText('Du bist offline.')
  await page.unroute(/councillor-agreement$/)
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByText('Dann siehst du hier, wer gleich gestimmt hat wie du.')).toBeVisible()
})
