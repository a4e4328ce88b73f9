import styles from './party-dot.module.css'

/** A party's name with its dot: never larger than 12 px, never without the name. */
export function PartyDot({ name, color }: { readonly name: string; readonly color: string }) {
  return (
    <span className={styles.party}>
      <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
      <span>{name}</span>
    </span>
  )
}
