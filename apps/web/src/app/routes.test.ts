import { SCREENS } from '@plenara/contract/screens'
import { expect, test } from 'vitest'
import { screenOf, screens } from './routes.ts'

/** Each address of the specification, section 2, as a reload sends it, with the component of its page. */
const PAGES: readonly (readonly [address: string, component: string])[] = [
  ['/start', 'StartPage'],
  ['/login', 'LoginPage'],
  ['/logout', 'LogoutPage'],
  ['/splash', 'SplashPage'],
  ['/register', 'RegisterPage'],
  ['/select-storage', 'SelectStoragePage'],
  ['/update', 'UpdatePage'],
  ['/welcome', 'WelcomePage'],
  ['/credits', 'CreditsPage'],
  ['/confirm/fr/9f8e7d', 'ConfirmPage'],
  ['/confirm/9f8e7d', 'ConfirmPage'],
  ['/forgot-password', 'ForgotPasswordPage'],
  ['/reset/9f8e7d', 'ResetPage'],
  ['/location', 'LocationPage'],
  ['/set-up', 'SetUpPage'],
  ['/profile', 'ProfilePage'],
  ['/profile/questions/short', 'QuestionsPage'],
  ['/settings', 'SettingsPage'],
  ['/settings/account', 'IdentityPage'],
  ['/settings/sent', 'SentPage'],
  ['/settings/storage', 'StoragePage'],
  ['/settings/password', 'ChangePasswordPage'],
  ['/settings/passkeys', 'PasskeysPage'],
  ['/election', 'ElectionPage'],
  ['/government', 'GovernmentPage'],
  ['/match', 'MatchPage'],
  ['/election/favorite-candidates', 'FavoritesPage'],
  ['/lists', 'ListsPage'],
  ['/list', 'ListEditorPage'],
  ['/list/12', 'ListEditorPage'],
  ['/list/12/view', 'ListViewPage'],
  ['/election/4/candidate/7', 'CandidatePage'],
  ['/election/4/compare', 'ComparePage'],
  ['/dream-teams', 'DreamTeamsPage'],
  ['/results', 'ResultsPage'],
  ['/voting-instructions', 'VotingInstructionsPage'],
  ['/our-system', 'OurSystemPage'],
  ['/get-involved', 'GetInvolvedPage'],
  ['/councillor/3881', 'CouncillorPage'],
  ['/councillor-agreement', 'AgreementPage'],
  ['/members', 'MembersPage'],
  ['/members/votes', 'TellingPage'],
  ['/federal-councillor/12', 'FederalCouncillorPage'],
  ['/judge/5', 'JudgePage'],
  ['/cantonal-councillor/9', 'CantonalCouncillorPage'],
  ['/affair/20230001', 'AffairPage'],
  ['/search', 'SearchPage'],
  ['/legislative', 'LegislativePage'],
  ['/legislative/council', 'LegislativeCouncilPage'],
  ['/legislative/responsibilities', 'LegislativeResponsibilitiesPage'],
  ['/legislative/votes', 'VotesPage'],
  ['/legislative/session', 'SessionPage'],
  ['/legislative/session/7', 'SessionPage'],
  ['/legislative/votes/77', 'VotePage'],
  ['/votes/sunday/2026-09-27', 'VotingDayPage'],
  ['/canton', 'CantonPage'],
  ['/canton/council/6', 'CantonalCouncilPage'],
  ['/judiciary', 'JudiciaryPage'],
  ['/judiciary/council', 'JudiciaryCouncilPage'],
  ['/judiciary/responsibilities', 'JudiciaryResponsibilitiesPage'],
  ['/executive', 'ExecutivePage'],
  ['/executive/council', 'ExecutiveCouncilPage'],
  ['/executive/responsibilities', 'ExecutiveResponsibilitiesPage'],
  ['/information/elections/federal', 'InformationPage'],
  ['/method', 'MethodPage'],
  ['/notifications', 'NotificationsPage'],
  ['/update-app', 'UpdateAppPage'],
  ['/terms', 'TermsPage'],
  ['/privacy', 'PrivacyPage'],
  ['/imprint', 'ImprintPage'],
  ['/open-data', 'OpenDataPage'],
  ['/preview', 'PreviewPage'],
]

// Fails when an address opens no screen or another one, for example because a screen with an id comes first.
test.each(PAGES)('the address %s opens %s [ROUTE-44]', (address, component) => {
  const screen = screenOf(address)
  expect(screen?.page.name).toBe(component)
  expect(screenOf(`${address}/`)).toBe(screen)
})

test('every screen of the table has an address here, and no other address has a screen [ROUTE-44, ROUTE-2]', () => {
  expect(new Set(PAGES.map(([address]) => screenOf(address)))).toEqual(new Set(screens))
  for (const address of ['/nowhere', '/list/12/edit', '/election/4/candidate', '/confirm', '/legislative/votes/77/8']) {
    expect(screenOf(address), address).toBeUndefined()
  }
})

// Fails when server and app find different screens for an address: both take the first match.
test('the screens are in the order of the contract, each once [ROUTE-44]', () => {
  expect(screens.map(({ path }) => path)).toEqual(Object.keys(SCREENS))
})

// Fails when a prefetched page does not exist, or when none is prefetched.
test('the pages of the entry prefetch the next one', () => {
  const next = screens.flatMap(({ path, next: address }) => (address === undefined ? [] : [[path, screenOf(address)?.path]]))
  expect(next).toEqual([
    ['/start', '/location'],
    ['/location', '/profile/questions/:type'],
  ])
})
