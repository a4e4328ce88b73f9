import { useSearchParams } from 'react-router'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'
import { type Tabs, tabOf } from './tab-of.ts'

/** The tab of a page; choosing a tab replaces the address, and stores the choice under the key `memory` if there is one. */
export function useAddressTab<Tab extends string>(tabs: Tabs<Tab>, memory?: string) {
  const [query, setQuery] = useSearchParams()
  const choose = (tab: Tab) => {
    if (memory) writeDevice(memory, tab)
    const next = new URLSearchParams(location.search)
    next.set('tab', tab)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return [tabOf(tabs, query.get('tab'), memory ? readDevice(memory) : null), choose] as const
}
