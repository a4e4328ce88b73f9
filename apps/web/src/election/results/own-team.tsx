import type { Election, ElectionResult } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useFollowedList } from '../../data/queries/followed-list.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import type { ResultPerson } from '../shared/outcome/result-people.ts'
import { TeamOutcome } from '../shared/outcome/team-outcome.tsx'
import styles from './results.module.css'

export interface OwnTeamProps {
  readonly election: Election
  readonly result: ElectionResult
  readonly people: ReadonlyMap<number, ResultPerson>
}

/** The elected candidates of the followed list [SCREEN-13]. */
export function OwnTeam({ election, result, people }: OwnTeamProps) {
  const t = useText()
  const { list, isPending, error, retry } = useFollowedList(election.id)
  return (
    <section className={styles.team} aria-labelledby="own-team">
      <h2 id="own-team">{t('results.team.title')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : isPending ? (
        <Skeleton rows={3} />
      ) : list ? (
        <TeamOutcome election={election} list={list} result={result} people={people} />
      ) : (
        <div className={styles.none}>
          <p>{t('results.team.none')}</p>
          <ButtonLink to="/dream-teams" size="small">
            {t('results.toDreamTeams')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
