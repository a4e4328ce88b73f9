import { memo } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './match-desk.module.css'

export interface MatchCountsProps {
  readonly rated: number
  readonly filtered: number
  readonly total: number
  /** Absent where no filter is active. */
  readonly onReset: (() => void) | undefined
}

/** How many are rated, pass the filter and stand for election; the way back to no filter [SCREEN-1]. */
export const MatchCounts = memo(function MatchCounts({ rated, filtered, total, onReset }: MatchCountsProps) {
  const t = useText()
  const counts = { rated, filtered, total }
  return (
    <div className={`num ${styles.counts}`} data-tour="match-counts">
      <p>
        {(['rated', 'filtered', 'total'] as const).map((name) => (
          <span key={name} data-count={name}>
            <b>{counts[name]}</b> {t(`match.counts.${name}`)}
          </span>
        ))}
      </p>
      {onReset && (
        <button type="button" className={styles.reset} aria-label={t('match.resetFilter')} onClick={onReset}>
          {t('common.reset')}
        </button>
      )}
    </div>
  )
})
