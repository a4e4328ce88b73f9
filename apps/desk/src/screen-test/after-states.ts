import type { Corrections } from '@plenara/contract'
import { page } from 'vitest/browser'
import { ADDRESS, ALL_DECIDED, candidacyWith, CONTENT, CUT, PENDING, PROFILE, Refusal } from './answers.ts'
import { at, frozen, home, press, type ScreenState } from './screen-state.ts'

const submitted = { answers: candidacyWith(ALL_DECIDED).answers, ...CONTENT, ...PROFILE }
const asked = { reason: 'Ich habe die Frage falsch verstanden.', askedAt: '2027-08-17T08:00:00.000Z' }

/** A submitted statement without requested corrections; the next one has several. */
export const NOTHING_ASKED: Corrections = { canAsk: true, submitted, corrections: [] }
export const ASKED: Corrections = {
  canAsk: true,
  submitted,
  corrections: [
    { ...asked, id: 3, field: 'answer/101', before: 25, after: 75 },
    {
      ...{ ...asked, id: 2, field: 'text/motto/de', before: 'Für alle.', after: null },
      decision: { isAccepted: true, at: '2027-08-18T08:00:00.000Z' },
    },
    {
      ...{ ...asked, id: 1, field: 'fact/campaignBudget', before: 12_000, after: 500 },
      decision: {
        isAccepted: false,
        at: '2027-08-18T08:00:00.000Z',
        reason: 'Bitte belege den neuen Betrag, zum Beispiel mit deiner Meldung.',
      },
    },
  ],
}

export const after = { ...at(ALL_DECIDED, { ...frozen, ...CONTENT, ...PROFILE }), getCorrections: NOTHING_ASKED }
const corrections = `${home}/correction`
const data = `${home}/data`

/** The pages after the end of changes, and the page of stored data. */
export const AFTER_STATES: readonly ScreenState[] = [
  { name: 'corrections', path: corrections, answers: after, shown: 'Ist dir ein Fehler unterlaufen' },
  { name: 'corrections that were asked for', path: corrections, answers: { ...after, getCorrections: ASKED }, shown: 'Abgelehnt am' },
  {
    name: 'corrections while everything can be changed',
    path: corrections,
    answers: { ...after, getCorrections: { ...NOTHING_ASKED, canAsk: false } },
    shown: 'Noch kannst du alles selbst ändern',
  },
  {
    name: 'corrections without a submission',
    path: corrections,
    answers: { ...after, getCorrections: { canAsk: false, submitted: null, corrections: [] } },
    shown: 'nichts zu korrigieren',
  },
  { name: 'corrections that load', path: corrections, answers: { ...after, getCorrections: PENDING }, shown: 'Korrekturen' },
  { name: 'corrections without a network', path: corrections, answers: { ...after, getCorrections: CUT }, shown: 'Du bist offline' },
  {
    name: 'a correction of an answer',
    path: corrections,
    answers: after,
    shown: 'Warum?',
    act: () => page.getByRole('button', { name: 'Solaranlagen auf grossen Dächern vorschreiben?: Korrektur verlangen' }).first().click(),
  },
  {
    name: 'a correction of interests left without a reason',
    path: corrections,
    answers: after,
    shown: 'Das steht schon so da.',
    act: async () => {
      await page.getByRole('button', { name: 'Interessenbindungen: Korrektur verlangen' }).click()
      await page.getByRole('button', { name: 'Verlangen', exact: true }).click()
    },
  },
  {
    name: 'a correction that is refused at once',
    path: corrections,
    answers: { ...after, askCorrection: new Refusal(422, 'link_not_allowed', [{ path: 'reason', code: 'link_not_allowed' }]) },
    shown: 'Links und Mailadressen gehören nicht in den Text',
    act: async () => {
      await page.getByRole('button', { name: 'Motto, Deutsch: Korrektur verlangen' }).click()
      await page.getByLabelText('Soll heissen').fill('Für alle Menschen.')
      await page.getByLabelText('Warum?').fill('Siehe www.example.ch')
      await page.getByRole('button', { name: 'Verlangen', exact: true }).click()
    },
  },
  { name: 'my data', path: data, answers: after, shown: 'Alles zurückziehen und löschen' },
  {
    name: 'the question for a proof before a withdrawal',
    path: data,
    answers: { ...after, getAddress: ADDRESS, withdrawCandidacy: new Refusal(403, 'proof_needed') },
    shown: 'Bist du es?',
    act: press('Alles zurückziehen und löschen'),
  },
  {
    name: 'my data without a network',
    path: data,
    answers: { ...after, exportCandidacy: CUT },
    shown: 'Du bist offline',
    act: press('Daten herunterladen'),
  },
  { name: 'a withdrawal that is done', path: '/candidacy/withdrawn', answers: {}, shown: 'sind zurückgezogen' },
]
