import { MAX_SEARCH_TERM, type QueryValue, SCREEN_QUERIES, type ScreenPath } from '@plenara/contract'
import { languageNamed } from '../page-language.ts'
import { screenOfPath } from '../screen-of-path.ts'

const ID = /^[1-9]\d{0,14}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const LAST_PAGE = 10_000

/** What an address asks of its screen, each question in one spelling; what the screen does not read, or reads as nothing, is left out. */
export function queryOf(screen: ScreenPath, given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  const language = languageNamed(given.get('lang'))
  if (language !== null) query.set('lang', language)
  for (const [name, kind] of Object.entries(SCREEN_QUERIES[screen] ?? {})) {
    for (const value of valuesOf(kind, given.getAll(name))) query.append(name, value)
  }
  return query
}

/** An address in one spelling, for whatever is kept by addresses; null where no screen stands. */
export function plainAddress({ pathname, searchParams }: URL): string | null {
  const found = screenOfPath(pathname)
  return found && `${pathname}${searchOf(queryOf(found.screen, searchParams))}`
}

/** With its question mark; empty where nothing is asked. */
export function searchOf(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`
}

function valuesOf(kind: QueryValue, given: readonly string[]): readonly string[] {
  if (kind === 'ids') return several(given, (value) => ID.test(value))
  if (typeof kind === 'object' && 'several' in kind) return several(given, (value) => kind.several.some((known) => String(known) === value))
  const [first] = given
  const value = first === undefined ? null : oneOf(kind, first)
  return value === null ? [] : [value]
}

/** Each once, in one order, which no screen heeds. */
function several(given: readonly string[], isKnown: (value: string) => boolean): readonly string[] {
  return [...new Set(given.join(',').split(',').filter(isKnown))].sort()
}

function oneOf(kind: Exclude<QueryValue, 'ids' | { readonly several: unknown }>, given: string): string | null {
  if (kind === 'script') return null
  if (kind === 'text') return given.trim().slice(0, MAX_SEARCH_TERM).trim() || null
  return fits(kind, given) ? given : null
}

function fits(kind: 'day' | 'id' | 'page' | readonly string[], value: string): boolean {
  if (kind === 'day') return isDay(value)
  if (kind === 'id') return ID.test(value)
  if (kind === 'page') return ID.test(value) && Number(value) > 1 && Number(value) <= LAST_PAGE
  return kind.includes(value)
}

/** A month without its last days goes on in the next one. */
function isDay(value: string): boolean {
  const time = DAY.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
