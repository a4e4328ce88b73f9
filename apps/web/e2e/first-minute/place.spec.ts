import { expect, test } from '@playwright/test'
import { skipTutorials } from '../support/guest.ts'
import { watchRequests } from '../support/nothing-told.ts'

// Fails when the table on the device loses the order of the addresses, or the sheet offers all constituencies of the canton.
test('a postcode of two cantons: the one with most addresses is chosen; the sheet of an election offers what the postcode reaches [VALID-10]', async ({
  page,
  context,
}) => {
  const watch = watchRequests(context)
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  await page.getByLabel('Postleitzahl').fill('1085')
  await expect(page.getByText('1085 liegt in mehreren Kantonen. Stimmt der gewählte?')).toBeVisible()
  const cantons = page.getByRole('group', { name: 'Kanton' }).getByRole('button')
  await expect(cantons).toHaveText(['Waadt', 'Freiburg'])
  await expect(cantons.first()).toHaveAttribute('aria-pressed', 'true')
  await cantons.last().click()
  await expect(cantons.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Freiburg' })).toBeVisible()
  await page.getByLabel('Postleitzahl').fill('4051')
  await expect(cantons).toHaveCount(0)
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
  await skipTutorials(page)
  await page.goto('/election')
  await page.getByRole('radio', { name: 'Kanton' }).check({ force: true })
  await page.getByRole('button', { name: 'Wahlkreis wählen' }).click()
  const sheet = page.getByRole('dialog', { name: 'In welchem Wahlkreis stimmst du ab?' })
  await expect(sheet.getByRole('radio')).toHaveCount(3)
  await expect(sheet.getByRole('radio', { name: 'Riehen' })).toHaveCount(0)
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0)
  watch.expectNothingTold()
})
