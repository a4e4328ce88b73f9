import { useAddressFilters } from '../../../platform/address-filters.ts'
import { readVoteFilters, type VoteFilters, writeVoteFilters } from './vote-filters.ts'

const form = { read: readVoteFilters, write: writeVoteFilters }

/** The filters in the address, so that back and a link show the same list, and a function to change some of them. */
export function useVoteFilters(): readonly [VoteFilters, (change: Partial<VoteFilters>) => void] {
  return useAddressFilters(form)
}
