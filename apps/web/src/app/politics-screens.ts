import { type DrawnScreen, page } from './screen-route.ts'

/** Parliaments, governments, courts, their votes and affairs. */
export const politicsScreens: readonly DrawnScreen[] = [
  {
    path: '/government',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/home/government-page.tsx'), 'GovernmentPage', ['open']),
  },
  {
    path: '/legislative',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/power-redirects.tsx'), 'LegislativePage', ['open']),
  },
  {
    path: '/legislative/council',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/council/legislative-council-page.tsx'), 'LegislativeCouncilPage', ['open']),
  },
  {
    path: '/legislative/responsibilities',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/responsibilities/responsibilities-page.tsx'), 'LegislativeResponsibilitiesPage', [
      'open',
    ]),
  },
  {
    path: '/executive',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/power-redirects.tsx'), 'ExecutivePage', ['open']),
  },
  {
    path: '/executive/council',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/council/executive-council-page.tsx'), 'ExecutiveCouncilPage', ['open']),
  },
  {
    path: '/executive/responsibilities',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/responsibilities/responsibilities-page.tsx'), 'ExecutiveResponsibilitiesPage', [
      'open',
    ]),
  },
  {
    path: '/judiciary',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/power-redirects.tsx'), 'JudiciaryPage', ['open']),
  },
  {
    path: '/judiciary/council',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/council/judiciary-council-page.tsx'), 'JudiciaryCouncilPage', ['open']),
  },
  {
    path: '/judiciary/responsibilities',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/responsibilities/responsibilities-page.tsx'), 'JudiciaryResponsibilitiesPage', [
      'open',
    ]),
  },
  {
    path: '/canton',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/canton/canton-page.tsx'), 'CantonPage', ['open']),
  },
  {
    path: '/canton/council/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/government/canton/cantonal-council-page.tsx'), 'CantonalCouncilPage', ['open']),
  },
  {
    path: '/councillor/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/councillor/pages.tsx'), 'CouncillorPage', ['open', 'people']),
  },
  {
    path: '/federal-councillor/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/councillor/pages.tsx'), 'FederalCouncillorPage', ['open', 'people']),
  },
  {
    path: '/judge/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/councillor/pages.tsx'), 'JudgePage', ['open', 'people']),
  },
  {
    path: '/cantonal-councillor/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/councillor/pages.tsx'), 'CantonalCouncillorPage', ['open', 'people']),
  },
  {
    path: '/councillor-agreement',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/agreement/agreement-page.tsx'), 'AgreementPage'),
  },
  {
    path: '/members',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/members/members-page.tsx'), 'MembersPage'),
  },
  {
    path: '/members/votes',
    frame: 'task',
    area: 'government',
    page: page(() => import('../parliament/members/telling/telling-page.tsx'), 'TellingPage'),
  },
  {
    path: '/legislative/votes',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/votes/votes-page.tsx'), 'VotesPage', ['open']),
  },
  {
    path: '/legislative/votes/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/votes/vote-page.tsx'), 'VotePage', ['open']),
  },
  {
    path: '/legislative/session/:id?',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/session/session-page.tsx'), 'SessionPage', ['open']),
  },
  {
    path: '/votes/sunday/:day',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/voting-day/voting-day-page.tsx'), 'VotingDayPage'),
  },
  {
    path: '/affair/:id',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/affair/affair-page.tsx'), 'AffairPage', ['open']),
  },
  {
    path: '/search',
    frame: 'full',
    area: 'government',
    page: page(() => import('../parliament/search/search-page.tsx'), 'SearchPage', ['open']),
  },
]
