import { prepare } from '../../screen-test/lists.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { type ApiRequest, expect, type Page, test as screenTest, type Voter } from '../../screen-test/screen-test.ts'

// No tutorial has been shown yet.
const test = screenTest.extend({ hasTutorials: true })

const tour = (page: Page) => page.getByRole('dialog', { name: /^Schritt \d von \d$/ })

/** The entries of tutorials in the progression of the voter. */
async function seenBy(request: ApiRequest, voter: Voter): Promise<string[]> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const entries: { key: string; data: { state?: string } }[] = await (
    await request.get(`/api/user/${voter.id}/progression`, { headers })
  ).json()
  return entries.filter(({ data }) => data.state === 'c').map(({ key }) => key)
}

/** The spotlight is on the screen, has at least 44 px and is not under the bubble. */
async function expectLit(page: Page): Promise<void> {
  const light = tour(page).locator('[aria-hidden="true"]').first()
  await expect(light).toBeInViewport()
  const lit = await light.boundingBox()
  const bubble = await tour(page).getByRole('heading').locator('..').boundingBox()
  if (!lit || !bubble) throw new Error('The tutorial has no place')
  expect(Math.min(lit.width, lit.height)).toBeGreaterThanOrEqual(44)
  const isApart = bubble.y >= lit.y + lit.height - 1 || bubble.y + bubble.height <= lit.y + 1
  expect(isApart, `${JSON.stringify(lit)} ${JSON.stringify(bubble)}`).toBe(true)
}

/** Goes through a tutorial to its end and returns how many steps it had. */
async function walkThrough(page: Page): Promise<number> {
  let steps = 1
  await expect(tour(page)).toHaveAccessibleName(/^Schritt 1 von [234]$/)
  await expect(tour(page).getByRole('heading')).toBeFocused()
  await expectLit(page)
  while (await tour(page).getByRole('button', { name: 'Weiter' }).isVisible()) {
    await tour(page).getByRole('button', { name: 'Weiter' }).click()
    steps += 1
    await expect(tour(page)).toHaveAccessibleName(new RegExp(`^Schritt ${steps} von`))
    await expect(tour(page).getByRole('heading')).toBeFocused()
    await page.waitForTimeout(250)
    await expectLit(page)
  }
  await tour(page).getByRole('button', { name: 'Fertig' }).click()
  await expect(tour(page)).toBeHidden()
  return steps
}

/** The pages of the quick tests: the first one and one in the middle. */
const QUICK = ['home', 'lists']

for (const [width, height] of [
  [380, 600],
  [1280, 900],
] as const) {
  for (const [name, path, steps] of [
    ['home', '/election', 4],
    ['match', '/match', 3],
    ['favorites', '/election/favorite-candidates', 2],
    ['lists', '/lists', 3],
    ['list-editor', '/list/own', 3],
    ['dream-teams', '/dream-teams', 3],
  ] as const) {
    test(`the page of ${name} shows its tutorial once on ${width}x${height} [NAV-4]`, {
      tags: width === 380 && QUICK.includes(name) ? [] : ['slow'],
    }, async ({ page, request, voter }) => {
      await page.setViewportSize({ width, height })
      const rating = await prepareRating(request, voter)
      for (const { id } of rating.candidates.slice(0, 3)) await rating.rate(id, 'like')
      await rating.complete('match')
      const lists = await prepare(request, voter, 'national-council')
      const list = await lists.create('Meine', [rating.candidates[0]!.id])
      await lists.follow(list.id)
      await page.goto(path.replace('own', String(list.id)))
      expect(await walkThrough(page)).toBe(steps)
      expect(await seenBy(request, voter)).toContain(`tutorial.${name}`)
      if (name !== 'home' && name !== 'match') return
      await page.reload()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(2500)
      await expect(tour(page)).toBeHidden()
    })
  }
}

test('Esc or skipping ends a tutorial, focus returns, and the settings restore it [NAV-4]', async ({ page, request, voter }) => {
  await page.goto('/election')
  await expect(tour(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => seenBy(request, voter)).toEqual(['tutorial.home'])
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Tutorials wiederholen' }).click()
  await expect(page.getByText('Die Tutorials erscheinen wieder.')).toBeVisible()
  expect(await seenBy(request, voter)).toEqual([])
  await page.goto('/election')
  await tour(page).getByRole('button', { name: 'Überspringen' }).click()
  await expect(tour(page)).toBeHidden()
})

test('a tutorial waits while another overlay is open [NAV-4]', { tags: ['slow'] }, async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/election')
  await page.getByRole('button', { name: 'Mein Weg', exact: true }).click()
  const way = page.getByRole('dialog', { name: 'Mein Weg' })
  await expect(way).toBeVisible()
  await page.waitForTimeout(3000)
  await expect(tour(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(way).toBeHidden()
  await expect(tour(page)).toBeVisible()
})

test('a congratulation comes first, the tutorial after it [NAV-4, NAV-5]', { tags: ['slow'] }, async ({ page, request, voter }) => {
  const { complete } = await prepareRating(request, voter, [])
  await complete('match')
  await page.goto('/election')
  const popup = page.getByRole('dialog', { name: 'Du hast fertig bewertet.' })
  await expect(popup).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(tour(page)).toBeHidden()
  await popup.getByRole('button', { name: 'Später' }).click()
  await expect(tour(page)).toBeVisible()
})
