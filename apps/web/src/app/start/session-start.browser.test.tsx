import { prepareRating } from '../../screen-test/rating.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

// Fails when one of them is no longer asked for, for another election than the remembered one, or when the account's language no longer wins.
test('the start loads view states, cantons, language, steps, parties, surveys, the remembered election and its diagram [SESSION-3]', async ({
  page,
  voter,
  request,
}) => {
  const { election } = await prepareRating(request, voter)
  await page.addInitScript(() => localStorage.setItem('plenara.language', 'fr'))
  const asked = new Set<string>()
  page.on('request', ({ url }) => asked.add(new URL(url()).pathname))
  const own = `/api/user/${voter.id}`
  const expectAsked = (paths: readonly string[]) => expect.poll(() => paths.filter((path) => !asked.has(path))).toEqual([])
  await page.goto('/election')
  await expectAsked([
    own,
    `${own}/progression`,
    `${own}/election`,
    `${own}/election/${election.id}/progression`,
    `${own}/election/${election.id}/smart-spider`,
    '/api/canton',
    '/api/survey',
  ])
  await expect.poll(() => document.documentElement.lang).toBe('de-CH')
  await page.goto('/match')
  await expectAsked(['/api/party'])

  // Another election of the same year, chosen by its place, is there again after a restart.
  await page.goto('/election')
  await page.getByRole('button', { name: 'Wahl: nächste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
  const other = await page.evaluate(() => localStorage.getItem('plenara.active-election'))
  expect(other).not.toBe(String(election.id))
  asked.clear()
  await page.reload()
  await expectAsked([`${own}/election/${other}/smart-spider`, `${own}/election/${other}/progression`])
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
})
