import { page } from 'vitest/browser'
import { ALL_DECIDED, CONTENT, CUT, DELIVERED, PENDING, PROFILE, Refusal } from './answers.ts'
import { at, frozen, home, signedIn, press, type ScreenState } from './screen-state.ts'

const typeInto = (label: string, text: string) => async () => {
  await page.getByLabelText(label).fill(text)
  await page.getByRole('heading', { level: 1 }).click()
}

/** The page of the profile. */
export const PROFILE_STATES: readonly ScreenState[] = [
  { name: 'the profile at its beginning', path: `${home}/profile`, answers: at([100]), shown: 'Eintrag hinzufügen' },
  { name: 'the profile written', path: `${home}/profile`, answers: at([100], PROFILE), shown: 'von dir' },
  {
    name: 'the profile as it was delivered',
    path: `${home}/profile`,
    answers: at([100], DELIVERED),
    shown: 'Geliefert von Kanton Basel-Stadt, bitte prüfen.',
  },
  { name: 'the profile frozen', path: `${home}/profile`, answers: at(ALL_DECIDED, { ...frozen, ...PROFILE }), shown: 'nicht mehr ändern' },
  { name: 'the profile that loads', path: `${home}/profile`, answers: signedIn({ getCandidacy: PENDING }), shown: 'Kandidatur' },
  { name: 'the profile without a network', path: `${home}/profile`, answers: signedIn({ getCandidacy: CUT }), shown: 'Du bist offline' },
  {
    name: 'a profile with a link that leads elsewhere',
    path: `${home}/profile`,
    answers: at([100], PROFILE),
    shown: 'Diese Adresse führt anderswohin',
    act: typeInto('Instagram', 'https://example.ch/anna'),
  },
  {
    name: 'a profile with a budget in centimes',
    path: `${home}/profile`,
    answers: at([100]),
    shown: 'Gib ganze Franken an',
    act: typeInto('Budget in Franken', '12.50'),
  },
  {
    name: 'a profile with a text that is too long',
    path: `${home}/profile`,
    answers: at([100]),
    shown: '121 von 120 Zeichen',
    act: typeInto('Motto', 'a'.repeat(121)),
  },
  {
    name: 'a profile not saved without a network',
    path: `${home}/profile`,
    answers: { ...at([100]), saveStatement: CUT },
    shown: 'sobald du wieder verbunden bist',
    act: typeInto('Motto', 'Für alle.'),
  },
  {
    name: 'a profile that another device wrote otherwise',
    path: `${home}/profile`,
    answers: { ...at([100], PROFILE), saveStatement: new Refusal(412, 'stale', [{ path: 'texts.0', code: 'stale' }]) },
    shown: 'inzwischen etwas anderes geschrieben',
    act: typeInto('Motto', 'Anders.'),
  },
  {
    name: 'a profile with a further interest',
    path: `${home}/profile`,
    answers: at([100], PROFILE),
    shown: 'Bezahlung',
    act: press('Eintrag hinzufügen'),
  },
  { name: 'the candidacy with a profile', path: home, answers: at([100], { ...PROFILE, ...CONTENT }), shown: '2 von 7, 1 ohne Français' },
  { name: 'the candidacy with a delivered profile', path: home, answers: at([100], DELIVERED), shown: '1 zu prüfen' },
  {
    name: 'what becomes public with a profile',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED, { ...PROFILE, delivered: { ...DELIVERED.delivered, goes: true } }),
    shown: 'nicht übernommen hast',
    act: () => page.getByRole('main').getByText('Profil', { exact: true }).click(),
  },
  {
    name: 'what becomes public with a delivered profile',
    path: `${home}/submit`,
    answers: at(ALL_DECIDED, DELIVERED),
    shown: 'bleiben unter ihrer Quelle stehen',
  },
]
