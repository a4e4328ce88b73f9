import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useCatalogueNeed } from '../local/import/use-catalogue-need.ts'
import { withRedirect } from '../lib/entry.ts'
import { PageFallback } from './page-fallback.tsx'
import type { ScreenRoute } from './screen-route.ts'

/** Leads the voter of a local account to the import while this device has not what the screen shows [ROUTE-8]. */
export function CatalogueGate({ screen, children }: { readonly screen: ScreenRoute; readonly children: ReactNode }) {
  const need = useCatalogueNeed()
  const { pathname, search } = useLocation()
  if (need === 'none' || !showsCatalogue(screen)) return children
  if (need === 'pending') return <PageFallback />
  return <Navigate to={withRedirect('/update', `${pathname}${search}`)} replace />
}

/** The settings and what is open to all stay reachable, so that an account can be deleted or taken out whatever happens. */
function showsCatalogue({ open, path }: ScreenRoute): boolean {
  return path === '/location' || !(open || path.startsWith('/settings') || path === '/credits')
}
