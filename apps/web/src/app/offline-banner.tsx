import { ApiError } from '@plenara/contract/client'
import { IconCloudOff } from '@tabler/icons-react'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useText } from '../i18n/text.ts'
import { onShownFrom, shownFrom } from '../lib/from-device.ts'
import { useCall } from '../lib/query-client.ts'
import { isLoggedIn, useSession } from '../lib/session.ts'
import styles from './offline-banner.module.css'

/** A slim line while there is no network or no server; what is loaded stays, the session too [SESSION-2]. */
export function OfflineBanner() {
  const t = useText()
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  const session = useSession()
  const { error, dataUpdatedAt } = useCall('getUser', { params: { id: session.userId } }, isLoggedIn(session))
  const kept = useSyncExternalStore(onShownFrom, shownFrom)
  const isServerAway = kept !== undefined || (error instanceof ApiError && (error.status === 0 || error.status >= 500))
  const asOf = kept ?? dataUpdatedAt
  return (
    <div role="status">
      {(!isOnline || isServerAway) && (
        <p className={styles.banner}>
          <IconCloudOff aria-hidden size={20} />
          {t(isOnline ? 'app.offline.server' : isLoggedIn(session) ? 'app.offline.text' : 'app.offline.signedOut')}
          {asOf > 0 && ` ${t('app.offline.asOf', { time: timeOf(asOf) })}`}
        </p>
      )}
    </div>
  )
}

/** 14:05, or 20.11.26, 14:05 on another day. @param at milliseconds since 1970 */
function timeOf(at: number): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  const day = { day: '2-digit', month: '2-digit', year: '2-digit' } as const
  return moment.toLocaleString('de-CH', { ...(isToday ? {} : day), hour: '2-digit', minute: '2-digit' })
}
