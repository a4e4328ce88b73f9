import type { DecidedField } from '@plenara/contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DECISIONS, withDecisions } from '../../screen-test/decision-states.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'
import { home } from '../../screen-test/screen-state.ts'

afterEach(() => unmount())

// Fails when a withheld field, its reason or the link to change it is missing.
test('a withheld or returned field is listed with its reason and links to its page', async () => {
  await mount(`${home}/decision`, withDecisions)
  const [motto, comment, link, portrait] = [0, 1, 2, 3].map((index) => page.getByRole('main').getByRole('listitem').nth(index))
  await expect.element(motto!.getByRole('heading', { name: 'Motto, Deutsch' })).toBeVisible()
  await expect.element(motto!.getByText('Beleidigung oder üble Nachrede')).toBeVisible()
  await expect.element(motto!.getByRole('link', { name: 'Motto, Deutsch: Ändern' })).toHaveAttribute('href', `${home}/profile`)
  await expect.element(comment!.getByText('seither geändert', { exact: false })).toBeVisible()
  await expect.element(comment!.getByRole('link')).toHaveAttribute('href', `${home}/question/1`)
  await expect.element(link!.getByText('Zu ändern bis', { exact: false })).toBeVisible()
  await expect.element(portrait!.getByText('Das Bild zeigt mich.')).toBeVisible()
  await expect.element(portrait!.getByRole('button')).not.toBeInTheDocument()
})

// Fails when an objection goes to another decision, is sent empty, or is not shown afterwards.
test('an objection is sent once, with its text, and listed as open', async () => {
  let given: readonly DecidedField[] = DECISIONS
  let objection: unknown = null
  const { sent } = await mount(`${home}/decision`, {
    ...withDecisions,
    getDecisions: () => given,
    appeal: (body: { readonly text: string }) => {
      objection = body
      const [first, ...others] = DECISIONS
      const answer = { ...first!, appeal: { text: body.text, at: '2027-08-16T09:41:00.000Z', isAnswered: false } }
      given = [answer, ...others]
      return answer
    },
  })
  await page.getByRole('button', { name: 'Motto, Deutsch: Einwenden' }).click()
  const form = page.getByRole('form', { name: 'Motto, Deutsch: Einwenden' })
  await form.getByRole('button', { name: 'Einwand senden' }).click()
  await expect.element(form.getByText('Schreibe, weshalb.')).toBeVisible()
  await form.getByLabelText('Weshalb ist der Entscheid falsch?').fill('Das ist ein Zitat.')
  await form.getByRole('button', { name: 'Einwand senden' }).click()
  await expect.element(page.getByText('Das ist ein Zitat.')).toBeVisible()
  await expect.element(page.getByText('Eingewendet am 16.08.27', { exact: false }).first()).toBeVisible()
  expect(objection).toEqual({ text: 'Das ist ein Zitat.' })
  expect(sent.filter((call) => call.endsWith('/appeal'))).toEqual([`POST /api${home}/decision/4/appeal`])
  await expect.element(page.getByRole('button', { name: 'Motto, Deutsch: Einwenden' })).not.toBeInTheDocument()
})
