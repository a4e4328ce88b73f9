import type { VotingDay } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './voting-day.module.css'

/** Links to the previous and the next voting day. */
export function OtherDays({ day: { previous, next } }: { readonly day: VotingDay }) {
  const t = useText()
  if (previous === null && next === null) return null
  return (
    <nav className={styles.days} aria-label={t('votingDay.days')}>
      {previous && (
        <Link to={`/votes/sunday/${previous}`}>
          <IconChevronLeft size={20} aria-hidden />
          <span>{t('votingDay.previous', { day: formatDay(previous) })}</span>
        </Link>
      )}
      {next && (
        <Link to={`/votes/sunday/${next}`}>
          <span>{t('votingDay.next', { day: formatDay(next) })}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
