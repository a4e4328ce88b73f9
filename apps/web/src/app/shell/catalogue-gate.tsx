import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useCatalogueNeed } from '../../data/device/import/use-catalogue-need.ts'
import { useUser } from '../../data/queries/user.ts'
import { withRedirect } from '../../data/session/entry.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import type { ScreenRoute } from '../screen-route.ts'
import { PageFallback } from './page-fallback.tsx'

/**
 * Redirects the voter of a local account to the import while this device lacks the data of the screen [ROUTE-8], and first to the place, because the
 * import needs the canton.
 */
export function CatalogueGate({ screen, children }: { readonly screen: ScreenRoute; readonly children: ReactNode }) {
  const need = useCatalogueNeed()
  const lacksPlace = useLacksPlace()
  const { pathname, search } = useLocation()
  if (!showsCatalogue(screen)) return children
  if (need === 'pending') return <PageFallback />
  const here = `${pathname}${search}`
  if (need === 'required') return <Navigate to={withRedirect('/update', here)} replace />
  return lacksPlace && screen.path !== '/location' ? <Navigate to={withRedirect('/location', here)} replace /> : children
}

function useLacksPlace(): boolean {
  const isLocal = useIsLocalAccount()
  const user = useUser()
  return isLocal && user !== undefined && !user.locationChosen
}

/** Settings and open pages stay reachable, so that an account can always be deleted or exported. */
function showsCatalogue({ open, path }: ScreenRoute): boolean {
  return path === '/location' || !(open || path.startsWith('/settings') || path === '/credits')
}
