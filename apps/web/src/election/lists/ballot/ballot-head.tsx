import type { Election, OfficialList } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './ballot-head.module.css'

export interface BallotHeadProps {
  readonly election: Election
  /** The name that the voter gave the list. */
  readonly name: string
  /** The list that is printed in the heading; null on an empty ballot. */
  readonly printed: OfficialList | null
  /** The present list of the heading; null if it is struck or empty. */
  readonly heading: OfficialList | null
  /** Opens the choice of the heading; absent if ballots have none. */
  readonly onChange?: () => void
}

/** The head of the ballot: the printed, struck or written heading, and its effect on empty lines (BPR Art. 35(2), 37(1)). */
export function BallotHead({ election, name, printed, heading, onChange }: BallotHeadProps) {
  const t = useText()
  const isStruck = printed !== null && printed.id !== heading?.id
  const isWritten = heading !== null && heading.id !== printed?.id
  if (!onChange) {
    return (
      <header className={styles.head}>
        <p className={styles.small}>{election.name}</p>
        <p className={styles.title}>{name}</p>
      </header>
    )
  }
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <div className={styles.titles}>
          <p className={styles.small}>{election.name}</p>
          {isStruck && (
            <del className={styles.struck}>
              <span className="visually-hidden">{`${t('lists.ballot.struck')} `}</span>
              <span>{`${printed.number} ${printed.name}`}</span>
            </del>
          )}
          {heading ? (
            <p className={`${styles.title} ${isWritten ? styles.written : ''}`}>{heading.name}</p>
          ) : (
            <p className={styles.none}>{t('ballot.heading.none')}</p>
          )}
          <p className={styles.small}>{t('ballot.heading.own', { name })}</p>
        </div>
        {heading?.number && (
          <p className={styles.number}>
            <span className={styles.small}>{t('lists.list')}</span>
            <b className={`num ${isWritten ? styles.written : ''}`}>{heading.number}</b>
          </p>
        )}
      </div>
      <div className={styles.meaning}>
        <p className={styles.small}>{t(heading ? 'ballot.heading.counts' : 'ballot.heading.lost')}</p>
        <Button size="small" onClick={onChange} aria-haspopup="dialog">
          {t('ballot.heading.change')}
        </Button>
      </div>
    </header>
  )
}
