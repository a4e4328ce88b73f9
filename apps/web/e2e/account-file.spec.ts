import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/voter.ts'

test.use({ kind: 'local' })

const passphrase = 'Drei Gämsen am Pilatus'

/** Saves the account as a file and returns its text. */
async function saveFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Als Datei sichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Als Datei sichern' })
  const submit = dialog.getByRole('button', { name: 'Als Datei sichern' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill('zu kurz')
  await submit.click()
  await expect(dialog.getByText('Die Passphrase muss mindestens 12 Zeichen lang sein.')).toBeVisible()
  await expect(dialog.getByLabel('Passphrase', { exact: true })).toBeFocused()
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await submit.click()
  await expect(dialog.getByText('Die beiden Passphrasen sind nicht gleich.')).toBeVisible()
  await dialog.getByLabel('Passphrase wiederholen').fill(passphrase)
  const saved = page.waitForEvent('download')
  await submit.click()
  expect((await saved).suggestedFilename()).toMatch(/^plenara-konto-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText('Dein Browser hat die Datei. Sieh bei den Downloads nach, ob sie da ist.')).toBeVisible()
  return readFile(await (await saved).path(), 'utf8')
}

test('a local account goes out as an encrypted file and comes back with its passphrase; nothing is lost before [SESSION-6, ROUTE-17]', {
  tag: '@core',
}, async ({ page, voter }) => {
  expect(voter.token).toBe('local')
  await page.goto('/settings')
  const language = page.getByLabel('Sprache der Inhalte')
  await language.selectOption('it')
  const file = await saveFile(page)
  expect(JSON.parse(file)).toMatchObject({ format: 'plenara-sealed', sealed: { rounds: 600_000 } })
  expect(file).not.toContain('cantonId')
  await language.selectOption('fr')

  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose(file.replace(/"data":"..../, '"data":"AAAA'))
  await expect(page.getByText('Diese Datei ist beschädigt und lässt sich nicht öffnen. Deine Daten hier sind unverändert.')).toBeVisible()
  await choose(file)
  const dialog = page.getByRole('dialog', { name: 'Datei öffnen' })
  await dialog.getByLabel('Passphrase').fill('Vier Gämsen am Pilatus')
  await dialog.getByRole('button', { name: 'Öffnen' }).click()
  await expect(dialog.getByText(/Diese Passphrase öffnet die Datei nicht\./)).toBeVisible()
  await expect(dialog.getByLabel('Passphrase')).toBeFocused()
  await dialog.getByLabel('Passphrase').fill(passphrase)
  await dialog.getByRole('button', { name: 'Öffnen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Mit dieser Datei ersetzen?' })
  await expect(question.getByText('Datei aus einem Konto, das nur auf einem Gerät liegt')).toBeVisible()
  await expect(language).toHaveValue('fr')
  await question.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByText('Deine Daten sind eingelesen.')).toBeVisible()
  await expect(language).toHaveValue('it')
})
