import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACTOR, ALL_DECIDED, CID, candidacyWith, INVITATION, QUESTIONNAIRE, Refusal, SUBMISSION } from '../screen-test/answers.ts'
import { mount, unmount } from '../screen-test/mount.tsx'

const CODE = 'A'.repeat(43)
const home = `/candidacy/${CID}`
const signedIn = { getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE }

afterEach(() => unmount())

// Fails when the code stays in the address, is stored, or is sent before the button is pressed.
test('the code of an invitation is removed from the address at once, and accepts nothing before the button is pressed', async () => {
  const { sent } = await mount(`/candidacy/claim?lang=de#${CODE}`, {
    readInvitation: ({ code }: { code: string }) => (code === CODE ? INVITATION : new Refusal(404, 'secret_invalid')),
    claim: ({ code, password }: { code: string; password: string }) =>
      code === CODE && password === 'Gletscher12!!' ? ACTOR : new Refusal(422, 'password_too_short'),
    getCandidacy: candidacyWith([]),
    getQuestionnaire: QUESTIONNAIRE,
  })
  await expect.element(page.getByText('07 Föhre Basel-Stadt')).toBeVisible()
  expect([location.hash, location.search]).toEqual(['', '?lang=de'])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain(CODE)
  expect(sent).not.toContain('POST /api/claim')
  await page.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await page.getByLabelText('Passwort wiederholen').fill('Gletscher12!!')
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await expect.element(page.getByRole('link', { name: 'Beginnen' })).toBeVisible()
  expect(location.pathname).toBe(home)
})

