import type { Decision } from '@plenara/contract'
import { DECISIONS } from '@plenara/contract/parliament-constants'
import { useAddressFilters, withValues } from '../../platform/address-filters.ts'

interface DecisionFilter {
  /** Empty for all. */
  readonly decisions: readonly Decision[]
}

const form = {
  read: (params: URLSearchParams): DecisionFilter => {
    const asked = params.getAll('decisions').join(',').split(',')
    return { decisions: DECISIONS.filter((decision) => asked.includes(decision)) }
  },
  write: (params: URLSearchParams, { decisions }: DecisionFilter) => withValues(params, { decisions: decisions.join(',') }),
}

/** The filter by the decision of the person, in the address beside the other filters of votes [API-21]. */
export function useDecisionFilter() {
  return useAddressFilters(form)
}
