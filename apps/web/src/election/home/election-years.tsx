import type { Election } from '@plenara/contract'
import { calendarDaysTo, countdownTo, type ElectionDay, electionDays } from '@plenara/domain/elections'
import { formatDay, languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconClockHour4 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useShown } from '../../data/calls/shown-data.ts'
import { activateElection, useActiveElection } from '../../data/queries/active-election.ts'
import { useNow } from '../../platform/use-now.ts'
import styles from './election-years.module.css'

const NEAR_DAYS = 60

/** All elections of the voter as a timeline: federal, cantonal and communal, the next one first, the past ones folded [ROUTE-18]. */
export function ElectionYears() {
  const t = useText()
  const now = useNow()
  const { elections } = useActiveElection()
  useShown(elections)
  const { coming, past } = electionDays(elections, now)
  const pastCount = past.reduce((sum, day) => sum + day.elections.length, 0)
  return (
    <section aria-labelledby="years">
      <h2 id="years" className={styles.title}>
        {t('election.years.title')}
      </h2>
      <ol className={styles.line}>
        <li className={styles.today}>
          <span>{t('election.years.today')}</span>
        </li>
        {coming.map((day) => (
          <Day key={day.day} day={day} isPast={false} now={now} />
        ))}
      </ol>
      {coming.length === 0 && <p className={styles.none}>{t('election.years.none')}</p>}
      {coming.length > 0 && (
        <Link to="/splash" className={styles.splash}>
          <IconClockHour4 aria-hidden size={20} />
          <span>{t('election.years.splash')}</span>
        </Link>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('election.years.past', { n: pastCount })}</summary>
          <ol className={styles.line}>
            {past.map((day) => (
              <Day key={day.day} day={day} isPast now={now} />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function Day({ day, isPast, now }: { readonly day: ElectionDay<Election>; readonly isPast: boolean; readonly now: Date }) {
  const t = useText()
  const near = isPast ? null : nearDays(day.day, now)
  return (
    <li className={isPast ? styles.over : undefined}>
      <p className={styles.date}>
        <time className="num" dateTime={day.day}>
          {formatDay(day.day)}
        </time>
        {near && <span>{t(near.text, { n: near.n })}</span>}
      </p>
      <ul>
        {day.elections.map((election) => (
          <li key={election.id}>
            <Entry election={election} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The days of the countdown, if there are few; today and tomorrow are calendar days. */
function nearDays(day: string, now: Date): { readonly text: string; readonly n: number } | null {
  const { days: n } = countdownTo(day, now)
  const calendar = calendarDaysTo(day, now)
  if (n > NEAR_DAYS) return null
  if (calendar > 1) return { text: 'election.years.inDays', n }
  return { text: calendar === 1 ? 'election.years.dayBefore' : 'election.years.onDay', n }
}

/** Makes the election the active one and scrolls to its head. */
function Entry({ election }: { readonly election: Election }) {
  const t = useText()
  const { election: active, elections } = useActiveElection()
  const isActive = active?.id === election.id
  const language = election.fallback?.name
  const select = () => {
    activateElection(elections, election)
    requestAnimationFrame(() => {
      scrollTo({ top: 0 })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    })
  }
  return (
    <button type="button" className={styles.entry} aria-current={isActive ? 'true' : undefined} onClick={select}>
      <span>
        <b lang={language && languageTag(language)}>{election.name}</b>
        <small>{t('election.years.facts', { level: t(`election.level.${election.level}`), seats: election.seats })}</small>
      </span>
      {isActive && (
        <span className={styles.shown}>
          <IconCheck aria-hidden size={18} />
          <span>{t('election.years.shown')}</span>
        </span>
      )}
    </button>
  )
}
