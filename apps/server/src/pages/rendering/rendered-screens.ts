import type { ScreenPath } from '@plenara/contract'

/** The screens that the server renders, each with the source of its page in the web app. The others go out as the shell. */
export const RENDERED_SCREENS: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/start': 'src/me/account/entry/start-page.tsx',
  '/terms': 'src/knowledge/legal/terms-page.tsx',
  '/privacy': 'src/knowledge/legal/privacy-page.tsx',
  '/imprint': 'src/knowledge/legal/imprint-page.tsx',
  '/open-data': 'src/knowledge/open-data/open-data-page.tsx',
  '/method': 'src/knowledge/method/method-page.tsx',
  '/information/:resource/:level': 'src/knowledge/information/information-page.tsx',
  '/voting-instructions': 'src/knowledge/guides/voting-instructions-page.tsx',
  '/our-system': 'src/knowledge/guides/our-system-page.tsx',
  '/get-involved': 'src/knowledge/guides/get-involved-page.tsx',
  '/legislative/council': 'src/parliament/government/council/legislative-council-page.tsx',
  '/executive/council': 'src/parliament/government/council/executive-council-page.tsx',
  '/judiciary/council': 'src/parliament/government/council/judiciary-council-page.tsx',
  '/legislative/responsibilities': 'src/parliament/government/responsibilities/responsibilities-page.tsx',
  '/executive/responsibilities': 'src/parliament/government/responsibilities/responsibilities-page.tsx',
  '/judiciary/responsibilities': 'src/parliament/government/responsibilities/responsibilities-page.tsx',
  '/councillor/:id': 'src/parliament/councillor/pages.tsx',
  '/federal-councillor/:id': 'src/parliament/councillor/pages.tsx',
  '/judge/:id': 'src/parliament/councillor/pages.tsx',
  '/cantonal-councillor/:id': 'src/parliament/councillor/pages.tsx',
  '/legislative/votes': 'src/parliament/votes/votes-page.tsx',
  '/legislative/votes/:id': 'src/parliament/votes/vote-page.tsx',
  '/legislative/session/:id?': 'src/parliament/session/session-page.tsx',
  '/votes/sunday/:day': 'src/parliament/voting-day/voting-day-page.tsx',
  '/affair/:id': 'src/parliament/affair/affair-page.tsx',
  '/search': 'src/parliament/search/search-page.tsx',
}

/** Addresses that only lead to another one. */
export const REDIRECTS: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/legislative': '/legislative/council',
  '/executive': '/executive/council',
  '/judiciary': '/judiciary/council',
}

/** The page that says that an address leads nowhere. */
export const MISSING_PAGE = 'src/app/shell/not-found-page.tsx'
/** The screen whose address is a list of pages: `?page=2`. */
export const PAGED_SCREEN: ScreenPath = '/legislative/votes'
