import type { Actor, CandidacyOfPerson, Grants, Team, TeamCandidacy } from '@plenara/contract'
import { page } from 'vitest/browser'
import { ACTOR, ALL_DECIDED, candidacyWith, CID, CONTENT, CUT, PENDING, PROFILE, QUESTIONNAIRE, Refusal } from './answers.ts'
import { at, frozen, home, press, type ScreenState } from './screen-state.ts'

const OFFICE = { id: 3, name: 'Sekretariat der Föhre Basel-Stadt und Basel-Landschaft' }

/** A member of a secretariat without a candidacy. */
export const OFFICE_ACTOR: Actor = { ...ACTOR, candidacies: [], secretariats: [OFFICE], prepares: [CID] }

const person = (id: number, state: TeamCandidacy['state'], more: Partial<TeamCandidacy> = {}): TeamCandidacy => ({
  ...{ id, firstName: 'Noëmi', lastName: `Kaltbrunner-Zumthor ${id}`, number: `07.0${id}`, state, cid: null, remindedAt: null },
  ...{ canRemind: false, canPropose: false, isProposed: false, ...more },
})

/** Two lists: one with a person in each state, and one after its election. */
export const TEAM: Team = {
  secretariats: [OFFICE],
  now: ACTOR.now,
  lists: [
    {
      ...{ id: 7, number: '07', name: 'Föhre Basel-Stadt', isOver: false },
      election: { id: 12, name: 'Nationalratswahl 2027, Basel-Stadt', electionDate: '2027-10-24' },
      people: [
        person(1, 'unreachable', { canPropose: true }),
        person(2, 'prepared', { canPropose: true, isProposed: true }),
        person(3, 'invited', { canRemind: true, canPropose: true }),
        person(4, 'over', { canRemind: true, canPropose: true }),
        person(5, 'claimed', { remindedAt: '2027-08-14T08:00:00.000Z' }),
        person(6, 'begun', { canRemind: true, cid: CID }),
        person(7, 'submitted'),
        person(8, 'withdrawn'),
      ],
    },
    {
      ...{ id: 8, number: '08', name: 'Junge Föhre', isOver: true, people: [] },
      election: { id: 13, name: 'Grossratswahl 2026', electionDate: '2026-10-24' },
    },
  ],
}

/** Fields that a secretariat wrote; the person has checked half of them. */
export const PREPARED: CandidacyOfPerson['prepared'] = [
  { field: 'answer/100', by: OFFICE.name, isSeen: false },
  { field: 'comment/100/de', by: OFFICE.name, isSeen: false },
  { field: 'answer/101', by: OFFICE.name, isSeen: true },
  { field: 'text/motto/de', by: null, isSeen: false },
  { field: 'fact/vestedInterests', by: OFFICE.name, isSeen: false },
]

export const GRANTS: Grants = { secretariats: [{ ...OFFICE, since: null }] }
export const GIVEN: Grants = { secretariats: [{ ...OFFICE, since: '2027-08-14T08:00:00.000Z' }] }

const content = { ...CONTENT, ...PROFILE, prepared: PREPARED }
const office = (answers = {}) => ({ getActor: OFFICE_ACTOR, getTeam: TEAM, getQuestionnaire: QUESTIONNAIRE, ...answers })
const draft = { getCandidacy: candidacyWith(ALL_DECIDED, { ...content, role: 'secretariat' }) }
const preparation = `${home}/preparation`

