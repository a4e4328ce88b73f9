import { PausedSearch, type PausedSearchProps } from '../paused-search.tsx'

/** The search among votes. */
export function VoteSearch(props: Omit<PausedSearchProps, 'label'>) {
  return <PausedSearch label="votes.search" {...props} />
}
