import styles from './percent.module.css'

/** A percent as a leading numeral, its sign small; a dash where it is not known. */
export function Percent({ value }: { readonly value: number | null | undefined }) {
  if (value === null || value === undefined) return <span className={styles.percent}>–</span>
  return (
    <span className={`num ${styles.percent}`}>
      <span>{Math.round(value)}</span>
      <small>%</small>
    </span>
  )
}
