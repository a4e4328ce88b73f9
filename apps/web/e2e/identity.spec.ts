import { expect, secretMailedTo, signIn, test } from './support/voter.ts'

test('name and address are changed in the settings, the address once its link is opened [API-2, ROUTE-11]', { tag: '@core' }, async ({
  page,
  voter,
}) => {
  await signIn(page, voter)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Name und E-Mail-Adresse ändern' }).click()
  await page.getByLabel('Benutzername').fill('')
  await page.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.getByLabel('Benutzername')).toBeFocused()
  await page.getByLabel('Benutzername').fill('Mira B.')
  await page.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.getByText('Benutzername geändert.')).toBeVisible()

  const email = `new-${voter.email}`
  await page.getByLabel('Neue E-Mail-Adresse').fill(email)
  await page.getByLabel('Jetziges Passwort').fill('Falsch.11!x')
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect(page.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
  await page.getByLabel('Jetziges Passwort').fill(voter.password)
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect(page.getByText(`Wir haben einen Link an ${email} geschickt.`)).toBeVisible()
  await expect(page.getByText(`Deine Adresse: ${voter.email}`)).toBeVisible()

  const secret = await secretMailedTo(email)
  await page.goto(`/confirm/de/${secret}`)
  await expect(page.getByText('Deine neue E-Mail-Adresse gilt ab jetzt.')).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText(email)).toBeVisible()
})
