import type { TellingVotes, UserVote } from '@plenara/contract'
import { readAnswerTable } from '@plenara/domain/match'
import { tellingState, votesOnBills } from '@plenara/domain/parliament'
import { observe } from '../../../screen-test/in-page-server.ts'
import { expectNoSidewaysScroll, read } from '../../../screen-test/parliament.ts'
import { type ApiRequest, expect, type Page, test } from '../../../screen-test/screen-test.ts'
import { ownVotes } from '../../../screen-test/votes.ts'

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const telling = (request: ApiRequest) => read<TellingVotes>(request, '/telling-vote?lang=de')

/** The bill that the rule selects after these votes. */
function billAfter({ votes, positions }: TellingVotes, userVotes: readonly UserVote[], skipped: readonly number[] = []) {
  const bills = votes.map(({ ids }) => ids)
  const { next } = tellingState(readAnswerTable(positions), votesOnBills(bills, userVotes), new Set(skipped))
  return votes.find(({ ids: [first] }) => first === next)
}

// Fails when another vote than that of the rule is asked, or when a decision counts for one council alone.
test('ten votes are asked by the rule, saved for both councils, and followed by the members [ENTITY-17]', async ({
  page,
  request,
  voter,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const all = await telling(request)
  await page.goto('/members/votes')
  const expected: UserVote[] = []
  for (let step = 0; step < 10; step++) {
    const bill = billAfter(all, expected)!
    await expect(heading(page)).toHaveText(bill.title)
    await expect(page.getByText(`${step} von 10`)).toBeVisible()
    if (step > 0) await expect(heading(page)).toBeFocused()
    const decision = step % 3 === 0 ? 'no' : 'yes'
    await page.getByRole('button', { name: decision === 'no' ? 'Nein' : 'Ja', exact: true }).click()
    expected.push(...bill.ids.map((parliamentVoteId) => ({ parliamentVoteId, decision }) satisfies UserVote))
  }
  await expect(page.getByText('Fertig: 10 Abstimmungen entschieden.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expect.poll(() => ownVotes(request, voter)).toEqual(expected.toSorted((a, b) => a.parliamentVoteId - b.parliamentVoteId))
  await page.getByRole('link', { name: 'Meine Ratsmitglieder' }).click()
  await expect(page.getByText('wie du', { exact: true })).toBeVisible()
})

test('a skipped vote is not saved and another one follows; the last decision can be withdrawn', async ({ page, request, voter }) => {
  const all = await telling(request)
  await page.goto('/members/votes')
  const first = billAfter(all, [])!
  await expect(heading(page)).toHaveText(first.title)
  await page.getByRole('button', { name: 'Überspringen' }).click()
  const second = billAfter(all, [], [first.ids[0]!])!
  await expect(heading(page)).toHaveText(second.title)
  await page.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect.poll(() => ownVotes(request, voter)).toEqual(second.ids.map((parliamentVoteId) => ({ parliamentVoteId, decision: 'yes' })))
  await page.getByRole('button', { name: 'Letzte zurücknehmen' }).click()
  await expect.poll(() => ownVotes(request, voter)).toEqual([])
  await expect(heading(page)).toHaveText(second.title)
})

test('a swipe to the right is a yes, a short one has no effect', async ({ page, request, voter }) => {
  const bill = billAfter(await telling(request), [])!
  await page.goto('/members/votes')
  await expect(heading(page)).toHaveText(bill.title)
  const box = document.querySelector('article')!.getBoundingClientRect()
  const [x, y] = [box.x + 60, box.y + 30]
  for (const distance of [40, 200]) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
    if (distance === 40) expect(await ownVotes(request, voter)).toEqual([])
  }
  await expect.poll(() => ownVotes(request, voter)).toEqual(bill.ids.map((parliamentVoteId) => ({ parliamentVoteId, decision: 'yes' })))
})

// Fails when requests depend on decisions.
test('requests for public data are the same for all decisions [SESSION-6]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  expect((await telling(request)).votes.length).toBeGreaterThan(10)
  const asked: string[] = []
  observe((url) => asked.push(url))
  await page.goto('/members/votes')
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Ja', exact: true }).click()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('telling-vote'))).toHaveLength(1)
  expect(asked.filter((url) => /\/api\/(vote|affair)\//.test(url))).toEqual([])
})
