import { useAddressTab } from '../../shared/person/address-tab.ts'

export const CANDIDATE_TABS = ['profile', 'answers', 'news', 'notes'] as const

/** The tab of a candidate's page; choosing one changes the address in place and is remembered per election [SCREEN-10]. */
export function useCandidateTab(electionId: number) {
  return useAddressTab(CANDIDATE_TABS, `candidate-tab.${electionId}`)
}
