import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { HOME } from '../../data/session/entry.ts'
import { isLocalSession } from '../../data/session/local-account.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import type { ScreenRoute } from '../screen-route.ts'

/**
 * Redirects a visitor without login from a closed page to /start, with the requested page as `redirect` [GUARD-1], and the voter of a local account away
 * from pages about accounts on the server.
 */
export function Guard({ screen, children }: { readonly screen: ScreenRoute; readonly children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  if (screen.onlineOnly && isLocalSession(session)) return <Navigate to={HOME} replace />
  if (screen.open || isLoggedIn(session)) return children
  const target = encodeURIComponent(`${location.pathname}${location.search}`)
  return <Navigate to={`/start?redirect=${target}`} replace />
}