/** The page of permissions and prepared fields, and the screens of a secretariat. */
export const TEAM_STATES: readonly ScreenState[] = [
  { name: 'offices that may nothing', path: preparation, answers: { ...at([100]), getGrants: GRANTS }, shown: 'darf nichts sehen' },
  {
    name: 'an office that may prepare, and what it wrote',
    path: preparation,
    answers: { ...at(ALL_DECIDED, content), getGrants: GIVEN },
    shown: 'darf vorbereiten seit',
  },
  { name: 'no office for the list', path: preparation, answers: { ...at([]), getGrants: { secretariats: [] } }, shown: 'kein Sekretariat' },
  { name: 'offices that load', path: preparation, answers: { ...at([]), getGrants: PENDING }, shown: 'kann deinen Entwurf vorbereiten' },
  { name: 'offices without a network', path: preparation, answers: { ...at([]), getGrants: CUT }, shown: 'Du bist offline' },
  {
    name: 'an office once nothing can be changed',
    path: preparation,
    answers: { ...at(ALL_DECIDED, { ...frozen, ...content }), getGrants: GRANTS },
    shown: 'darf nichts sehen',
  },
  {
    name: 'a permission that is refused',
    path: preparation,
    answers: { ...at([100]), getGrants: GRANTS, giveGrant: new Refusal(409, 'frozen') },
    shown: 'nicht mehr ändern',
    act: press('Vorbereiten erlauben'),
  },
  { name: 'the candidacy with entries of an office', path: home, answers: at(ALL_DECIDED, content), shown: '4 Einträge vom Sekretariat' },
  { name: 'a question that an office answered', path: `${home}/question/1`, answers: at(ALL_DECIDED, content), shown: 'Stimmt das so?' },
  {
    name: 'a question that the person has looked at',
    path: `${home}/question/2`,
    answers: at(ALL_DECIDED, content),
    shown: 'Geschrieben von',
  },
  {
    name: 'all questions with those of an office',
    path: `${home}/question`,
    answers: at(ALL_DECIDED, content),
    shown: 'vom Sekretariat, noch ansehen',
  },
  {
    name: 'the profile with entries of an office',
    path: `${home}/profile`,
    answers: at(ALL_DECIDED, content),
    shown: 'ein früheres Sekretariat',
  },
  {
    name: 'what becomes public with entries of an office',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED, content),
    shown: 'Sie werden so öffentlich',
  },
  { name: 'the lists of an office', path: '/team', answers: office(), shown: 'hat begonnen' },
  {
    name: 'the lists of an office, who has not submitted',
    path: '/team',
    answers: office({ getTeam: { ...TEAM, lists: [{ ...TEAM.lists[0], people: [person(7, 'submitted')] }] } }),
    shown: 'Alle haben eingereicht.',
    act: () => page.getByText('Noch nicht eingereicht').click(),
  },
  { name: 'an office without a list', path: '/team', answers: office({ getTeam: { ...TEAM, lists: [] } }), shown: 'keine Liste zugeteilt' },
  { name: 'the lists of an office that load', path: '/team', answers: office({ getTeam: PENDING }), shown: 'Deine Listen' },
  { name: 'the lists of an office without a network', path: '/team', answers: office({ getTeam: CUT }), shown: 'Du bist offline' },
  {
    name: 'a reminder that came too soon',
    path: '/team',
    answers: office({ remindCandidate: new Refusal(429, 'reminded_lately') }),
    shown: 'in den letzten sieben Tagen',
    act: () => page.getByRole('button', { name: 'erinnern' }).first().click(),
  },
  {
    name: 'an address that is proposed',
    path: '/team',
    answers: office(),
    shown: 'Sprache der Person',
    act: () => page.getByRole('button', { name: 'Adresse vorschlagen' }).first().click(),
  },
  {
    name: 'an address of a person who has joined meanwhile',
    path: '/team',
    answers: office({ proposeAddress: new Refusal(409, 'taken_up') }),
    shown: 'bestimmt nur sie',
    act: async () => {
      await page.getByRole('button', { name: 'Adresse vorschlagen' }).first().click()
      await page.getByLabelText('E-Mail-Adresse der Person').fill('noemi@example.ch')
      await page.getByRole('button', { name: 'Vorschlagen', exact: true }).click()
    },
  },
  { name: 'the lists of offices for who stands', path: '/team', answers: { getActor: ACTOR }, shown: 'Seite nicht gefunden' },
  { name: 'the draft that an office prepares', path: home, answers: office(draft), shown: 'Einreichen kann nur' },
  { name: 'a question that an office prepares', path: `${home}/question/1`, answers: office(draft), shown: 'Geschrieben von' },
  { name: 'what only the person does', path: `${home}/submit`, answers: office(draft), shown: 'nur die Person selbst' },
  { name: 'the menu of an office', path: home, answers: office(draft), shown: 'Hilfe und Kontakt', act: press('Menü') },
  {
    name: 'a draft that an office may no longer prepare',
    path: home,
    answers: office({ getCandidacy: new Refusal(404, 'not_found') }),
    shown: 'Seite nicht gefunden',
  },
]
