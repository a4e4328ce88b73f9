import styles from './match-arc.module.css'
import { seatLayout } from './seat-layout.ts'

const seats = seatLayout({ seats: 38, rows: 3, inner: 28, outer: 48 })

/** A match percent as an arc of seats with its number; a dash where it is not known. The caller says the sentence beside it. */
export function MatchArc({ value }: { readonly value: number | null }) {
  const filled = Math.round(((value ?? 0) / 100) * seats.length)
  return (
    <span className={styles.arc} aria-hidden="true">
      <svg viewBox="-52 -52 104 56">
        {seats.map((seat, index) => (
          <circle key={`${seat.x} ${seat.y}`} cx={seat.x} cy={seat.y} r="3.4" className={index < filled ? styles.on : styles.off} />
        ))}
      </svg>
      <span className={`num ${styles.value}`}>
        {value === null ? '–' : Math.round(value)}
        {value !== null && <small>%</small>}
      </span>
    </span>
  )
}
