import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import styles from './match-desk.module.css'

export interface MatchCountsProps {
  readonly rated: number
  readonly accepted: number
  readonly filtered: number
  readonly total: number
  /** Absent without active filters. */
  readonly onReset: (() => void) | undefined
}

/** The numbers of rated, accepted, filtered and all candidates; a button that resets the filters [SCREEN-1]. */
export const MatchCounts = memo(function MatchCounts({ rated, accepted, filtered, total, onReset }: MatchCountsProps) {
  const t = useText()
  const counts = { rated, accepted, filtered, total }
  const shown = ['rated', onReset ? 'filtered' : 'accepted', 'total'] as const
  return (
    <div className={`num ${styles.counts}`} data-tour="match-counts">
      <p>
        {shown.map((name) => (
          <span key={name} data-count={name}>
            <b>{counts[name]}</b> <span>{t(`match.counts.${name}`)}</span>
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
