import { memo, useMemo } from 'react'
import { type Seat, seatLayout } from '../../components/seat-layout.ts'
import styles from './question-arc.module.css'

export type QuestionState = 'answered' | 'noReply' | 'open'

export interface QuestionArcProps {
  readonly states: readonly QuestionState[]
  /** The place of the shown question, from 0. */
  readonly current: number
  readonly label: string
}

const FLATNESS = 0.66

/** The questions as seats of an arc: answered, without reply, open, and in gold the one that is shown. The number stands in it. */
export function QuestionArc({ states, current, label }: QuestionArcProps) {
  const count = states.length
  const seats = useMemo(() => seatLayout({ seats: count, rows: count > 60 ? 4 : 3, inner: 124, outer: 178 }), [count])
  return (
    <div className={styles.arc}>
      <svg viewBox="-186 -128 372 136" aria-hidden="true">
        {seats.map((seat, index) => (
          <SeatDot key={`${seat.x} ${seat.y}`} seat={seat} state={index === current ? 'current' : (states[index] ?? 'open')} />
        ))}
      </svg>
      <p className={styles.count}>
        <b className="num">{current + 1}</b>
        <span>{label}</span>
      </p>
    </div>
  )
}

/** An answer changes one of them. */
const SeatDot = memo(function SeatDot({ seat, state }: { readonly seat: Seat; readonly state: QuestionState | 'current' }) {
  return <circle cx={seat.x} cy={seat.y * FLATNESS} r={state === 'current' ? 7 : 6} className={styles[state]} />
})
