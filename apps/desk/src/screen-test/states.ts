import { page } from 'vitest/browser'
import {
  ACTOR,
  ALL_DECIDED,
  type Answers,
  CID,
  candidacyWith,
  CONTENT,
  CUT,
  INVITATION,
  PENDING,
  QUESTIONNAIRE,
  Refusal,
  SUBMISSION,
} from './answers.ts'

export interface ScreenState {
  readonly name: string
  readonly path: string
  readonly answers: Answers
  /** What stands there once it is shown. */
  readonly shown: string | RegExp
  /** What is done to come to the state. */
  readonly act?: () => Promise<unknown>
}

const CODE = `#${'A'.repeat(43)}`
const own = (answers: Answers): Answers => ({ getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE, ...answers })
const at = (decisions: Parameters<typeof candidacyWith>[0], changes = {}) => own({ getCandidacy: candidacyWith(decisions, changes) })
const home = `/candidacy/${CID}`
const press = (name: string) => () => page.getByRole('button', { name }).first().click()
const decide = (name: string) => () => page.getByText(name, { exact: true }).click()
const write = (text: string) => async () => {
  await page.getByLabelText('Deutsch').fill(text)
  await page.getByRole('heading', { level: 1 }).click()
}
const frozen = { isFrozen: true, frozenBy: 'changes', submission: SUBMISSION }
/** Of the moment of the answers, a Monday morning: the last day of changes, and the voters come a week later. */
const contest = { submitUntil: '2027-08-16T22:00:00.000Z', lateUntil: '2027-08-23T16:00:00.000Z', votersFrom: '2027-08-23T22:00:00.000Z' }

