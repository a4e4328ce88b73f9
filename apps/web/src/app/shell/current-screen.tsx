import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { screenOf } from '../routes.ts'
import { loadChunk } from '../start/chunk-loading.ts'
import { homeOfMenu } from './menus.ts'
import { PageFallback } from './page-fallback.tsx'
import { Screen } from './screen.tsx'

const NotFoundPage = lazy(async () => ({ default: (await loadChunk(() => import('./not-found-page.tsx'))).NotFoundPage }))

/** The screen of the present address [ROUTE-1]. */
export function CurrentScreen() {
  const { pathname } = useLocation()
  const screen = screenOf(pathname)
  if (screen) {
    return (
      <Routes>
        <Route path={screen.path} element={<Screen screen={screen} />} />
      </Routes>
    )
  }
  if (pathname === '/') return <Navigate to={homeOfMenu()} replace />
  return (
    <Suspense fallback={<PageFallback />}>
      <NotFoundPage />
    </Suspense>
  )
}
