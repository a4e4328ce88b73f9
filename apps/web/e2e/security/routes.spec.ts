import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Election, OfficialList } from '@plenara/contract'
import { prepareRating } from '../support/rating.ts'
import { expect, newVoter, test, type Voter } from '../support/voter.ts'
import { watch } from './support/watch.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm']
const table = ['routes.ts', 'politics-screens.ts']
  .map((file) => readFileSync(join(import.meta.dirname, '../../src/app', file), 'utf8'))
  .join()
const paths = ['/', '/gibt-es-nicht', ...[...table.matchAll(/path: '([^']+)'/g)].map(([, path]) => path ?? '')]
/** Fetches that are refused on purpose: a secret that does not exist, a visitor without login. */
const REFUSED = /console Failed to load resource: the server responded with a status of 404.*\/api\/(confirm|reset)\//

/** Opens every screen once, in the languages by turns, and expects that nothing forbidden happens. */
async function openAll(page: Page, fill: Readonly<Record<string, string>>, offset: number): Promise<void> {
  // Sixty screens, each until its network is idle.
  test.slow()
  const { faults } = await watch(page, REFUSED)
  // Logging off comes last, so that the other pages are those of the voter.
  const ordered = [...paths.filter((path) => path !== '/logout'), '/logout']
  for (const [index, path] of ordered.entries()) {
    const filled = path.replace(/:(\w+)\??/g, (_, name: string) => {
      const value = fill[path] ?? fill[name]
      if (value === undefined) throw new Error(`No value for :${name} of ${path}`)
      return value
    })
    await page.goto(`${filled}?lang=${LANGUAGES[(index + offset) % LANGUAGES.length]}`, { waitUntil: 'networkidle' })
    await expect(page.locator('h1').first()).toBeVisible()
  }
  expect(faults).toEqual([])
}

const anonymousFill = {
  ...{ electionId: '1', candidateId: '1', listId: '1', type: 'short', lang: 'de', secret: 'x'.repeat(43) },
  ...{ resource: 'elections', level: 'federal' },
}

/** Somebody or something of each kind that a screen of politics shows, by its path. */
async function politicsFill(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => (await request.get(`/api${path}`)).json()
  const [[group], [federal], [judge], [council], { items }] = await Promise.all(
    ['/parliamentary-group', '/federal-councillor', '/judge', '/canton/6/council', '/vote?lang=de'].map(read),
  )
  const { members } = await read(`/cantonal-council/${council.id}`)
  return {
    '/councillor/:id': String(group.members[0].id),
    '/federal-councillor/:id': String(federal.id),
    '/judge/:id': String(judge.id),
    '/cantonal-councillor/:id': String(members[0].id),
    '/canton/council/:id': String(council.id),
    '/legislative/votes/:id': String(items[0].id),
    '/affair/:id': String(items.find(({ affairId }: { affairId: number | null }) => affairId !== null).affairId),
  }
}

test('no screen breaks the policy, asks a foreign host or logs an error, logged out', async ({ page, request }) => {
  expect(paths.length).toBeGreaterThan(50)
  await openAll(page, { ...anonymousFill, ...(await politicsFill(request)) }, 0)
})

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

test('no screen breaks the policy, asks a foreign host or logs an error, logged in', async ({ page, request }) => {
  const voter = await newVoter(request)
  const { election, candidates, rate, complete } = await prepareRating(request, voter)
  for (const { id } of candidates.slice(0, 4)) await rate(id, 'like')
  for (const step of ['evaluate', 'favorites']) await complete(step)
  const official: OfficialList[] = await (await request.get(`/api/election/${election.id}/list`)).json()
  const place = `/api/user/${voter.id}/election/${election.id satisfies Election['id']}`
  const followed = await request.put(`${place}/choice/${official[0]?.id}`, { headers: { Authorization: `Bearer ${voter.token}` } })
  expect(followed.ok()).toBe(true)
  await signIn(page, voter)
  const fill = {
    ...anonymousFill,
    ...(await politicsFill(request)),
    electionId: String(election.id),
    candidateId: String(candidates[0]?.id),
    listId: String(official[0]?.id),
  }
  await openAll(page, fill, 1)
})
