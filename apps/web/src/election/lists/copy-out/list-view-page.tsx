import { useText } from '@plenara/ui/text/text.ts'
import { useParams } from 'react-router'
import { useActiveElection } from '../../../data/queries/active-election.ts'
import { TaskPage } from '../../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useElectionLists, useElectionOfList } from '../api.ts'
import { UnknownList } from '../unknown-list.tsx'
import { CopyOut } from './copy-out.tsx'

/** A list to copy out by hand onto the official ballot [ROUTE-24]. */
export function ListViewPage() {
  const t = useText()
  const listId = Number(useParams().listId)
  const { election: active, elections, isPending, error } = useActiveElection()
  const home = useElectionOfList(listId, elections, active)
  const lists = useElectionLists(home.election?.id ?? 0)
  const list = [...(lists.data?.own ?? []), ...(lists.data?.official ?? [])].find(({ id }) => id === listId)
  const failure = error ?? home.error ?? (lists.data ? null : lists.error)

  if (home.election && lists.data && list) return <CopyOut key={listId} election={home.election} lists={lists.data} list={list} />
  if (!failure && !isPending && !home.isPending && !home.election) return <UnknownList />
  return (
    <TaskPage title={t('lists.view.title')} closeTo="/lists">
      {failure ? <ErrorState error={failure} onRetry={lists.retry} /> : <Skeleton rows={6} />}
    </TaskPage>
  )
}
