import { ApiError } from '@plenara/contract/client'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { onShownFrom, shownFrom } from '../../data/calls/offline-copy.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { loadOutbox } from '../../data/outbox/load-outbox.ts'
import { useWaitingCount } from '../../data/outbox/waiting-flag.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { timeOfAnswer } from '../../i18n/time-of-answer.ts'
import { useIsOnline } from '../../platform/online.ts'
import styles from './offline-banner.module.css'

/**
 * A slim line while there is no network or no server, or while changes wait to be saved; loaded data and the session stay [SESSION-2].
 */
export function OfflineBanner() {
  const t = useText()
  const isOnline = useIsOnline()
  const session = useSession()
  const { error, dataUpdatedAt } = useCall('getUser', { params: { id: session.userId } }, isLoggedIn(session))
  const shownSince = useSyncExternalStore(onShownFrom, shownFrom, shownFrom)
  const isServerAway = shownSince !== undefined || (error instanceof ApiError && (error.status === 0 || error.status >= 500))
  const asOf = shownSince ?? dataUpdatedAt
  const waiting = useWaitingCount()
  useReplay(waiting > 0)
  const isCut = !isOnline || isServerAway
  const textId = textIdOf({ isOnline, isServerAway, isWaiting: waiting > 0, isSignedIn: isLoggedIn(session) })
  const Icon = isCut ? IconCloudOff : IconCloudUp
  return (
    <div role="status">
      {textId && (
        <p className={styles.banner}>
          <Icon aria-hidden size={20} />
          <span>{t(textId, { n: waiting })}</span>
          {isCut && asOf > 0 && <span>{` ${t('app.offline.asOf', { time: timeOfAnswer(asOf) })}`}</span>}
        </p>
      )}
    </div>
  )
}

/** Sends pending writes of earlier visits. */
function useReplay(isWaiting: boolean): void {
  const { userId } = useSession()
  useEffect(() => {
    if (!isWaiting || userId < 0) return
    // Without a network its code may be missing; the next page that loads tries again.
    void loadOutbox().then(
      ({ replayNow }) => replayNow(),
      () => undefined,
    )
  }, [isWaiting, userId])
}

interface Reach {
  readonly isOnline: boolean
  readonly isServerAway: boolean
  readonly isWaiting: boolean
  readonly isSignedIn: boolean
}

function textIdOf({ isOnline, isServerAway, isWaiting, isSignedIn }: Reach): string | null {
  if (!isOnline && !isSignedIn) return 'app.offline.signedOut'
  if (!isOnline) return isWaiting ? 'app.offline.waiting' : 'app.offline.text'
  if (isServerAway) return isWaiting ? 'app.offline.serverWaiting' : 'app.offline.server'
  return isWaiting ? 'app.waiting' : null
}
