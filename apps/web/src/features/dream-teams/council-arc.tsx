import type { ReactNode } from 'react'
import { seatLayout } from '../../components/seat-layout.ts'
import styles from './dream-teams.module.css'
import { spreadSeats } from './team-result.ts'

export interface CouncilArcProps {
  readonly seats: number
  /** Seats in gold: those of the own team. */
  readonly marked: number
  /** Number and words inside the arc. */
  readonly children: ReactNode
}

/** The seats of an election as half circle, the own ones in gold; the number stands inside, on its base line. */
export function CouncilArc({ seats, marked, children }: CouncilArcProps) {
  const rows = seats < 12 ? 1 : seats < 50 ? 3 : seats < 110 ? 5 : 7
  const gap = rows === 1 ? (Math.PI * 100) / Math.max(2, seats - 1) : (Math.PI * 80 * rows) / seats
  const radius = Math.min(7, gap * 0.38)
  const gold = spreadSeats(seats, marked)
  return (
    <figure className={styles.arc}>
      <svg viewBox="-109 -109 218 118" aria-hidden="true">
        {seatLayout({ seats, rows, inner: rows === 7 ? 52 : 62, outer: 100 }).map((seat, index) => (
          <circle key={`${seat.x} ${seat.y}`} cx={seat.x} cy={seat.y} r={radius} className={gold.has(index) ? styles.gold : styles.seat} />
        ))}
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
