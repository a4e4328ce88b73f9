import type { VotingDay } from '@plenara/contract'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { OfficialSite } from '../shared/official-data.tsx'
import { type DayPhase, isStale } from './day-phase.ts'
import styles from './voting-day.module.css'

export interface CountStateProps {
  readonly day: VotingDay
  readonly phase: Exclude<DayPhase, 'ahead'>
  readonly now: Date
  /** Whether the last update failed. */
  readonly isOld: boolean
}

/** The progress of the count of the Confederation, the time of the numbers, and whether updates fail. */
export function CountState({ day: { proposals, countedAt }, phase, now, isOld }: CountStateProps) {
  const t = useText()
  const federal = proposals.filter(({ cantonCode }) => cantonCode === undefined)
  const isCounted = federal.length > 0 && federal.every(({ result }) => result?.final)
  const time = countedAt === null ? null : swissMoment(countedAt).time
  const isAway = phase === 'counting' && isStale(countedAt, now)
  if (federal.length === 0) return null
  return (
    <div className={styles.state}>
      <p>
        {isCounted && <b>{`${t('votingDay.count.final')} `}</b>}
        {!federal.some(({ result }) => result) && (
          <span>{t(phase === 'counting' ? 'votingDay.count.none' : 'votingDay.count.unknown')}</span>
        )}{' '}
        {phase === 'counting' && time !== null && !isAway && <span className="num">{t('votingDay.count.at', { time })}</span>}
      </p>
      {/* Always rendered, so that screen readers announce changes in it. */}
      <div role="status">
        {(isAway || (isOld && phase === 'counting')) && (
          <p className={styles.stale}>
            <IconAlertTriangle size={20} aria-hidden />
            <span>{isOld || time === null ? t('votingDay.count.offline') : t('votingDay.count.stale', { time })}</span>
          </p>
        )}
      </div>
      {(isAway || !isCounted) && (
        <p>
          <OfficialSite site="people" />
        </p>
      )}
    </div>
  )
}
