import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Election } from '@plenara/contract'
import type { AccountKind } from './account-kind.ts'
import type { Voter } from './voter.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The voter follows a list of an election that is over. Nobody can do so any more: the one answer of the server says that the voter did in time, and
 * the clock of a device is turned back to before the election for as long as it takes.
 */
export async function followInTime(
  page: Page,
  request: APIRequestContext,
  { kind, voter, election, listId }: { kind: AccountKind; voter: Voter; election: Election; listId: number },
): Promise<void> {
  if (kind === 'online') {
    await page.route(new RegExp(`/api/user/\\d+/election/${election.id}/choice`), (route) => route.fulfill({ json: { listId } }))
    return
  }
  await page.clock.setFixedTime(new Date(Date.parse(election.electionDate) - 30 * DAY_MS))
  const place = `/api/user/${voter.id}/election/${election.id}/choice/${listId}`
  const followed = await request.put(place, { headers: { Authorization: `Bearer ${voter.token}` } })
  expect(followed.status()).toBe(200)
  await page.clock.setFixedTime(new Date())
}
