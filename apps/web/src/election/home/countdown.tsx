import type { Election } from '@plenara/contract'
import { countdownTo } from '@plenara/domain/elections'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useNow } from '../../platform/use-now.ts'
import styles from './countdown.module.css'

export interface CountdownProps {
  readonly election: Pick<Election, 'electionDate'>
  /** `days` is inside the arc, `rest` (hours, minutes, or what to do when it is over) below it. */
  readonly part: 'days' | 'rest'
}

/** The time until the polls close, in Zurich; one sentence for screen readers, visible figures. */
export function Countdown({ election, part }: CountdownProps) {
  const t = useText()
  const { days, hours, minutes, isOver } = countdownTo(election.electionDate, useNow())
  if (isOver) return part === 'days' ? null : <Over />
  if (part === 'days') {
    return (
      <p className={styles.days} aria-hidden="true">
        <b className={`num ${days > 99 ? styles.long : ''}`}>{days}</b>
        <span>{t('election.unit.days', { n: days })}</span>
      </p>
    )
  }
  return (
    <div className={styles.rest} role="timer" aria-live="off">
      <time dateTime={`P${days}DT${hours}H${minutes}M`}>
        <span className="visually-hidden">{t('election.countdown', { days, hours, minutes })}</span>
        <span className={styles.figures} aria-hidden="true">
          <span>
            <b className="num">{hours}</b> <span>{t('election.unit.hours', { n: hours })}</span>
          </span>
          <span>
            <b className="num">{minutes}</b> <span>{t('election.unit.minutes', { n: minutes })}</span>
          </span>
        </span>
      </time>
      <p aria-hidden="true">{t('election.untilPollsClose')}</p>
    </div>
  )
}

function Over() {
  const t = useText()
  return (
    <div className={styles.over}>
      <p>{t('election.pollsClosed')}</p>
      <ButtonLink to="/results" size="small">
        {t('election.results')}
      </ButtonLink>
    </div>
  )
}
