import type { VotingDay } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Link, useParams } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useNow } from '../../platform/use-now.ts'
import { EmptyState, Skeleton } from '../../shared/page/state-panel.tsx'
import { DetailPage } from '../shared/detail-page/detail-page.tsx'
import { OfficialError } from '../shared/official-data.tsx'
import { useEveryMinute } from '../shared/use-every-minute.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { CountState } from './count-state.tsx'
import { phaseOf } from './day-phase.ts'
import { OtherDays } from './other-days.tsx'
import { Proposals } from './proposals.tsx'
import { SimilarVotes } from './similar-votes.tsx'
import { TimeLeft } from './time-left.tsx'
import styles from './voting-day.module.css'
import { WaysToVote } from './ways-to-vote.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const PARENT = '/legislative/votes?people=true'

/** A voting day: its questions, the time left, and the count. */
export function VotingDayPage() {
  const t = useText()
  const language = useLanguage()
  const lang = useContentLanguage()
  const { day = '' } = useParams()
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day))
  const { data, error, refetch } = useCall('getVotingDay', { params: { day }, query: { lang } }, isDay)
  const now = useNow()
  const isCounting = data !== undefined && phaseOf(data, now) === 'counting'
  useEveryMinute(isCounting, () => void refetch())
  const title = isDay ? longDate(day, language) : t('votingDay.kicker')
  const isUnknown = !isDay || (error instanceof ApiError && error.code === 'vote_not_found')
  return (
    <DetailPage
      key={day}
      parent={PARENT}
      isReady={data !== undefined}
      title={title}
      meta={<p className={styles.kicker}>{t('votingDay.kicker')}</p>}
    >
      {data && !isUnknown && <Day day={data} now={now} isOld={error !== null} />}
      {isUnknown && <EmptyState text={t('votingDay.none')} action={<Link to={PARENT}>{t('votingDay.all')}</Link>} />}
      {!data &&
        !isUnknown &&
        (error ? <OfficialError error={error} onRetry={() => void refetch()} site="people" /> : <Skeleton rows={6} />)}
    </DetailPage>
  )
}

interface DayProps {
  readonly day: VotingDay
  readonly now: Date
  /** Whether the last update failed. */
  readonly isOld: boolean
}

function Day({ day, now, isOld }: DayProps) {
  const phase = phaseOf(day, now)
  return (
    <div className={styles.layout}>
      <div className={styles.lead}>
        {phase === 'ahead' ? (
          <>
            <TimeLeft day={day.day} now={now} />
            <WaysToVote day={day.day} />
          </>
        ) : (
          <CountState day={day} phase={phase} now={now} isOld={isOld} />
        )}
      </div>
      <div className={styles.main}>
        <Proposals day={day} phase={phase} />
      </div>
      <div className={styles.more}>
        <SimilarVotes proposals={day.proposals} />
        <CalendarLinks />
        <OtherDays day={day} />
      </div>
    </div>
  )
}
