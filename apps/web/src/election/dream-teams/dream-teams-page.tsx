import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { useShown } from '../../data/calls/shown-data.ts'
import { activateElection, useActiveElection } from '../../data/queries/active-election.ts'
import { useTeams } from '../../data/queries/teams.ts'
import { useNow } from '../../platform/use-now.ts'
import { Page } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { ElectionTabs } from '../shared/election-tabs.tsx'
import { NoElectionState } from '../shared/no-election-state.tsx'
import styles from './dream-teams.module.css'
import { HowTo } from './how-to.tsx'
import { NoTeamCard } from './no-team-card.tsx'
import { orderTeams } from './order-teams.ts'
import { TeamCard } from './team-card.tsx'

/** The followed lists, one per council, and after the election the elected candidates on them [ROUTE-26] [SCREEN-12]. */
export function DreamTeamsPage() {
  const t = useText()
  const { election, elections, isPending, error, retry } = useActiveElection()
  const teams = useTeams(elections)
  // The cards show the names of all elections, not only of the active one.
  useShown(useMemo(() => teams.teams.map((team) => team.election), [teams.teams]))
  const cards = orderTeams(teams.teams, election?.id ?? 0, useNow())
  const hasTeam = cards.some(({ listId }) => listId > 0)
  const failure = error ?? teams.error
  const isLoading = isPending || teams.isPending

  return (
    <Page title={t('nav.dreamTeams')} wide>
      <ElectionTabs />
      {failure ? (
        <ErrorState error={failure} onRetry={() => (error ? void retry() : teams.retry())} />
      ) : isLoading ? (
        <Skeleton rows={4} />
      ) : (
        <div className={styles.cards}>
          {elections.length === 0 && <NoElectionState text={t('dreamTeams.noElection')} />}
          {elections.length > 0 && !hasTeam && <HowTo />}
          {cards.map((team) =>
            team.listId > 0 ? (
              <TeamCard key={team.election.id} election={team.election} listId={team.listId} />
            ) : (
              <NoTeamCard key={team.election.id} election={team.election} onSelect={() => activateElection(elections, team.election)} />
            ),
          )}
        </div>
      )}
    </Page>
  )
}
