import { page } from 'vitest/browser'
import { AFTER_STATES } from './after-states.ts'
import { ACTOR, ALL_DECIDED, CONTENT, CUT, INVITATION, PENDING, Refusal, SUBMISSION } from './answers.ts'
import { DECISION_STATES } from './decision-states.ts'
import { LETTER_STATES } from './letter-states.ts'
import { ACCESS_STATES } from './access-states.ts'
import { PORTRAIT_STATES } from './portrait-states.ts'
import { PROFILE_STATES } from './profile-states.ts'
import { QUESTION_STATES } from './question-states.ts'
import { at, frozen, home, signedIn, press, type ScreenState } from './screen-state.ts'
import { TEAM_STATES } from './team-states.ts'

const CODE = `#${'A'.repeat(43)}`
/** The answers are of a Monday morning: the last day of changes, and a week before the first day for voters. */
const contest = { submitUntil: '2027-08-16T22:00:00.000Z', lateUntil: '2027-08-23T16:00:00.000Z', votersFrom: '2027-08-23T22:00:00.000Z' }

/** Every screen of the portal in every state. */
export const STATES: readonly ScreenState[] = [
  { name: 'an invitation', path: `/candidacy/claim${CODE}`, answers: { readInvitation: INVITATION }, shown: 'Einladung annehmen' },
  {
    name: 'an invitation to an address with an account, with a session',
    path: `/candidacy/claim${CODE}`,
    answers: { readInvitation: { ...INVITATION, isKnown: true }, getActor: ACTOR },
    shown: 'schon jemand angemeldet',
    act: press('Nein, eigenes Konto'),
  },
  {
    name: 'an invitation with a session',
    path: `/candidacy/claim${CODE}`,
    answers: { readInvitation: INVITATION, getActor: ACTOR },
    shown: 'Gehört diese Kandidatur zu diesem Konto?',
  },
  {
    name: 'an invitation that is over by now, for the account of who is signed in',
    path: `/candidacy/claim${CODE}`,
    answers: { readInvitation: INVITATION, getActor: ACTOR, claimForAccount: new Refusal(404, 'secret_invalid') },
    shown: 'Dieser Link gilt nicht mehr',
    act: press('Ja, zu diesem Konto'),
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
  { name: 'a mail to another person', path: `/candidacy/not-me${CODE}`, answers: {}, shown: 'Ich bin nicht gemeint' },
  { name: 'a mail to another person without its code', path: '/candidacy/not-me', answers: {}, shown: 'fehlt der Code' },
  {
    name: 'a mail to another person, reported',
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
  { name: 'the sign-in', path: '/candidacy/sign-in', answers: {}, shown: 'Zum ersten Mal hier?' },
  {
    name: 'the sign-in left empty',
    path: '/candidacy/sign-in',
    answers: {},
    shown: 'Gib dein Passwort ein',
    act: () => page.getByRole('button', { name: 'Anmelden', exact: true }).click(),
  },
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
  { name: 'the candidacy that loads', path: home, answers: signedIn({ getCandidacy: PENDING }), shown: 'Kandidatur' },
  { name: 'the candidacy without a network', path: home, answers: signedIn({ getCandidacy: CUT }), shown: 'Du bist offline' },
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
    name: 'a candidacy that can take answers over',
    path: home,
    answers: at([], { copyable: [{ id: 4712, election: 'Ständeratswahl 2027, Basel-Landschaft', answers: 5 }] }),
    shown: '5 Antworten übernehmen',
  },
  {
    name: 'a candidacy with answers that were taken over',
    path: home,
    answers: at(ALL_DECIDED, { copied: [100, 102] }),
    shown: '2 zu prüfen',
  },
  {
    name: 'what becomes public with answers that were taken over',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED, { copied: [100, 102] }),
    shown: '2 übernommene Antworten',
  },
  {
    name: 'no candidacy any more',
    path: '/candidacy',
    answers: { getActor: { ...ACTOR, candidacies: [] } },
    shown: 'keine Kandidatur von dir mehr',
  },
  { name: 'the menu', path: home, answers: at([100]), shown: 'Hilfe und Kontakt', act: press('Menü') },
  { name: 'the candidacy of another person', path: '/candidacy/9', answers: { getActor: ACTOR }, shown: 'Seite nicht gefunden' },
  { name: 'the candidacy with comments', path: home, answers: at([100, 25], CONTENT), shown: '2 geschrieben, 1 ohne Français' },
  {
    name: 'what becomes public with comments',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED, CONTENT),
    shown: 'kleine Dächer',
    act: () => page.getByText('Deine Antworten auf').click(),
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
  {
    name: 'a preview that is refused',
    path: home,
    answers: { ...at([100]), createPreview: new Refusal(429, 'too_many_attempts') },
    shown: 'Zu viele Versuche.',
    act: press('Vorschau ansehen'),
  },
  { name: 'the receipt once it is frozen', path: `${home}/submit`, answers: at(ALL_DECIDED, frozen), shown: 'nicht mehr ändern' },
  { name: 'the end without a submission', path: `${home}/submit`, answers: at([100], { isFrozen: true }), shown: 'nicht mehr ändern' },
  { name: 'an address where nothing stands', path: '/nothing', answers: {}, shown: 'Seite nicht gefunden' },
  ...LETTER_STATES,
  ...ACCESS_STATES,
  ...QUESTION_STATES,
  ...PROFILE_STATES,
  ...AFTER_STATES,
  ...PORTRAIT_STATES,
  ...DECISION_STATES,
  ...TEAM_STATES,
]
