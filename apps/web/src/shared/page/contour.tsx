import { useMemo, useSyncExternalStore } from 'react'
import styles from './contour.module.css'
import { contourLines } from './contour-lines.ts'
import { smoothLine } from './smooth-line.ts'

const NEVER = () => () => undefined
const YES = () => true
const NO = () => false

/** Contour lines of a landscape that belongs to the seed (a canton's id). Decoration: it fills its box and is hidden from screen readers. */
export function Contour({
  seed,
  width = 416,
  height = 264,
  levels = 12,
}: {
  readonly seed: number
  readonly width?: number
  readonly height?: number
  readonly levels?: number
}) {
  // Not rendered by the server: the decoration would be most of the page.
  const isDrawn = useSyncExternalStore(NEVER, YES, NO)
  const contours = useMemo(() => (isDrawn ? contourLines({ seed, width, height, levels }) : []), [isDrawn, seed, width, height, levels])
  return (
    <svg className={styles.contour} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {contours.map(({ level, lines }) => (
        <path key={level} className={level % 4 === 1 ? styles.index : undefined} d={lines.map(smoothLine).join('')} />
      ))}
    </svg>
  )
}
