import { patternOfScreen, SCREENS } from '@plenara/contract/screens'
import { FIRST_QUESTION } from '../data/session/entry.ts'
import { isNative } from '../platform/platform.ts'
import { politicsScreens } from './politics-screens.ts'
import { type DrawnScreen, page, type ScreenRoute } from './screen-route.ts'

const drawn: readonly DrawnScreen[] = [
  {
    path: '/start',
    frame: 'plain',
    next: '/location',
    page: page(() => import('../me/account/entry/start-page.tsx'), 'StartPage', ['entry']),
  },
  {
    path: '/login',
    frame: 'plain',
    page: page(() => import('../me/account/login-page.tsx'), 'LoginPage', ['entry']),
  },
  {
    path: '/register',
    frame: 'plain',
    page: page(() => import('../me/account/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: '/select-storage',
    frame: 'plain',
    page: page(() => import('../me/account/entry/select-storage-page.tsx'), 'SelectStoragePage'),
  },
  {
    path: '/confirm/:lang/:secret',
    frame: 'plain',
    page: page(() => import('../me/account/confirm-page.tsx'), 'ConfirmPage', ['entry']),
  },
  {
    path: '/confirm/:secret',
    frame: 'plain',
    page: page(() => import('../me/account/confirm-page.tsx'), 'ConfirmPage', ['entry']),
  },
  {
    path: '/forgot-password',
    frame: 'plain',
    page: page(() => import('../me/account/forgot-password-page.tsx'), 'ForgotPasswordPage', ['entry']),
  },
  {
    path: '/reset/:secret',
    frame: 'plain',
    page: page(() => import('../me/account/reset-page.tsx'), 'ResetPage', ['entry']),
  },
  { path: '/update', frame: 'plain', page: page(() => import('../me/update/update-page.tsx'), 'UpdatePage') },
  { path: '/logout', frame: 'plain', page: page(() => import('../me/account/logout-page.tsx'), 'LogoutPage') },
  {
    // In the shells everybody must be able to see that the app is too old; on the web the page needs a login as specified, and nothing links there.
    path: '/update-app',
    open: isNative(),
    frame: 'plain',
    page: page(() => import('../me/update-app/update-app-page.tsx'), 'UpdateAppPage'),
  },
  { path: '/welcome', frame: 'plain', page: page(() => import('../me/account/entry/welcome-page.tsx'), 'WelcomePage', ['entry']) },
  {
    path: '/location',
    frame: 'plain',
    next: FIRST_QUESTION,
    page: page(() => import('../me/account/place/location-page.tsx'), 'LocationPage', ['entry']),
  },
  { path: '/terms', frame: 'plain', page: page(() => import('../knowledge/legal/terms-page.tsx'), 'TermsPage', []) },
  { path: '/privacy', frame: 'plain', page: page(() => import('../knowledge/legal/privacy-page.tsx'), 'PrivacyPage', []) },
  { path: '/set-up', frame: 'plain', page: page(() => import('../knowledge/set-up/set-up-page.tsx'), 'SetUpPage') },
  { path: '/imprint', frame: 'plain', page: page(() => import('../knowledge/legal/imprint-page.tsx'), 'ImprintPage', []) },
  { path: '/open-data', frame: 'plain', page: page(() => import('../knowledge/open-data/open-data-page.tsx'), 'OpenDataPage', ['open']) },
  {
    path: '/notifications',
    frame: 'full',
    area: 'me',
    page: page(() => import('../me/notifications/notifications-page.tsx'), 'NotificationsPage'),
  },
  {
    path: '/settings/storage',
    frame: 'full',
    area: 'me',
    page: page(() => import('../me/settings/storage/storage-page.tsx'), 'StoragePage'),
  },
  {
    path: '/settings/account',
    onlineOnly: true,
    frame: 'task',
    area: 'me',
    page: page(() => import('../me/account/identity-page.tsx'), 'IdentityPage'),
  },
  {
    path: '/settings/sent',
    frame: 'task',
    area: 'me',
    page: page(() => import('../me/settings/sent-page.tsx'), 'SentPage'),
  },
  {
    path: '/settings/password',
    onlineOnly: true,
    frame: 'task',
    area: 'me',
    page: page(() => import('../me/account/change-password-page.tsx'), 'ChangePasswordPage'),
  },
  {
    path: '/settings/passkeys',
    onlineOnly: true,
    frame: 'task',
    area: 'me',
    page: page(() => import('../me/passkeys/passkeys-page.tsx'), 'PasskeysPage'),
  },
  {
    path: '/settings',
    frame: 'full',
    area: 'me',
    page: page(() => import('../me/settings/settings-page.tsx'), 'SettingsPage'),
  },
  ...politicsScreens,
  {
    path: '/election',
    frame: 'full',
    area: 'election',
    page: page(() => import('../election/home/election-page.tsx'), 'ElectionPage'),
  },
  {
    path: '/splash',
    frame: 'task',
    area: 'election',
    page: page(() => import('../election/splash/splash-page.tsx'), 'SplashPage'),
  },
  {
    path: '/profile',
    frame: 'full',
    area: 'me',
    page: page(() => import('../election/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: '/profile/questions/:type',
    frame: 'task',
    area: 'me',
    page: page(() => import('../election/questionnaire/questions-page.tsx'), 'QuestionsPage'),
  },
  {
    path: '/match',
    frame: 'task',
    area: 'election',
    step: 'evaluate',
    page: page(() => import('../election/match/match-page.tsx'), 'MatchPage', []),
  },
  {
    path: '/election/favorite-candidates',
    frame: 'full',
    area: 'election',
    step: 'favorites',
    page: page(() => import('../election/favorites/favorites-page.tsx'), 'FavoritesPage'),
  },
  {
    path: '/election/:electionId/candidate/:candidateId',
    frame: 'full',
    area: 'election',
    page: page(() => import('../election/candidate/candidate-page.tsx'), 'CandidatePage'),
  },
  {
    // `?with=12,7` has the two candidates; with fewer the choice opens.
    path: '/election/:electionId/compare',
    frame: 'full',
    area: 'election',
    page: page(() => import('../election/compare/compare-page.tsx'), 'ComparePage'),
  },
  {
    path: '/lists',
    frame: 'full',
    area: 'election',
    step: 'lists',
    page: page(() => import('../election/lists/overview/lists-page.tsx'), 'ListsPage'),
  },
  {
    path: '/list/:listId?',
    frame: 'task',
    area: 'election',
    step: 'lists',
    page: page(() => import('../election/lists/editor/list-editor-page.tsx'), 'ListEditorPage'),
  },
  {
    // Without the step: before lists can be copied or changed, official ones can be read and copied out by hand.
    path: '/list/:listId/view',
    frame: 'task',
    area: 'election',
    page: page(() => import('../election/lists/copy-out/list-view-page.tsx'), 'ListViewPage'),
  },
  {
    path: '/dream-teams',
    frame: 'full',
    area: 'election',
    step: 'dream-teams',
    page: page(() => import('../election/dream-teams/dream-teams-page.tsx'), 'DreamTeamsPage'),
  },
  {
    path: '/results',
    frame: 'full',
    area: 'election',
    page: page(() => import('../election/results/results-page.tsx'), 'ResultsPage'),
  },
  {
    path: '/voting-instructions',
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../knowledge/guides/voting-instructions-page.tsx'), 'VotingInstructionsPage'),
  },
  {
    path: '/our-system',
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../knowledge/guides/our-system-page.tsx'), 'OurSystemPage', ['open']),
  },
  {
    path: '/get-involved',
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../knowledge/guides/get-involved-page.tsx'), 'GetInvolvedPage', ['open']),
  },
  {
    path: '/information/:resource/:level',
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../knowledge/information/information-page.tsx'), 'InformationPage', ['open']),
  },
  {
    path: '/credits',
    frame: 'full',
    area: 'me',
    page: page(() => import('../knowledge/credits/credits-page.tsx'), 'CreditsPage'),
  },
  {
    path: '/method',
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../knowledge/method/method-page.tsx'), 'MethodPage', ['open', 'people']),
  },
  { path: '/preview', frame: 'plain', page: page(() => import('./preview/preview-page.tsx'), 'PreviewPage') },
]

export const screens: readonly ScreenRoute[] = drawn.map((screen) => ({ open: SCREENS[screen.path] === 'open', ...screen }))

const patterns = new Map<ScreenRoute, RegExp>()

/** The screen of an address, or undefined. */
export function screenOf(path: string): ScreenRoute | undefined {
  return screens.find((screen) => patternOf(screen).test(path))
}

function patternOf(screen: ScreenRoute): RegExp {
  const pattern = patterns.get(screen) ?? patternOfScreen(screen.path)
  patterns.set(screen, pattern)
  return pattern
}