test('differing passwords, and a password that the server refuses, are reported at their field', async () => {
  await mount(`/candidacy/claim#${CODE}`, { readInvitation: INVITATION, claim: new Refusal(422, 'password_too_common') })
  await page.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await expect.element(page.getByText('Die beiden Passwörter sind verschieden.')).toBeVisible()
  await page.getByLabelText('Passwort wiederholen').fill('Gletscher12!!')
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await expect.element(page.getByLabelText('Passwort', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Passwort', { exact: true })).toHaveFocus()
})

test('without a session the sign-in leads to the requested page', async () => {
  let isSignedIn = false
  await mount(`${home}/question/2`, {
    ...signedIn,
    getActor: () => (isSignedIn ? ACTOR : new Refusal(401, 'unauthorized')),
    signIn: ({ password }: { password: string }) => {
      isSignedIn = password === 'Gletscher12!!'
      return isSignedIn ? ACTOR : new Refusal(401, 'credentials_wrong')
    },
    getCandidacy: candidacyWith([100]),
  })
  await page.getByLabelText('E-Mail-Adresse').fill('noemi@example.ch')
  await page.getByLabelText('Passwort', { exact: true }).fill('falsch')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible()
  await page.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Soll das Rentenalter' })).toBeVisible()
  expect(location.pathname).toBe(`${home}/question/2`)
})

test('a sign-in never leads to a page outside of the portal', async () => {
  await mount('/candidacy/sign-in?to=//evil.example', { signIn: { ...ACTOR, candidacies: [] }, getActor: new Refusal(401, 'unauthorized') })
  await page.getByLabelText('E-Mail-Adresse').fill('noemi@example.ch')
  await page.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(location.pathname).toBe('/candidacy'))
})

// Fails when a decision is shown as saved before the server confirmed it, or keys leave the question.
test('a question is decided by keyboard and saved at once, and the next one follows', async () => {
  let savedBody: unknown
  const saved = candidacyWith([75])
  await mount(`${home}/question/1`, {
    ...signedIn,
    getCandidacy: candidacyWith([]),
    saveStatement: (body: unknown) => {
      savedBody = body
      return { version: 1, missing: saved.missing }
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  const radio = page.getByRole('radio', { name: 'Eher Ja' })
  ;(radio.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  expect(savedBody).toEqual({ version: 0, answers: [{ questionId: 100, value: 75 }] })
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect.element(page.getByRole('heading', { name: 'Soll das Rentenalter' })).toHaveFocus()
  await page.getByRole('button', { name: 'Vorherige Frage' }).click()
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).toBeChecked()
})

// Fails when a decision disappears for a moment after its confirmation: the button under the pointer would be replaced, and the press lost.
test('while a decision is confirmed no part of the question disappears', async () => {
  let save: (answer: object) => void = () => undefined
  await mount(`${home}/question/1`, {
    ...signedIn,
    getCandidacy: candidacyWith([]),
    saveStatement: () => new Promise((resolve) => (save = resolve)),
  })
  await page.getByText('Eher Ja', { exact: true }).click()
  const button = page.getByRole('button', { name: 'Weiter' }).element()
  const gone: Node[] = []
  const observer = new MutationObserver((records) => gone.push(...records.flatMap(({ removedNodes }) => [...removedNodes])))
  observer.observe(document.querySelector('main') as Element, { childList: true, subtree: true })
  save({ version: 1, missing: candidacyWith([75]).missing })
  await expect.element(page.getByText(/^Gespeichert/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).toBeChecked()
  observer.disconnect()
  expect([button.isConnected, gone.some((node) => node.contains(button))]).toEqual([true, false])
})

test('for a conflict of two devices the person chooses the value', async () => {
  const bodies: { answers: { value: number }[] }[] = []
  await mount(`${home}/question/2`, {
    ...signedIn,
    getCandidacy: candidacyWith([100, 25]),
    saveStatement: (body: { version: number; answers: { value: number }[] }) => {
      bodies.push(body)
      if (bodies.length === 1) return new Refusal(412, 'stale', [{ path: 'answers.0', code: 'stale' }])
      return { version: 3, missing: candidacyWith([100, 0]).missing }
    },
  })
  await page.getByText('Nein', { exact: true }).click()
  await page.getByRole('button', { name: '«Nein» gilt' }).click()
  await expect.element(page.getByText(/^Gespeichert/)).toBeVisible()
  expect(bodies[1]?.answers[0]?.value).toBe(0)
})

// Fails when a typed text is not sent, is sent with unchanged fields, or a text that cannot be published is sent or lost.
test('a comment is saved while it is typed, in every language, and one that cannot be published stays in its field', async () => {
  const bodies: unknown[] = []
  await mount(`${home}/question/1`, {
    ...signedIn,
    getCandidacy: candidacyWith([100]),
    saveStatement: (body: unknown) => {
      bodies.push(body)
      return { version: 1 + bodies.length, missing: candidacyWith([100]).missing }
    },
  })
  await page.getByLabelText('Deutsch').fill(' Ja, \u00adaber ')
  await expect.element(page.getByText(/^Gespeichert/)).toBeVisible()
  expect(bodies).toEqual([{ version: 1, comments: [{ questionId: 100, language: 'de', text: 'Ja, aber' }] }])
  ;(page.getByRole('button', { name: 'Français' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Français')).toHaveFocus()
  expect(page.getByLabelText('Français').element().getAttribute('lang')).toBe('fr-CH')
  await userEvent.keyboard('Voir www.example.ch')
  await expect.element(page.getByText('Links und Mailadressen gehören nicht in den Text.')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Vorherige Frage' }).click()
  await expect.element(page.getByLabelText('Français')).toHaveValue('Voir www.example.ch')
  await page.getByLabelText('Français').fill('Oui')
  await expect.poll(() => bodies.at(-1)).toMatchObject({ comments: [{ questionId: 100, language: 'fr', text: 'Oui' }] })
  expect(JSON.stringify(bodies)).not.toContain('example')
})

test('a question is marked as especially important, but not an eleventh one', async () => {
  const bodies: unknown[] = []
  const [first] = QUESTIONNAIRE.questions
  const questions = Array.from({ length: 12 }, (_, index) => ({ ...first!, id: 100 + index }))
  await mount(`${home}/question/10`, {
    ...signedIn,
    getQuestionnaire: { ...QUESTIONNAIRE, questions },
    getCandidacy: candidacyWith([], { important: questions.slice(0, 9).map(({ id }) => ({ questionId: id, important: true })) }),
    saveStatement: (body: unknown) => {
      bodies.push(body)
      return { version: bodies.length, missing: candidacyWith([]).missing }
    },
  })
  await page.getByRole('checkbox', { name: 'Besonders wichtig 9 von 10' }).click()
  await expect.element(page.getByText(/^Gespeichert/)).toBeVisible()
  expect(bodies).toEqual([{ version: 0, important: [{ questionId: 109, important: true }] }])
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Besonders wichtig 10 von 10' })).toBeDisabled()
  await expect.element(page.getByText('Zehn Fragen sind schon besonders wichtig')).toBeVisible()
})

// Fails when a statement is submitted without consent, or the receipt is not the one of the server.
test('a statement is submitted only with consent, in the version on the screen', async () => {
  const submitted: unknown[] = []
  let submission: typeof SUBMISSION | null = null
  await mount(`${home}/submit`, {
    ...signedIn,
    getCandidacy: () => candidacyWith(ALL_DECIDED, { submission }),
    submitStatement: (body: unknown) => {
      submitted.push(body)
      submission = SUBMISSION
      return SUBMISSION
    },
  })
  const button = page.getByRole('main').getByRole('button', { name: 'Einreichen' })
  await button.click()
  await expect.element(page.getByText('Ohne deine Zustimmung')).toBeVisible()
  expect(submitted).toEqual([])
  await page.getByRole('checkbox').click()
  await button.click()
  await expect.element(page.getByText('Danke. Deine Antworten sind eingereicht.')).toBeVisible()
  await expect.element(page.getByText('c0ff ee12', { exact: false })).toBeVisible()
  expect(submitted).toEqual([{ version: 6, consentVersion: '1' }])
})

// Fails when a press during the save of the last answer is lost, or submits without that answer.
test('a submission before the last answer is saved includes that answer', async () => {
  let save: (answer: object) => void = () => undefined
  const order: string[] = []
  await mount(`${home}/question/6`, {
    ...signedIn,
    getCandidacy: candidacyWith(ALL_DECIDED),
    saveStatement: () => new Promise((resolve) => (save = resolve)),
    submitStatement: ({ version }: { version: number }) => {
      order.push(`submitted ${version}`)
      return SUBMISSION
    },
  })
  await page.getByText('Nein', { exact: true }).click()
  await page.getByRole('button', { name: 'Zum Auftritt' }).click()
  await page.getByRole('link', { name: 'Prüfen und einreichen' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('main').getByRole('button', { name: 'Einreichen' }).click()
  await expect.element(page.getByText('Wird gespeichert').last()).toBeVisible()
  expect(order).toEqual([])
  save({ version: 7, missing: candidacyWith(ALL_DECIDED).missing })
  await expect.element(page.getByText('Danke. Deine Antworten sind eingereicht.')).toBeVisible()
  expect(order).toEqual(['submitted 7'])
})

test('with unsaved fields the sign-out asks first', async () => {
  const { sent } = await mount(`${home}/question/1`, {
    ...signedIn,
    getCandidacy: candidacyWith([]),
    saveStatement: new Refusal(503, 'unavailable'),
    signOut: {},
  })
  await page.getByText('Ja', { exact: true }).click()
  await expect.element(page.getByText('Nicht gespeichert')).toBeVisible()
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.element(page.getByText('1 Angabe ist noch nicht gesendet.')).toBeVisible()
  expect(sent).not.toContain('POST /api/sign-out')
  await page.getByRole('button', { name: 'Verwerfen und abmelden' }).click()
  await expect.element(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})

test('a change of the language stays on the page', async () => {
  await mount(home, { ...signedIn, getCandidacy: candidacyWith([100]) })
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByLabelText('Sprache').last().selectOptions('fr')
  await expect.element(page.getByRole('heading', { name: 'Ta présentation' })).toBeInTheDocument()
  expect([document.documentElement.lang, localStorage.getItem('plenara-desk-language')]).toEqual(['fr-CH', 'fr'])
  localStorage.removeItem('plenara-desk-language')
})

// Fails when opening the link already reports something: mail scanners open links.
test('the "not me" page reports by its button, once', async () => {
  const { sent } = await mount(`/candidacy/not-me#${CODE}`, { notMe: ({ code }: { code: string }) => ({ isEnded: code !== CODE }) })
  await expect.element(page.getByRole('button', { name: 'Ich bin nicht gemeint' })).toBeVisible()
  expect([location.hash, sent.includes('POST /api/not-me')]).toEqual(['', false])
  await page.getByRole('button', { name: 'Ich bin nicht gemeint' }).click()
  await expect.element(page.getByText('Wir haben es vermerkt')).toBeVisible()
})

test('a forgotten password is reset by the link of a mail', async () => {
  await mount('/candidacy/sign-in', { askReset: {} })
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByLabelText('E-Mail-Adresse').fill('noemi@example.ch')
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect.element(page.getByText('so ist die Mail unterwegs')).toBeVisible()
  await mount(`/candidacy/reset#${CODE}`, { resetPassword: {} })
  await page.getByLabelText('Neues Passwort').fill('Steinbock34??')
  await page.getByLabelText('Passwort wiederholen').fill('Steinbock34??')
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect.element(page.getByText('Das neue Passwort gilt.')).toBeVisible()
  await mount(`/candidacy/reset#${CODE}`, { resetPassword: new Refusal(404, 'secret_invalid') })
  await page.getByLabelText('Neues Passwort').fill('Steinbock34??')
  await page.getByLabelText('Passwort wiederholen').fill('Steinbock34??')
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect.element(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
})
