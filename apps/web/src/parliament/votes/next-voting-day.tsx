import { zurichDay } from '@plenara/domain/elections'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useNow } from '../../platform/use-now.ts'
import styles from './vote.module.css'

/** A link to the next voting day; nothing if none is known. */
export function NextVotingDay() {
  const t = useText()
  const lang = useContentLanguage()
  const from = zurichDay(useNow().getTime())
  const { data } = useLookUp('getVotes', { query: { lang, peopleVotes: 'true', from, sort: 'oldest' } })
  const day = data?.items[0]?.date
  if (!day) return null
  return (
    <p className={styles.day}>
      <Link to={`/votes/sunday/${day}`}>{t('votingDay.nextDay', { day: formatDay(day) })}</Link>
    </p>
  )
}