/** Every screen of the portal in every state. */
export const STATES: readonly ScreenState[] = [
  { name: 'an invitation', path: `/candidacy/claim${CODE}`, answers: { readInvitation: INVITATION }, shown: 'Einladung annehmen' },
  {
    name: 'an invitation to an address with an account, somebody signed in',
    path: `/candidacy/claim${CODE}`,
    answers: { readInvitation: { ...INVITATION, isKnown: true }, getActor: ACTOR },
    shown: 'schon jemand angemeldet',
  },
  {
    name: 'an invitation with a weak password',
    path: `/candidacy/claim${CODE}`,
    answers: { readInvitation: INVITATION },
    shown: 'Das Passwort muss mindestens 8 Zeichen',
    act: press('Einladung annehmen'),
  },
  {
    name: 'an invitation that is over',
    path: `/candidacy/claim${CODE}`,
    answers: { readInvitation: new Refusal(404, 'secret_invalid') },
    shown: 'gilt nicht mehr',
  },
  { name: 'an invitation without its code', path: '/candidacy/claim', answers: {}, shown: 'fehlt der Code' },
  { name: 'an invitation that loads', path: `/candidacy/claim${CODE}`, answers: { readInvitation: PENDING }, shown: 'Deine Einladung' },
  { name: 'an invitation without a network', path: `/candidacy/claim${CODE}`, answers: { readInvitation: CUT }, shown: 'Du bist offline' },
  { name: 'a mail to somebody else', path: `/candidacy/not-me${CODE}`, answers: {}, shown: 'Ich bin nicht gemeint' },
  { name: 'a mail to somebody else without its code', path: '/candidacy/not-me', answers: {}, shown: 'fehlt der Code' },
  {
    name: 'a mail to somebody else, said',
    path: `/candidacy/not-me${CODE}`,
    answers: { notMe: { isEnded: true } },
    shown: 'deine Adresse gelöscht',
    act: press('Ich bin nicht gemeint'),
  },
  { name: 'a forgotten password', path: '/candidacy/forgot-password', answers: {}, shown: 'Link schicken' },
  {
    name: 'a forgotten password left empty',
    path: '/candidacy/forgot-password',
    answers: {},
    shown: 'Gib deine E-Mail-Adresse ein.',
    act: press('Link schicken'),
  },
  { name: 'the link of a forgotten password', path: `/candidacy/reset${CODE}`, answers: {}, shown: 'Passwort setzen' },
  { name: 'the link of a forgotten password that is over', path: '/candidacy/reset', answers: {}, shown: 'Neuen Link verlangen' },
  { name: 'a new password', path: '/candidacy/password', answers: { getActor: ACTOR }, shown: 'Jetziges Passwort' },
  {
    name: 'a new password left empty',
    path: '/candidacy/password',
    answers: { getActor: ACTOR },
    shown: 'Gib dein Passwort ein',
    act: press('Passwort ändern'),
  },
  { name: 'the sign-in', path: '/candidacy/sign-in', answers: {}, shown: 'Zum ersten Mal hier?' },
  { name: 'the sign-in left empty', path: '/candidacy/sign-in', answers: {}, shown: 'Gib dein Passwort ein', act: press('Anmelden') },
  { name: 'the candidacy at its beginning', path: home, answers: at([]), shown: 'Beginnen' },
  { name: 'the candidacy half way', path: home, answers: at([100, null, 0]), shown: 'Weiter mit Frage 4' },
  { name: 'the candidacy decided', path: home, answers: at(ALL_DECIDED), shown: 'Prüfen und einreichen' },
  { name: 'the candidacy submitted', path: home, answers: at(ALL_DECIDED, { submission: SUBMISSION }), shown: 'Antworten ansehen' },
  {
    name: 'the candidacy changed since',
    path: home,
    answers: at(ALL_DECIDED, { submission: SUBMISSION, isChanged: true }),
    shown: 'geändert',
  },
  {
    name: 'the candidacy on the last day of a contest',
    path: home,
    answers: at([100, 25], { contest }),
    shown: 'Heute ist der letzte Tag.',
  },
  {
    name: 'the candidacy of who is late',
    path: home,
    answers: at([100, 25], { contest: { ...contest, submitUntil: '2027-08-14T22:00:00.000Z' } }),
    shown: 'Zum ersten Mal einreichen geht noch bis Montag, 23. August 2027, 18:00',
  },
  {
    name: 'the candidacy of who is too late',
    path: home,
    answers: at([100], { contest, isFrozen: true, frozenBy: 'late' }),
    shown: 'auch für eine erste Einreichung',
  },
  {
    name: 'the candidacy on the day of the election',
    path: home,
    answers: at([100], { isFrozen: true, frozenBy: 'election' }),
    shown: 'Der Wahltag hat begonnen',
  },
  { name: 'the candidacy frozen', path: home, answers: at(ALL_DECIDED, frozen), shown: 'nicht mehr ändern' },
  { name: 'the candidacy that loads', path: home, answers: own({ getCandidacy: PENDING }), shown: 'Kandidatur' },
  { name: 'the candidacy without a network', path: home, answers: own({ getCandidacy: CUT }), shown: 'Du bist offline' },
  {
    name: 'the candidacy while the server is busy',
    path: home,
    answers: { getActor: new Refusal(503, 'unavailable') },
    shown: 'Nochmals versuchen',
  },
  {
    name: 'several candidacies',
    path: '/candidacy',
    answers: { getActor: { ...ACTOR, candidacies: [...ACTOR.candidacies, { ...ACTOR.candidacies[0], id: 4712, candidateId: 89 }] } },
    shown: 'Deine Kandidaturen',
  },
  {
    name: 'no candidacy any more',
    path: '/candidacy',
    answers: { getActor: { ...ACTOR, candidacies: [] } },
    shown: 'keine Kandidatur von dir mehr',
  },
  { name: 'the menu', path: home, answers: at([100]), shown: 'Hilfe und Kontakt', act: press('Menü') },
  { name: 'the candidacy of somebody else', path: '/candidacy/9', answers: { getActor: ACTOR }, shown: 'Seite nicht gefunden' },
  { name: 'a question that is open', path: `${home}/question/1`, answers: at([]), shown: 'Überspringen' },
  {
    name: 'a question with its explanation',
    path: `${home}/question/1`,
    answers: at([]),
    shown: 'Dagegen spricht',
    act: press('Was heisst das?'),
  },
  { name: 'a question on a rail', path: `${home}/question/3`, answers: at(ALL_DECIDED), shown: 'Wer reich ist' },
  { name: 'a long question', path: `${home}/question/5`, answers: at([100]), shown: 'Krankenversicherungszusammenarbeit' },
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
  { name: 'the candidacy with comments', path: home, answers: at([100, 25], CONTENT), shown: '2 geschrieben, 1 ohne Français' },
  {
    name: 'what becomes public with comments',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED, CONTENT),
    shown: 'kleine Dächer',
    act: () => page.getByText('Deine Antworten auf').click(),
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
  { name: 'what is missing', path: `${home}/submit`, answers: at([100, 25]), shown: '4 Fragen sind noch nicht entschieden' },
  {
    name: 'too many without an answer',
    path: `${home}/submit`,
    answers: at([null, null, 0, 0, 0, 0], { missing: { undecided: [], withoutReply: 2, withoutReplyAllowed: 1 } }),
    shown: 'ohne Antwort',
  },
  { name: 'what becomes public', path: `${home}/submit`, answers: at(ALL_DECIDED), shown: 'Ich bin einverstanden' },
  {
    name: 'what becomes public without consent',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED),
    shown: 'Ohne deine Zustimmung',
    act: () => page.getByRole('main').getByRole('button', { name: 'Einreichen' }).click(),
  },
  { name: 'the receipt', path: `${home}/submit`, answers: at(ALL_DECIDED, { submission: SUBMISSION }), shown: 'Fingerabdruck' },
  { name: 'the receipt once it is frozen', path: `${home}/submit`, answers: at(ALL_DECIDED, frozen), shown: 'nicht mehr ändern' },
  { name: 'the end without a submission', path: `${home}/submit`, answers: at([100], { isFrozen: true }), shown: 'nicht mehr ändern' },
  { name: 'an address where nothing stands', path: '/nothing', answers: {}, shown: 'Seite nicht gefunden' },
]
