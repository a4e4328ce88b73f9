import { useAddressFilters } from '../../platform/address-filters.ts'
import { readNewsFilters, writeNewsFilters } from './news-filters.ts'

const form = { read: readNewsFilters, write: writeNewsFilters }

/** The filters of the news in the address, and a function to change some of them. */
export function useNewsFilters() {
  return useAddressFilters(form)
}
