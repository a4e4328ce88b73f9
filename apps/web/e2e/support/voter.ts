import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import type { AccountKind } from './account-kind.ts'
import { beginOnDevice, importCatalogue } from './device-account.ts'
import { deviceRequest } from './device-request.ts'
import { begin, newVoter, signIn, type Voter, type VoterOptions } from './new-voter.ts'
import { cutNetwork, watchRequests } from './nothing-told.ts'

interface TestFixtures {
  kind: AccountKind
  voterOptions: Pick<VoterOptions, 'tutorials'>
  /** For tests that have changed the public data of the server. */
  importsCatalogue: boolean
  /** A voter of canton 6, constituency 45, whom no other test has. */
  voter: Voter
}

interface WorkerFixtures {
  /** Hands out voters with place, consent and seen tutorials; the next ones register while a test runs. */
  takeVoter: () => Promise<Voter>
  /** The public data as an import leaves them on a device, once per worker. */
  deviceCatalogue: () => Promise<string>
}

/** How many voters wait for their tests. */
const AHEAD = 2

/**
 * A page that is signed in as a fresh voter of canton 6, constituency 45. With `kind` local the account lives in that page: `request` asks the
 * application on the device, there is no network, and every test proves that nothing was told [SESSION-6].
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  takeVoter: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: String(project.use.baseURL) })
      const waiting: Promise<Voter>[] = []
      await use(() => {
        while (waiting.length <= AHEAD) waiting.push(register(request))
        return waiting.shift() as Promise<Voter>
      })
      await Promise.allSettled(waiting)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  deviceCatalogue: [
    async ({ browser }, use, { project }) => {
      let state: Promise<string> | undefined
      await use(() => {
        state ??= importCatalogue(browser, String(project.use.baseURL))
        return state
      })
    },
    { scope: 'worker' },
  ],
  kind: ['online', { option: true }],
  voterOptions: [{}, { option: true }],
  importsCatalogue: [false, { option: true }],
  request: async ({ kind, request, page }, use) => use(kind === 'online' ? request : deviceRequest(page)),
  voter: async ({ kind, voterOptions, importsCatalogue, request, page, context, browser, baseURL, takeVoter, deviceCatalogue }, use) => {
    const watch = kind === 'local' ? watchRequests(context) : null
    let voter: Voter
    if (watch) {
      voter = { id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token, email: '', password: '' }
      await beginOnDevice(page, importsCatalogue ? await importCatalogue(browser, String(baseURL)) : await deviceCatalogue())
      await begin(request, voter, voterOptions)
      await cutNetwork(context)
    } else {
      voter = voterOptions.tutorials ? await newVoter(request, voterOptions) : await takeVoter()
      await signIn(page, voter)
    }
    await use(voter)
    watch?.expectNothingTold(['Mira'])
    // A request that is still on its way through a route when the test ends is no failure of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** A failure counts in the test that takes this voter, not before. */
function register(request: APIRequestContext): Promise<Voter> {
  const voter = newVoter(request)
  voter.catch(() => undefined)
  return voter
}

export { secretMailedTo } from './mails.ts'
export { newVoter, signIn, type Voter } from './new-voter.ts'
export { expect }
