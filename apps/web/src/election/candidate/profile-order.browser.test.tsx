import { whoAnswered } from '../../screen-test/matrix/candidates.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

// Fails when the facts of the head are repeated before the goals.
test('a profile begins with the goals, and repeats the facts of the head only at its end [SCREEN-11]', async ({ page, request, voter }) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  await page.goto(`/election/${election.id}/candidate/${candidate.id}`)
  const top = async (text: string) => (await page.getByText(text, { exact: true }).first().boundingBox())!.y
  await expect(page.getByText('Wichtigste Ziele', { exact: true })).toBeVisible()
  const goals = await top('Wichtigste Ziele')
  expect(goals).toBeLessThan(await top('Beruf'))
  expect(await top('Beruf')).toBeLessThan(await top('Listenplatz'))
})
