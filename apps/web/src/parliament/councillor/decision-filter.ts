import type { Decision } from '@plenara/contract'
import { DECISIONS } from '@plenara/contract/parliament-constants'
import { useAddressFilters, withValues } from '../../platform/address-filters.ts'

interface DecisionFilter {
  /** None for all. */
  readonly decisions: readonly Decision[]
}

const form = {
  read: (params: URLSearchParams): DecisionFilter => {
    const asked = params.getAll('decisions').join(',').split(',')
    return { decisions: DECISIONS.filter((decision) => asked.includes(decision)) }
  },
  write: (params: URLSearchParams, { decisions }: DecisionFilter) => withValues(params, { decisions: decisions.join(',') }),
}

/** How the person decided, in the address beside the other filters of votes [API-21]. */
export function useDecisionFilter() {
  return useAddressFilters(form)
}
