import type { CandidateCard } from '@plenara/contract'
import { prepareRating } from './support/rating.ts'
import { expect, test } from './support/voter.ts'

/** Before the first page: an account on the device fetches the portraits of its canton at once. */
const withoutPortraits = test.extend({
  page: async ({ page }, use) => {
    await page.route(/\/api\/portrait/, (route) => route.abort('internetdisconnected'))
    await use(page)
  },
})

withoutPortraits(
  'where portraits do not arrive, deck, list, details and comparison show initials instead [SCREEN-1, SCREEN-10]',
  async ({ page, request, voter }) => {
    const { candidates, election } = await prepareRating(request, voter)
    const [first, second] = candidates.filter(({ portrait }) => portrait !== null)
    if (!first || !second) throw new Error('too few portraits')
    const initials = ({ firstName, lastName }: CandidateCard) => `${firstName[0]}${lastName[0]}`
    const pictures = page.locator('main img')

    await page.goto('/match')
    const card = page.locator('article[data-place="first"]')
    const name = await card.getByRole('heading').textContent()
    const shown = candidates.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name) ?? first
    await expect(card.getByText(initials(shown), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
    await expect(page.getByRole('listitem').first()).toContainText(/^\p{Lu}\p{Lu}/u)
    await expect(pictures).toHaveCount(0)

    await page.goto(`/election/${election.id}/candidate/${first.id}`)
    await expect(page.getByText(initials(first), { exact: true })).toBeVisible()
    await expect(pictures).toHaveCount(0)
    await page.goto(`/election/${election.id}/compare?with=${first.id},${second.id}`)
    await expect(page.getByText(initials(second), { exact: true })).toBeVisible()
    await expect(pictures).toHaveCount(0)
  },
)
