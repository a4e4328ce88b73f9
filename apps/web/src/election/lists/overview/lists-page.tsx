import { useText } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../../data/calls/query-client.ts'
import { useActiveElection } from '../../../data/queries/active-election.ts'
import { useJourney } from '../../../data/queries/journey.ts'
import { Page } from '../../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { ElectionTabs } from '../../shared/election-tabs.tsx'
import { NoElectionState } from '../../shared/no-election-state.tsx'
import { useElectionLists } from '../api.ts'
import { ListsOverview, type ListsOverviewProps } from './lists-overview.tsx'
import { NameLines } from './name-lines.tsx'
import { PartyOverview } from './party-overview.tsx'

/** All lists of the active election: official, edited and own ones; `?view=parties` shows the match by party [ROUTE-22]. */
export function ListsPage() {
  const t = useText()
  const { election, isPending, error } = useActiveElection()
  const { names } = useJourney()
  const lists = useElectionLists(election?.id ?? 0)
  const isParties = useSearchParams()[0].get('view') === 'parties'
  const failure = error ?? lists.error
  // The data of the copy-out view is loaded already: with its code it also opens without a network.
  useEffect(() => void import('../copy-out/list-view-page.tsx').catch(() => undefined), [])
  return (
    <Page title={t(names.lists === 'lines' ? 'nav.ballotLines' : 'nav.lists')} wide>
      <ElectionTabs />
      {election &&
        lists.data &&
        (isParties ? <PartyOverview electionId={election.id} lists={lists.data} /> : <Overview election={election} lists={lists.data} />)}
      {!lists.data && failure !== null && failure !== undefined && (
        <ErrorState error={failure} onRetry={() => (error ? void queryClient.invalidateQueries() : lists.retry())} />
      )}
      {!lists.data && !failure && (isPending || election) && <Skeleton rows={6} />}
      {!isPending && !error && !election && <NoElectionState text={t('lists.noElection')} />}
    </Page>
  )
}

/** Lines for names in a majority election, lists otherwise; some laws have printed lists in a majority election, too. */
function Overview({ election, lists }: ListsOverviewProps) {
  const hasLists = election.seatMethod !== 'majority' || lists.official.length > 0
  return hasLists ? <ListsOverview election={election} lists={lists} /> : <NameLines election={election} lists={lists} />
}
