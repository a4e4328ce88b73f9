import styles from './vote-bar.module.css'

export interface VoteBarProps {
  /** Votes or percent, without those who did not take part. */
  readonly yes: number
  readonly no: number
  readonly abstain?: number
  readonly size?: 'big' | 'small'
}

/** Yes, no and abstentions as shares of 100 %, with a tick at the half. A picture only: the numbers are beside it. */
export function VoteBar({ yes, no, abstain = 0, size = 'small' }: VoteBarProps) {
  const parts = [
    { share: yes, style: styles.yes },
    { share: no, style: styles.no },
    { share: abstain, style: styles.abstain },
  ].filter(({ share }) => share > 0)
  return (
    <span className={`${styles.bar} ${styles[size]}`} aria-hidden="true">
      {parts.map(({ share, style }) => (
        <i key={style} className={style} style={{ flexGrow: share }} />
      ))}
      <span className={styles.tick} />
    </span>
  )
}
