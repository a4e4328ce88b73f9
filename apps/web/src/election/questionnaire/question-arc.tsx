import { type Seat, seatLayout } from '@plenara/ui/chart/seat-layout.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { memo, useMemo } from 'react'
import styles from './question-arc.module.css'

export type QuestionState = 'answered' | 'noReply'

export interface QuestionArcProps {
  /** The states of the answered questions, without the shown one. */
  readonly states: readonly QuestionState[]
  readonly answered: number
  /** The number of answers of the next goal, which is the number of seats of the arc. */
  readonly goal: number
  readonly total: number
}

/** The number of rows and the radius of seats, by the maximum number of seats. */
const ROWS = [
  { upTo: 8, rows: 1, radius: 17 },
  { upTo: 15, rows: 2, radius: 15 },
  { upTo: 60, rows: 3, radius: 9 },
  { upTo: Number.POSITIVE_INFINITY, rows: 4, radius: 6 },
] as const
const FLATNESS = 0.8

/** The questions up to the next goal as seats of an arc: answered, without reply, open, and in gold the shown one. The numbers are beside it. */
export function QuestionArc({ states, answered, goal, total }: QuestionArcProps) {
  const t = useText()
  const { rows, radius } = ROWS.find(({ upTo }) => goal <= upTo) ?? ROWS[3]
  const seats = useMemo(() => seatLayout({ seats: goal, rows, inner: 104, outer: 166 }), [goal, rows])
  const current = Math.min(states.length, goal - 1)
  return (
    <div className={styles.arc}>
      <svg viewBox="-186 -152 372 172" aria-hidden="true">
        {seats.map((seat, index) => (
          <SeatDot
            key={`${seat.x} ${seat.y}`}
            seat={seat}
            radius={radius}
            state={index === current ? 'current' : (states[index] ?? 'open')}
          />
        ))}
      </svg>
      <p className={styles.count}>
        <b>{t('outlook.answered', { count: answered })}</b>
        <span>{t('questionnaire.ofQuestions', { count: total })}</span>
        {goal < total && <span>{t('outlook.goal', { count: goal - answered })}</span>}
      </p>
    </div>
  )
}

/** Memoised, because an answer changes only one of them. */
const SeatDot = memo(function SeatDot(props: {
  readonly seat: Seat
  readonly radius: number
  readonly state: QuestionState | 'current' | 'open'
}) {
  const { seat, radius, state } = props
  return <circle cx={seat.x} cy={seat.y * FLATNESS} r={state === 'current' ? radius + 2 : radius} className={styles[state]} />
})
