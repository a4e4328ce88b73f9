import type { User } from '@plenara/contract'
import { test as base } from 'vitest'
import { endSession, startSession } from '../data/session/session-store.ts'
import { ApiRequest } from './api-request.ts'
import { createVoter, resetServer } from './in-page-server.ts'
import { withoutLooseTexts } from './loose-texts.ts'
import { unmount } from './mount.tsx'
import { Page } from './page.ts'
import { markTutorialsSeen } from './tutorials.ts'

export type { ApiRequest } from './api-request.ts'
export { expect } from './expect.ts'
export type { Locator } from './locator.ts'
export type { Page } from './page.ts'

export interface Voter {
  readonly id: number
  readonly token: string
}

let count = 0

/** Signs in a fresh voter of canton 6, constituency 45, with consent. */
export async function newVoter(changes: Partial<User> = {}): Promise<Voter> {
  count += 1
  const id = (Date.now() % 1e9) + count
  const voter = { id, token: `voter-${id}` }
  const consent = { version: '1', at: new Date().toISOString() }
  await createVoter(id, { locationChosen: true, consent, ...changes })
  startSession({ userId: id, token: voter.token })
  return voter
}

function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('plenara')) storage.removeItem(key)
  }
}

/** Makes the device one on which nobody was before. */
export function beginAnew(): void {
  endSession()
  forgetDevice()
}

/** Leaves the window and the server as they were. */
export async function endPage(page: Page): Promise<void> {
  unmount()
  resetServer()
  await page.reset()
}

/**
 * A screen in a real browser without a server: the whole app in this document, over the application of the API and a small catalogue. `voter` signs in;
 * without it a visitor looks. Words are those of the browser journeys (apps/web/e2e), so that a test moves between the two with its assertions as they are.
 */
export const test = base.extend<{ page: Page; request: ApiRequest; hasTutorials: boolean; voter: Voter }>({
  page: [
    async ({ task: _ }, use) => {
      const page = new Page()
      beginAnew()
      await withoutLooseTexts(() => use(page)).finally(() => endPage(page))
    },
    { auto: true },
  ],
  request: async ({ task: _ }, use) => use(new ApiRequest()),
  hasTutorials: false,
  voter: async ({ page: _, request, hasTutorials }, use) => {
    const voter = await newVoter()
    if (!hasTutorials) await markTutorialsSeen(request, voter)
    await use(voter)
  },
})
