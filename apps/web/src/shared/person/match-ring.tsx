import styles from './match-ring.module.css'

/** A match percent as a ring with its number; a dash if it is unknown. The caller provides the sentence beside it. */
export function MatchRing({ value }: { readonly value: number | null }) {
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="-48 -48 96 96">
        <circle r="42" className={styles.off} />
        {value !== null && value > 0 && (
          <circle r="42" className={styles.on} pathLength="100" strokeDasharray={`${value} 100`} transform="rotate(-90)" />
        )}
      </svg>
      <span className={`num ${styles.value}`}>
        <span>{value === null ? '–' : Math.round(value)}</span>
        {value !== null && <small>%</small>}
      </span>
    </span>
  )
}
