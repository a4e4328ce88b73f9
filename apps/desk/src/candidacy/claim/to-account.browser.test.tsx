import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ACTOR, CID, candidacyWith, INVITATION, QUESTIONNAIRE } from '../../screen-test/answers.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'

const CODE = 'A'.repeat(43)
const SECOND = { ...ACTOR.candidacies[0], id: 4712, candidateId: 89 }
const signedIn = { getActor: ACTOR, readInvitation: INVITATION, getQuestionnaire: QUESTIONNAIRE }

afterEach(() => unmount())

// Fails when a further candidacy is accepted before the person has confirmed that it is theirs.
test('a signed-in person is asked whether a further candidacy is theirs, and then has both', async () => {
  const { sent } = await mount(`/candidacy/claim#${CODE}`, {
    ...signedIn,
    claimForAccount: { ...ACTOR, candidacies: [...ACTOR.candidacies, SECOND] },
  })
  await expect.element(page.getByText('Du bist als Noëmi Kaltbrunner-Zumthor angemeldet.')).toBeVisible()
  await expect.element(page.getByLabelText('Passwort', { exact: true })).not.toBeInTheDocument()
  expect(sent).not.toContain('POST /api/claim/account')
  await page.getByRole('button', { name: 'Ja, zu diesem Konto' }).click()
  await expect.element(page.getByRole('heading', { name: 'Deine Kandidaturen' })).toBeVisible()
  await expect.poll(() => page.getByRole('main').getByRole('link').elements()).toHaveLength(2)
})

test('for another account a password is requested, as without a session', async () => {
  const { sent } = await mount(`/candidacy/claim#${CODE}`, {
    ...signedIn,
    claim: { ...ACTOR, candidacies: [SECOND] },
    getCandidacy: candidacyWith([]),
  })
  await page.getByRole('button', { name: 'Nein, eigenes Konto' }).click()
  await page.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await page.getByLabelText('Passwort wiederholen').fill('Gletscher12!!')
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await expect.element(page.getByRole('link', { name: 'Beginnen' })).toBeVisible()
  expect(sent.filter((call) => call.includes('/claim'))).toEqual(['POST /api/claim'])
})

// Fails when answers are copied without the button, or a checked answer stays marked.
test('answers of another candidacy are copied by a button, and each is marked until it is checked', async () => {
  let candidacy = candidacyWith([], { copyable: [{ id: 4712, election: 'Ständeratswahl 2027', answers: 2 }] })
  const bodies: unknown[] = []
  const { sent } = await mount(`/candidacy/${CID}`, {
    getActor: ACTOR,
    getQuestionnaire: QUESTIONNAIRE,
    getCandidacy: () => candidacy,
    copyAnswers: (body: unknown) => {
      bodies.push(body)
      candidacy = candidacyWith([100, 25], { copied: [100, 101] })
      return { version: 2, missing: candidacy.missing }
    },
    saveStatement: (body: unknown) => {
      bodies.push(body)
      return { version: 3, missing: candidacy.missing }
    },
  })
  await expect.element(page.getByText('Bei «Ständeratswahl 2027» hast du Fragen entschieden')).toBeVisible()
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([])
  await page.getByRole('button', { name: '2 Antworten übernehmen' }).click()
  await expect.element(page.getByRole('link', { name: 'Weiter mit Frage 3' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /übernehmen/ })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Antworten', exact: false }).first().click()
  await page.getByRole('link', { name: 'Soll der Bund Solaranlagen' }).click()
  await expect.element(page.getByText('Gilt das auch hier?')).toBeVisible()
  await page.getByRole('button', { name: 'Ja, gilt auch hier' }).click()
  await expect.element(page.getByText('Gilt das auch hier?')).not.toBeInTheDocument()
  expect(bodies).toEqual([{ from: 4712 }, { version: 2, answers: [{ questionId: 100, value: 100 }] }])
  await page.getByRole('button', { name: 'Alle Fragen' }).click()
  await expect.poll(() => page.getByText('übernommen, noch ansehen').elements()).toHaveLength(1)
})
