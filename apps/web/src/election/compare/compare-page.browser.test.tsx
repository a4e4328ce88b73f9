import { prepareRating } from '../../screen-test/rating.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

test('two candidates are side by side with the user between them, chosen from the details [SCREEN-10]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, election } = await prepareRating(request, voter)
  const [first, second, third] = candidates.slice(0, 3).map((card) => ({ id: card.id, name: `${card.firstName} ${card.lastName}` }))
  await page.goto(`/election/${election.id}/candidate/${first?.id}`)
  await page.getByRole('link', { name: `${first?.name} mit einer anderen Person vergleichen` }).click()
  await expect(page).toHaveURL(new RegExp(`compare\\?with=${first?.id}$`))
  await expect(page.getByText('Wähle eine zweite Person')).toBeVisible()

  await page.getByRole('button', { name: 'Person wählen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Person wählen' })
  await dialog.getByRole('searchbox').fill(first?.name ?? '')
  await expect(dialog.getByRole('button', { name: first?.name })).toHaveCount(0)
  await dialog.getByRole('searchbox').fill(second?.name ?? '')
  await dialog.getByRole('button', { name: second?.name }).click()
  await expect(page).toHaveURL(new RegExp(`with=${first?.id}(,|%2C)${second?.id}$`))
  await expect(page.getByRole('img', { name: /Profil-Diagramme von/ })).toBeVisible()
  const questions = page.locator('main section ol > li')
  await expect(questions).toHaveCount(75)
  await expect(questions.first().locator('dt')).toHaveText([first?.name.split(' ')[0] ?? '', 'Du', second?.name.split(' ')[0] ?? ''])
  await page.getByText('Als Tabelle').click()

  await page.reload()
  await expect(questions).toHaveCount(75)
  await page.getByRole('button', { name: `Wechseln: ${first?.name}` }).click()
  await dialog.getByRole('searchbox').fill(third?.name ?? '')
  await dialog.getByRole('button', { name: third?.name }).click()
  await expect(page).toHaveURL(new RegExp(`with=${third?.id}(,|%2C)${second?.id}$`))
})

test('a comparison without candidates, with an unknown one or in an unknown election shows a message [SCREEN-10]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, election } = await prepareRating(request, voter)
  for (const query of ['', '?with=', '?with=999999999,x', '?with=%3Cb%3E']) {
    await page.goto(`/election/${election.id}/compare${query}`)
    await expect(page.getByText('Wähle zwei Kandidierende')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Person wählen' })).toHaveCount(2)
  }
  await page.goto(`/election/999999/compare?with=${candidates[0]?.id}`)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the own diagram is compared with a person or with the median of a party [ROUTE-15]', async ({ page, request, voter }) => {
  const { candidates } = await prepareRating(request, voter)
  const name = `${candidates[4]?.firstName} ${candidates[4]?.lastName}`
  await page.goto('/profile')
  const open = page.getByRole('button', { name: 'Partei oder Person vergleichen' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Partei oder Person vergleichen' })
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('button', { name }).click()
  await expect(page.getByText(name)).toBeVisible()
  await open.click()
  await dialog.getByText('Parteien', { exact: true }).click()
  const party = dialog.getByRole('listitem').first().getByRole('button')
  await party.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/\(Median\)$/)).toBeVisible()
  await expect(page.getByText(/^Median aus \d+ von \d+ Kandidierenden\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Vergleich entfernen' }).click()
  await expect(page.getByText(/\(Median\)$/)).toBeHidden()
})
