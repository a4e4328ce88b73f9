import type { Corrections, NewCorrection } from '@plenara/contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { after, ASKED, NOTHING_ASKED } from '../../screen-test/after-states.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'
import { home } from '../../screen-test/screen-state.ts'

const QUESTION = 'Soll der Bund Solaranlagen auf grossen Dächern vorschreiben?'

afterEach(() => unmount())

// Fails when more than one field is sent, the reason is lost, or the corrections are not loaded again.
test('a correction of an answer is requested with its reason, and listed as open', async () => {
  let sent: NewCorrection | null = null
  let given: Corrections = NOTHING_ASKED
  await mount(`${home}/correction`, {
    ...after,
    getCorrections: () => given,
    askCorrection: (body: NewCorrection) => {
      sent = body
      const correction = { id: 9, field: 'answer/100', before: 100, after: 0, reason: body.reason, askedAt: '2027-08-17T08:00:00.000Z' }
      given = { ...NOTHING_ASKED, corrections: [correction] }
      return correction
    },
  })
  await page.getByRole('button', { name: `${QUESTION}: Korrektur verlangen`, exact: true }).click()
  const form = page.getByRole('form', { name: QUESTION })
  await form.getByRole('button', { name: 'Verlangen' }).click()
  await expect.element(form.getByText('Das steht schon so da.')).toBeVisible()
  await form.getByText('Nein', { exact: true }).click()
  await form.getByRole('button', { name: 'Verlangen' }).click()
  await expect.element(form.getByText('Schreibe, warum.')).toBeVisible()
  await form.getByLabelText('Warum?').fill('Vertippt.')
  await form.getByRole('button', { name: 'Verlangen' }).click()
  await expect.element(page.getByText('Verlangt am', { exact: false })).toBeVisible()
  expect(sent).toEqual({ answers: [{ questionId: 100, value: 0 }], reason: 'Vertippt.' })
  await expect.element(page.getByRole('button', { name: `${QUESTION}: Korrektur verlangen`, exact: true })).not.toBeInTheDocument()
})

// Fails when a decided correction can be withdrawn.
test('an open correction can be withdrawn, and a decided one shows the decision and its reason', async () => {
  let given: Corrections = ASKED
  const { sent } = await mount(`${home}/correction`, {
    ...after,
    getCorrections: () => given,
    takeBackCorrection: () => {
      given = { ...ASKED, corrections: ASKED.corrections.slice(1) }
      return {}
    },
  })
  await expect.element(page.getByText('Bitte belege den neuen Betrag', { exact: false })).toBeVisible()
  expect(page.getByText(/^12['’]000 Franken$/).elements().length).toBeGreaterThan(0)
  expect(page.getByRole('button', { name: 'Zurücknehmen' }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.element(page.getByRole('button', { name: 'Zurücknehmen' })).not.toBeInTheDocument()
  expect(sent).toContain('DELETE /api/candidacy/4711/correction/3')
})
