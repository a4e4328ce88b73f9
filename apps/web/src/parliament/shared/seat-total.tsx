import styles from './seat-total.module.css'

/** The number of seats inside their half circle. */
export function SeatTotal({ seats, label }: { readonly seats: number; readonly label: string }) {
  return (
    <p className={styles.total}>
      <b className="num">{seats}</b>
      <span>{label}</span>
    </p>
  )
}
