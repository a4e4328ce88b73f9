import { useAddressFilters } from '../../../platform/address-filters.ts'
import { type ListFilters, readListFilters, writeListFilters } from './list-filters.ts'

const form = { read: readListFilters, write: writeListFilters }

/** The filters in the address, so that back and a link show the same list, and a function to change some of them. */
export function useListFilters(): readonly [ListFilters, (change: Partial<ListFilters>) => void] {
  return useAddressFilters(form)
}
