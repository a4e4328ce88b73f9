import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { cutNetwork, mendNetwork } from './nothing-told.ts'
import type { Voter } from './voter.ts'

/** Moves the voter to the first constituency of a canton. A local account needs the network once more, for the data of that canton. */
export async function moveTo(page: Page, request: APIRequestContext, voter: Voter, code: string): Promise<void> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const cantons: { id: number; code: string; constituencies: number[] }[] = await (await request.get('/api/canton')).json()
  const canton = cantons.find((one) => one.code === code)!
  const data = { cantonId: canton.id, constituencyId: canton.constituencies[0] }
  expect((await request.patch(`/api/user/${voter.id}`, { headers, data })).status()).toBe(200)
  if (voter.token !== LOCAL_SESSION.token) return
  await mendNetwork(page.context())
  await page.goto('/update?redirect=/settings')
  await expect(page).toHaveURL((url) => url.pathname === '/settings', { timeout: 60_000 })
  await cutNetwork(page.context())
}
