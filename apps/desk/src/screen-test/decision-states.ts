import type { DecidedField } from '@plenara/contract'
import { page } from 'vitest/browser'
import { ALL_DECIDED, CONTENT, CUT, PENDING, PROFILE, Refusal, SUBMISSION } from './answers.ts'
import { at, frozen, home, type ScreenState } from './screen-state.ts'

const decided = { reason: 'insult' as const, decidedAt: '2027-08-15T08:00:00.000Z', changeUntil: null, isChanged: false, appeal: null }

/** A withheld motto, a comment that was changed since, a returned link, and a portrait with an objection. */
export const DECISIONS: readonly DecidedField[] = [
  { ...decided, id: 4, field: 'text/motto/de', kind: 'held' },
  { ...decided, id: 3, field: 'comment/100/de', kind: 'held', reason: 'privacy', isChanged: true },
  { ...decided, id: 2, field: 'link/website', kind: 'returned', reason: 'advertising', changeUntil: '2027-08-17T08:00:00.000Z' },
  {
    ...{ ...decided, id: 1, field: 'portrait', kind: 'held' as const, reason: null },
    appeal: { text: 'Das Bild zeigt mich.', at: '2027-08-16T08:00:00.000Z', isAnswered: false },
  },
]

export const withDecisions = {
  ...at(ALL_DECIDED, { ...CONTENT, ...PROFILE, submission: SUBMISSION, decided: DECISIONS.length }),
  getDecisions: DECISIONS,
}
const path = `${home}/decision`
const object = async () => {
  await page.getByRole('button', { name: 'Motto, Deutsch: Einwenden' }).click()
  await page.getByLabelText('Weshalb ist der Entscheid falsch?').fill('Das ist ein Zitat.')
  await page.getByRole('button', { name: 'Einwand senden' }).click()
}

/** The decisions of operators on texts and pictures. */
export const DECISION_STATES: readonly ScreenState[] = [
  { name: 'decisions on texts', path, answers: withDecisions, shown: 'Zurückgehalten seit' },
  {
    name: 'decisions once it is frozen',
    path,
    answers: { ...withDecisions, ...at(ALL_DECIDED, { ...PROFILE, ...frozen }) },
    shown: 'Korrektur verlangen',
  },
  { name: 'no decision', path, answers: { ...withDecisions, getDecisions: [] }, shown: 'sehen Wählende alles' },
  { name: 'decisions that load', path, answers: { ...withDecisions, getDecisions: PENDING }, shown: 'Entscheide zu deinem Auftritt' },
  { name: 'decisions without a network', path, answers: { ...withDecisions, getDecisions: CUT }, shown: 'Du bist offline' },
  {
    name: 'an objection that is refused at once',
    path,
    answers: { ...withDecisions, appeal: new Refusal(409, 'appealed') },
    shown: 'Du hast schon eingewendet',
    act: object,
  },
  { name: 'the candidacy with decisions', path: home, answers: withDecisions, shown: '4 Angaben' },
]
