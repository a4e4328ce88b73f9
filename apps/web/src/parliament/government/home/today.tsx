import { calendarDaysTo, zurichDay } from '@plenara/domain/elections'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { useNow } from '../../../platform/use-now.ts'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import { OfficialError, OfficialMissing } from '../../shared/official-data.tsx'
import { Legislature } from './legislature.tsx'
import { SaveSession } from './save-session.tsx'
import { sessionState } from './session-state.ts'
import styles from './today.module.css'
import { TodayRow } from './today-row.tsx'

/** Current events: the session, the next vote of the people, the progress of the legislature [ROUTE-19]. */
export function Today() {
  const t = useText()
  const lang = useContentLanguage()
  const now = useNow()
  const today = zurichDay(now.getTime())
  const sessions = useCall('getSessions', { query: { lang } })
  const votes = useCall('getVotes', { query: { lang, peopleVotes: 'true', from: today, sort: 'oldest' } })
  const error = sessions.error ?? votes.error
  const retry = () => void Promise.all([sessions.refetch(), votes.refetch()])
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{t('government.today')}</h2>
      {error && <OfficialError error={error} onRetry={retry} site="parliament" />}
      {(sessions.isPending || votes.isPending) && <Skeleton rows={2} />}
      <ul className={styles.rows}>
        {sessions.data && <SessionRow sessions={sessions.data} now={now} />}
        {votes.data && <PeopleVoteRow votes={votes.data.items} now={now} />}
      </ul>
      <Legislature />
    </section>
  )
}

interface SessionRowProps {
  readonly sessions: Parameters<typeof sessionState>[0]
  readonly now: Date
}

function SessionRow({ sessions, now }: SessionRowProps) {
  const t = useText()
  const { running, next } = sessionState(sessions, zurichDay(now.getTime()))
  const session = running ?? next
  if (!session) {
    return (
      <li className={styles.missing}>
        <OfficialMissing text={t(sessions.length > 0 ? 'government.sessionsOld' : 'government.noSessions')} site="parliament" />
      </li>
    )
  }
  const text = running
    ? t('government.sessionRuns', { until: formatDay(session.until), days: calendarDaysTo(session.until, now) })
    : t('government.sessionComes', { days: calendarDaysTo(session.from, now) })
  return (
    <TodayRow
      day={running ? session.until : session.from}
      title={session.name}
      language={session.fallback?.name}
      text={text}
      to={running ? '/legislative/votes' : undefined}
    >
      {!running && <SaveSession session={session} />}
    </TodayRow>
  )
}

interface PeopleVoteRowProps {
  readonly votes: readonly { readonly date: string }[]
  readonly now: Date
}

/** The next voting day, and its number of questions. */
function PeopleVoteRow({ votes, now }: PeopleVoteRowProps) {
  const t = useText()
  const day = votes[0]?.date
  if (!day) return <li className={styles.none}>{t('government.noPeopleVote')}</li>
  const text = t('government.peopleVoteText', { count: votes.filter(({ date }) => date === day).length, days: calendarDaysTo(day, now) })
  return <TodayRow day={day} title={t('government.peopleVote')} text={text} to={`/votes/sunday/${day}`} />
}
