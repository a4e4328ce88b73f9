import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import styles from './enough-seen.module.css'

export interface EnoughSeenProps {
  /** Whether rating has been ended before. */
  readonly isDone: boolean
  readonly onDone: () => void
}

/** Ends rating in its present state: it accepts nobody, and rating can be resumed at any time [ACHIEVE-2]. */
export const EnoughSeen = memo(function EnoughSeen({ isDone, onDone }: EnoughSeenProps) {
  const t = useText()
  return (
    <div className={styles.enough}>
      <p>{t('match.enough.hint')}</p>
      <Button kind="primary" size="small" onClick={onDone}>
        {t(isDone ? 'match.toFavorites' : 'match.enough')}
      </Button>
    </div>
  )
})
