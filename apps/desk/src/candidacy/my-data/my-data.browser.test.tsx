import type { CandidacyExport } from '@plenara/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACTOR, ADDRESS, Refusal } from '../../screen-test/answers.ts'
import { after } from '../../screen-test/after-states.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'
import { home } from '../../screen-test/screen-state.ts'

const NOW = '2027-08-17T08:00:00.000Z'
const { candidacies } = ACTOR
const EXPORT: CandidacyExport = {
  exportedAt: NOW,
  account: { email: 'noemi@example.ch', language: 'de', createdAt: NOW, activeAt: NOW, sessions: [NOW] },
  candidacy: {
    ...candidacies[0]!,
    ...{ invitedAt: null, language: 'de', createdAt: NOW, saidNotMeAt: null, mailsCameBackAt: null, remindersStoppedAt: null },
    remindedBySecretariatAt: null,
  },
  draft: null,
  grants: [],
  submissions: [],
  published: null,
  corrections: [],
  decisions: [],
  changes: [],
  mails: [],
}

afterEach(() => {
  vi.restoreAllMocks()
  unmount()
})

// Fails when the file lacks a part of the answer, or has no name.
test('all stored data is downloaded as a file', async () => {
  const files: { name: string; blob: Blob }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:taken'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) files.push({ name: this.download, blob: blobs.at(-1)! })
  })
  await mount(`${home}/data`, { ...after, exportCandidacy: EXPORT })
  // The click on this button is a real event, not the mocked `click()` of a link.
  await page.getByRole('button', { name: 'Daten herunterladen' }).click()
  await expect.element(page.getByText('Die Datei ist bereit.')).toBeVisible()
  expect(files.map(({ name }) => name)).toEqual(['plenara-4711.json'])
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(EXPORT)
})

// Fails when the withdrawal needs no proof, or the page continues as if the session still existed.
test('a withdrawal lists its consequences, requires a proof, and ends on a page without a session', async () => {
  let isThere = true
  let isProved = false
  await mount(`${home}/data`, {
    ...after,
    getAddress: ADDRESS,
    getActor: () => (isThere ? ACTOR : new Refusal(401, 'unauthorized')),
    proveActor: () => {
      isProved = true
      return { until: NOW }
    },
    withdrawCandidacy: () => {
      if (!isProved) return new Refusal(403, 'proof_needed')
      isThere = false
      return {}
    },
  })
  await expect.element(page.getByText('Im öffentlichen Protokoll bleibt', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Alles zurückziehen und löschen' }).click()
  await page.getByRole('dialog').getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Rückzug bestätigt' })).toBeVisible()
  expect(location.pathname).toBe('/candidacy/withdrawn')
})
