import { page } from 'vitest/browser'
import { ALL_DECIDED, CONTENT, CUT, PENDING, Refusal, candidacyWith } from './answers.ts'
import { keepNothing } from './mount.tsx'
import { at, decide, frozen, home, press, write, type ScreenState } from './screen-state.ts'

/** The pages of single questions, and their overview. */
export const QUESTION_STATES: readonly ScreenState[] = [
  { name: 'a question that is open', path: `${home}/question/1`, answers: at([]), shown: 'Überspringen' },
  {
    name: 'a question with its explanation',
    path: `${home}/question/1`,
    answers: at([]),
    shown: 'Dagegen spricht',
    act: press('Was heisst das?'),
  },
  { name: 'a question on a rail', path: `${home}/question/3`, answers: at(ALL_DECIDED), shown: 'Wer reich ist' },
  { name: 'a long question', path: `${home}/question/5`, answers: at([100]), shown: 'Krankenversicherungsprämien' },
  {
    name: 'a question that is saved',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: { version: 1, missing: candidacyWith([75]).missing } },
    shown: 'Gespeichert',
    act: decide('Eher Ja'),
  },
  {
    name: 'a question that is being saved',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: PENDING },
    shown: 'Wird gespeichert',
    act: decide('Ja'),
  },
  {
    name: 'a question not saved without a network',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: CUT },
    shown: 'sobald du wieder verbunden bist',
    act: decide('Ja'),
  },
  {
    name: 'a question not saved while the server asks for a pause',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: new Refusal(503, 'unavailable', [], 60) },
    shown: 'sobald er wieder Zeit hat',
    act: decide('Ja'),
  },
  {
    name: 'a question in a browser that keeps nothing',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: { version: 1, missing: candidacyWith([75]).missing } },
    shown: 'Dieser Browser behält nichts',
    act: async () => {
      keepNothing()
      await decide('Eher Ja')()
    },
  },
  {
    name: 'all questions with one that is not saved',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: CUT },
    shown: 'Nicht gespeichert, wird gesendet',
    act: async () => {
      await decide('Ja')()
      await press('Alle Fragen')()
    },
  },
  {
    name: 'the candidacy with an answer that is not saved',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: CUT },
    shown: 'Nicht gespeichert, wird gesendet',
    act: async () => {
      await decide('Ja')()
      await press('Schliessen')()
    },
  },
  {
    name: 'a sign-out with an answer that is not sent',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: CUT },
    shown: '1 Angabe ist noch nicht gesendet.',
    act: async () => {
      await decide('Ja')()
      await press('Schliessen')()
      await press('Menü')()
      await press('Abmelden')()
    },
  },
  {
    name: 'a question not saved after the session',
    path: `${home}/question/1`,
    answers: { ...at([]), saveStatement: new Refusal(401, 'unauthorized') },
    shown: 'Deine Sitzung ist abgelaufen',
    act: decide('Ja'),
  },
  {
    name: 'a question that another device decided otherwise',
    path: `${home}/question/2`,
    answers: { ...at([100, 25]), saveStatement: new Refusal(412, 'stale', [{ path: 'answers.0', code: 'stale' }]) },
    shown: 'Was gilt?',
    act: decide('Nein'),
  },
  { name: 'a question with comments', path: `${home}/question/1`, answers: at([100], CONTENT), shown: 'von dir' },
  {
    name: 'a question with a further language of its comment',
    path: `${home}/question/1`,
    answers: at([100], CONTENT),
    shown: 'Rumantsch',
    act: press('Rumantsch'),
  },
  {
    name: 'a comment with a link',
    path: `${home}/question/1`,
    answers: at([100]),
    shown: 'Links und Mailadressen gehören nicht in den Text.',
    act: write('Siehe www.example.ch'),
  },
  {
    name: 'a comment that is too long',
    path: `${home}/question/1`,
    answers: at([100]),
    shown: '301 von 300 Zeichen',
    act: write('a'.repeat(301)),
  },
  {
    name: 'a comment that another device wrote otherwise',
    path: `${home}/question/1`,
    answers: { ...at([100], CONTENT), saveStatement: new Refusal(412, 'stale', [{ path: 'comments.0', code: 'stale' }]) },
    shown: 'inzwischen etwas anderes geschrieben',
    act: write('Nein.'),
  },
  {
    name: 'an eleventh important question',
    path: `${home}/question/1`,
    answers: { ...at([100]), saveStatement: new Refusal(422, 'too_many_important', [{ path: 'important.0', code: 'too_many_important' }]) },
    shown: 'Zehn Fragen sind schon besonders wichtig',
    act: () => page.getByRole('checkbox', { name: 'Besonders wichtig' }).click(),
  },
  {
    name: 'a question with comments that is frozen',
    path: `${home}/question/1`,
    answers: at(ALL_DECIDED, { ...frozen, ...CONTENT }),
    shown: 'nicht mehr ändern',
  },
  {
    name: 'a question whose answer was taken over',
    path: `${home}/question/1`,
    answers: at(ALL_DECIDED, { copied: [100] }),
    shown: 'Gilt das auch hier?',
  },
  {
    name: 'all questions with answers that were taken over',
    path: `${home}/question`,
    answers: at(ALL_DECIDED, { copied: [100, 101] }),
    shown: 'übernommen, noch ansehen',
  },
  { name: 'a question that is frozen', path: `${home}/question/1`, answers: at(ALL_DECIDED, frozen), shown: 'nicht mehr ändern' },
  { name: 'a question that loads', path: `${home}/question/1`, answers: { ...at([]), getQuestionnaire: PENDING }, shown: /./ },
  {
    name: 'a question without a network',
    path: `${home}/question/1`,
    answers: { ...at([]), getQuestionnaire: CUT },
    shown: 'Du bist offline',
  },
  { name: 'all questions', path: `${home}/question`, answers: at([100, null]), shown: 'Soll das Stimmrechtsalter' },
  {
    name: 'no open question',
    path: `${home}/question`,
    answers: at(ALL_DECIDED),
    shown: 'Alle Fragen sind entschieden',
    act: decide('Offen'),
  },
  {
    name: 'all questions with one that is important',
    path: `${home}/question`,
    answers: at([100, null], CONTENT),
    shown: 'Besonders wichtig',
  },
  {
    name: 'a comment that cannot be submitted',
    path: `${home}/question/1`,
    answers: at(ALL_DECIDED),
    shown: 'Bei 1 Frage lässt sich dein Kommentar so nicht veröffentlichen',
    act: async () => {
      await write('www.example.ch')()
      await page.getByRole('button', { name: 'Schliessen' }).click()
      await page.getByRole('link', { name: 'Prüfen und einreichen' }).click()
    },
  },
]
