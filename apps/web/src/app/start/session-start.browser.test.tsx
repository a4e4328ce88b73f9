import { prepareRating } from '../../screen-test/rating.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

// Fails when a call is missing, when another election than the stored one is used, or when the account's language has no precedence.
test('the start loads view states, cantons, language, steps, parties, surveys, the remembered election and its diagram [SESSION-3]', async ({
  page,
  voter,
  request,
}) => {
  const { election } = await prepareRating(request, voter)
  await page.addInitScript(() => localStorage.setItem('plenara.language', 'fr'))
  const asked = new Set<string>()
  page.on('request', ({ url }) => asked.add(new URL(url()).pathname))
  const userPath = `/api/user/${voter.id}`
  const expectAsked = (paths: readonly string[]) => expect.poll(() => paths.filter((path) => !asked.has(path))).toEqual([])
  await page.goto('/election')
  await expectAsked([
    userPath,
    `${userPath}/progression`,
    `${userPath}/election`,
    `${userPath}/election/${election.id}/progression`,
    `${userPath}/election/${election.id}/smart-spider`,
    '/api/canton',
    '/api/survey',
  ])
  await expect.poll(() => document.documentElement.lang).toBe('de-CH')
  await page.goto('/match')
  await expectAsked(['/api/party'])

  // Another election of the same year, chosen by its place, is restored after a restart.
  await page.goto('/election')
  await page.getByRole('button', { name: 'Wahl: nächste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
  const other = await page.evaluate(() => localStorage.getItem('plenara.active-election'))
  expect(other).not.toBe(String(election.id))
  asked.clear()
  await page.reload()
  await expectAsked([`${userPath}/election/${other}/smart-spider`, `${userPath}/election/${other}/progression`])
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
})
