import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router'
import { i18n } from '../i18n/i18n.ts'
import { queryClient } from '../lib/query-client.ts'
import { ErrorPage } from './error-page.tsx'
import { PageFallback } from './page-fallback.tsx'
import { Root } from './root.tsx'
import { screens } from './routes.ts'
import { Screen } from './screen.tsx'

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      { path: '/', element: <Navigate to="/government" replace /> },
      ...screens.map((screen) => ({ path: screen.path, element: <Screen screen={screen} /> })),
      {
        path: '*',
        element: (
          <Suspense fallback={<PageFallback />}>
            <NotFoundPage />
          </Suspense>
        ),
      },
    ],
  },
])

/** The whole app: providers and one route per screen. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
