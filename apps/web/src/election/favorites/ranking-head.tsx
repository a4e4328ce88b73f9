import type { Election } from '@plenara/contract'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useNavigate } from 'react-router'
import { useElectionStep } from '../../data/commands/election-progression.ts'
import { useJourney } from '../../data/queries/journey.ts'
import styles from './favorites.module.css'

/** Favourites against seats in words and as a meter, and the button that completes the ranking [SCREEN-5, ACHIEVE-3]. */
export function RankingHead({ election, count }: { readonly election: Election; readonly count: number }) {
  const t = useText()
  const navigate = useNavigate()
  const { paths } = useJourney()
  const { isDone, isKnown, mark, isMarking } = useElectionStep(election.id, 'favorites')
  const finish = () => mark(true, { onSuccess: () => void navigate(paths.lists) })
  return (
    <div className={styles.head}>
      <div className={styles.meter} data-tour="ranking-meter">
        <p className="num" id="seats-and-favorites">
          <b>{election.seats}</b> <span>{t('favorites.seats', { n: election.seats })}</span> · <b>{count}</b>{' '}
          <span>{t('favorites.count', { n: count })}</span>
        </p>
        <meter min={0} max={election.seats} value={Math.min(count, election.seats)} aria-labelledby="seats-and-favorites" />
      </div>
      {isKnown && isDone && (
        <>
          <p className={styles.done}>{t('favorites.isDone')}</p>
          {count > 0 && (
            <ButtonLink size="small" to="/list?from=favorites">
              {t('favorites.toList')}
            </ButtonLink>
          )}
        </>
      )}
      {isKnown && !isDone && (
        <Button kind="primary" size="small" onClick={finish} aria-disabled={isMarking} data-tour="ranking-done">
          {t('favorites.done')}
        </Button>
      )}
    </div>
  )
}
