import { useText } from '@plenara/ui/text/text.ts'
import { IconBook2, IconChevronRight, IconClipboardList } from '@tabler/icons-react'
import { type ReactNode, useContext, useId, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { onShownFrom, shownFrom } from '../../data/calls/offline-copy.ts'
import { useElectionId } from '../../data/queries/active-election.ts'
import { useCandidateCards } from '../../data/queries/candidates.ts'
import { useFollowedList } from '../../data/queries/followed-list.ts'
import { JourneyContext } from '../../data/queries/journey.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { timeOfAnswer } from '../../i18n/time-of-answer.ts'
import styles from './offline-ways.module.css'

/** What works without a network: the voter's list, if this device has all of it, and the instructions, which it always has. */
export function OfflineWays() {
  const t = useText()
  const id = useId()
  const isSignedIn = isLoggedIn(useSession())
  return (
    <section className={styles.ways} aria-labelledby={id}>
      <h2 id={id}>{t('offline.ways')}</h2>
      <ul>
        {isSignedIn && <CopyOutWay />}
        <Way
          to={isSignedIn ? '/voting-instructions' : '/information/elections/federal'}
          icon={<IconBook2 aria-hidden />}
          title={t(isSignedIn ? 'offline.instructions' : 'information.title.elections.federal')}
          detail={t('offline.always')}
        />
      </ul>
    </section>
  )
}

/** Inside of the app it does not load the elections: a failed call would start again, and the page would alternate between loading and its error. */
function CopyOutWay() {
  const journey = useContext(JourneyContext)
  if (!journey) return <CopyOutOfActiveElection />
  return journey.electionId > 0 && <CopyOutOf electionId={journey.electionId} />
}

/** For the error page of the app itself. */
function CopyOutOfActiveElection() {
  return <CopyOutOf electionId={useElectionId()} />
}

/** The link to the list that the voter follows, once everything for the ballot was found on this device. */
function CopyOutOf({ electionId }: { readonly electionId: number }) {
  const t = useText()
  const { list, updatedAt } = useFollowedList(electionId)
  const { data: candidates } = useCandidateCards(electionId)
  const shownSince = useSyncExternalStore(onShownFrom, shownFrom, shownFrom)
  const isLocal = useIsLocalAccount()
  if (!list || !candidates) return null
  return (
    <Way
      to={`/list/${list.id}/view`}
      icon={<IconClipboardList aria-hidden />}
      title={t('offline.copyOut')}
      detail={isLocal ? t('offline.always') : t('app.offline.asOf', { time: timeOfAnswer(shownSince ?? updatedAt) })}
    />
  )
}

interface WayProps {
  readonly to: string
  readonly icon: ReactNode
  readonly title: string
  readonly detail: string
}

function Way({ to, icon, title, detail }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        {icon}
        <span className={styles.grow}>
          <b>{title}</b>
          <span className={styles.detail}>{detail}</span>
        </span>
        <IconChevronRight aria-hidden size={20} />
      </Link>
    </li>
  )
}
