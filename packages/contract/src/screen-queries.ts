import { CANTON_CODES, CONTENT_LANGUAGES } from './constants.ts'
import { CONFEDERATION, DECISIONS, MEDIA_TYPES, POLICY_AREAS, VOTE_MARGINS, VOTE_RESULTS } from './parliament-constants.ts'
import type { ScreenPath } from './screens.ts'

/**
 * What a screen reads under a name of its address. Any other value is as good as none, and so is the one that holds without the name:
 * - `text`: what somebody typed, of which `MAX_SEARCH_TERM` signs count,
 * - `day`: `YYYY-MM-DD`,
 * - `id`, `page`: a whole number from 1, for a page from 2, `ids`: any number of them,
 * - `script`: read by scripts alone, so that the page of the server does not depend on it,
 * - a list: one of these, with `several` any number of them.
 */
export type QueryValue =
  | 'text'
  | 'day'
  | 'id'
  | 'ids'
  | 'page'
  | 'script'
  | readonly string[]
  | { readonly several: readonly (string | number)[] }

export type ScreenQuery = Readonly<Record<string, QueryValue>>

const MEMBERS = { by: ['party', 'group', 'division', 'person'], q: 'text' } as const satisfies ScreenQuery
const VOTES = { q: 'text', from: 'day', to: 'day', topic: 'ids', people: ['true'], sort: ['oldest'] } as const satisfies ScreenQuery
const NEWS = {
  newsSearch: 'text',
  newsFrom: 'day',
  newsTo: 'day',
  newsLanguage: CONTENT_LANGUAGES,
  newsOutlets: 'ids',
  newsTypes: { several: MEDIA_TYPES },
  newsFree: ['true'],
} as const satisfies ScreenQuery
const PERSON = {
  tab: ['votes', 'news', 'notes'],
  ...VOTES,
  decisions: { several: DECISIONS },
  ...NEWS,
  page: 'page',
} as const satisfies ScreenQuery
/** Screens that no server renders. */
const scripted = (...names: readonly string[]): ScreenQuery => Object.fromEntries(names.map((name) => [name, 'script'] as const))
const CANDIDATE = scripted('tab', 'closeOnMatch', ...Object.keys(NEWS))
const REDIRECT = { redirect: 'script' } as const satisfies ScreenQuery

/** What each screen reads of its address besides `lang`, which all read. What an address says beyond that counts for nothing. */
export const SCREEN_QUERIES: Readonly<Partial<Record<ScreenPath, ScreenQuery>>> = {
  '/start': REDIRECT,
  '/login': REDIRECT,
  '/register': REDIRECT,
  '/select-storage': REDIRECT,
  '/update': REDIRECT,
  '/welcome': REDIRECT,
  '/location': REDIRECT,
  '/legislative/council': { council: 'id', ...MEMBERS },
  '/judiciary/council': MEMBERS,
  '/councillor/:id': PERSON,
  '/federal-councillor/:id': PERSON,
  '/judge/:id': PERSON,
  '/cantonal-councillor/:id': PERSON,
  '/legislative/votes': {
    ...VOTES,
    council: 'id',
    canton: [CONFEDERATION, ...CANTON_CODES],
    result: VOTE_RESULTS,
    margin: VOTE_MARGINS,
    area: { several: POLICY_AREAS },
    page: 'page',
  },
  '/legislative/votes/:id': { view: ['group', 'person'], q: 'text', decision: DECISIONS },
  '/legislative/session/:id?': { canton: CANTON_CODES },
  '/search': { q: 'text' },
  '/voting-instructions': { text: ['easy'] },
  '/canton': scripted('canton', 'level'),
  '/canton/council/:id': scripted('by', 'q'),
  '/members': scripted('canton'),
  '/councillor-agreement': scripted('q', 'canton', 'council', 'party', 'group'),
  '/profile/questions/:type': scripted('question', 'all'),
  '/election/:electionId/candidate/:candidateId': CANDIDATE,
  '/election/:electionId/compare': scripted('with'),
  '/lists': scripted('view', 'kind'),
  '/list/:listId?': scripted('from'),
  '/results': scripted('election'),
  '/preview': CANDIDATE,
}
