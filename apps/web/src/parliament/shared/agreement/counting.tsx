import { NEAR_TIE_POINTS } from '@plenara/domain/match'
import { MIN_SHARED_VOTES } from '@plenara/domain/parliament'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import styles from './agreement.module.css'

export interface CountingProps {
  readonly withRanks?: boolean
  /** Whether a band is shown instead of the dash. */
  readonly withBand?: boolean
}

/** Explains in plain words how agreement is counted, and its limits. */
export function Counting({ withRanks = false, withBand = false }: CountingProps) {
  const t = useText()
  return (
    <details className={styles.counting}>
      <summary>{t('agreement.how')}</summary>
      <p>{t('agreement.how.counted')}</p>
      <p>{t('agreement.how.apart')}</p>
      <p>{t(withBand ? 'agreement.how.band' : 'agreement.how.minimum', { minimum: MIN_SHARED_VOTES })}</p>
      {withRanks && (
        <p>
          <span>{t('agreement.how.ties', { points: NEAR_TIE_POINTS })}</span> <Link to="/method">{t('candidate.why.method')}</Link>
        </p>
      )}
      <p>{t('agreement.how.meaning')}</p>
    </details>
  )
}
