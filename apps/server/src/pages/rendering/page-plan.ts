import { SCREENS } from '@plenara/contract'
import type { ContentLanguage } from '@plenara/contract'
import type { FoundScreen } from '../screen-of-path.ts'
import { queryOf, searchOf } from './page-query.ts'
import { MISSING_PAGE, PAGED_SCREEN, RENDERED_SCREENS } from './rendered-screens.ts'

export interface Wanted {
  readonly address: URL
  readonly found: FoundScreen | null
  /** Where the page stands once for all; null: there is none. */
  readonly path: string | null
  readonly language: ContentLanguage
  /** The version of the data and the day. */
  readonly period: string
  /** The network that asks; empty where it is unknown. */
  readonly network: string
}

/** How a page is rendered. */
export interface PagePlan {
  readonly path: string
  /** What of its address counts, in one spelling. */
  readonly search: string
  readonly source: string
  /** The page of its list, from 1. */
  readonly page: number
  /** The address asks a question of its own, e.g. a search. */
  readonly isAsked: boolean
}

const LONGEST_SEARCH = 600
/** Any path that leads nowhere: the page is the same for all. */
const NOWHERE = '/404'

/** Null where it goes out as the shell: a screen that only works with script, an address that is written in another way or too long. */
export function planOf({ address, found, path, language }: Wanted): PagePlan | null {
  if (!found || path === null) return { path: NOWHERE, search: '', source: MISSING_PAGE, page: 1, isAsked: false }
  const source = RENDERED_SCREENS[found.screen]
  if (!source || SCREENS[found.screen] !== 'open' || (address.pathname !== path && address.pathname !== '/')) return null
  const query = queryOf(found.screen, address.searchParams)
  // A language that is shown as another has no page of its own.
  if ((query.get('lang') ?? language) !== language) return null
  const search = searchOf(query)
  if (search.length > LONGEST_SEARCH) return null
  const page = Number(query.get('page') ?? 1)
  return { path, search, source, page, isAsked: isQuestion(query) || (page > 1 && found.screen !== PAGED_SCREEN) }
}

/** Whether an address asks for more than a language and a page of a list. */
export function isQuestion(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name !== 'lang' && name !== 'page')
}
