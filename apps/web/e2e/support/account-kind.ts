import { expect, type Page } from '@playwright/test'

/** Where an account keeps its data; the journeys of the election run for both. */
export const ACCOUNT_KINDS = ['online', 'local'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

const names: Readonly<Record<AccountKind, string>> = { online: 'Online-Konto', local: 'Nur auf diesem Gerät' }

/** Chooses the kind of account at /select-storage, where it says what follows. */
export async function chooseStorage(page: Page, kind: AccountKind): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Wo sollen deine Daten liegen?' })).toBeVisible()
  await page.getByRole('radio', { name: names[kind] }).check()
  await expect(page.getByText(`Du wählst: ${names[kind]}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Weiter' }).click()
}
