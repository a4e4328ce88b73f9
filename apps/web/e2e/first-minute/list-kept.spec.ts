import { prepare } from '../support/lists.ts'
import { expect, test } from '../support/voter.ts'

// Fails when the request may not outlive its page (`keepalive` in the client of the contract), or is not sent when the page is hidden.
test('a name that was struck stays struck, however soon the page is closed [LIST-6, SESSION-2]', async ({
  page,
  context,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map(({ candidates }) => candidates[0]!.id)
  const list = await api.create('Meine Mischung', ids)
  // Signed in, as the next page of the browser is then.
  await page.goto('/lists')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const editor = await context.newPage()
  await editor.goto(`/list/${list.id}`)
  const strikes = editor.getByRole('button', { name: /von Linie \d entfernen/ })
  await expect(strikes).toHaveCount(3)
  await strikes.first().click()
  // Without the question that a browser asks before a page is left: a phone asks nothing.
  await editor.close({ runBeforeUnload: false })
  await expect.poll(async () => (await api.lists())[0]?.candidates.map(({ id }) => id)).toEqual(ids.slice(1))
  await page.goto(`/list/${list.id}`)
  await expect(page.getByRole('button', { name: /von Linie \d entfernen/ })).toHaveCount(2)
})
