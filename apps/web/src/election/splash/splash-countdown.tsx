import type { Countdown } from '@plenara/domain/elections'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './splash-page.module.css'

/** The number of seats of the arc, which represents no particular council. */
const ARC_SEATS = 120

/** Days large inside the arc, hours and minutes small below; one sentence for screen readers; after noon a message that the polls are closed. */
export function SplashCountdown({ countdown }: { readonly countdown: Countdown }) {
  const t = useText()
  const { days, hours, minutes, isOver } = countdown
  return (
    <div className={styles.countdown}>
      <div className={styles.arc} aria-hidden="true">
        <Hemicycle seats={ARC_SEATS} tone="hero">
          {!isOver && (
            <p className={styles.days}>
              <b className="num">{days}</b>
              <span>{t('election.unit.days', { n: days })}</span>
            </p>
          )}
        </Hemicycle>
      </div>
      {isOver ? (
        <p className={styles.closed}>{t('election.pollsClosed')}</p>
      ) : (
        <div role="timer" aria-live="off">
          <time dateTime={`P${days}DT${hours}H${minutes}M`}>
            <span className="visually-hidden">{t('election.countdown', { days, hours, minutes })}</span>
            <span className={`num ${styles.small}`} aria-hidden="true">
              <span>{hours}</span> <span>{t('election.unit.hours', { n: hours })}</span> · <span>{minutes}</span>{' '}
              <span>{t('election.unit.minutes', { n: minutes })}</span>
            </span>
          </time>
        </div>
      )}
    </div>
  )
}
