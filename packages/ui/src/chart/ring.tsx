import styles from './ring.module.css'

/** Five segments of a ring; `done` fills from 12 o'clock, a fraction fills part of a segment. Decoration beside the words. */
export function Ring({
  done,
  total = 5,
  size = 56,
  width = 4,
  fresh,
}: {
  readonly done: number
  readonly total?: number
  readonly size?: number
  readonly width?: number
  /** The index of a segment that has just been completed: it is drawn with an animation, unless motion is reduced. */
  readonly fresh?: number
}) {
  const radius = size / 2 - width
  const gap = (width * 2.4) / radius
  const step = (2 * Math.PI) / total
  return (
    <svg className={styles.ring} width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => {
        const start = index * step + gap / 2
        const share = Math.min(1, Math.max(0, done - index))
        return (
          <g key={start}>
            <path className={styles.segment} d={arc({ size, radius, start, end: (index + 1) * step - gap / 2 })} strokeWidth={width} />
            {share > 0 && (
              <path
                className={index === fresh ? `${styles.on} ${styles.fresh}` : styles.on}
                d={arc({ size, radius, start, end: start + (step - gap) * share })}
                pathLength={1}
                strokeWidth={width}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

function arc({ size, radius, start, end }: { size: number; radius: number; start: number; end: number }): string {
  const at = (angle: number) => `${(size / 2 + radius * Math.sin(angle)).toFixed(2)} ${(size / 2 - radius * Math.cos(angle)).toFixed(2)}`
  return `M${at(start)}A${radius} ${radius} 0 ${end - start > Math.PI ? 1 : 0} 1 ${at(end)}`
}
