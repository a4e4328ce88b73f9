import type { CantonMember } from '@plenara/contract'
import { expectNoSidewaysScroll, read } from '../../screen-test/parliament.ts'
import { type ApiRequest, expect, type Page, test } from '../../screen-test/screen-test.ts'
import { councilVote } from '../../screen-test/votes.ts'

const PHONE = { width: 320, height: 600 }
const section = (page: Page, name: string) => page.locator('section').filter({ hasText: name })

/** The decisions on the newest vote of the National Council, of a canton and of the others. */
async function deciders(request: ApiRequest, cantonCode: string) {
  const vote = await councilVote(request)
  const ofCanton = vote.parliament!.decisions.filter(({ councillor }) => councillor.cantonCode === cantonCode)
  return { vote, ofCanton, others: vote.parliament!.decisions.filter(({ councillor }) => councillor.cantonCode !== cantonCode) }
}

// Fails when the section has members of all cantons, or when the list of all persons is ordered by name alone.
test('the members of the own canton come before all others, by name with their decision [SCREEN-18]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const { vote, ofCanton, others } = await deciders(request, 'BS')
  await page.setViewportSize(PHONE)
  await page.goto(`/legislative/votes/${vote.id}?view=person`)
  const mine = section(page, `So stimmten die ${ofCanton.length} aus Basel-Stadt`)
  for (const { councillor } of ofCanton) {
    const link = mine.getByRole('link', { name: `${councillor.firstName} ${councillor.lastName}`, exact: true })
    await expect(link).toHaveAttribute('href', `/councillor/${councillor.id}`)
  }
  await expect(mine.getByRole('listitem')).toHaveCount(ofCanton.length)
  await expect(mine.getByLabel('Mein Kanton')).toHaveCount(0)
  await expect(mine.getByRole('link', { name: 'Meine Ratsmitglieder' })).toHaveAttribute('href', '/members')
  const all = section(page, 'So wurde gestimmt').getByRole('listitem')
  await expect(all).toHaveCount(ofCanton.length + others.length)
  await expect(all.first()).toContainText(ofCanton[0]!.councillor.lastName)
  await expect(all.nth(ofCanton.length)).toContainText(others[0]!.councillor.lastName)
  await expectNoSidewaysScroll(page)
})

test('a visitor chooses a canton, which the device stores and removes again [SCREEN-18]', async ({ page, request }) => {
  const { vote, ofCanton } = await deciders(request, 'GE')
  await page.goto(`/legislative/votes/${vote.id}`)
  const asked = section(page, 'Wie stimmte dein Kanton?')
  await expect(asked.getByRole('listitem')).toHaveCount(0)
  await asked.getByLabel('Mein Kanton').selectOption('GE')
  const mine = section(page, `So stimmten die ${ofCanton.length} aus Genf`)
  await expect(mine.getByRole('listitem')).toHaveCount(ofCanton.length)
  await page.reload()
  await expect(mine.getByRole('listitem')).toHaveCount(ofCanton.length)
  await mine.getByLabel('Mein Kanton').selectOption('')
  await expect(asked.getByLabel('Mein Kanton')).toHaveValue('')
  await expect(mine).toHaveCount(0)
})

test('eight of many members are shown, all on demand [SCREEN-18]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const { vote } = await deciders(request, 'BS')
  const decisions = vote.parliament!.decisions.map((entry, index) =>
    index < 20 ? { ...entry, councillor: { ...entry.councillor, cantonCode: 'BS' as const } } : entry,
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
test('the buttons yes and no are described by the vote', async ({ page, request }) => {
  const vote = await councilVote(request)
  await page.goto(`/legislative/votes/${vote.id}`)
  for (const name of ['Ja', 'Nein']) {
    const titleId = await page.getByRole('button', { name, exact: true }).getAttribute('aria-describedby')
    expect(document.getElementById(titleId ?? '')?.textContent).toBe(vote.title)
  }
})

test('known portraits are shown beside the names', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const { vote } = await deciders(request, 'BS')
  const members = await read<CantonMember[]>(request, '/canton/6/member?lang=de')
  const drawn = members.map((member) => ({ ...member, portraitUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }))
  await page.route('**/api/canton/6/member?**', (route) => route.fulfill({ json: drawn }))
  await page.goto(`/legislative/votes/${vote.id}`)
  const mine = page.locator('section').filter({ hasText: 'aus Basel-Stadt' })
  await expect(mine.locator('img').first()).toBeVisible()
})
