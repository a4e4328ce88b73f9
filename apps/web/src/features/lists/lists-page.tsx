import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ElectionTabs } from '../../components/election-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useActiveElection } from '../../lib/active-election.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useElectionLists } from './api.ts'
import { ListsOverview } from './lists-overview.tsx'
import { PartyOverview } from './party-overview.tsx'

/** All lists of the active election: official, edited and own ones; `?view=parties` shows the match by party [ROUTE-22]. */
export function ListsPage() {
  const t = useText()
  const { election, isPending, error } = useActiveElection()
  const lists = useElectionLists(election?.id ?? 0)
  const isParties = useSearchParams()[0].get('view') === 'parties'
  const failure = error ?? lists.error
  // The data of the copy-out view is here already: with its code it opens without a network too.
  useEffect(() => void import('./list-view-page.tsx').catch(() => undefined), [])
  return (
    <Page title={t('nav.lists')}>
      <ElectionTabs />
      {election &&
        lists.data &&
        (isParties ? <PartyOverview lists={lists.data} /> : <ListsOverview election={election} lists={lists.data} />)}
      {!lists.data && failure !== null && failure !== undefined && (
        <ErrorState error={failure} onRetry={() => (error ? void queryClient.invalidateQueries() : lists.retry())} />
      )}
      {!lists.data && !failure && (isPending || election) && <Skeleton rows={6} />}
      {!isPending && !error && !election && <EmptyState text={t('lists.noElection')} />}
    </Page>
  )
}
