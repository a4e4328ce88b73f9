import { useText } from '@plenara/ui/text/text.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { MatchDesk } from './match-desk.tsx'

/** Rates the candidates of the active election [ROUTE-20]. */
export function MatchPage() {
  const t = useText()
  const { election, isPending, error } = useActiveElection()
  if (election) return <MatchDesk key={election.id} election={election} />
  return (
    <TaskPage title={t('match.title')} closeTo="/election">
      {isPending && <Skeleton rows={6} />}
      {!isPending && error ? <ErrorState error={error} /> : null}
      {!isPending && !error && <EmptyState text={t('match.noElection')} />}
    </TaskPage>
  )
}
