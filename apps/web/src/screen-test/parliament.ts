import type { CouncillorCard, ParliamentaryGroup } from '@plenara/contract'
import { type ApiRequest, expect, type Page, type Voter } from './screen-test.ts'

/** A page of a list. */
export interface Paged<Item> {
  readonly items: Item[]
  readonly total: number
}

/** Reads a public call. */
export const read = async <Answer>(request: ApiRequest, path: string): Promise<Answer> => (await request.get(`/api${path}`)).json()
/** First and last name. */
export const nameOf = ({ firstName, lastName }: CouncillorCard) => `${firstName} ${lastName}`

/** Both chambers, group by group. */
export async function members(request: ApiRequest): Promise<CouncillorCard[]> {
  return (await read<ParliamentaryGroup[]>(request, '/parliamentary-group')).flatMap((group) => group.members)
}

/** The first member of the parliament whose data fits. */
export async function memberWith<Data>(request: ApiRequest, path: string, fits: (data: Data) => boolean) {
  for (const member of await members(request)) {
    const data = await read<Data>(request, `/councillor/${member.id}/${path}`)
    if (fits(data)) return { member, data }
  }
  throw new Error(`no member has ${path}`)
}

/** Says yes or no to a vote through the API. */
export async function decide(request: ApiRequest, voter: Voter, vote: { readonly id: number }, decision: 'yes' | 'no') {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const data = { parliamentVoteId: vote.id, decision }
  expect((await request.put(`/api/user/${voter.id}/vote`, { headers, data })).status()).toBe(200)
}

/** What the chosen tab shows. */
export const panel = (page: Page) => page.getByRole('tabpanel')
/** What screen readers are told. */
export const announcer = (page: Page) => page.locator('#announcer')

export async function expectNoSidewaysScroll(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
