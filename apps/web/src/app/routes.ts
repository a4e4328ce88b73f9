import type { ComponentType } from 'react'
import type { CataloguePart } from '../i18n/catalogue-files.ts'
import { loadChunk } from './chunk-loading.ts'

export type Area = 'government' | 'election' | 'knowledge' | 'me'

/** A page that comes when it is asked for. This table itself needs no React, because it is among the first that loads. */
export interface Page {
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** The component, once it is there. */
  readonly loaded: () => ComponentType | undefined
}

/** One screen: the specification's section 2 as a table. */
export interface ScreenRoute {
  readonly path: string
  readonly page: Page
  /** Viewable without login. */
  readonly open: boolean
  /** Which entry of the navigation is the current one. */
  readonly area?: Area
  /** `task`: the navigation bar goes; `plain`: no navigation at all (before login). */
  readonly frame: 'full' | 'task' | 'plain'
  /** The step of the journey that must be unlocked first [ACHIEVE-1]. */
  readonly step?: 'evaluate' | 'favorites' | 'lists' | 'dream-teams'
}

/** @param texts `first` where the page shows texts of the frame and the deck alone */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, texts: CataloguePart = 'rest'): Page {
  let component: ComponentType | undefined
  return {
    load: async () => {
      component = (await loadChunk(load, texts))[name]
      return { default: component }
    },
    loaded: () => component,
  }
}

export const screens: readonly ScreenRoute[] = [
  { path: '/start', open: true, frame: 'plain', page: page(() => import('../features/account/start-page.tsx'), 'StartPage') },
  { path: '/login', open: true, frame: 'plain', page: page(() => import('../features/account/login-page.tsx'), 'LoginPage') },
  { path: '/register', open: true, frame: 'plain', page: page(() => import('../features/account/register-page.tsx'), 'RegisterPage') },
  {
    path: '/confirm/:lang/:secret',
    open: true,
    frame: 'plain',
    page: page(() => import('../features/account/confirm-page.tsx'), 'ConfirmPage'),
  },
  { path: '/confirm/:secret', open: true, frame: 'plain', page: page(() => import('../features/account/confirm-page.tsx'), 'ConfirmPage') },
  {
    path: '/forgot-password',
    open: true,
    frame: 'plain',
    page: page(() => import('../features/account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  { path: '/reset/:secret', open: true, frame: 'plain', page: page(() => import('../features/account/reset-page.tsx'), 'ResetPage') },
  { path: '/logout', open: true, frame: 'plain', page: page(() => import('../features/account/logout-page.tsx'), 'LogoutPage') },
  { path: '/welcome', open: true, frame: 'plain', page: page(() => import('../features/account/welcome-page.tsx'), 'WelcomePage') },
  { path: '/location', open: true, frame: 'plain', page: page(() => import('../features/account/location-page.tsx'), 'LocationPage') },
  { path: '/terms', open: true, frame: 'plain', page: page(() => import('../features/legal/terms-page.tsx'), 'TermsPage') },
  { path: '/privacy', open: true, frame: 'plain', page: page(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage') },
  { path: '/imprint', open: true, frame: 'plain', page: page(() => import('../features/legal/imprint-page.tsx'), 'ImprintPage') },
  {
    path: '/settings/password',
    open: false,
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
  {
    path: '/government',
    open: false,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/home/government-page.tsx'), 'GovernmentPage'),
  },
  {
    path: '/legislative',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/power-redirects.tsx'), 'LegislativePage'),
  },
  {
    path: '/legislative/council',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/council/legislative-council-page.tsx'), 'LegislativeCouncilPage'),
  },
  {
    path: '/legislative/responsibilities',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/responsibilities/responsibilities-page.tsx'), 'LegislativeResponsibilitiesPage'),
  },
  {
    path: '/executive',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/power-redirects.tsx'), 'ExecutivePage'),
  },
  {
    path: '/executive/council',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/council/executive-council-page.tsx'), 'ExecutiveCouncilPage'),
  },
  {
    path: '/executive/responsibilities',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/responsibilities/responsibilities-page.tsx'), 'ExecutiveResponsibilitiesPage'),
  },
  {
    path: '/judiciary',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/power-redirects.tsx'), 'JudiciaryPage'),
  },
  {
    path: '/judiciary/council',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/council/judiciary-council-page.tsx'), 'JudiciaryCouncilPage'),
  },
  {
    path: '/judiciary/responsibilities',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/responsibilities/responsibilities-page.tsx'), 'JudiciaryResponsibilitiesPage'),
  },
  {
    path: '/canton',
    open: false,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/canton/canton-page.tsx'), 'CantonPage'),
  },
  {
    path: '/canton/council/:id',
    open: false,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/government/canton/cantonal-council-page.tsx'), 'CantonalCouncilPage'),
  },
  {
    path: '/councillor/:id',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/councillor/pages.tsx'), 'CouncillorPage'),
  },
  {
    path: '/federal-councillor/:id',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/councillor/pages.tsx'), 'FederalCouncillorPage'),
  },
  {
    path: '/judge/:id',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/councillor/pages.tsx'), 'JudgePage'),
  },
  {
    path: '/cantonal-councillor/:id',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/councillor/pages.tsx'), 'CantonalCouncillorPage'),
  },
  {
    path: '/councillor-agreement',
    open: false,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/agreement/agreement-page.tsx'), 'AgreementPage'),
  },
  {
    path: '/legislative/votes',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/votes/votes-page.tsx'), 'VotesPage'),
  },
  {
    path: '/legislative/votes/:id',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/votes/vote-page.tsx'), 'VotePage'),
  },
  {
    path: '/affair/:id',
    open: true,
    frame: 'full',
    area: 'government',
    page: page(() => import('../features/affair/affair-page.tsx'), 'AffairPage'),
  },
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
