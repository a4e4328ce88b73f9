import type { Election } from '@plenara/contract'
import { electionsOf } from '@plenara/domain'
import { ButtonLink } from '../../components/button.tsx'
import { ElectionTabs } from '../../components/election-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { selectActiveElection, useActiveElection } from '../../lib/active-election.ts'
import { useTeams } from './api.ts'
import styles from './dream-teams.module.css'
import { NoTeamCard } from './no-team-card.tsx'
import { orderTeams } from './order-teams.ts'
import { TeamCard } from './team-card.tsx'

const STEPS = ['copy', 'adapt', 'follow'] as const

/** The followed lists, one per council, and after the election who of them was elected [ROUTE-26] [SCREEN-12]. */
export function DreamTeamsPage() {
  const t = useText()
  const { election, elections, isPending, error } = useActiveElection()
  const teams = useTeams(elections)
  const cards = orderTeams(teams.teams, election?.id ?? 0, new Date())
  const hasTeam = cards.some(({ listId }) => listId > 0)
  const failure = error ?? teams.error
  const isLoading = isPending || teams.isPending

  return (
    <Page title={t('nav.dreamTeams')}>
      <ElectionTabs />
      {failure ? (
        <ErrorState error={failure} onRetry={teams.retry} />
      ) : isLoading ? (
        <Skeleton rows={4} />
      ) : (
        <div className={styles.cards}>
          {elections.length === 0 && <EmptyState text={t('dreamTeams.noElection')} />}
          {elections.length > 0 && !hasTeam && <HowTo />}
          {cards.map((team) =>
            team.listId > 0 ? (
              <TeamCard key={team.election.id} election={team.election} listId={team.listId} />
            ) : (
              <NoTeamCard key={team.election.id} election={team.election} onSelect={() => select(elections, team.election)} />
            ),
          )}
        </div>
      )}
    </Page>
  )
}

function select(elections: readonly Election[], election: Election) {
  const index = electionsOf(elections, election.level, election.year).findIndex(({ id }) => id === election.id)
  selectActiveElection({ level: election.level, year: election.year, index })
}

function HowTo() {
  const t = useText()
  return (
    <section className={styles.howTo}>
      <h2>{t('dreamTeams.howTo.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`dreamTeams.howTo.${step}`)}</li>
        ))}
      </ol>
      <ButtonLink kind="primary" to="/lists">
        {t('dreamTeams.howTo.action')}
      </ButtonLink>
    </section>
  )
}
