import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readVoteFilters, type VoteFilters, writeVoteFilters } from './vote-filters.ts'

/** The filters in the address, so that back and a link show the same list, and the way to change some of them. */
export function useVoteFilters(): readonly [VoteFilters, (change: Partial<VoteFilters>) => void] {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readVoteFilters(params), [params])
  const change = useCallback(
    (part: Partial<VoteFilters>) =>
      setParams((current) => writeVoteFilters(current, { ...readVoteFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [filters, change]
}
