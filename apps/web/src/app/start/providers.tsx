import type { I18n } from '@lingui/core'
import type { ServedPage } from '@plenara/contract'
import { I18nProvider } from '@plenara/ui/text/i18n-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ServedWorldContext } from '../../platform/served-world.ts'
import { ServedPageContext } from '../rendering/served-page.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { Root } from './root.tsx'

export interface ProvidersProps {
  readonly i18n: I18n
  readonly queryClient: QueryClient
  readonly served?: Pick<ServedPage, 'path' | 'search' | 'fictional' | 'moment' | 'site'> | null
  readonly children: ReactNode
}

/** The providers of every page, in the browser and on the server. */
export function Providers({ i18n, queryClient, served = null, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ServedWorldContext value={served}>
          <ServedPageContext value={served}>{children}</ServedPageContext>
        </ServedWorldContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** The page of the address, or the replacement for a failed one. */
export function Pages() {
  const { key } = useLocation()
  return (
    <ErrorBoundary place={key} failed={(error) => <ErrorPage error={error} />}>
      <Root />
    </ErrorBoundary>
  )
}
