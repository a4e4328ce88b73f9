import type { Countdown } from '@plenara/domain'
import { useText } from '../../i18n/text.ts'
import styles from './splash-page.module.css'

/** Days large, hours and minutes small; one sentence for screen readers; after noon that the polls are closed. */
export function SplashCountdown({ countdown }: { readonly countdown: Countdown }) {
  const t = useText()
  const { days, hours, minutes, isOver } = countdown
  if (isOver) return <p className={styles.closed}>{t('election.pollsClosed')}</p>
  return (
    <div role="timer" aria-live="off">
      <time dateTime={`P${days}DT${hours}H${minutes}M`} className={styles.figures}>
        <span className="visually-hidden">{t('election.countdown', { days, hours, minutes })}</span>
        <b className="num" aria-hidden="true">
          {days}
        </b>
        <span aria-hidden="true">{t('election.unit.days', { n: days })}</span>
        <span className={`num ${styles.small}`} aria-hidden="true">
          {hours} {t('election.unit.hours', { n: hours })} · {minutes} {t('election.unit.minutes', { n: minutes })}
        </span>
      </time>
    </div>
  )
}
