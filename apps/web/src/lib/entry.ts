import type { User } from '@plenara/contract'

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

/** The page after login: first the place of the vote, then the consent, then the page that was asked for [GUARD-1]. */
export function firstPage(user: Pick<User, 'locationChosen' | 'consent'>, target: string | null): string {
  if (!user.locationChosen) return withRedirect('/location', target)
  if (!user.consent) return withRedirect('/welcome', target)
  return target ?? HOME
}
