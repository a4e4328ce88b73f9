import type { CandidacyOfPerson, Grants, StatementParts } from '@plenara/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ACTOR, ALL_DECIDED, candidacyWith, CID, CONTENT, QUESTIONNAIRE, Refusal } from '../screen-test/answers.ts'
import { mount, unmount } from '../screen-test/mount.tsx'
import { GIVEN, GRANTS, OFFICE_ACTOR, PREPARED, TEAM } from '../screen-test/team-states.ts'

afterEach(() => unmount())

const home = `/candidacy/${CID}`
const draftOf = (role: CandidacyOfPerson['role'], changes: Partial<CandidacyOfPerson> = {}) =>
  candidacyWith(ALL_DECIDED, { ...CONTENT, role, ...changes })
const office = { getActor: OFFICE_ACTOR, getTeam: TEAM, getQuestionnaire: QUESTIONNAIRE, getCandidacy: draftOf('secretariat') }

test('a secretariat starts at its lists and opens only drafts whose person allows it', async () => {
  await mount('/candidacy', office)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Deine Listen' })).toHaveFocus()
  const links = page.getByRole('link', { name: 'Entwurf öffnen' })
  await expect.poll(() => links.elements()).toHaveLength(1)
  await links.click()
  await expect.element(page.getByText('Einreichen kann nur Noëmi Kaltbrunner-Zumthor selbst')).toBeVisible()
  expect(location.pathname).toBe(home)
})

// Fails when a screen offers a secretariat an action of the person.
test('a secretariat has no button that submits, and each page of the person explains why', async () => {
  const { sent } = await mount(home, office)
  await expect.element(page.getByText('Einreichen kann nur Noëmi')).toBeVisible()
  expect(page.getByRole('link', { name: /einreichen|Einreichung|Meine Daten|Portrait/i }).elements()).toEqual([])
  unmount()
  for (const path of ['submit', 'portrait', 'correction', 'data', 'preparation']) {
    await mount(`${home}/${path}`, office)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Das macht nur die Person selbst' })).toBeVisible()
    expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
  }
  expect(sent.filter((one) => /submission|withdrawal|export|correction|grant/.test(one))).toEqual([])
})

test('the decisions of a secretariat are saved under its name, and an ended permission closes the draft', async () => {
  let isOver = false
  const answer =
    <Value,>(value: Value) =>
    () =>
      isOver ? new Refusal(404, 'not_found') : value
  const saved: StatementParts[] = []
  await mount(`${home}/question/1`, {
    ...office,
    getCandidacy: answer(draftOf('secretariat')),
    saveStatement: (body: StatementParts) => {
      if (isOver) return new Refusal(404, 'not_found')
      saved.push(body)
      return { version: ALL_DECIDED.length + 1, missing: draftOf('secretariat').missing }
    },
  })
  await page.getByText('Eher Nein', { exact: true }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  isOver = true
  await page.getByText('Nein', { exact: true }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  unmount()
  await mount(home, { ...office, getCandidacy: answer(null) })
  await expect.element(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
})

test('a secretariat reminds a person, and proposes an address for one', async () => {
  let reminded = 0
  let proposed: unknown
  await mount('/team', {
    ...office,
    remindCandidate: () => {
      reminded += 1
      return {}
    },
    proposeAddress: (body: unknown) => {
      proposed = body
      return {}
    },
  })
  await page.getByRole('button', { name: 'Noëmi Kaltbrunner-Zumthor 3: erinnern' }).click()
  await expect.element(page.getByText('Erinnerung ist unterwegs.')).toBeVisible()
  expect(reminded).toBe(1)
  await page.getByRole('button', { name: 'Noëmi Kaltbrunner-Zumthor 1: Adresse vorschlagen' }).click()
  await page.getByRole('button', { name: 'Vorschlagen', exact: true }).click()
  await expect.element(page.getByLabelText('E-Mail-Adresse der Person')).toHaveFocus()
  expect(proposed).toBeUndefined()
  await page.getByLabelText('E-Mail-Adresse der Person').fill('noemi@example.ch')
  await page.getByLabelText('Sprache der Person').selectOptions('fr')
  await page.getByRole('button', { name: 'Vorschlagen', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(proposed).toEqual({ email: 'noemi@example.ch', language: 'fr' })
})

test('a person allows a secretariat to prepare, sees since when, and ends it with one tap', async () => {
  let grants: Grants = GRANTS
  await mount(`${home}/preparation`, {
    getActor: ACTOR,
    getQuestionnaire: QUESTIONNAIRE,
    getCandidacy: draftOf('person'),
    getGrants: () => grants,
    giveGrant: () => (grants = GIVEN),
    endGrant: () => (grants = GRANTS),
  })
  await expect.element(page.getByText('Einreichen, zurückziehen und dein Bild wählen kannst nur du.')).toBeVisible()
  await page.getByRole('button', { name: 'Vorbereiten erlauben' }).click()
  await expect.element(page.getByText('darf vorbereiten seit 14.08.27')).toBeVisible()
  await page.getByRole('button', { name: 'Erlaubnis beenden' }).click()
  await expect.element(page.getByText('darf nichts sehen')).toBeVisible()
})

// Fails when a mark stays after the person has checked the field, or disappears without a check.
test('a field of a secretariat shows its name; a check removes the mark, a change removes the name', async () => {
  const saved: StatementParts[] = []
  await mount(`${home}/question/1`, {
    getActor: ACTOR,
    getQuestionnaire: QUESTIONNAIRE,
    getCandidacy: draftOf('person', { prepared: PREPARED }),
    getGrants: GIVEN,
    saveStatement: (body: StatementParts) => {
      saved.push(body)
      return { version: ALL_DECIDED.length + saved.length, missing: draftOf('person').missing }
    },
  })
  await expect.element(page.getByText(/^Geschrieben von: Sekretariat der Föhre/)).toBeVisible()
  await page.getByRole('button', { name: 'Ja, stimmt so' }).click()
  await expect.element(page.getByRole('button', { name: 'Ja, stimmt so' })).not.toBeInTheDocument()
  await vi.waitFor(() =>
    expect(saved.flatMap(({ answers = [], comments = [] }) => [...answers, ...comments])).toEqual([
      { questionId: 100, value: 100 },
      { questionId: 100, language: 'de', text: 'Ja, aber mit einer Ausnahme für kleine Dächer.' },
    ]),
  )
  await expect.element(page.getByText(/^Geschrieben von/)).toBeVisible()
  await page.getByText('Nein', { exact: true }).click()
  await vi.waitFor(() => expect(saved.at(-1)?.answers).toEqual([{ questionId: 100, value: 0 }]))
})
