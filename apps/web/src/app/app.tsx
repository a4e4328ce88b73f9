import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { i18n } from '../i18n/i18n.ts'
import { queryClient } from '../lib/query-client.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guard } from './guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { screens } from './routes.ts'
import { Shell } from './shell.tsx'

/** The whole app: providers, one route per screen, the guard around those that need a login. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ErrorBoundary>
            <Routes>
              <Route path="/" element={<Navigate to="/government" replace />} />
              {screens.map((screen) => (
                <Route
                  key={screen.path}
                  path={screen.path}
                  element={
                    <Guard screen={screen}>
                      <Shell frame={screen.frame} area={screen.area}>
                        <Suspense fallback={null}>
                          <screen.page />
                        </Suspense>
                      </Shell>
                    </Guard>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </ErrorBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nProvider>
  )
}
