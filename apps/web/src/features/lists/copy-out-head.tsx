import type { Election } from '@plenara/contract'
import { formatDay } from '@plenara/domain'
import { useText } from '../../i18n/text.ts'
import styles from './copy-out.module.css'

export interface CopyOutHeadProps {
  readonly election: Election
  /** What has to stand at the top of the ballot; null leaves it empty. */
  readonly name: string | null
  readonly number: string | null
  readonly ownName: string | null
}

/** What has to be written at the top of the ballot, and for which election. */
export function CopyOutHead({ election, name, number, ownName }: CopyOutHeadProps) {
  const t = useText()
  const hasHeading = election.seatMethod !== 'majority'
  return (
    <header className={styles.head}>
      {hasHeading && <p className={styles.small}>{t(name ? 'lists.view.writeOnTop' : 'lists.view.leaveTopEmpty')}</p>}
      {hasHeading && name ? (
        <p className={styles.heading}>
          <b>{name}</b>
          <span className={styles.listNumber}>
            <small>{t('lists.list')}</small> <b className="num">{number}</b>
          </span>
        </p>
      ) : (
        <p className={styles.heading}>
          <b>{ownName ?? election.name}</b>
        </p>
      )}
      <p className={styles.small}>
        {t('lists.view.election', { name: election.name, day: formatDay(election.electionDate), seats: election.seats })}
      </p>
    </header>
  )
}
