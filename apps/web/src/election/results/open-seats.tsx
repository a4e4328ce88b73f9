import type { ElectionResult } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './results.module.css'

type Open = Pick<ElectionResult, 'final' | 'openSeats' | 'openReasons'>

/** The number of open seats with their reasons. Seats without a reason are mentioned only in a final result, because the count of an interim one is still going on. */
export function OpenSeats({ result: { final, openSeats, openReasons } }: { readonly result: Open }) {
  const t = useText()
  if (!openReasons) return null
  const unexplained = openSeats - openReasons.reduce((sum, { seats }) => sum + seats, 0)
  const parts = [...openReasons, ...(final && unexplained > 0 ? [{ reason: 'unexplained' as const, seats: unexplained }] : [])]
  if (parts.length === 0) return null
  return (
    <div className={styles.open}>
      <p>{t('results.open.title', { n: openSeats })}</p>
      <ul>
        {parts.map(({ reason, seats }) => (
          <li key={reason}>{t(`results.open.${reason}`, { n: seats })}</li>
        ))}
      </ul>
    </div>
  )
}
