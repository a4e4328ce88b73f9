import { useSearchParams } from 'react-router'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'

export const CANDIDATE_TABS = ['profile', 'answers', 'news', 'notes'] as const
export type CandidateTab = (typeof CANDIDATE_TABS)[number]

/** The tab that the address names, else the one that this device remembers of the election, else the profile. */
export function tabOf(asked: string | null, remembered: string | null): CandidateTab {
  return knownTab(asked) ?? knownTab(remembered) ?? 'profile'
}

/** The tab of a candidate's page; choosing one changes the address in place and is remembered per election [SCREEN-10]. */
export function useCandidateTab(electionId: number) {
  const [query, setQuery] = useSearchParams()
  const key = `candidate-tab.${electionId}`
  const choose = (tab: CandidateTab) => {
    writeDevice(key, tab)
    const next = new URLSearchParams(query)
    next.set('tab', tab)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return [tabOf(query.get('tab'), readDevice(key)), choose] as const
}

function knownTab(value: string | null): CandidateTab | undefined {
  return CANDIDATE_TABS.find((tab) => tab === value)
}
