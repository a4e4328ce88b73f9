import { isNative } from '../lib/platform.ts'
import { politicsScreens } from './politics-screens.ts'
import { page, type ScreenRoute } from './screen-route.ts'

export const screens: readonly ScreenRoute[] = [
  { path: '/start', open: true, frame: 'plain', page: page(() => import('../features/account/start-page.tsx'), 'StartPage') },
  {
    path: '/login',
    open: true,
    onlineOnly: true,
    frame: 'plain',
    page: page(() => import('../features/account/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/register',
    open: true,
    onlineOnly: true,
    frame: 'plain',
    page: page(() => import('../features/account/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: '/select-storage',
    open: true,
    frame: 'plain',
    page: page(() => import('../features/account/select-storage-page.tsx'), 'SelectStoragePage'),
  },
  {
    path: '/confirm/:lang/:secret',
    open: true,
    onlineOnly: true,
    frame: 'plain',
    page: page(() => import('../features/account/confirm-page.tsx'), 'ConfirmPage'),
  },
  {
    path: '/confirm/:secret',
    open: true,
    onlineOnly: true,
    frame: 'plain',
    page: page(() => import('../features/account/confirm-page.tsx'), 'ConfirmPage'),
  },
  {
    path: '/forgot-password',
    open: true,
    onlineOnly: true,
    frame: 'plain',
    page: page(() => import('../features/account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: '/reset/:secret',
    open: true,
    onlineOnly: true,
    frame: 'plain',
    page: page(() => import('../features/account/reset-page.tsx'), 'ResetPage'),
  },
  { path: '/update', open: true, frame: 'plain', page: page(() => import('../features/update/update-page.tsx'), 'UpdatePage') },
  { path: '/logout', open: true, frame: 'plain', page: page(() => import('../features/account/logout-page.tsx'), 'LogoutPage') },
  {
    // In the shells an app that is too old must say so to everybody; on the web the page is closed as specified, and nobody is sent there.
    path: '/update-app',
    open: isNative(),
    frame: 'plain',
    page: page(() => import('../features/update-app/update-app-page.tsx'), 'UpdateAppPage'),
  },
  { path: '/welcome', open: true, frame: 'plain', page: page(() => import('../features/account/welcome-page.tsx'), 'WelcomePage') },
  { path: '/location', open: true, frame: 'plain', page: page(() => import('../features/account/location-page.tsx'), 'LocationPage') },
  { path: '/terms', open: true, frame: 'plain', page: page(() => import('../features/legal/terms-page.tsx'), 'TermsPage') },
  { path: '/privacy', open: true, frame: 'plain', page: page(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage') },
  { path: '/imprint', open: true, frame: 'plain', page: page(() => import('../features/legal/imprint-page.tsx'), 'ImprintPage') },
  {
    path: '/notifications',
    open: false,
    frame: 'full',
    area: 'me',
    page: page(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
  },
  {
    path: '/settings/password',
    open: false,
    onlineOnly: true,
    frame: 'task',
    area: 'me',
    page: page(() => import('../features/account/change-password-page.tsx'), 'ChangePasswordPage'),
  },
  {
    path: '/settings',
    open: false,
    frame: 'full',
    area: 'me',
    page: page(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  ...politicsScreens,
  {
    path: '/election',
    open: false,
    frame: 'full',
    area: 'election',
    page: page(() => import('../features/election/election-page.tsx'), 'ElectionPage'),
  },
  {
    path: '/splash',
    open: false,
    frame: 'task',
    area: 'election',
    page: page(() => import('../features/splash/splash-page.tsx'), 'SplashPage'),
  },
  {
    path: '/profile',
    open: false,
    frame: 'full',
    area: 'me',
    page: page(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: '/profile/questions/:type',
    open: false,
    frame: 'task',
    area: 'me',
    page: page(() => import('../features/questionnaire/questions-page.tsx'), 'QuestionsPage'),
  },
  {
    path: '/match',
    open: false,
    frame: 'task',
    area: 'election',
    step: 'evaluate',
    page: page(() => import('../features/match/match-page.tsx'), 'MatchPage', 'first'),
  },
  {
    path: '/election/favorite-candidates',
    open: false,
    frame: 'full',
    area: 'election',
    step: 'favorites',
    page: page(() => import('../features/favorites/favorites-page.tsx'), 'FavoritesPage'),
  },
  {
    path: '/election/:electionId/candidate/:candidateId',
    open: false,
    frame: 'full',
    area: 'election',
    page: page(() => import('../features/candidate/candidate-page.tsx'), 'CandidatePage'),
  },
  {
    // `?with=12,7` names the two candidates; one or none opens the choice.
    path: '/election/:electionId/compare',
    open: false,
    frame: 'full',
    area: 'election',
    page: page(() => import('../features/compare/compare-page.tsx'), 'ComparePage'),
  },
  {
    path: '/lists',
    open: false,
    frame: 'full',
    area: 'election',
    step: 'lists',
    page: page(() => import('../features/lists/lists-page.tsx'), 'ListsPage'),
  },
  {
    path: '/list/:listId?',
    open: false,
    frame: 'task',
    area: 'election',
    step: 'lists',
    page: page(() => import('../features/lists/list-editor-page.tsx'), 'ListEditorPage'),
  },
  {
    path: '/list/:listId/view',
    open: false,
    frame: 'task',
    area: 'election',
    step: 'lists',
    page: page(() => import('../features/lists/list-view-page.tsx'), 'ListViewPage'),
  },
  {
    path: '/dream-teams',
    open: false,
    frame: 'full',
    area: 'election',
    step: 'dream-teams',
    page: page(() => import('../features/dream-teams/dream-teams-page.tsx'), 'DreamTeamsPage'),
  },
  {
    path: '/results',
    open: false,
    frame: 'full',
    area: 'election',
    page: page(() => import('../features/results/results-page.tsx'), 'ResultsPage'),
  },
  {
    path: '/voting-instructions',
    open: false,
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../features/knowledge/voting-instructions-page.tsx'), 'VotingInstructionsPage'),
  },
  {
    path: '/our-system',
    open: false,
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../features/knowledge/our-system-page.tsx'), 'OurSystemPage'),
  },
  {
    path: '/get-involved',
    open: false,
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../features/knowledge/get-involved-page.tsx'), 'GetInvolvedPage'),
  },
  {
    path: '/information/:resource/:level',
    open: true,
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../features/information/information-page.tsx'), 'InformationPage'),
  },
  {
    path: '/credits',
    open: false,
    frame: 'full',
    area: 'me',
    page: page(() => import('../features/credits/credits-page.tsx'), 'CreditsPage'),
  },
  {
    path: '/method',
    open: true,
    frame: 'full',
    area: 'knowledge',
    page: page(() => import('../features/method/method-page.tsx'), 'MethodPage'),
  },
]

const patterns = new Map<ScreenRoute, RegExp>()

/** The screen of an address, or undefined. */
export function screenOf(path: string): ScreenRoute | undefined {
  return screens.find((screen) => patternOf(screen).test(path))
}

function patternOf(screen: ScreenRoute): RegExp {
  const known = patterns.get(screen)
  if (known) return known
  const pattern = new RegExp(`^${screen.path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i')
  patterns.set(screen, pattern)
  return pattern
}
