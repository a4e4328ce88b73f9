import { queryClient } from '../../data/calls/query-client.ts'
import { i18n } from '../../i18n/i18n.ts'
import { AddressRouter } from '../../platform/routing/address-router.tsx'
import { Pages, Providers, type ProvidersProps } from './providers.tsx'

/** The whole app: providers and the page of the address. */
export function App({ served = null }: Pick<ProvidersProps, 'served'>) {
  return (
    <Providers i18n={i18n} queryClient={queryClient} served={served}>
      <AddressRouter servedSearch={served?.search ?? null}>
        <Pages />
      </AddressRouter>
    </Providers>
  )
}
