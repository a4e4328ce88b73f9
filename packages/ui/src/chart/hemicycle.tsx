import type { ReactNode } from 'react'
import styles from './hemicycle.module.css'
import { fewSeats, seatLayout } from './seat-layout.ts'

export interface HemicycleProps {
  readonly seats: number
  /** How many of them are marked, spread over the whole half circle. */
  readonly marked?: number
  /** The text alternative of the drawing; without it the drawing is decoration. */
  readonly label?: string
  readonly tone?: 'hero' | 'plain' | 'pale'
  /** The colour of each seat from the left, each drawn with an outline; seats beyond them are empty. */
  readonly colors?: readonly string[]
  /** The seats, from the left, that stand out while the others step back. */
  readonly lit?: ReadonlySet<number> | undefined
  /** Content inside the arc, on its base line. */
  readonly children?: ReactNode
}

const OUTER = 96
const LARGE_SEAT = 15

/** A council as its seats. One picture for screen readers, never one stop per seat. */
export function Hemicycle({ seats, marked = 0, label, tone = 'plain', colors, lit, children }: HemicycleProps) {
  const { places, radius } = drawingOf(seats)
  const marks = new Set(Array.from({ length: marked }, (_, index) => Math.floor(((index + 0.5) * seats) / marked)))
  return (
    <div className={`${styles.hemicycle} ${styles[tone]}`}>
      <svg viewBox="-100 -100 200 104" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
        {places.map(({ x, y }, index) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r={marks.has(index) ? radius * 1.15 : radius}
            className={marks.has(index) ? styles.marked : colors ? coloredClass(lit?.has(index)) : styles.seat}
            style={colors && !marks.has(index) ? { fill: colors[index] ?? 'none' } : undefined}
          />
        ))}
      </svg>
      {children && <div className={styles.middle}>{children}</div>}
    </div>
  )
}

function coloredClass(isLit: boolean | undefined): string {
  if (isLit === undefined) return styles.colored ?? ''
  return `${styles.colored} ${isLit ? styles.lit : styles.faded}`
}

/** Up to this number seats are drawn large on one arc: small dots would not look like a council. */
const FEW = 6

function drawingOf(seats: number) {
  if (seats <= FEW) return { places: fewSeats(seats, OUTER - LARGE_SEAT), radius: LARGE_SEAT }
  const rows = Math.max(1, Math.round(Math.sqrt(seats) / 2))
  const inner = rows > 1 ? 52 : OUTER
  return { places: seatLayout({ seats, rows, inner, outer: OUTER }), radius: seatRadius(seats, rows, inner) }
}

/** As large as the distance to the neighbours allows, in units of the drawing. */
function seatRadius(seats: number, rows: number, inner: number): number {
  const rowGap = rows > 1 ? (OUTER - inner) / (rows - 1) : 20
  const seatGap = (Math.PI * ((OUTER + inner) / 2) * rows) / Math.max(1, seats)
  return Math.min(7, 0.35 * Math.min(rowGap, seatGap))
}
