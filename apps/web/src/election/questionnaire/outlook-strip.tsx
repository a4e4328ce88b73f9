import type { Outlook } from '@plenara/domain/belief'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './outlook-strip.module.css'

export interface OutlookStripProps {
  /** Null if too few candidates have answered. */
  readonly outlook: Outlook | null
  readonly answered: number
  readonly total: number
  readonly onShow: () => void
}

/** How many candidates may still belong to the best ten, as a number and a bar, and a link to the interim result; without names, parties or colours. */
export function OutlookStrip({ outlook, answered, total, onShow }: OutlookStripProps) {
  const t = useText()
  const [part, whole] = outlook ? [outlook.group.length, outlook.expected.length] : [answered, total]
  return (
    <div className={styles.strip}>
      <div className={styles.says}>
        <p>{outlook ? t('outlook.inQuestion', { group: part, total: whole }) : t('outlook.after', { answered, total })}</p>
        <span className={styles.track} aria-hidden="true">
          <span style={{ translate: `max(${(100 * part) / Math.max(whole, 1) - 100}%, 6px - 100%)` }} />
        </span>
      </div>
      {outlook && (
        <Button size="small" onClick={onShow}>
          {t('outlook.show')}
        </Button>
      )}
    </div>
  )
}
