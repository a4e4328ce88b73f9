import { expect, test } from '../../screen-test/screen-test.ts'

// Fails when an election does not take the answers of another, or when a fresh start changes nothing.
test('a second election shows once how many answers count there, marks them, and starts fresh on request', async ({
  page,
  voter,
  request,
}) => {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: { id: number; level: string }[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const cantonal = elections.find(({ level }) => level === 'cantonal')?.id ?? 0
  const questions: { id: number; isShort: boolean }[] = await (await request.get(`/api/election/${cantonal}/question`)).json()
  const short = questions.find(({ isShort }) => isShort)?.id ?? 0
  await request.put(`/api/user/${voter.id}/election/${cantonal}/response/${short}`, { headers, data: { value: 25 } })
  await page.goto('/profile/questions/short')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('1 deiner Antworten gilt auch hier')
  await sheet.getByRole('button', { name: 'Ansehen' }).click()
  await expect(sheet.getByText(/^von: /)).toBeVisible()
  const carrying = sheet.getByRole('checkbox', { name: /^Antworten aus anderen Wahlen/ })
  await expect(carrying).toBeChecked()
  await carrying.click()
  await expect(carrying).not.toBeChecked()
  await expect(sheet.getByText(/^von: /)).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Deine Antworten für alle Wahlen' })).toBeVisible()
})
