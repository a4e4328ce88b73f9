import { seatLayout } from '@plenara/ui/chart/seat-layout.ts'
import styles from './match-arc.module.css'

const seats = seatLayout({ seats: 38, rows: 3, inner: 28, outer: 48 }).map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)

/**
 * A match percent as an arc of seats with its number; a dash if it is unknown. The caller provides the sentence beside it.
 * The seats are two paths of dots instead of 38 elements, because every card of the deck draws them.
 */
export function MatchArc({ value }: { readonly value: number | null }) {
  const filled = Math.round(((value ?? 0) / 100) * seats.length)
  return (
    <span className={styles.arc} aria-hidden="true">
      <svg viewBox="-52 -52 104 56">
        <path d={seats.slice(0, filled).join('')} className={styles.on} />
        <path d={seats.slice(filled).join('')} className={styles.off} />
      </svg>
      <span className={`num ${styles.value}`}>
        <span>{value === null ? '–' : Math.round(value)}</span>
        {value !== null && <small>%</small>}
      </span>
    </span>
  )
}
