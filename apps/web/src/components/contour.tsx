import { curveBasis, line } from 'd3-shape'
import { useMemo } from 'react'
import styles from './contour.module.css'
import { contourLines } from './contour-lines.ts'

const draw = line<readonly [number, number]>().curve(curveBasis)

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
  const contours = useMemo(() => contourLines({ seed, width, height, levels }), [seed, width, height, levels])
  return (
    <svg className={styles.contour} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {contours.map(({ level, lines }) => (
        <path key={level} className={level % 4 === 1 ? styles.index : undefined} d={lines.map((points) => draw([...points])).join('')} />
      ))}
    </svg>
  )
}
