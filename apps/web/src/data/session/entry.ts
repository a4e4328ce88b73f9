import type { User } from '@plenara/contract'
import { LOCAL_SESSION } from './account-type.ts'

/** Where a voter lands who did not ask for a page. */
export const HOME = '/election'

const ENTRY_PATHS = ['/start', '/login', '/logout', '/register', '/select-storage', '/update', '/confirm', '/forgot-password', '/reset']

/** The page asked for by `redirect`, or null: only paths of this app, and none of those that lead here again. */
export function redirectTarget(redirect: string | null): string | null {
  if (!redirect?.startsWith('/')) return null
  const target = new URL(redirect, 'https://app.invalid')
  if (target.origin !== 'https://app.invalid') return null
  const isEntry = ENTRY_PATHS.some((path) => target.pathname === path || target.pathname.startsWith(`${path}/`))
  return isEntry ? null : `${target.pathname}${target.search}${target.hash}`
}

/** A path with the page that is to follow, where there is one. */
export function withRedirect(path: string, target: string | null): string {
  return target ? `${path}?redirect=${encodeURIComponent(target)}` : path
}

/** The first question, with which somebody begins who has just come. */
export const FIRST_QUESTION = '/profile/questions/short'

/** Whether a user is asked for consent: what stays on the device needs none. */
export function needsConsent({ id, consent }: Pick<User, 'id' | 'consent'>): boolean {
  return consent === null && id !== LOCAL_SESSION.userId
}

/** The election that a page belongs to by its address, null where it names none. */
export function electionOfPage(path: string | null): number | null {
  const id = /^\/election\/(\d+)\//.exec(path ?? '')?.[1]
  return id ? Number(id) : null
}

/** The page after login: first the place of the vote, then the consent where it is needed, then the page that was asked for [GUARD-1]. */
export function firstPage(user: Pick<User, 'id' | 'locationChosen' | 'consent'>, target: string | null): string {
  if (!user.locationChosen) return withRedirect('/location', target)
  if (needsConsent(user)) return withRedirect('/welcome', target)
  return target ?? HOME
}
