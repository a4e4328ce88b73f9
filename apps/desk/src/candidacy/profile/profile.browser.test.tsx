import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACTOR, CID, candidacyWith, DELIVERED, PROFILE, QUESTIONNAIRE } from '../../screen-test/answers.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'

const signedIn = { getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE }

afterEach(() => unmount())

/** Opens the profile, and records the saved fields. */
async function open(changes: Parameters<typeof candidacyWith>[1]) {
  const bodies: Record<string, unknown>[] = []
  await mount(`/candidacy/${CID}/profile`, {
    ...signedIn,
    getCandidacy: candidacyWith([100], changes),
    saveStatement: (body: Record<string, unknown>) => {
      bodies.push(body)
      return { version: 1 + bodies.length, missing: candidacyWith([100]).missing }
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  return bodies
}

// Fails when delivered data is sent as the person's before they confirmed it.
test('a delivered field counts as written by the person once it is confirmed, changed or removed, each separately', async () => {
  const bodies = await open(DELIVERED)
  await expect.element(page.getByLabelText('Motto', { exact: true })).toHaveValue('Geliefertes Motto.')
  await page.getByLabelText('Beruf', { exact: true }).fill('Bäuerin')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => bodies.length).toBe(1)
  expect(bodies[0]).toEqual({ version: 1, texts: [{ text: 'occupation', language: 'de', value: 'Bäuerin' }] })
  await page.getByRole('button', { name: 'Motto: passt so' }).click()
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toEqual({ version: 2, texts: [{ text: 'motto', language: 'de', value: 'Geliefertes Motto.' }] })
  await expect.element(page.getByRole('button', { name: 'Motto: passt so' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Wahlkampfbudget: weglassen' }).click()
  await expect.poll(() => bodies.length).toBe(3)
  expect(bodies[2]).toEqual({ version: 3, facts: [{ fact: 'campaignBudget', value: null }] })
  await expect.element(page.getByLabelText('Budget in Franken')).toHaveValue('')
})

test('a text is written in several languages, and keeps its paragraphs', async () => {
  const bodies = await open(PROFILE)
  await expect.element(page.getByLabelText('Motto', { exact: true })).toHaveValue('Für alle.')
  await page.getByLabelText('Sprache der Texte').selectOptions('fr')
  await expect.element(page.getByLabelText('Motto', { exact: true })).toHaveValue('Pour toutes et tous.')
  expect(page.getByLabelText('Motto', { exact: true }).element().getAttribute('lang')).toBe('fr-CH')
  await page.getByLabelText('Wichtigste Ziele').fill('Un.\n\nDeux.')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => bodies.at(-1)).toEqual({ version: 1, texts: [{ text: 'mainGoals', language: 'fr', value: 'Un.\n\nDeux.' }] })
})

// Fails when an entry without an organisation is saved, a change of one loses another, or the focus is lost.
test('interests are added, changed and removed by keyboard, and saved as a whole', async () => {
  const bodies = await open({})
  // A click gives the page the keyboard focus.
  await page.getByRole('heading', { level: 1 }).click()
  ;(page.getByRole('button', { name: 'Eintrag hinzufügen' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Organisation')).toHaveFocus()
  await userEvent.keyboard('Turnverein')
  await page.getByLabelText('Bezahlung').selectOptions('true')
  await page.getByLabelText('Seit (Jahr)').fill('2019')
  await page.getByRole('heading', { level: 1 }).click()
  const interest = { organisation: { de: 'Turnverein' }, role: {}, paid: true, since: 2019 }
  await expect.poll(() => bodies.at(-1)).toMatchObject({ facts: [{ fact: 'vestedInterests', value: [interest] }] })
  expect(bodies.flatMap((body) => JSON.stringify(body)).join()).not.toContain('"organisation":{}')
  await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  await userEvent.keyboard('Chor')
  await page.getByRole('button', { name: 'Entfernen' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Interessenbindungen' })).toHaveFocus()
  await expect.element(page.getByLabelText('Organisation')).toHaveValue('Chor')
  await expect.element(page.getByLabelText('Seit (Jahr)')).toHaveValue('')
  const second = { organisation: { de: 'Chor' }, role: {}, paid: null, since: null }
  await expect.poll(() => bodies.at(-1)).toMatchObject({ facts: [{ fact: 'vestedInterests', value: [second] }] })
})

test('a link is saved without tracking parameters, and one of another site is not sent', async () => {
  const bodies = await open({})
  await page.getByLabelText('Eigene Website').fill('noemi.example.ch/?utm_source=mail&a=1')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => bodies.at(-1)).toEqual({ version: 1, links: [{ kind: 'website', url: 'https://noemi.example.ch/?a=1' }] })
  await page.getByLabelText('Weiterer Link').selectOptions('instagram')
  await page.getByLabelText('Instagram').fill('https://example.ch/noemi')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(page.getByText('Diese Adresse führt anderswohin')).toBeVisible()
  await expect.element(page.getByLabelText('Instagram')).toHaveAttribute('aria-invalid', 'true')
  expect(bodies).toHaveLength(1)
})

test('a budget is entered in whole francs, with or without apostrophes', async () => {
  const bodies = await open({})
  await page.getByLabelText('Budget in Franken').fill("12'000")
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => bodies.at(-1)).toEqual({ version: 1, facts: [{ fact: 'campaignBudget', value: 12_000 }] })
  await page.getByLabelText('Budget in Franken').fill('12.50')
  await expect.element(page.getByText('Gib ganze Franken an')).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test('spoken languages are ticked, including delivered ones', async () => {
  const bodies = await open(PROFILE)
  await expect.element(page.getByRole('checkbox', { name: 'Nederlands' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Deutsch' }).click()
  await expect.poll(() => bodies.at(-1)).toEqual({ version: 1, facts: [{ fact: 'languages', value: ['fr', 'nl'] }] })
})
