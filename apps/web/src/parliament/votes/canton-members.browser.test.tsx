import type { CantonMember } from '@plenara/contract'
import { expectNoSidewaysScroll, read } from '../../screen-test/parliament.ts'
import { type ApiRequest, expect, type Page, test } from '../../screen-test/screen-test.ts'
import { councilVote } from '../../screen-test/votes.ts'

const PHONE = { width: 320, height: 600 }
const section = (page: Page, name: string) => page.locator('section').filter({ hasText: name })

/** Who of a canton decided the newest vote of the National Council, and how many said no. */
async function deciders(request: ApiRequest, cantonCode: string) {
  const vote = await councilVote(request)
  const own = vote.parliament!.decisions.filter(({ councillor }) => councillor.cantonCode === cantonCode)
  return { vote, own, others: vote.parliament!.decisions.filter(({ councillor }) => councillor.cantonCode !== cantonCode) }
}

// Fails when the members of all cantons stand there, or the list of all persons keeps the order of the names alone.
test('the members of the own canton stand before all others, by name with their decision [SCREEN-18]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const { vote, own, others } = await deciders(request, 'BS')
  await page.setViewportSize(PHONE)
  await page.goto(`/legislative/votes/${vote.id}?view=person`)
  const mine = section(page, `So stimmten die ${own.length} aus Basel-Stadt`)
  for (const { councillor } of own) {
    const link = mine.getByRole('link', { name: `${councillor.firstName} ${councillor.lastName}`, exact: true })
    await expect(link).toHaveAttribute('href', `/councillor/${councillor.id}`)
  }
  await expect(mine.getByRole('listitem')).toHaveCount(own.length)
  await expect(mine.getByLabel('Mein Kanton')).toHaveCount(0)
  await expect(mine.getByRole('link', { name: 'Meine Ratsmitglieder' })).toHaveAttribute('href', '/members')
  const all = section(page, 'So wurde gestimmt').getByRole('listitem')
  await expect(all).toHaveCount(own.length + others.length)
  await expect(all.first()).toContainText(own[0]!.councillor.lastName)
  await expect(all.nth(own.length)).toContainText(others[0]!.councillor.lastName)
  await expectNoSidewaysScroll(page)
})

test('a visitor says which canton, which the device remembers and forgets again [SCREEN-18]', async ({ page, request }) => {
  const { vote, own } = await deciders(request, 'GE')
  await page.goto(`/legislative/votes/${vote.id}`)
  const asked = section(page, 'Wie stimmte dein Kanton?')
  await expect(asked.getByRole('listitem')).toHaveCount(0)
  await asked.getByLabel('Mein Kanton').selectOption('GE')
  const mine = section(page, `So stimmten die ${own.length} aus Genf`)
  await expect(mine.getByRole('listitem')).toHaveCount(own.length)
  await page.reload()
  await expect(mine.getByRole('listitem')).toHaveCount(own.length)
  await mine.getByLabel('Mein Kanton').selectOption('')
  await expect(asked.getByLabel('Mein Kanton')).toHaveValue('')
  await expect(mine).toHaveCount(0)
})

test('of many members eight are shown, all on demand [SCREEN-18]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const { vote } = await deciders(request, 'BS')
  const decisions = vote.parliament!.decisions.map((one, index) =>
    index < 20 ? { ...one, councillor: { ...one.councillor, cantonCode: 'BS' as const } } : one,
  )
  await page.route(`**/api/vote/${vote.id}?**`, (route) =>
    route.fulfill({ json: { ...vote, parliament: { ...vote.parliament, decisions } } }),
  )
  await page.goto(`/legislative/votes/${vote.id}`)
  const n = decisions.filter(({ councillor }) => councillor.cantonCode === 'BS').length
  const mine = section(page, `So stimmten die ${n} aus Basel-Stadt`)
  await expect(mine.getByRole('listitem')).toHaveCount(8)
  await mine.getByRole('button', { name: `Alle ${n} zeigen` }).click()
  await expect(mine.getByRole('listitem')).toHaveCount(n)
})

// Fails without `aria-describedby` on the two buttons.
test('a yes and a no say to which vote', async ({ page, request }) => {
  const vote = await councilVote(request)
  await page.goto(`/legislative/votes/${vote.id}`)
  for (const name of ['Ja', 'Nein']) {
    const titleId = await page.getByRole('button', { name, exact: true }).getAttribute('aria-describedby')
    expect(document.getElementById(titleId ?? '')?.textContent).toBe(vote.title)
  }
})

test('portraits that are known stand beside the names', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const { vote } = await deciders(request, 'BS')
  const members = await read<CantonMember[]>(request, '/canton/6/member?lang=de')
  const drawn = members.map((member) => ({ ...member, portraitUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }))
  await page.route('**/api/canton/6/member?**', (route) => route.fulfill({ json: drawn }))
  await page.goto(`/legislative/votes/${vote.id}`)
  const mine = page.locator('section').filter({ hasText: 'aus Basel-Stadt' })
  await expect(mine.locator('img').first()).toBeVisible()
})
