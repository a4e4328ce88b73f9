import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import styles from './enough-seen.module.css'

export interface EnoughSeenProps {
  /** Rating was ended before. */
  readonly isDone: boolean
  readonly onDone: () => void
}

/** Ends rating as it stands: nobody is accepted by it, and rating can go on at any time [ACHIEVE-2]. */
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
