import type { SessionDigest } from '@plenara/contract'
import { decide, expectNoSidewaysScroll, nameOf, read } from '../../screen-test/parliament.ts'
import { expect, test } from '../../screen-test/screen-test.ts'
import { ownVotes } from '../../screen-test/votes.ts'

const digestOf = (request: Parameters<typeof read>[0], query = '') => read<SessionDigest>(request, `/session-digest?lang=de${query}`)

// Fails when the page of the last session needs an id, or when a visitor cannot choose a canton.
test('a visitor reads the decisions of the last session, and chooses a canton, which is in the address', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const digest = await digestOf(request)
  expect(digest.decided.length).toBeGreaterThan(0)
  await page.goto('/legislative/session')
  await expect(page.getByRole('heading', { level: 1, name: digest.session.name })).toBeVisible()
  await expect(page.getByText(`${digest.votes} Abstimmungen zu`, { exact: false })).toBeVisible()
  const decided = page.getByRole('region', { name: 'Das wurde entschieden' })
  await expect(decided.getByRole('heading', { level: 3 })).toHaveText(digest.decided.map(({ votes: [first] }) => first?.title ?? ''))
  const closest = page.getByRole('region', { name: 'Am knappsten' })
  await expect(closest.getByRole('article')).toHaveCount(digest.closest.length)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Kanton zeigen').selectOption('BS')
  await expect(page).toHaveURL(/\/legislative\/session\?canton=BS$/)
  const ofCanton = await digestOf(request, '&members=BS')
  const members = page.getByRole('region', { name: /aus Basel-Stadt$/ })
  for (const { member } of ofCanton.members) await expect(members.getByRole('link', { name: nameOf(member), exact: true })).toBeVisible()
  await expect(decided.getByText(/^Aus dem Kanton: \d+ (Ja|Nein)/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Session davor' }).click()
  await expect(page).toHaveURL(new RegExp(`/legislative/session/${digest.previousId}$`))
  await expect(page.getByText('Aus dieser Session sind hier keine Abstimmungen bekannt.')).toBeVisible()
})

// Fails when decisions of the voter are sent, or not shown beside the votes.
test('a voter sees the own canton and the own opinion beside each vote', async ({ page, request, voter }) => {
  const digest = await digestOf(request, '&members=BS')
  const vote = digest.decided[0]!.votes[0]!
  await decide(request, voter, vote, 'yes')
  await expect.poll(() => ownVotes(request, voter)).toHaveLength(1)
  await page.goto('/legislative/session')
  await expect(page.getByLabel('Kanton zeigen')).toHaveValue('BS')
  const row = page.getByRole('region', { name: 'Das wurde entschieden' }).getByRole('article').first()
  await expect(row).toContainText('Meine Meinung')
  const { member, cast, missed } = digest.members.find((entry) => entry.cast > 0)!
  await expect(page.getByRole('listitem').filter({ hasText: nameOf(member) })).toContainText(`An ${cast} von ${cast + missed} Abstimmungen`)
  await page.goto('/members')
  const last = page.getByRole('region', { name: digest.session.name })
  await expect(last.getByRole('link', { name: `Alle ${digest.decided.length} Entscheide` })).toHaveAttribute(
    'href',
    `/legislative/session/${digest.session.id}?canton=BS`,
  )
  await expect(last.getByText(/^Aus dem Kanton: /).first()).toBeVisible()
})

test('an unknown session shows a message, and a failed one its reason [SCREEN-20]', async ({ page }) => {
  for (const path of ['/legislative/session/4711', '/legislative/session/x']) {
    await page.goto(path)
    await expect(page.getByText('Diese Session gibt es hier nicht.')).toBeVisible()
  }
  await page.route('**/api/session-digest?**', (route) => route.abort())
  await page.goto('/legislative/session')
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
  await page.unroute('**/api/session-digest?**')
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByRole('region', { name: 'Am knappsten' })).toBeVisible()
})
