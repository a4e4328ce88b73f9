import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Election, OfficialList } from '@plenara/contract'
import { prepareRating } from '../support/rating.ts'
import { addressOf, anyFill, type Fill, politicsFill, screenPaths } from '../support/screens.ts'
import { expect, newVoter, test, type Voter } from '../support/voter.ts'
import { watch } from './support/watch.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm']
const paths = ['/', '/gibt-es-nicht', ...screenPaths]
/** The screens in three parts, so that none takes longer than any other test; logging off comes last. */
const PARTS = [0, 1, 2].map((part) =>
  [...paths.filter((path) => path !== '/logout'), '/logout'].filter((_, index, all) => Math.floor((3 * index) / all.length) === part),
)
/** What is refused on purpose: a secret that does not exist, an address that leads nowhere, somebody whom nobody knows. */
const REFUSED =
  /console Failed to load resource: the server responded with a status of 404.*(\/api\/(confirm|reset)\/|:\d+\/gibt-es-nicht\?|\/election\/1\/candidate\/1\?)/

/** Opens each of these screens once, in the languages by turns, and expects that nothing forbidden happens. Two tabs: one waits for the network while the other works. */
async function openAll(context: BrowserContext, those: readonly string[], fill: Fill, offset: number): Promise<void> {
  const faults = await Promise.all(
    [0, 1].map(async (tab) => {
      const page = await context.newPage()
      const watched = await watch(page, REFUSED)
      for (const [index, path] of those.entries()) {
        if (index % 2 !== tab || path === '/logout') continue
        await open(page, path, fill, index + offset)
      }
      return watched.faults
    }),
  )
  expect(faults.flat()).toEqual([])
  if (those.includes('/logout')) await logOut(context, fill)
}

async function open(page: Page, path: string, fill: Fill, turn: number): Promise<void> {
  await page.goto(`${addressOf(path, fill)}?lang=${LANGUAGES[turn % LANGUAGES.length]}`, { waitUntil: 'networkidle' })
  await expect(page.locator('h1').first()).toBeVisible()
}

/** After everything else, because it ends the session of every tab. */
async function logOut(context: BrowserContext, fill: Fill): Promise<void> {
  const page = await context.newPage()
  const { faults } = await watch(page, REFUSED)
  await open(page, '/logout', fill, 0)
  expect(faults).toEqual([])
}

test('the table of the screens is read', () => {
  expect(paths.length).toBeGreaterThan(50)
  expect(PARTS.flat().toSorted()).toEqual(paths.toSorted())
})

for (const [part, those] of PARTS.entries()) {
  test(`no screen breaks the policy, asks a foreign host or logs an error, logged out, part ${part + 1}`, async ({ context, request }) => {
    await openAll(context, those, { ...anyFill, ...(await politicsFill(request)) }, 0)
  })

  test(`no screen breaks the policy, asks a foreign host or logs an error, logged in, part ${part + 1}`, {
    tag: part === 0 ? '@core' : [],
  }, async ({ context, request }) => {
    const voter = await newVoter(request)
    await signIn(context, voter)
    await openAll(context, those, await voterFill(request, voter), 1)
  })
}

async function signIn(context: BrowserContext, voter: Voter): Promise<void> {
  await context.addInitScript(
    ([token, id]) => {
      if (location.pathname === '/logout') return
      localStorage.setItem('plenara.token', String(token))
      localStorage.setItem('plenara.user-id', String(id))
    },
    [voter.token, voter.id],
  )
}

/** A voter who has come as far as the copied list, with a candidate and a list of their election. */
async function voterFill(request: APIRequestContext, voter: Voter): Promise<Fill> {
  const { election, candidates, rate, complete } = await prepareRating(request, voter)
  for (const { id } of candidates.slice(0, 4)) await rate(id, 'like')
  for (const step of ['evaluate', 'favorites']) await complete(step)
  const official: OfficialList[] = await (await request.get(`/api/election/${election.id}/list`)).json()
  const place = `/api/user/${voter.id}/election/${election.id satisfies Election['id']}`
  const followed = await request.put(`${place}/choice/${official[0]?.id}`, { headers: { Authorization: `Bearer ${voter.token}` } })
  expect(followed.ok()).toBe(true)
  return {
    ...anyFill,
    ...(await politicsFill(request)),
    electionId: String(election.id),
    candidateId: String(candidates[0]?.id),
    listId: String(official[0]?.id),
  }
}
