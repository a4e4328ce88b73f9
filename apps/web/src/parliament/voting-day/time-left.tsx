import { calendarDaysTo, countdownTo } from '@plenara/domain/elections'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './voting-day.module.css'

/** The time until the polls close: days in large figures, on the last day hours and minutes. */
export function TimeLeft({ day, now }: { readonly day: string; readonly now: Date }) {
  const t = useText()
  const days = calendarDaysTo(day, now)
  const { hours, minutes, ...left } = countdownTo(day, now)
  return (
    <div className={styles.left} role="timer" aria-live="off">
      <span className="visually-hidden">{t('election.countdown', { days: left.days, hours, minutes })}</span>
      <p aria-hidden="true">
        <b className="num">{days > 0 ? days : `${hours}:${String(minutes).padStart(2, '0')}`}</b>
        <span>{days > 0 ? t('election.unit.days', { n: days }) : t('votingDay.lastHours')}</span>
      </p>
    </div>
  )
}
