import { useAddressTab } from '../../shared/person/address-tab.ts'

export const CANDIDATE_TABS = ['profile', 'answers', 'news', 'notes'] as const

/** The tab of a candidate's page; choosing a tab replaces the address and is stored per election [SCREEN-10]. */
export function useCandidateTab(electionId: number) {
  return useAddressTab(CANDIDATE_TABS, `candidate-tab.${electionId}`)
}
