import { SCREENS } from '@plenara/contract'
import type { ContentLanguage } from '@plenara/contract'
import type { FoundScreen } from '../screen-of-path.ts'
import { MISSING_PAGE, PAGED_SCREEN, RENDERED_SCREENS } from './rendered-screens.ts'

export interface Wanted {
  readonly address: URL
  readonly found: FoundScreen | null
  /** Where the page stands once for all; null: there is none. */
  readonly path: string | null
  readonly language: ContentLanguage
  /** The version of the data and the day. */
  readonly period: string
}

/** How a page is rendered. */
export interface PagePlan {
  readonly path: string
  readonly search: string
  readonly source: string
  /** The page of its list, from 1. */
  readonly page: number
  /** The address asks a question of its own, e.g. a search. */
  readonly isAsked: boolean
}

const MAX_PAGE = 10_000
const LONGEST_SEARCH = 600
/** Any path that leads nowhere: the page is the same for all. */
const NOWHERE = '/404'

/** Null where it goes out as the shell: a screen that only works with script, an address that is written in another way or too long. */
export function planOf({ address, found, path, language }: Wanted): PagePlan | null {
  const lang = address.searchParams.get('lang')
  if (!found || path === null) return { path: NOWHERE, search: '', source: MISSING_PAGE, page: 1, isAsked: false }
  const source = RENDERED_SCREENS[found.screen]
  if (!source || SCREENS[found.screen] !== 'open' || (address.pathname !== path && address.pathname !== '/')) return null
  // A language that is shown as another has no page of its own.
  if (lang !== null && lang !== language) return null
  const page = pageOf(address)
  if (page === null || address.search.length > LONGEST_SEARCH) return null
  if (hasQuestion(address) || (page > 1 && found.screen !== PAGED_SCREEN)) {
    return { path, search: address.search, source, page, isAsked: true }
  }
  const search = lang === null ? '' : `?lang=${lang}`
  return { path, search: page === 1 ? search : `${search || '?'}${search && '&'}page=${page}`, source, page, isAsked: false }
}

/** Whether an address asks for more than a language and a page of a list. */
export function hasQuestion({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => name !== 'lang' && name !== 'page')
}

function pageOf({ searchParams }: URL): number | null {
  const text = searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_PAGE ? Number(text) : null
}
