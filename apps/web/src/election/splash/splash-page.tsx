import type { Election } from '@plenara/contract'
import { countdownDay, countdownTo, type ElectionDay, electionDays } from '@plenara/domain/elections'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconCalendarPlus } from '@tabler/icons-react'
import { useShown } from '../../data/calls/shown-data.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useNow } from '../../platform/use-now.ts'
import { useArrival } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useSaveElectionDays } from '../shared/save-election-days.ts'
import { SplashCountdown } from './splash-countdown.tsx'
import styles from './splash-page.module.css'

const LATER_DAYS = 2

/** The countdown to the election days of the voter, all ballots of a day together; the button to continue is shown at once [ROUTE-5]. */
export function SplashPage() {
  const t = useText()
  const now = useNow()
  const { elections, isPending, error, retry } = useActiveElection()
  const day = countdownDay(elections, now)
  useShown(elections)
  const isOver = day !== null && countdownTo(day.day, now).isOver
  const title = t(isOver ? 'splash.titleOver' : 'splash.title')
  const heading = useArrival(title)
  const later = electionDays(elections, now).coming.filter((coming) => coming.day !== day?.day)
  return (
    <main id="content" className={styles.page}>
      <div className={styles.inner}>
        <Logo size={40} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {isPending && <Skeleton rows={4} />}
        {!isPending && !day && (
          <div className={styles.panel}>
            {error ? <ErrorState error={error} onRetry={() => void retry()} /> : <EmptyState text={t('election.none')} />}
          </div>
        )}
        {day && <Day day={day} now={now} />}
        <Actions day={day} isOver={isOver} />
        {later.length > 0 && <Later days={later.slice(0, LATER_DAYS)} />}
      </div>
    </main>
  )
}

function Day({ day, now }: { readonly day: ElectionDay<Election>; readonly now: Date }) {
  const language = useLanguage()
  const countdown = countdownTo(day.day, now)
  return (
    <>
      <p className={styles.date}>
        <time dateTime={day.day}>{longDate(day.day, language)}</time>
      </p>
      <Names elections={day.elections} />
      <SplashCountdown countdown={countdown} />
    </>
  )
}

function Actions({ day, isOver }: { readonly day: ElectionDay<Election> | null; readonly isOver: boolean }) {
  const t = useText()
  const save = useSaveElectionDays()
  return (
    <div className={styles.actions}>
      <ButtonLink kind="primary" size="big" spread to="/election">
        <span>{t('splash.continue')}</span> <IconArrowRight aria-hidden />
      </ButtonLink>
      {isOver && <ButtonLink to="/results">{t('election.results')}</ButtonLink>}
      {day && !isOver && (
        <Button onClick={() => save(day.elections)}>
          <IconCalendarPlus size={20} aria-hidden />
          <span>{t('splash.toCalendar')}</span>
        </Button>
      )}
    </div>
  )
}

function Later({ days }: { readonly days: readonly ElectionDay<Election>[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.later} aria-labelledby="later">
      <h2 id="later">{t('splash.later')}</h2>
      <ul>
        {days.map((day) => (
          <li key={day.day}>
            <time dateTime={day.day}>{longDate(day.day, language)}</time>
            <Names elections={day.elections} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The ballots of a day, each in the language of its name. */
function Names({ elections }: { readonly elections: readonly Election[] }) {
  return (
    <p className={styles.names}>
      {elections.map(({ id, name, fallback }, index) => (
        <span key={id}>
          {index > 0 && <span>{' · '}</span>}
          <span lang={fallback?.name && languageTag(fallback.name)}>{name}</span>
        </span>
      ))}
    </p>
  )
}
