import type { APIRequestContext, Page } from '@playwright/test'
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
/** Fetches that are refused on purpose: a secret that does not exist, a visitor without login. */
const REFUSED = /console Failed to load resource: the server responded with a status of 404.*\/api\/(confirm|reset)\//

/** Opens each of these screens once, in the languages by turns, and expects that nothing forbidden happens. */
async function openAll(page: Page, those: readonly string[], fill: Fill, offset: number): Promise<void> {
  const { faults } = await watch(page, REFUSED)
  for (const [index, path] of those.entries()) {
    await page.goto(`${addressOf(path, fill)}?lang=${LANGUAGES[(index + offset) % LANGUAGES.length]}`, { waitUntil: 'networkidle' })
    await expect(page.locator('h1').first()).toBeVisible()
  }
  expect(faults).toEqual([])
}

test('the table of the screens is read', () => {
  expect(paths.length).toBeGreaterThan(50)
  expect(PARTS.flat().toSorted()).toEqual(paths.toSorted())
})

for (const [part, those] of PARTS.entries()) {
  test(`no screen breaks the policy, asks a foreign host or logs an error, logged out, part ${part + 1}`, {
    tag: part === 0 ? '@core' : [],
  }, async ({ page, request }) => {
    await openAll(page, those, { ...anyFill, ...(await politicsFill(request)) }, 0)
  })

  test(`no screen breaks the policy, asks a foreign host or logs an error, logged in, part ${part + 1}`, async ({ page, request }) => {
    const voter = await newVoter(request)
    await signIn(page, voter)
    await openAll(page, those, await voterFill(request, voter), 1)
  })
}

async function signIn(page: Page, voter: Voter): Promise<void> {
  await page.addInitScript(
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
