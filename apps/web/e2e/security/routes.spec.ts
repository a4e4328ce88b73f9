import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Election, OfficialList } from '@plenara/contract'
import { prepareRating } from '../support/rating.ts'
import { expect, newVoter, test, type Voter } from '../support/voter.ts'
import { watch } from './support/watch.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm']
const table = readFileSync(join(import.meta.dirname, '../../src/app/routes.ts'), 'utf8')
const paths = ['/', '/gibt-es-nicht', ...[...table.matchAll(/path: '([^']+)'/g)].map(([, path]) => path ?? '')]
/** Fetches that are refused on purpose: a secret that does not exist, a visitor without login. */
const REFUSED = /console Failed to load resource: the server responded with a status of 404.*\/api\/(confirm|reset)\//

/** Opens every screen once, in the languages by turns, and expects that nothing forbidden happens. */
async function openAll(page: Page, fill: Readonly<Record<string, string>>, offset: number): Promise<void> {
  const { faults } = await watch(page, REFUSED)
  // Logging off comes last, so that the other pages are those of the voter.
  const ordered = [...paths.filter((path) => path !== '/logout'), '/logout']
  for (const [index, path] of ordered.entries()) {
    const filled = path.replace(/:(\w+)\??/g, (_, name: string) => {
      const value = fill[name]
      if (value === undefined) throw new Error(`No value for :${name} of ${path}`)
      return value
    })
    await page.goto(`${filled}?lang=${LANGUAGES[(index + offset) % LANGUAGES.length]}`, { waitUntil: 'networkidle' })
    await expect(page.locator('h1').first()).toBeVisible()
  }
  expect(faults).toEqual([])
}

const anonymousFill = { electionId: '1', candidateId: '1', listId: '1', type: 'short', lang: 'de', secret: 'x'.repeat(43) }

test('no screen breaks the policy, asks a foreign host or logs an error, logged out', async ({ page }) => {
  expect(paths.length).toBeGreaterThan(25)
  await openAll(page, anonymousFill, 0)
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
    electionId: String(election.id),
    candidateId: String(candidates[0]?.id),
    listId: String(official[0]?.id),
  }
  await openAll(page, fill, 1)
})
