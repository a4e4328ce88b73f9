import { SHARES, type Share } from '../cantons/share.ts'
import styles from './map.module.css'

/** The pattern of each step, so that the map can be read without colours: clear results are full, close ones hatched, uncounted ones dotted. */
const LINES: Readonly<Record<Share, string>> = {
  low: '',
  lower: 'M0 0L1 1M-.25 .75L.25 1.25M.75 -.25L1.25 .25',
  higher: 'M0 1L1 0M-.25 .25L.25 -.25M.75 1.25L1.25 .75',
  high: '',
  none: 'M.4 .5h.2',
}

/** The fills of a map, as patterns with these names: `<id>-<step>`. */
export function Hatches({ id, unit }: { readonly id: string; readonly unit: number }) {
  return (
    <defs>
      {SHARES.map((share) => (
        <pattern
          key={share}
          id={`${id}-${share}`}
          width="1"
          height="1"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${unit.toFixed(3)})`}
        >
          <rect width="1" height="1" className={`${styles.step} ${styles[share]}`} />
          <path d={LINES[share]} className={`${styles.lines} ${styles[share]}`} />
        </pattern>
      ))}
    </defs>
  )
}
