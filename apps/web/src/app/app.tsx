import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router'
import { i18n } from '../i18n/i18n.ts'
import { isNative } from '../lib/platform.ts'
import { queryClient } from '../lib/query-client.ts'
import { ErrorPage } from './error-page.tsx'
import { Root } from './root.tsx'

// One route for all: the table of the screens finds the page itself, which a slow phone does faster than comparing every path.
export const router = createBrowserRouter([
  { path: '*', element: <Root />, errorElement: <ErrorPage />, ...(isNative() ? { loader: checkVersion } : {}) },
])

/** The shells ask before each navigation whether the server still serves their version [GUARD-2]; the web never does. */
async function checkVersion({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { beforeNavigation } = await import('../native/version-guard.ts')
  return beforeNavigation(request)
}

/** The whole app: providers and the page of the address. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
